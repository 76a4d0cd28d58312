// What the figures of the notes are measured by: one turn, one motor, and how a figure is written.
import { simulateTurn } from '../control/double-integrator';
import { measureTurn, type StepResponse } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import type { TurnController, TurnLimits } from '../control/turn-controller';
import { defaultLimits } from '../entities/motion-limits';
import { demo2013 } from '../scenarios/demo-2013';
import { stepRateTunable } from '../simulation/step-rate';

/** Figures by the name that stands for them in the source of the notes, as text with its unit. */
export type Figures = Record<string, string>;

/** The turn that everything is measured by. rad */
export const quarter = Math.PI / 2;

/** The motor that everything is measured by, unless it is said. */
export const motor: Readonly<TurnLimits> = {
  angularAcceleration: defaultLimits.angularAcceleration,
  turnRate: defaultLimits.turnRate,
};

/** A motor without limits, as the textbooks have it. */
export const endless: Readonly<TurnLimits> = { angularAcceleration: Infinity, turnRate: Infinity };

/** Today's step rate. Hz */
export const usualRate = stepRateTunable.initial;

/** Step rates of the tables: the 2013 tick, today's, and twice that. Hz */
export const rates = [demo2013.stepRate, usualRate, 2 * usualRate];

/** How long a turn is recorded: every law has settled by then. s */
const recorded = 30;

/** How a turn is tried, where it is not the usual one. */
export interface Trial {
  readonly rate?: number;
  readonly limits?: Readonly<TurnLimits>;
  readonly step?: number;
}

/** The measures of a turn from rest, of the bare plant. */
export function turn(
  controller: TurnController,
  { rate = usualRate, limits = motor, step = quarter }: Trial = {},
): StepResponse {
  return measureTurn(simulateTurn({ controller, step, timeStep: 1 / rate, duration: recorded, limits }));
}

/** Settling time over that of the time-optimal turn at the same step rate. */
export function timesLimit({ settlingTime }: StepResponse, trial: Trial = {}): number {
  return settlingTime! / turn(new TimeOptimal(), trial).settlingTime!;
}

/** An angle in degrees, for the reader. */
export const degrees = (angle: number) => (180 / Math.PI) * angle;

/** A number with so many digits after the point. */
export function text(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A share, 0 to 1, as a percentage. */
export function percent(share: number, digits = 0): string {
  return `${text(100 * share, digits)} %`;
}

/** A turn as the tables have it: how many times the limit, and how far past. */
export function summary(controller: TurnController, trial: Trial = {}): string {
  const response = turn(controller, trial);
  return `${text(timesLimit(response, trial), 2)} ×, ${percent(response.overshoot)}`;
}
