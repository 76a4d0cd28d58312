// Fields that features add to scenario files, with the rules that they bring into a simulation. General code asks them by capability.

import type { GenericSchema } from 'valibot';
import { resume } from '../../world/simulation/moment';
import { cutMotors } from '../../world/simulation/motor';
import type { Place } from '../../world/simulation/place';
import type { GameSpecs, Scenario } from '../../world/simulation/scenario';
import { Simulation, type SystemMaker } from '../../world/simulation/simulation';
import type { System } from '../../world/simulation/system';
import { answerSystem } from '../answers/answers';
import type { Refusal } from './schema-parts';
import type { GameList, Lists } from './things';

/** A rectangle of the world. m */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Form of a game's thing, as drawn and dragged: a line across a path, or a ring. */
export interface ThingShape {
  /** Middle of the thing. m */
  readonly at: Place;
  /** Direction of the path across the line. rad, 0 along +x, clockwise; null for a ring. */
  readonly angle: number | null;
  /** Length of the line, or radius of the ring. m */
  readonly size: number;
  /** Distance from the middle to the ends of the drawn line, or to the rim of the ring. m */
  readonly reach: number;
}

/** A list of things that a game adds to a scene. They can be selected, moved, turned, copied and removed like all others. */
export interface FieldThings<Spec = unknown, Thing = unknown> {
  /** Name of one thing of the game, such as "Gate". */
  readonly label: string;
  /** Name of several things: "gates". */
  readonly plural: string;
  /** Largest number of such things in a scene of the game; the smallest is one. */
  readonly most: number;
  /** Effect of the first thing, which starts the game of a scene, and of removing the last, which ends it. */
  readonly first: {
    /** Returns the scene with its game started by the first things of the game. */
    start(scenario: Scenario, things: readonly Thing[]): Scenario;
    /** Message about the change: one or two sentences. */
    readonly words: string;
    /** Returns the scene without the last thing of the game, and without the game. */
    end(scenario: Scenario): Scenario;
    /** Message about the change. */
    readonly endedWords: string;
  };
  /** Schema of one thing. */
  readonly schema: GenericSchema<unknown, Thing>;
  /** Returns the things of a spec; null if this form of the game has no such list. */
  get(spec: Spec): readonly Thing[] | null;
  set(spec: Spec, things: readonly Thing[]): Spec;
  /** Adjusts the drop position of a thing, for example onto the path. m */
  placeNear(scenario: Scenario, at: Place): Place;
  /** Returns the scene with its path rerouted through the place of a new thing. m */
  reroute(scenario: Scenario, at: Place): Scenario;
  /**
   * Makes a new thing at a place. m @param angle direction of the path across it; null for the one that suits the scenario. rad
   */
  create(scenario: Scenario, at: Place, angle: number | null): Thing;
  /** Returns the index at which a new thing belongs. */
  indexFor(scenario: Scenario, thing: Thing): number;
  shapeOf(thing: Thing): ThingShape;
  /** Returns the thing in another form, within its limits. */
  withShape(thing: Thing, shape: Omit<ThingShape, 'reach'>): Thing;
  /** Returns the form of a thing in a simulation at its start; null if it is not drawn. */
  shapeIn(simulation: Simulation, index: number): ThingShape | null;
  /** Shows a thing in another form, as during a drag. Nothing else of the simulation changes. */
  show(simulation: Simulation, index: number, thing: Thing): void;
}

/** Figures of a game for the browser's console. */
export interface FieldReport {
  readonly kind: string;
  readonly state: 'ready' | 'running' | 'over';
  readonly [figure: string]: string | number | null;
}

/** Part of the world that a view of a whole scenario shows: a frame, or places in addition to the bodies. */
export type FieldExtent =
  | {
      readonly frame: Extent;
      /** True if the frame may lie on its side on a narrow page, because up and down mean nothing. */
      readonly turnable: boolean;
    }
  | { readonly places: readonly Place[] };

/** An event after which a field's spec continues: a restart, saving during a run, or an edit by hand. */
export type Carry =
  | { readonly to: 'restart' | 'moment'; readonly simulation: Simulation }
  | { readonly to: 'edit'; readonly was: Scenario; readonly now: Scenario };

/** Lists of things that a field adds to a scene, by name. */
export type FieldLists<Spec = unknown> = { readonly [List in GameList]?: FieldThings<Spec, Lists[List]> };

/** A field of a scenario file, and the rules that its spec brings into a simulation. It runs without a page. */
export interface Field<Spec = unknown> {
  /** Key in a scenario file. */
  readonly key: keyof GameSpecs;
  /** Loads the rest of a field that comes late. Returns null if it is loaded. Rejects with a sentence for the person. */
  load?(): Promise<void> | null;
  readonly schema: GenericSchema<unknown, Spec>;
  /** Makes the rules for a simulation with its entities. Throws RangeError when they cannot play it. */
  system(spec: Spec, simulation: Simulation): System;
  /** Returns why the rest of a scenario does not fit the field; null if it does. */
  refusal?(scenario: Scenario): Refusal | null;
  /** Returns the part of the world that a view of the whole scenario shows in addition to its bodies. */
  extent?(spec: Spec): FieldExtent;
  /** Returns the spec after an event; without this member it stays. */
  carried?(spec: Spec, event: Carry): Spec;
  /** Lists of things that the field adds to a scene; 'fixed' if its rules own the scene, which nobody can then edit. */
  readonly things?: FieldLists<Spec> | 'fixed' | undefined;
  /** Returns figures for the console; null if the simulation is not of this field. */
  report?(simulation: Simulation): FieldReport | null;
}

/** Returns the lists of things that a field adds; none without a field. */
export function listsOf(field: Field | null | undefined): FieldLists {
  const { things = 'fixed' } = field ?? {};
  return things === 'fixed' ? {} : things;
}

/** Returns the field that a scenario is played by; null for most. */
export function fieldOf(scenario: Scenario, games: readonly Field[]): Field | null {
  return games.find(({ key }) => scenario[key] !== undefined) ?? null;
}

/**
 * Makes a scenario's simulation, at the moment at which its file was saved. Throws RangeError if that moment does not
 * fit its bodies.
 */
export function simulationOf(scenario: Scenario, games: readonly Field[]): Simulation {
  const field = fieldOf(scenario, games);
  const rules: SystemMaker[] = field ? [(simulation) => field.system(scenario[field.key], simulation)] : [];
  const simulation = new Simulation(scenario, [...rules, answerSystem]);
  const { motor, moment } = scenario;
  if (motor) cutMotors(simulation, motor);
  if (moment) resume(simulation, moment);
  return simulation;
}
