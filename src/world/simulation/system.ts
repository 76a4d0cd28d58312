// Systems: parts of a simulation that are called in every step, such as guns, rules of features, the watch for errata.
import type { Point } from '../entities/command';
import type { Entity } from './entity-kinds';

/** Something worth pointing out about a body now. */
export interface Callout {
  /** Number of the erratum in the notes. */
  readonly number: number;
  /** Text with its figures. */
  readonly text: string;
  /** Place of the sign. m; null for the body itself. */
  readonly place: Point | null;
}

/** Figures of a body by name; null for a figure without a value. */
export type BodyFigures = Readonly<Record<string, number | null>>;

/** Numbers that a hero can set. */
export interface Adjustable {
  get(): readonly number[];
  /** Throws RangeError for refused values, and changes nothing. */
  set(values: readonly number[]): void;
}

/** One system of a simulation. */
export interface System {
  /** Whether time waits for the person. Steps by hand still count. */
  readonly pausesTime?: boolean;
  /** Whether a person is dragging an order. Answers and measures wait until the drag ends. */
  readonly isInputHeld?: boolean;
  /** Whether a person's attempt has begun and is not over. */
  readonly isUnderWay?: boolean;
  /** Whether the attempt is over. A command then belongs to the next attempt. */
  readonly isOver?: boolean;
  /** Whether the system adds things to the world that bodies can touch. */
  readonly touches?: boolean;
  /** Whether the system's effect on a body depends only on that body, the time, and the first bodies. */
  readonly bodyByBody?: boolean;
  /** Body in focus until a person chooses one; the first body when left out. */
  readonly defaultFocus?: Entity | undefined;
  /** Called before the entities are updated. @param timeStep s */
  before?(timeStep: number): void;
  /** Returns the present name of a body if it differs from the scenario's name, else null. */
  nameOf?(entity: Entity): string | null;
  /** Returns why no law turns a body now, in a sentence; null if a law turns it. */
  whyNoLaw?(entity: Entity): string | null;
  /** Whether the system watches a body's updates. The result never changes for a body. */
  watches?(entity: Entity): boolean;
  /** Called after the update of a watched body, before the worlds' steps. @param timeStep length of the body's step. s */
  afterUpdate?(entity: Entity, timeStep: number): void;
  /** Called after the worlds' steps, while the step's contacts are known. @param timeStep s */
  after?(timeStep: number): void;
  /** All numbers of the system's state, for the fingerprint of the run. */
  readonly ownState?: readonly number[];
  /** Returns figures of a body's motion that replace or extend the usual figures; null for other bodies. */
  motionOf?(entity: Entity): BodyFigures | null;
  /** Returns the system's measurements of a body so far; null for other bodies. */
  measuresOf?(entity: Entity): BodyFigures | null;
  /** Returns the system's adjustable numbers by name. Heroes set them, undo restores them. */
  adjustables?(): Readonly<Record<string, Adjustable>>;
  /** Returns remarks about a body now; null if it does not watch that body. */
  callouts?(entity: Entity): readonly Callout[] | null;
}

/** Returns why no law turns a body now, in a sentence; null if a law turns it. */
export function whyNoLawIn(systems: readonly System[], entity: Entity): string | null {
  return systems.map((system) => system.whyNoLaw?.(entity) ?? null).find((reason) => reason !== null) ?? null;
}

/** Returns whether a system makes time wait for the person. */
export function isTimePaused(systems: readonly System[]): boolean {
  return systems.some(({ pausesTime }) => pausesTime);
}

/** Returns whether a system says that the attempt is over. */
export function isAttemptOver(systems: readonly System[]): boolean {
  return systems.some(({ isOver }) => isOver);
}

/** Returns whether a system says that an attempt is under way. */
export function isAttemptUnderWay(systems: readonly System[]): boolean {
  return systems.some(({ isUnderWay }) => isUnderWay);
}

/** Returns remarks of all systems about a body; null if none watches it. */
export function remarksOn(systems: readonly System[], entity: Entity): readonly Callout[] | null {
  const all = systems.flatMap((system) => {
    const remarks = system.callouts?.(entity) ?? null;
    return remarks ? [remarks] : [];
  });
  return all.length > 0 ? all.flat() : null;
}
