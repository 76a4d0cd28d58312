// Systems: parts of a simulation that are called in every step, such as guns, rules of games, the detector of errata.
import type { Point } from '../entities/command';
import type { Entity } from './entity-kinds';

/**
 * A message that points out something about a body now, such as an erratum (known fault of the program published in
 * 2013).
 */
export interface Callout {
  /** Number of the erratum (known fault of the program published in 2013) in the notes. */
  readonly number: number;
  /** Text of the message, with the measured values. */
  readonly text: string;
  /** Position of the warning sign that the scene shows for the message. m; null for a sign at the body itself */
  readonly place: Point | null;
}

/** Measured values of a body by name. Null if a quantity has no value now. */
export type BodyFigures = Readonly<Record<string, number | null>>;

/** Numbers, for example in the rules of a game, that the scene's main control (hero) can read and change. */
export interface Adjustable {
  get(): readonly number[];
  /** Sets the numbers that `get` returns. Throws RangeError, and changes nothing, if they are refused. */
  set(values: readonly number[]): void;
}

/** A part of the simulation that is called in every step, such as the rules of a game or a measuring instrument. */
export interface System {
  /**
   * True while this part of the simulation stops simulated time, to wait for an action of the person. The person can
   * still make single steps.
   */
  readonly pausesTime?: boolean;
  /**
   * True while a person is dragging something to set a command. Answers to the scene's question wait until the drag
   * ends.
   */
  readonly isInputHeld?: boolean;
  /** True between the beginning and the end of a person's attempt at the game. */
  readonly isUnderWay?: boolean;
  /**
   * True if the person's attempt at the game is over. The next command (goal) for the player's body then begins another
   * attempt.
   */
  readonly isOver?: boolean;
  /** True if this part of the simulation adds objects that bodies can collide with, such as a gun's shells. */
  readonly touches?: boolean;
  /**
   * True if a snapshot may save the bodies in groups, at different steps. The system's effect on a body may then depend
   * only on the time, that body, and the first 16 bodies. Snapshots always save these 16 together.
   */
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
   * Called after the update of each body for which `watches` returns true, before the physics worlds step.
   * @param timeStep length of the body's step. s
   */
  afterUpdate?(entity: Entity, timeStep: number): void;
  /**
   * Called after the physics worlds have stepped, while the contacts of that step are still known.
   * @param timeStep s
   */
  after?(timeStep: number): void;
  /** All state of this part of the simulation, as numbers that go into the hash of the run. */
  readonly ownState?: readonly number[];
  /**
   * Returns measured values of a body's motion, which replace or extend the usual ones. Null if the system does not
   * move this body.
   */
  motionOf?(entity: Entity): BodyFigures | null;
  /** Returns the values that this measuring instrument has for a body so far. Null if it does not measure this body. */
  measuresOf?(entity: Entity): BodyFigures | null;
  /**
   * Returns numbers that can be changed during a run, for example of a game's rules, in groups by name. The scene's
   * main control (hero) changes them; undo restores them.
   */
  adjustables?(): Readonly<Record<string, Adjustable>>;
  /**
   * Returns messages about a body now, for example on faults of the program published in 2013. Null if this part of the
   * simulation does not observe the body.
   */
  callouts?(entity: Entity): readonly Callout[] | null;
}

/** Returns a sentence on why no control law turns a body now; null if a law turns it. */
export function whyNoLawIn(systems: readonly System[], entity: Entity): string | null {
  return systems.map((system) => system.whyNoLaw?.(entity) ?? null).find((reason) => reason !== null) ?? null;
}

/** Returns whether any part of the simulation stops simulated time, to wait for an action of the person. */
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

/**
 * Returns the messages that are shown beside a body now, for example “It flies at 13.3 m/s”. Null if no system watches
 * the body.
 */
export function remarksOn(systems: readonly System[], entity: Entity): readonly Callout[] | null {
  const all = systems.flatMap((system) => {
    const remarks = system.callouts?.(entity) ?? null;
    return remarks ? [remarks] : [];
  });
  return all.length > 0 ? all.flat() : null;
}
