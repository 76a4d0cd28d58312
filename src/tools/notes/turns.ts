// The usual turn and motor of the notes' numbers, and functions that print a number.

import { demo2013 } from '../../lab/scenarios/demo-2013';
import { type ControllerSpec, controllerOf } from '../../laws/control/controllers';
import {
  lateTime,
  measureTurn,
  type StepResponse,
  simulateTurn,
  type TurnTrace,
} from '../../laws/control/step-response';
import { TimeOptimal } from '../../laws/control/time-optimal';
import type { TurnController, TurnLimits } from '../../laws/control/turn-controller';
import { toDegrees } from '../../laws/exact/figures';
import { defaultLimits } from '../../world/entities/motion-limits';
import { stepRateTunable } from '../../world/simulation/step-rate';

/**
 * Computed numbers to insert into the notes, each as text with unit. The key is the number's name between {{ and }} in
 * the source of the notes.
 */
export type NotesFigures = Record<string, string>;

/** Default angle of a turn in the project's notes. rad */
export const usualAngle = Math.PI / 2;

export const usualMotor: Readonly<TurnLimits> = {
  angularAcceleration: defaultLimits.angularAcceleration,
  turnRate: defaultLimits.turnRate,
};

/** Turn limits of an ideal motor: both are infinite. */
export const endless: Readonly<TurnLimits> = { angularAcceleration: Infinity, turnRate: Infinity };

/** Default step rate of scenes. Hz */
export const usualRate = stepRateTunable.initial;

/**
 * Step rates for which the notes compare laws. Hz: the rate of the 2013 demo, the default rate of scenes, and twice the
 * default.
 */
export const tableRates = [demo2013.stepRate, usualRate, 2 * usualRate];

/** Settings of a simulated turn from rest. A missing field has the value of a usual 90° turn. */
export interface IdealTurn {
  /** Step rate, Hz; the default step rate of scenes when left out. */
  readonly rate?: number;
  readonly limits?: Readonly<TurnLimits>;
  /** Angle of the simulated turn. rad */
  readonly step?: number;
  // 30 s is long enough for every controller to settle.
  /** Length of the simulation. s; default 30 */
  readonly duration?: number;
  /** Constant angular acceleration from outside. rad/s². Positive values help the turn. */
  readonly disturbance?: number;
}

/** A control law: a controller, or its kind and settings. */
type Law = TurnController | ControllerSpec;

/** Simulates a turn and returns its record, step by step. */
export function trace(law: Law, { rate = usualRate, ...trial }: IdealTurn = {}): TurnTrace {
  const controller = 'kind' in law ? controllerOf(law) : law;
  return simulateTurn({
    ...{ controller, timeStep: 1 / rate, step: usualAngle, duration: 30, limits: usualMotor },
    ...trial,
  });
}

/** Simulates a turn and returns its settling time, overshoot and other measures. */
export const turn = (law: Law, trial?: IdealTurn): StepResponse => measureTurn(trace(law, trial));

/**
 * Simulates a turn and returns its steady-state error as text in degrees.
 * @param trial settings of the turn. If left out: a turn of 90°, simulated for 120 s, with a disturbance of 1 rad/s²
 * against the turn
 */
export const errorAtRest = (law: Law, trial: IdealTurn = { duration: 120, disturbance: -1 }): string =>
  `${decimalText(toDegrees(Math.abs(turn(law, trial).steadyStateError)), 1)}°`;

/**
 * Returns the largest final heading error of 90° turns under disturbances, as text in degrees.
 * @param duration length of each simulation. s
 * @param disturbances constant angular accelerations from outside. rad/s²
 */
export function errorAfter(duration: number, law: Law, disturbances: readonly number[]): string {
  const errors = disturbances.map((disturbance) => trace(law, { duration, disturbance }).errors.at(-1)!);
  return `${decimalText(toDegrees(Math.max(...errors.map(Math.abs))), 2)}°`;
}

/**
 * Returns a law's results for a table row: settling times, overshoots, and heading errors after 3 s.
 * @param name first part of each key in the result
 */
export function tableRow(name: string, law: Law): NotesFigures {
  const figures: NotesFigures = {
    [`${name} late`]: errorAfter(lateTime, law, [0]),
    [`${name} late wind`]: errorAfter(lateTime, law, [-1, 1]),
  };
  for (const rate of tableRates) figures[`${name} ${rate}`] = turnSummary(law, { rate });
  return figures;
}

/** Returns a turn's settling time, divided by that of the time-optimal turn at the same step rate. */
export function timesLimit({ settlingTime }: StepResponse, trial: IdealTurn = {}): number {
  return settlingTime! / turn(new TimeOptimal(), trial).settlingTime!;
}

/** Returns a number as text. @param digits number of decimals */
export function decimalText(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns a fraction, 0 to 1, as text in per cent. @param digits number of decimals */
export function percent(share: number, digits = 0): string {
  return `${decimalText(100 * share, digits)} %`;
}

/** Returns overshoot and settling time as text; the time as a multiple of the time-optimal turn's. */
export function turnSummary(law: Law, trial: IdealTurn = {}): string {
  const response = turn(law, trial);
  return `${decimalText(timesLimit(response, trial), 2)} ×, ${percent(response.overshoot)}`;
}
