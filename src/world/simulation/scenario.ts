// The type of a scenario: plain data with bodies, their commands, and events at given times.

import type { EntityStart } from '../entities/entity-start';
import type { Build } from '../entities/hull';
import type { EntityName } from './entity-kinds';
import type { GunSpec } from './guns/gun';
import type { HeroSpec } from './heroes/hero';
import type { MomentSpec, MotorSpec } from './moment-spec';
import type { ObstacleSpec } from './obstacle';
import type { Place } from './place';
import type { ChaseSpec } from './targets/chase';
import type { TargetSpec } from './targets/moving-target';
import type { TurnsSpec } from './targets/turns-spec';
import type { Weather } from './wind';

/** A command as a file gives it. */
export type CommandSpec =
  | { readonly kind: 'idle' }
  | { readonly kind: 'turn-towards' | 'seek'; readonly target: Place }
  | { readonly kind: 'turn-towards' | 'seek'; readonly quarry: ChaseSpec }
  | {
      readonly kind: 'follow-path';
      readonly waypoints: readonly Place[];
      readonly loop?: boolean;
      /** Index of the waypoint to head for first; 0 when left out. */
      readonly next?: number;
    };

/** Settings of a body in a file. A field that is left out has the default of its kind. */
export interface BodySpec
  extends Omit<EntityStart, 'position' | 'angle' | 'build' | 'hull' | 'seed'>,
    Build {}

/** An entity as a file gives it. */
export interface EntitySpec extends BodySpec {
  readonly kind: EntityName;
  /** Name on the picture and in tables; that of its kind when left out. */
  readonly label?: string;
  readonly position?: Place;
  /** rad, 0 along +x, clockwise. */
  readonly angle?: number;
  readonly command?: CommandSpec;
  /** End of the time for which the heading is held. s from the start */
  readonly heldUntil?: number;
  /** Whether the body keeps its own command: modes and drags do not reach it. False when left out. */
  readonly autonomous?: boolean;
  // At 120 Hz [4] is a world at 30 Hz, and [1, 1, 15] one whose frames stall.
  /**
   * Lengths, in turn, of the steps of the body's separate world, in steps of the scenario. When left out:
   * the common world.
   */
  readonly steps?: readonly number[];
  /** The gun of a turret. */
  readonly gun?: Partial<GunSpec>;
  /** Whether guns aim at the body; false when left out. */
  readonly hostile?: boolean;
}

/** An event at a given time: a moved target, a new command, or an impulse. */
export interface TimelineEntry {
  /** s from the start. */
  readonly at: number;
  /** Index of the entity. */
  readonly entity: number;
  readonly target?: Place;
  readonly command?: CommandSpec;
  /** Impulse through the centre of mass. N s */
  readonly impulse?: Place;
  /** Angular impulse. N m s */
  readonly spin?: number;
}

/** Cards that show each body by itself, wherever it is in the world. */
export interface CardsSpec {
  /** The curve on each card: the heading error, or the angular acceleration that the motor gave; the error when left out. */
  readonly curve?: 'error' | 'motor';
  /** Length of the curves' time axis; the time between two turns when left out. s */
  readonly seconds?: number;
  /** Whether the frames of each body's world are marked under its curve; false when left out. */
  readonly frames?: boolean;
  /** Heads of a table of cards; single cards when left out. The entities fill it column by column. */
  readonly table?: TableSpec;
}

/** Heads of a table of cards. */
export interface TableSpec {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** A few words under each column's head; none when left out. */
  readonly notes?: readonly string[];
}

/** Size and start of a swarm. */
export interface SwarmSpec {
  /** Number of bodies. The entities of the file are repeated in turn. */
  readonly count: number;
  /** Start area: a ring round the origin, filled evenly. Its inner and outer radius. m */
  readonly ring: Place;
}

/** Fields that features add to a scenario. Each feature declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: games fill it, see their spec.ts
export interface GameSpecs {}

/** Settings of the world in a file. Weather that is left out is calm. */
export interface WorldSpec extends Partial<Weather> {
  /** Steps a second. Hz, 30 to 240; 60 when left out. */
  readonly stepRate?: number;
  /** Whether the entities collide with each other; with crates and walls they always do. False when left out. */
  readonly bodiesCollide?: boolean;
}

/** A scenario file. */
export interface Scenario extends WorldSpec, Partial<GameSpecs> {
  readonly version: 1;
  readonly name: string;
  /** Question above the field, at most 90 characters. */
  readonly question?: string;
  /** Main control of the scene; none when left out. */
  readonly hero?: HeroSpec;
  /** Name of the answer, a row of src/lab/answers/answers.ts; none when left out. */
  readonly answer?: string;
  /** A note under the question: what to look at, or what to do first; at most 120 characters. */
  readonly hint?: string;
  /** One or two plain sentences for the user. */
  readonly description?: string;
  /** Length of a run in the command-line runner. s; 20 when left out. */
  readonly seconds?: number;
  /** Seed of everything that looks random: gusts, the waves of a game. A whole number; 1 when left out. */
  readonly seed?: number;
  readonly entities: readonly EntitySpec[];
  /** Repeats the entities in turn, up to a number; without it each entity is one body. */
  readonly swarm?: SwarmSpec;
  readonly timeline?: readonly TimelineEntry[];
  /** Repeated turns; none when left out. */
  readonly turns?: TurnsSpec;
  /** Layout of bodies that only turn, each on its own card; without it the scene is a picture of the world. */
  readonly cards?: CardsSpec;
  /** Crates and walls. */
  readonly obstacles?: readonly ObstacleSpec[];
  /** Targets that move by themselves. */
  readonly targets?: readonly TargetSpec[];
  /** Whether the motor is cut at the start: to a quarter of the first body's limits, or to limits; full when left out. */
  readonly motor?: MotorSpec;
  /** Saved moment from which the run continues; without it everything starts at rest. */
  readonly moment?: MomentSpec;
  /** First view: two opposite corners. The whole scenario when left out. */
  readonly view?: readonly [Place, Place];
  /** Camera mode; off when left out. */
  readonly camera?: 'follow' | 'turn' | 'frame';
  /** The picture behind everything; none when left out. */
  readonly backdrop?: 'sun';
}

/** Length of a run when a scenario does not say. s. */
export const defaultSeconds = 20;
