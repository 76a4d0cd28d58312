// The interface of every turn controller: errors in, angular acceleration out. It knows no body, target or clock.
// MIT License, Copyright (c) 2026 Slew contributors.

/** What the motor that turns a body can do. Held by the entity, applied in one place (steer.ts). */
export interface TurnLimits {
  /** Largest angular acceleration the motor can give. rad/s², above 0. The 2013 demo used 4π. */
  angularAcceleration: number;
  /** Largest angular speed. rad/s, above 0; Infinity when there is no limit. */
  turnRate: number;
}

/** Input of a controller at each step. */
export interface TurnSample {
  /** Heading error, desired - actual, the short way round. rad. */
  error: number;
  /** Angular velocity of the body. rad/s. */
  angularVelocity: number;
  /** Angular velocity of the desired heading; 0 when it is not known. rad/s. */
  targetAngularVelocity: number;
  /** Length of this step. s, above 0. */
  timeStep: number;
  /** Known angular acceleration from outside, such as wind's, in this step. rad/s²; 0 when left out. */
  disturbance?: number;
  /** The motor's limits, for the laws that plan with them. */
  limits: Readonly<TurnLimits>;
  /** Whether the error is the only way to the target, though the other way round may be quicker. False when left out. */
  readonly onlyWay?: boolean;
}

/** Output of a controller. The terms are for plots; only `output` acts. rad/s², before limits. */
export interface TurnOutput {
  /** Proportional term, of the error itself. rad/s². */
  p: number;
  /** Integral term, of the error's integral; where a law counters a known disturbance, that instead. rad/s². */
  i: number;
  /** Derivative term, of the error's rate or of the angular velocity. rad/s². */
  d: number;
  /** Commanded angular acceleration, before limits. rad/s². */
  output: number;
}

/** The output of every law: copy what is to be kept. Objects of their own would leave 100 kB a step behind for a thousand bodies. */
const shared: TurnOutput = { p: 0, i: 0, d: 0, output: 0 };

/** Returns a law’s output in the object that all laws share. The package @slew-game/slew/control returns a copy. */
export function sharedOutput({ p, i, d, output }: Readonly<TurnOutput>): TurnOutput {
  shared.p = p;
  shared.i = i;
  shared.d = d;
  shared.output = output;
  return shared;
}

/** What a part keeps from step to step, as numbers in an order of its own; null for a value that is not there. */
export type Memory = readonly (number | null)[];

/** The numbers of a memory. Throws RangeError unless there are so many. */
export function numbersOf(memory: Memory, count: number): readonly number[] {
  const numbers = memory.filter((value) => value !== null);
  if (memory.length === count && numbers.length === count) return numbers;
  throw new RangeError(`must be ${count} numbers, got ${numbers.length}`);
}

/** Settings by key: numbers for tunables, words for choices. */
export type ControllerSettings = Readonly<Record<string, number | string>>;

/** Why a law gives no torque any more. */
export interface LawStop {
  /** In its text, from 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly sentence: string;
}

/** A feedback law that turns a body, by settings of its kind. Each body has its own. */
export interface TurnController<Settings = ControllerSettings> {
  /** The angular acceleration to command at this step. Call once a step. */
  update(sample: Readonly<TurnSample>): TurnOutput;
  /** Clears its state: called on a new command. */
  reset(): void;
  /**
   * Changes settings under way and keeps the state: integral, window, last error. Those left out stay as they are.
   * Throws RangeError and changes nothing when one is unknown, no number or out of its range.
   */
  retune(settings: Settings): void;
  /** Takes the applied part of the last output, after limits, for anti-windup. rad/s². */
  limited?(applied: number): void;
  /**
   * What it keeps from step to step, to be saved and set again; empty after a reset. A law that keeps nothing has none.
   * Setting it throws RangeError when it is not that of this law.
   */
  memory?: Memory;
  /** Why it has stopped until it is reset; null while it runs. A law that never stops has none. @internal */
  readonly stopped?: LawStop | null;
}
