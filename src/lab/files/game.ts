// What a game adds to scenario files and to a simulation. General code asks for it here, and never by a game's name.

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
export interface GameThings<Spec = unknown, Thing = unknown> {
  /** What one is called: "Gate". */
  readonly label: string;
  /** What several are called: "gates". */
  readonly plural: string;
  /** Most of them in a scene that is played as the game; there is at least one. */
  readonly most: number;
  /** How a scene that is played as nothing becomes this game by the first of them; left out where it does not. */
  readonly first?: {
    /** The scene as this game, with these. */
    begun(scenario: Scenario, things: readonly Thing[]): Scenario;
    /** What a person is told then: one or two sentences. */
    readonly words: string;
    /** The scene played as nothing again, without the last of them. */
    ended(scenario: Scenario): Scenario;
    /** What a person is told then. */
    readonly endedWords: string;
  };
  /** Of one of them. */
  readonly schema: GenericSchema<unknown, Thing>;
  /** Null where this form of the game has no such list. */
  get(spec: Spec): readonly Thing[] | null;
  set(spec: Spec, things: readonly Thing[]): Spec;
  /** Where one is put that may stand anywhere about a place; there when left out. m */
  near?(scenario: Scenario, at: Place): Place;
  /** The scene with a way that leads through a place beside it, before one is put there by hand; as it is when left out. m */
  led?(scenario: Scenario, at: Place): Scenario;
  /** A new one at a place. m @param angle of the way across it; null for the one that suits the scenario. rad */
  made(scenario: Scenario, at: Place, angle: number | null): Thing;
  /** Where in the list a new one belongs. */
  indexFor(scenario: Scenario, thing: Thing): number;
  shapeOf(thing: Thing): ThingShape;
  /** The thing in another form, within its limits. */
  shaped(thing: Thing, shape: Omit<ThingShape, 'reach'>): Thing;
  /** How one is drawn in a simulation that stands at its start. */
  shapeIn(simulation: Simulation, index: number): ThingShape | null;
  /** Draws one otherwise, as while it is dragged. Nothing else of the simulation changes. */
  show(simulation: Simulation, index: number, thing: Thing): void;
}

/** What the console tells of a game: its name, how far it is, and figures of its own. */
export interface GameReport {
  readonly kind: string;
  readonly state: 'ready' | 'running' | 'over';
  readonly [figure: string]: string | number | null;
}

/** What an address names. */
interface Addressed {
  readonly scenario: Scenario;
  readonly title: string;
}

/** A game: a field of a scenario file, and the rules that its spec brings into a simulation. */
export interface Game<Spec = unknown> {
  /** Its field in a scenario file. */
  readonly key: keyof GameSpecs;
  /** Loads what reads and plays it, where that comes late; null once it is there. Rejects with a sentence where it cannot be had. */
  load?(): Promise<void> | null;
  /** Of that field. */
  readonly schema: GenericSchema<unknown, Spec>;
  /** Whether its bodies collide whatever the scenario says. */
  readonly bodiesCollide?: true;
  /** Whether what stands on its field is up to its rules: nothing can be added, moved or taken away. */
  readonly ownField?: true;
  /** Whether it may lie on its side on a narrow page: only where up and down mean nothing. */
  readonly turnable?: true;
  /** Why it cannot be played with the rest of a scenario; null when it can. */
  refusal?(scenario: Scenario): Refusal | null;
  /** What a view of the whole of it shows, whatever else there is. */
  extent?(spec: Spec): Extent;
  /** Places that a view of the whole scenario shows too. */
  places?(spec: Spec): readonly Place[];
  /** Whether its field has something that fits its bodies or does not, such as what their laws remember; never when left out. */
  hasMoment?(spec: Spec): boolean;
  /** Its rules, in a simulation whose entities are in place. Throws RangeError when they cannot play it. */
  system(spec: Spec, simulation: Simulation): System;
  /** Its field of a file that goes on from where a simulation is; the file's own when left out, and for null. */
  onwards?(simulation: Simulation): Spec | null;
  /** Its field when a simulation is begun again with what a person has set; the file's own when left out, and for null. */
  anew?(simulation: Simulation): Spec | null;
  /** Its field once the scenario was changed by hand; as it was when left out. @param was before the change */
  rebuilt?(spec: Spec, was: Scenario, now: Scenario): Spec;
  /** The lists of things that it adds to the field of a scene, once they are loaded. */
  readonly things?: { readonly [List in GameList]?: GameThings<Spec, Lists[List]> };
  /** Loads these, for a scene that is built. */
  loadThings?(): Promise<void>;
  /** The scenario that an address of its own names, and the title it runs under; null for other words. A promise where it must be loaded. */
  fromAddress?(words: string): Addressed | null | Promise<Addressed | null>;
  /** Has its bodies turn to an attitude [x, y, z, w], where they turn in space. Part of an edit. Throws RangeError for one that is none. */
  order?(simulation: Simulation, attitude: readonly number[]): void;
  /** What the console tells of it in its simulation; null where it is not played. */
  report?(simulation: Simulation): GameReport | null;
}

/** The game that a scenario is played as; null for most. */
export function gameOf(scenario: Scenario, games: readonly Game[]): Game | null {
  return games.find(({ key }) => scenario[key] !== undefined) ?? null;
}

/**
 * A scenario's simulation, with the rules of its game if it is played as one, at the moment at which its file was saved. Throws
 * RangeError where that moment is not one of its bodies.
 */
export function simulationOf(scenario: Scenario, games: readonly Game[]): Simulation {
  const game = gameOf(scenario, games);
  const rules: SystemMaker[] = game ? [(simulation) => game.system(scenario[game.key], simulation)] : [];
  const simulation = new Simulation(scenario, [...rules, answerSystem]);
  const { motor, moment } = scenario;
  if (motor) cutMotors(simulation, motor);
  if (moment) resume(simulation, moment);
  return simulation;
}
