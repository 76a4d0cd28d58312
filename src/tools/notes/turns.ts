// The usual turn and motor of the notes' figures, and how a figure is written.

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

/** Figures by their name in the source of the notes, as text with unit. */
export type NotesFigures = Record<string, string>;

/** The usual turn. rad */
export const usualAngle = Math.PI / 2;

export const usualMotor: Readonly<TurnLimits> = {
  angularAcceleration: defaultLimits.angularAcceleration,
  turnRate: defaultLimits.turnRate,
};

/** A motor without limits, as in textbooks. */
export const endless: Readonly<TurnLimits> = { angularAcceleration: Infinity, turnRate: Infinity };

/** Today's step rate. Hz */
export const usualRate = stepRateTunable.initial;

/** Step rates of the tables: the 2013 tick, today's, and twice that. Hz */
export const tableRates = [demo2013.stepRate, usualRate, 2 * usualRate];

/** A turn of a double integrator from rest. Fields left out are those of the usual turn. */
export interface IdealTurn {
  /** Step rate. Hz */
  readonly rate?: number;
  readonly limits?: Readonly<TurnLimits>;
  /** Angle of the turn. rad */
  readonly step?: number;
  /** Length of the simulation; by default long enough for every controller to settle. s */
  readonly duration?: number;
  /** A steady push. rad/s²; positive helps the turn */
  readonly disturbance?: number;
}

/** A law of turning: a controller, or its kind and settings. */
type Law = TurnController | ControllerSpec;

/** Returns the record of a turn, step by step. */
export function trace(law: Law, { rate = usualRate, ...trial }: IdealTurn = {}): TurnTrace {
  const controller = 'kind' in law ? controllerOf(law) : law;
  return simulateTurn({
    ...{ controller, timeStep: 1 / rate, step: usualAngle, duration: 30, limits: usualMotor },
    ...trial,
  });
}

/** Returns the measures of a turn. */
export const turn = (law: Law, trial?: IdealTurn): StepResponse => measureTurn(trace(law, trial));

/** Size of a turn's steady-state error, by default that of the usual turn against a push of 1 rad/s². */
export const errorAtRest = (law: Law, trial: IdealTurn = { duration: 120, disturbance: -1 }): string =>
  `${decimalText(toDegrees(Math.abs(turn(law, trial).steadyStateError)), 1)}°`;

/** Returns the size of the usual turn's error at a time (s): the largest under some disturbances. rad/s² */
export function errorAfter(duration: number, law: Law, disturbances: readonly number[]): string {
  const errors = disturbances.map((disturbance) => trace(law, { duration, disturbance }).errors.at(-1)!);
  return `${decimalText(toDegrees(Math.max(...errors.map(Math.abs))), 2)}°`;
}

/** A law's turns at every rate, and its errors when they are read late, as columns of the laws’ table. */
export function tableRow(name: string, law: Law): NotesFigures {
  const figures: NotesFigures = {
    [`${name} late`]: errorAfter(lateTime, law, [0]),
    [`${name} late wind`]: errorAfter(lateTime, law, [-1, 1]),
  };
  for (const rate of tableRates) figures[`${name} ${rate}`] = turnSummary(law, { rate });
  return figures;
}

/** Returns the settling time over that of the time-optimal turn at the same step rate. */
export function timesLimit({ settlingTime }: StepResponse, trial: IdealTurn = {}): number {
  return settlingTime! / turn(new TimeOptimal(), trial).settlingTime!;
}

/** Returns a number as text. @param digits decimals */
export function decimalText(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns a fraction, 0 to 1, as a percentage. */
export function percent(share: number, digits = 0): string {
  return `${decimalText(100 * share, digits)} %`;
}

/** Returns a turn as in the tables: settling time as a multiple of the limit, and overshoot. */
export function turnSummary(law: Law, trial: IdealTurn = {}): string {
  const response = turn(law, trial);
  return `${decimalText(timesLimit(response, trial), 2)} ×, ${percent(response.overshoot)}`;
}
