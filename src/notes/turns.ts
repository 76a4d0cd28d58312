// The usual turn and motor of the notes' figures, and how a figure is written.
import { lateTime, measureTurn, type StepResponse, simulateTurn } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import type { TurnController, TurnLimits } from '../control/turn-controller';
import { defaultLimits } from '../entities/motion-limits';
import { demo2013 } from '../scenarios/demo-2013';
import { stepRateTunable } from '../simulation/step-rate';

/** Figures by their name in the source of the notes, as text with unit. */
export type Figures = Record<string, string>;

/** The usual turn. rad */
export const quarter = Math.PI / 2;

export const motor: Readonly<TurnLimits> = {
  angularAcceleration: defaultLimits.angularAcceleration,
  turnRate: defaultLimits.turnRate,
};

/** A motor without limits, as in textbooks. */
export const endless: Readonly<TurnLimits> = { angularAcceleration: Infinity, turnRate: Infinity };

/** Today's step rate. Hz */
export const usualRate = stepRateTunable.initial;

/** Step rates of the tables: the 2013 tick, today's, and twice that. Hz */
export const rates = [demo2013.stepRate, usualRate, 2 * usualRate];

/** How long a turn is simulated; every controller has settled by then. s */
const recorded = 30;

/** What differs from the usual turn. */
export interface Trial {
  readonly rate?: number;
  readonly limits?: Readonly<TurnLimits>;
  readonly step?: number;
}

/** The measures of a turn from rest of a double integrator. */
export function turn(
  controller: TurnController,
  { rate = usualRate, limits = motor, step = quarter }: Trial = {},
): StepResponse {
  return measureTurn(simulateTurn({ controller, step, timeStep: 1 / rate, duration: recorded, limits }));
}

/** The measures of the usual turn under a constant disturbance. rad/s²; positive helps the turn. */
export function turnInWind(controller: TurnController, disturbance: number): StepResponse {
  const trial = { controller, step: quarter, timeStep: 1 / usualRate, limits: motor };
  return measureTurn(simulateTurn({ ...trial, duration: 120, disturbance }));
}

/** Size of the usual turn's error at a time (s): the largest under some disturbances. rad/s² */
export function errorAfter(
  time: number,
  make: () => TurnController,
  disturbances: readonly number[],
): string {
  const trial = { step: quarter, timeStep: 1 / usualRate, duration: time, limits: motor };
  const errors = disturbances.map((disturbance) =>
    Math.abs(simulateTurn({ ...trial, controller: make(), disturbance }).errors.at(-1)!),
  );
  return `${text(degrees(Math.max(...errors)), 2)}°`;
}

/** A law's turns at every rate, and its errors when they are read late, as columns of the laws’ table. */
export function tableRow(name: string, make: () => TurnController): Figures {
  const figures: Figures = {
    [`${name} late`]: errorAfter(lateTime, make, [0]),
    [`${name} late wind`]: errorAfter(lateTime, make, [-1, 1]),
  };
  for (const rate of rates) figures[`${name} ${rate}`] = summary(make(), { rate });
  return figures;
}

/** Settling time over that of the time-optimal turn at the same step rate. */
export function timesLimit({ settlingTime }: StepResponse, trial: Trial = {}): number {
  return settlingTime! / turn(new TimeOptimal(), trial).settlingTime!;
}

export const degrees = (angle: number) => (180 / Math.PI) * angle;

/** A number as text. @param digits decimals */
export function text(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A fraction, 0 to 1, as a percentage. */
export function percent(share: number, digits = 0): string {
  return `${text(100 * share, digits)} %`;
}

/** A turn as in the tables: times the limit, and overshoot. */
export function summary(controller: TurnController, trial: Trial = {}): string {
  const response = turn(controller, trial);
  return `${text(timesLimit(response, trial), 2)} ×, ${percent(response.overshoot)}`;
}
