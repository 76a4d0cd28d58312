// Systems: parts of a simulation that are called in every step, such as guns, rules of games, the detector of errata.
import type { Point } from '../entities/command';
import type { Entity } from './entity-kinds';

/** A message about a body that the scene shows now. */
export interface Callout {
  /** Number of the erratum (known fault of the program published in 2013) in the notes. */
  readonly number: number;
  /** Text of the message, with measured values. */
  readonly text: string;
  /** Position of the warning triangle that the scene draws for the message. m; null: at the body */
  readonly place: Point | null;
}

/** Measured values of a body by name. Null if a quantity has no value now. */
export type BodyFigures = Readonly<Record<string, number | null>>;

/** A setting that can change during a run. The value is a list of numbers. */
export interface Adjustable {
  get(): readonly number[];
  /**
   * Gives the setting a new value.
   * @throws RangeError if the value is invalid; then nothing changes
   */
  set(values: readonly number[]): void;
}

/** A part of the simulation that is called in every step, such as a game's rules. */
export interface System {
  /**
   * True while this part of the simulation stops simulated time, to wait for an action of the person. The person can
   * still make single steps.
   */
  readonly pausesTime?: boolean;
  /** True while a person sets a command by dragging. */
  readonly isInputHeld?: boolean;
  /** True between the beginning and the end of a person's attempt at the game. */
  readonly isUnderWay?: boolean;
  /** True if the person's attempt at the game is over. */
  readonly isOver?: boolean;
  /** True if this part of the simulation adds objects that bodies can collide with, such as a gun's shells. */
  readonly touches?: boolean;
  /** True if the system's effect on a body depends only on time, this body and the first 16 bodies. */
  readonly bodyByBody?: boolean;
  /** Body whose measurements the page shows until a person chooses a body. Undefined: the first body. */
  readonly defaultFocus?: Entity | undefined;
  /** Called before the entities are updated. @param timeStep s */
  before?(timeStep: number): void;
  /** Returns the current name of a body if it differs from the name in the scenario; otherwise null. */
  nameOf?(entity: Entity): string | null;
  /** Returns a sentence on why no control law turns a body now; null if a law turns it. */
  whyNoLaw?(entity: Entity): string | null;
  /** Returns whether `afterUpdate` must be called for a body. The result never changes for a body. */
  watches?(entity: Entity): boolean;
  /**
   * Called after the update of each body for which `watches` returns true.
   * @param timeStep length of the body's step. s
   */
  afterUpdate?(entity: Entity, timeStep: number): void;
  /**
   * Called after the physics worlds have stepped, while the contacts of that step are still known.
   * @param timeStep s
   */
  after?(timeStep: number): void;
  /** All state of this system, as numbers. They are part of the hash of the simulation's state. */
  readonly ownState?: readonly number[];
  /**
   * Returns values that describe a body's motion. They replace or extend the usual measured values. Null if this system
   * does not move the body.
   */
  motionOf?(entity: Entity): BodyFigures | null;
  /** Returns the values that this system has measured for a body so far. Null if none */
  measuresOf?(entity: Entity): BodyFigures | null;
  /** Returns, by name, the settings of this system that can change during a run. */
  adjustables?(): Readonly<Record<string, Adjustable>>;
  /** Returns the messages about a body to show now. Null if this system does not watch the body. */
  callouts?(entity: Entity): readonly Callout[] | null;
}

/** Returns a sentence on why no control law turns a body now; null if a law turns it. */
export function whyNoLawIn(systems: readonly System[], entity: Entity): string | null {
  return systems.map((system) => system.whyNoLaw?.(entity) ?? null).find((reason) => reason !== null) ?? null;
}

/** Returns whether any part of the simulation stops simulated time. */
export function isTimePaused(systems: readonly System[]): boolean {
  return systems.some(({ pausesTime }) => pausesTime);
}

/** Returns whether the person's attempt at a game is over. */
export function isAttemptOver(systems: readonly System[]): boolean {
  return systems.some(({ isOver }) => isOver);
}

/** Returns whether the person's attempt at a game has begun and is not yet over. */
export function isAttemptUnderWay(systems: readonly System[]): boolean {
  return systems.some(({ isUnderWay }) => isUnderWay);
}

/** Returns the messages to show beside a body now. Null if no system observes the body. */
export function remarksOn(systems: readonly System[], entity: Entity): readonly Callout[] | null {
  const all = systems.flatMap((system) => {
    const remarks = system.callouts?.(entity) ?? null;
    return remarks ? [remarks] : [];
  });
  return all.length > 0 ? all.flat() : null;
}
