// Games as fields of scenario files, with the rules that they add to a simulation. General code knows no game by name.

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

/** Shape of a game's scene object, such as a gate: a line across a path, or a ring. */
export interface ThingShape {
  /** Centre of the line or ring. m */
  readonly at: Place;
  /**
   * Direction of the path that crosses a line-shaped object. rad, 0 along +x, clockwise. Null for a ring-shaped object.
   */
  readonly angle: number | null;
  /** Length of an object that is a line, or radius of an object that is a ring. m */
  readonly size: number;
  /** Distance from the object's centre to its outermost drawn point, such as a gate post. m */
  readonly reach: number;
}

/** One kind of scene object that a game adds and a person can edit, such as gates. */
export interface FieldThings<Spec = unknown, Thing = unknown> {
  /** Singular name of this kind of scene object, for example "Gate". */
  readonly label: string;
  /** Plural name of this kind of object, for example "gates". */
  readonly plural: string;
  /** Largest allowed number of these objects in one scene. */
  readonly most: number;
  /**
   * Two edits of a scene: adding the first object of this kind, such as a gate, makes the scene a game; removing the
   * last object ends the game.
   */
  readonly first: {
    start(scenario: Scenario, things: readonly Thing[]): Scenario;
    /**
     * Message shown when a person adds the first object of this kind, such as a gate, and so turns a scene into a game.
     * One or two sentences
     */
    readonly words: string;
    end(scenario: Scenario): Scenario;
    readonly endedWords: string;
  };
  readonly schema: GenericSchema<unknown, Thing>;
  /** Returns the objects of this kind, such as gates, from a game's data. Null if the data have no such list. */
  get(spec: Spec): readonly Thing[] | null;
  set(spec: Spec, things: readonly Thing[]): Spec;
  /**
   * Returns where to put a scene object that a person drops at `at`, for example at the nearest place on the path. m
   */
  placeNear(scenario: Scenario, at: Place): Place;
  /**
   * Returns the scenario with its path rerouted through the place of a new scene object.
   * @param at [x, y] of the object. m
   */
  reroute(scenario: Scenario, at: Place): Scenario;
  /**
   * Makes a new scene object of this kind.
   * @param at [x, y] of the object. m
   * @param angle direction of the path that crosses the object, rad; null to let the function choose
   */
  create(scenario: Scenario, at: Place, angle: number | null): Thing;
  indexFor(scenario: Scenario, thing: Thing): number;
  shapeOf(thing: Thing): ThingShape;
  /** Returns a copy of the object with another shape, clamped to the kind's limits. */
  withShape(thing: Thing, shape: Omit<ThingShape, 'reach'>): Thing;
  /**
   * Returns the shape of a scene object as drawn before the simulation begins; null if it is not drawn.
   * @param index index of the object in its list
   */
  shapeIn(simulation: Simulation, index: number): ThingShape | null;
  /**
   * Draws a scene object with temporary data, for example while a person drags it. The scenario does not change.
   * @param index index of the object in its list
   * @param thing temporary data of the object
   */
  show(simulation: Simulation, index: number, thing: Thing): void;
}

/** State and measured numbers of a game, for scripts in the browser's console. */
export interface FieldReport {
  readonly kind: string;
  readonly state: 'ready' | 'running' | 'over';
  readonly [figure: string]: string | number | null;
}

/**
 * Part of the world that a game wants in view. m. `frame`: exactly this rectangle. `places`: these places, and all
 * bodies and other objects.
 */
export type FieldExtent =
  | {
      readonly frame: Extent;
      readonly turnable: boolean;
    }
  | { readonly places: readonly Place[] };

/**
 * Event after which a game updates its data. `restart`: a run restarts. `moment`: the state of a run is saved. `edit`:
 * a person edits the scenario.
 */
export type Carry =
  | { readonly to: 'restart' | 'moment'; readonly simulation: Simulation }
  | { readonly to: 'edit'; readonly was: Scenario; readonly now: Scenario };

export type FieldLists<Spec = unknown> = { readonly [List in GameList]?: FieldThings<Spec, Lists[List]> };

/** Definition of a game: its key in scenario files, the schema of its data, and its rules. */
export interface Field<Spec = unknown> {
  /** Key of the field in a scenario file. */
  readonly key: keyof GameSpecs;
  /** Loads a game's rules. Null if already loaded. Rejects with a message if loading fails. */
  load?(): Promise<void> | null;
  readonly schema: GenericSchema<unknown, Spec>;
  /**
   * Makes the game's rules for a simulation, which must already contain its bodies. Throws RangeError if the simulation
   * does not suit the rules.
   */
  system(spec: Spec, simulation: Simulation): System;
  refusal?(scenario: Scenario): Refusal | null;
  extent?(spec: Spec): FieldExtent;
  /** Returns the game's new data after a restart, save or edit. If left out: no change */
  carried?(spec: Spec, event: Carry): Spec;
  /**
   * Kinds of scene objects that the game adds, such as gates. Undefined if it adds none; 'fixed' if its scenes cannot
   * be edited.
   */
  readonly things?: FieldLists<Spec> | 'fixed' | undefined;
  /** Returns the game's state and numbers for the console; null if the simulation is not of this game. */
  report?(simulation: Simulation): FieldReport | null;
}

export function listsOf(field: Field | null | undefined): FieldLists {
  const { things = 'fixed' } = field ?? {};
  return things === 'fixed' ? {} : things;
}

/** Returns the game to which a scenario belongs; null if it belongs to none. */
export function fieldOf(scenario: Scenario, games: readonly Field[]): Field | null {
  return games.find(({ key }) => scenario[key] !== undefined) ?? null;
}

/**
 * Makes the simulation of a scenario, from the saved state `moment` if there is one.
 * @param games definitions of all games to which the scenario may belong
 * @throws RangeError if the saved state does not fit the bodies
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
