// What a scenario is: plain data that says which bodies there are, what they are told, and when.
import type { ControllerSpec } from '../control/controllers';
import type { EntityName } from '../entities/entity-kinds';
import type { MotionLimits } from '../entities/motion-limits';

/** A place in a file: [x, y] in metres, x right, y down. */
export type Place = readonly [number, number];

/** A command as a file gives it. */
export type CommandSpec =
  | { readonly kind: 'idle' }
  | { readonly kind: 'turn-towards' | 'seek'; readonly target: Place }
  | { readonly kind: 'follow-path'; readonly waypoints: readonly Place[]; readonly loop?: boolean };

/** An entity as a file gives it. Left out means the default of its kind. */
export interface EntitySpec {
  readonly kind: EntityName;
  /** Name on the picture and in tables; that of its kind when left out. */
  readonly label?: string;
  readonly position?: Place;
  /** rad, 0 along +x, clockwise. */
  readonly angle?: number;
  readonly controller?: ControllerSpec;
  readonly limits?: Partial<MotionLimits>;
  /** m. */
  readonly seekDistance?: number;
  readonly command?: CommandSpec;
  /** Whether the turn controller forgets its past when the target jumps; false when left out. */
  readonly resetOnRetarget?: boolean;
  /** Whether it turns the short way round; true when left out. */
  readonly wrap?: boolean;
  /** The body is held in its heading until then. s from the start */
  readonly heldUntil?: number;
}

/** Something that happens at a time: a target that moves, or a new command. */
export interface TimelineEntry {
  /** s from the start. */
  readonly at: number;
  /** Index of the entity. */
  readonly entity: number;
  readonly target?: Place;
  readonly command?: CommandSpec;
}

/** A scenario file. */
export interface Scenario {
  readonly version: 1;
  readonly name: string;
  /** One or two plain sentences for the user. */
  readonly description?: string;
  /** Steps a second. Hz, 30 to 240; 60 when left out. */
  readonly stepRate?: number;
  /** How long a run lasts without a window. s; 20 when left out. */
  readonly seconds?: number;
  /** A steady torque on every body. N m; 0 when left out. */
  readonly windTorque?: number;
  readonly entities: readonly EntitySpec[];
  readonly timeline?: readonly TimelineEntry[];
}

/** Length of a run when a scenario does not say. s. */
export const defaultSeconds = 20;
