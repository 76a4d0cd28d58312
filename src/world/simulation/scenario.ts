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

/** Description of a body's command in a file. */
export type CommandSpec =
  | { readonly kind: 'idle' }
  | { readonly kind: 'turn-towards' | 'seek'; readonly target: Place }
  | { readonly kind: 'turn-towards' | 'seek'; readonly quarry: ChaseSpec }
  | {
      readonly kind: 'follow-path';
      readonly waypoints: readonly Place[];
      readonly loop?: boolean;
      /** Index of the first waypoint to head for. Default 0 */
      readonly next?: number;
    };

/** Settings of a body in a file. Missing fields have the defaults of its kind. */
export interface BodySpec
  extends Omit<EntityStart, 'position' | 'angle' | 'build' | 'hull' | 'seed'>,
    Build {}

/** Description of a body in a scenario file. */
export interface EntitySpec extends BodySpec {
  readonly kind: EntityName;
  /** Name of the body in pictures and tables. Default: the name of its kind */
  readonly label?: string;
  readonly position?: Place;
  /** Heading at the start. rad, 0 along +x, clockwise */
  readonly angle?: number;
  readonly command?: CommandSpec;
  /** Time until which the body is clamped, so that it cannot turn. s from the start */
  readonly heldUntil?: number;
  /** Whether the body keeps its own command, so that a person cannot change it. Default: false */
  readonly autonomous?: boolean;
  // At 120 Hz [4] is a world at 30 Hz, and [1, 1, 15] one whose frames stall.
  /**
   * Repeating step lengths of the body's own physics world, in multiples of the scenario's step. Undefined: shared
   * world
   */
  readonly steps?: readonly number[];
  /** Gun, for a turret. */
  readonly gun?: Partial<GunSpec>;
  /** Whether guns shoot at the body. Default: false */
  readonly hostile?: boolean;
}

/** An event at a given time: a moved target, a new command, or an impulse. */
export interface TimelineEntry {
  /** Time of the event. s from the start */
  readonly at: number;
  /** Index of the entity that the event changes. */
  readonly entity: number;
  readonly target?: Place;
  readonly command?: CommandSpec;
  /** Impulse on the body, through its centre of mass. N s */
  readonly impulse?: Place;
  /** Angular impulse on the body. N m s, positive clockwise */
  readonly spin?: number;
}

/** Display of the scene as cards, each of which shows one body. */
export interface CardsSpec {
  /** Curve plotted for each body: heading error or motor's angular acceleration. Default: error */
  readonly curve?: 'error' | 'motor';
  /**
   * Length of the time axis of each body's curve, s. Default: the time between two jumps of the targets, minus the time
   * for which bodies are clamped (cannot turn).
   */
  readonly seconds?: number;
  /** Whether marks below each curve show the steps of the physics world. Default: false */
  readonly frames?: boolean;
  /**
   * Labels of the columns and rows, if the cards form a table. Each card shows one entity; entities fill the table
   * column by column. Undefined: no table.
   */
  readonly table?: TableSpec;
}

/** Labels of the columns and rows of a table in which each cell (card) shows one body. */
export interface TableSpec {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Short texts below the column labels, one for each column. Default: none */
  readonly notes?: readonly string[];
}

/** Number of bodies in a swarm, and where they start. */
export interface SwarmSpec {
  /** Number of bodies. The file's entities are repeated in order until this number is reached. */
  readonly count: number;
  /**
   * Ring in which the bodies start: its inner and outer radius about the origin, m. The bodies are spread evenly over
   * its area.
   */
  readonly ring: Place;
}

/** Fields that games add to a scenario. Each game declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: games fill it, see their spec.ts
export interface GameSpecs {}

/** Settings of the world in a file. By default there is no wind and no gravity. */
export interface WorldSpec extends Partial<Weather> {
  /** Steps per second. Hz, 30 to 240; default 60 */
  readonly stepRate?: number;
  /** Whether the entities collide with each other. With crates and walls they always collide. Default: false */
  readonly bodiesCollide?: boolean;
}

/** Content of a scenario file. */
export interface Scenario extends WorldSpec, Partial<GameSpecs> {
  readonly version: 1;
  readonly name: string;
  /** Question about the scene, which the page shows above it. At most 90 characters */
  readonly question?: string;
  /** Main control of the scene: one slider or switch. Default: none */
  readonly hero?: HeroSpec;
  /**
   * Name of the computation that answers the scene's question, from the list in src/lab/answers/answers.ts. Default:
   * none
   */
  readonly answer?: string;
  /** Note below the question: something to look at, or to do first. At most 120 characters */
  readonly hint?: string;
  /** Description of the scene for the user, in one or two plain sentences. */
  readonly description?: string;
  /** Length of a run in the command-line runner. s; default 20 */
  readonly seconds?: number;
  /** Seed of everything that looks random. A whole number; default 1 */
  readonly seed?: number;
  readonly entities: readonly EntitySpec[];
  /** Swarm: many bodies, made by repeating the list of entities. Undefined: each entity is one body. */
  readonly swarm?: SwarmSpec;
  readonly timeline?: readonly TimelineEntry[];
  /** Repeated jumps of all targets, so that the bodies turn again and again. Default: none */
  readonly turns?: TurnsSpec;
  /**
   * Display of the scene as cards, one for each body, for bodies that only turn. Undefined: the scene shows a picture
   * of the world.
   */
  readonly cards?: CardsSpec;
  /** Crates and walls. */
  readonly obstacles?: readonly ObstacleSpec[];
  /** Targets that move by themselves. */
  readonly targets?: readonly TargetSpec[];
  /** Limits of motors that are weakened from the start. Undefined: full strength */
  readonly motor?: MotorSpec;
  /** Saved moment from which the run continues. Undefined: everything starts at rest. */
  readonly moment?: MomentSpec;
  /** Visible area at the start, given by two opposite corners. m; default: the whole scenario */
  readonly view?: readonly [Place, Place];
  /**
   * Motion of the camera. `follow`: follows a body. `turn`: follows and turns with a body. `frame`: keeps all bodies in
   * view. Default: no motion
   */
  readonly camera?: 'follow' | 'turn' | 'frame';
  /** Picture behind the world. Default: none */
  readonly backdrop?: 'sun';
}

/** Length of a run if the scenario gives none. s */
export const defaultSeconds = 20;
