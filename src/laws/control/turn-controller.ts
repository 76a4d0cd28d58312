// The interface of every turn controller: errors in, angular acceleration out. A controller knows no body, target or clock.
// MIT License, Copyright (c) 2026 Slew contributors.

/** Limits of the motor that turns a body: largest angular acceleration and speed. */
export interface TurnLimits {
  /** Largest angular acceleration that the motor can give. rad/s², above 0. The 2013 demo used 4π. */
  angularAcceleration: number;
  /** Largest angular speed to which the motor turns a body. rad/s, above 0; Infinity for no limit. */
  turnRate: number;
}

/** Input of a controller at each step. */
export interface TurnSample {
  /** Heading error, desired - actual, the short way round. rad. */
  error: number;
  /** Angular velocity of the body. rad/s. */
  angularVelocity: number;
  /** Angular velocity of the desired heading. rad/s; 0 if unknown. */
  targetAngularVelocity: number;
  /** Length of this step. s, above 0. */
  timeStep: number;
  /**
   * Known angular acceleration that something other than the motor gives the body in this step, such as wind. rad/s²; 0
   * when left out.
   */
  disturbance?: number;
  /** Limits of the motor. Laws that plan to brake use them. */
  limits: Readonly<TurnLimits>;
  /**
   * If true, the law must not turn by `error` ± 2π (the other way round). Set it for errors that are not
   * angles, such as lengths. False when left out.
   */
  readonly onlyWay?: boolean;
}

/** Output of a controller. rad/s², before limits. Apply only `output`; the terms p, i and d are for plots. */
export interface TurnOutput {
  /** Proportional term: the part of the output that grows with the error. rad/s². */
  p: number;
  /** Integral term, from the error summed over time, plus the part that counters a known disturbance. rad/s². */
  i: number;
  /** Derivative term, from the error's rate or from the angular velocity, depending on the law. rad/s². */
  d: number;
  /** Commanded angular acceleration, before limits. rad/s². */
  output: number;
}

/** Output object that all laws share, to save memory. The next update of any law overwrites its values. */
const shared: TurnOutput = { p: 0, i: 0, d: 0, output: 0 };

/**
 * Returns a law's output as an object. In the game, all laws return the same object, and each call overwrites
 * its values.
 * @returns the shared object; in the published package `@slew-game/slew/control`, a new object
 */
export function sharedOutput({ p, i, d, output }: Readonly<TurnOutput>): TurnOutput {
  shared.p = p;
  shared.i = i;
  shared.d = d;
  shared.output = output;
  return shared;
}

/** State that a law keeps between steps, as a list of numbers. null in the list is a missing value. */
export type Memory = readonly (number | null)[];

/**
 * Checks a law's saved memory (a list of state values) and returns it.
 * @param lengths allowed lengths of the memory
 * @throws RangeError unless all items are finite numbers and the length is one of `lengths`
 */
export function numbersOf(memory: Memory, ...lengths: readonly number[]): readonly number[] {
  const numbers = Array.isArray(memory) ? memory.filter(Number.isFinite) : [];
  if (lengths.includes(numbers.length) && numbers.length === memory?.length) return numbers;
  throw new RangeError(`must be a memory of ${lengths.at(-1)} numbers, got ${numbers.length}`);
}

/** Settings of a controller by key: numbers for numeric settings, strings for string options. */
export type ControllerSettings = Readonly<Record<string, number | string>>;

/** Runtime error that stopped a law written by a user. The law gives no torque until its reset. @internal */
export interface LawStop {
  /** Line of the law's text in which the runtime error occurred. From 1. */
  readonly line: number;
  /** Column at which the runtime error occurred, in its line of the law's text. From 1. */
  readonly column: number;
  readonly sentence: string;
}

/** Type of the settings of a law that has none: an object without keys. */
export type EmptySettings = Readonly<Record<string, never>>;

/** A feedback law that turns a body. Each body needs its own instance, because a law keeps state. */
export interface TurnController<Settings = ControllerSettings> {
  /** Returns the angular acceleration to command in this step. Call it once per step. */
  update(sample: Readonly<TurnSample>): TurnOutput;
  /** Clears the law's state. Call it when the body gets a new command. */
  reset(): void;
  /**
   * Changes settings and keeps the state, such as the integral. Settings left out keep their values.
   * @throws RangeError for a setting that is unknown, not a number or out of range. Nothing changes then
   */
  retune(settings: Settings): void;
  /**
   * Receives the angular acceleration that the motor really applied, to prevent integral windup. Call
   * `limited` after each `update`.
   * @param applied angular acceleration after limits. rad/s²
   */
  limited?(applied: number): void;
  /**
   * State that the law keeps between steps, to be saved and restored; undefined for a law without state.
   * Setting it throws RangeError for the memory of another law.
   */
  memory?: Memory;
  /**
   * Runtime error that stopped a user-written law until its next reset; null if there is none. Other laws
   * lack this property.
   * @internal
   */
  readonly stopped?: LawStop | null;
}
