// What looks at every step of a simulation and may act in it: guns, a game's rules, a watch that points out errors.
import type { Point } from '../entities/command';
import type { Entity } from './entity-kinds';

/** Something worth pointing out about a body now. */
export interface Remark {
  /** What it is about, as the notes number it. */
  readonly number: number;
  /** What to look at, with its figures. */
  readonly text: string;
  /** Where; null for the body itself. m */
  readonly place: Point | null;
}

/** Figures of a body by their names, as a table has them. Null where there is none now. */
export type Figures = Readonly<Record<string, number | null>>;

/** Numbers that a person can set. */
export interface Adjustable {
  get(): readonly number[];
  /** Throws RangeError for what is refused, and changes nothing then. */
  set(values: readonly number[]): void;
}

/** One system of a simulation. */
export interface System {
  /** Whether time waits for a person now. Steps by hand are taken all the same. */
  readonly pausesTime?: boolean;
  /** Whether a hand holds what bodies are steered by: until it lets go, nothing is judged. */
  readonly isHeld?: boolean;
  /** Whether the attempt is over, so that a command given now is the plan of the next one. */
  readonly isOver?: boolean;
  /** Whether it puts things into the world that bodies can touch. */
  readonly touches?: boolean;
  /** Whether what it does to a body depends on that body and the time alone, and on the first bodies of all. */
  readonly bodyByBody?: boolean;
  /** The body that is in focus until a person chooses one; the first of all where left out. */
  readonly leading?: Entity;
  /** Before the entities are updated. @param timeStep s */
  before?(timeStep: number): void;
  /** What a body is called now, where that is not what its scenario calls it; null where it is. */
  nameOf?(entity: Entity): string | null;
  /** Why no law turns a body now, in a sentence; null where one does. */
  lawless?(entity: Entity): string | null;
  /** Whether it looks at a body's own updates. It stays so as long as the body is there. */
  watches?(entity: Entity): boolean;
  /** After the own update of a body that it watches, before the worlds' steps. @param timeStep length of the body's own step. s */
  updated?(entity: Entity, timeStep: number): void;
  /** After the worlds' steps, while the step's contacts are known. @param timeStep s */
  after?(timeStep: number): void;
  /** Numbers of its own state, for the fingerprint of all. */
  readonly ownState?: readonly number[];
  /** What it tells of a body after a step, beside what every body tells or in its place; null for a body that it knows nothing of. */
  motionOf?(entity: Entity): Figures | null;
  /** What it has measured of a body up to now; null for a body that it knows nothing of. */
  measuresOf?(entity: Entity): Figures | null;
  /** What of it a person can set, by names: heroes set it, undo puts it back. */
  adjustables?(): Readonly<Record<string, Adjustable>>;
  /** What it points out about a body now; null when it does not look at that body. */
  remarks?(entity: Entity): readonly Remark[] | null;
}

/** Why no law turns a body now, in a sentence; null where one does. */
export function lawlessIn(systems: readonly System[], entity: Entity): string | null {
  return systems.map((system) => system.lawless?.(entity) ?? null).find((reason) => reason !== null) ?? null;
}

/** Whether time waits for a person in a simulation. */
export function isTimePaused(systems: readonly System[]): boolean {
  return systems.some(({ pausesTime }) => pausesTime);
}

/** Whether an attempt is over in a simulation: it is restarted before it takes a command. */
export function isAttemptOver(systems: readonly System[]): boolean {
  return systems.some(({ isOver }) => isOver);
}

/** What systems point out about a body now; null when none of them looks at it. */
export function remarksOn(systems: readonly System[], entity: Entity): readonly Remark[] | null {
  const all = systems.flatMap((system) => {
    const remarks = system.remarks?.(entity) ?? null;
    return remarks ? [remarks] : [];
  });
  return all.length > 0 ? all.flat() : null;
}
