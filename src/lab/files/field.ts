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

/** The form of a thing of a game, as a hand changes it: a line across a way, or a ring. */
export interface ThingShape {
  /** Its middle. m */
  readonly at: Place;
  /** The way across the line. rad, 0 along +x, clockwise; null for a ring, which has none. */
  readonly angle: number | null;
  /** How wide the line is, or the radius of the ring. m */
  readonly size: number;
  /** How far the ends of the line, or the rim of the ring, are from its middle as they are drawn. m */
  readonly reach: number;
}

/** A list of things that a game adds to the field of a scene. They are chosen, moved, turned, copied and removed as any others. */
export interface FieldThings<Spec = unknown, Thing = unknown> {
  /** Name of one thing: "Gate". */
  readonly label: string;
  /** Name of several things: "gates". */
  readonly plural: string;
  /** Most of them in a scene that is played as the game; there is at least one. */
  readonly most: number;
  /** How a scene without a field gets this one by the first thing, and loses it with the last. */
  readonly first: {
    /** The scene as this game, with these. */
    begun(scenario: Scenario, things: readonly Thing[]): Scenario;
    /** Message about the change: one or two sentences. */
    readonly words: string;
    /** The scene played as nothing again, without the last of them. */
    ended(scenario: Scenario): Scenario;
    /** Message about the change. */
    readonly endedWords: string;
  };
  /** Of one of them. */
  readonly schema: GenericSchema<unknown, Thing>;
  /** Null where this form of the game has no such list. */
  get(spec: Spec): readonly Thing[] | null;
  set(spec: Spec, things: readonly Thing[]): Spec;
  /** Adjusts the place where one is dropped, for example onto the path. m */
  near(scenario: Scenario, at: Place): Place;
  /** Reroutes the path through the place of a new one beside it. m */
  led(scenario: Scenario, at: Place): Scenario;
  /** A new one at a place. m @param angle of the way across it; null for the one that suits the scenario. rad */
  made(scenario: Scenario, at: Place, angle: number | null): Thing;
  /** Returns the index at which a new thing belongs. */
  indexFor(scenario: Scenario, thing: Thing): number;
  shapeOf(thing: Thing): ThingShape;
  /** The thing in another form, within its limits. */
  shaped(thing: Thing, shape: Omit<ThingShape, 'reach'>): Thing;
  /** How one is drawn in a simulation that stands at its start. */
  shapeIn(simulation: Simulation, index: number): ThingShape | null;
  /** Draws one otherwise, as while it is dragged. Nothing else of the simulation changes. */
  show(simulation: Simulation, index: number, thing: Thing): void;
}

/** Figures of a game for the console. */
export interface FieldReport {
  readonly kind: string;
  readonly state: 'ready' | 'running' | 'over';
  readonly [figure: string]: string | number | null;
}

/** The part of the world that a view of a whole scenario shows: a frame, or places beside the bodies. */
export type FieldExtent =
  | {
      readonly frame: Extent;
      /** True where the frame may lie on its side on a narrow page, because up and down mean nothing. */
      readonly turnable: boolean;
    }
  | { readonly places: readonly Place[] };

/** An event that the spec of a field outlives: a restart, a save under way, or an edit by hand. */
export type Carry =
  | { readonly to: 'restart' | 'moment'; readonly simulation: Simulation }
  | { readonly to: 'edit'; readonly was: Scenario; readonly now: Scenario };

/** Lists of things that a field adds to a scene, by their names. */
export type FieldLists<Spec = unknown> = { readonly [List in GameList]?: FieldThings<Spec, Lists[List]> };

/** A field of a scenario file, and the rules that its spec brings into a simulation. It runs without a page. */
export interface Field<Spec = unknown> {
  /** Key in a scenario file. */
  readonly key: keyof GameSpecs;
  /** Loads the rest of a field that comes late. Null once it is there. Rejects with a sentence. */
  load?(): Promise<void> | null;
  readonly schema: GenericSchema<unknown, Spec>;
  /** Makes the rules, in a simulation whose entities are in place. Throws RangeError when they cannot play it. */
  system(spec: Spec, simulation: Simulation): System;
  /** Says why the rest of a scenario does not go with the field; null when it does. */
  refusal?(scenario: Scenario): Refusal | null;
  /** Says what a view of the whole scenario shows beside its bodies. */
  extent?(spec: Spec): FieldExtent;
  /** Returns the spec after an event; without this member it stays. */
  carried?(spec: Spec, event: Carry): Spec;
  /** Lists of things that the field adds to a scene; 'fixed' where its rules own the scene, which nobody can build then. */
  readonly things?: FieldLists<Spec> | 'fixed';
  /** Figures for the console; null where the simulation is played otherwise. */
  report?(simulation: Simulation): FieldReport | null;
}

/** Lists of things that a field adds; none where it adds nothing, or there is no field. */
export function listsOf(field: Field | null | undefined): FieldLists {
  const { things = 'fixed' } = field ?? {};
  return things === 'fixed' ? {} : things;
}

/** The field that a scenario is played by; null for most. */
export function fieldOf(scenario: Scenario, games: readonly Field[]): Field | null {
  return games.find(({ key }) => scenario[key] !== undefined) ?? null;
}

/**
 * A scenario's simulation, with the rules of its game if it is played as one, at the moment at which its file was saved. Throws
 * RangeError where that moment is not one of its bodies.
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
