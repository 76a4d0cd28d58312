// The usual turn and motor of the notes' figures, and how a figure is written.
import { controllerOf } from '../control/controllers';
import { lateTime, measureTurn, simulateTurn } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import { defaultLimits } from '../entities/motion-limits';
import { demo2013 } from '../scenarios/demo-2013';
import { stepRateTunable } from '../simulation/step-rate';
/** The usual turn. rad */
export const quarter = Math.PI / 2;
export const motor = {
  angularAcceleration: defaultLimits.angularAcceleration,
  turnRate: defaultLimits.turnRate,
};
/** A motor without limits, as in textbooks. */
export const endless = { angularAcceleration: Infinity, turnRate: Infinity };
/** Today's step rate. Hz */
export const usualRate = stepRateTunable.initial;
/** Step rates of the tables: the 2013 tick, today's, and twice that. Hz */
export const rates = [demo2013.stepRate, usualRate, 2 * usualRate];
/** What a turn was like, step by step. */
export function trace(law, { rate = usualRate, ...trial } = {}) {
  const controller = 'kind' in law ? controllerOf(law) : law;
  return simulateTurn({
    ...{ controller, timeStep: 1 / rate, step: quarter, duration: 30, limits: motor },
    ...trial,
  });
}
/** The measures of a turn. */
export const turn = (law, trial) => measureTurn(trace(law, trial));
/** Size of a turn's steady-state error, by default that of the usual turn against a push of 1 rad/s². */
export const errorAtRest = (law, trial = { duration: 120, disturbance: -1 }) =>
  `${text(degrees(Math.abs(turn(law, trial).steadyStateError)), 1)}°`;
/** Size of the usual turn's error at a time (s): the largest under some disturbances. rad/s² */
export function errorAfter(duration, law, disturbances) {
  const errors = disturbances.map((disturbance) => trace(law, { duration, disturbance }).errors.at(-1));
  return `${text(degrees(Math.max(...errors.map(Math.abs))), 2)}°`;
}
/** A law's turns at every rate, and its errors when they are read late, as columns of the laws’ table. */
export function tableRow(name, law) {
  const figures = {
    [`${name} late`]: errorAfter(lateTime, law, [0]),
    [`${name} late wind`]: errorAfter(lateTime, law, [-1, 1]),
  };
  for (const rate of rates) figures[`${name} ${rate}`] = summary(law, { rate });
  return figures;
}
/** Settling time over that of the time-optimal turn at the same step rate. */
export function timesLimit({ settlingTime }, trial = {}) {
  return settlingTime / turn(new TimeOptimal(), trial).settlingTime;
}
export const degrees = (angle) => (180 / Math.PI) * angle;
/** A number as text. @param digits decimals */
export function text(value, digits = 0) {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
/** A fraction, 0 to 1, as a percentage. */
export function percent(share, digits = 0) {
  return `${text(100 * share, digits)} %`;
}
/** A turn as in the tables: times the limit, and overshoot. */
export function summary(law, trial = {}) {
  const response = turn(law, trial);
  return `${text(timesLimit(response, trial), 2)} ×, ${percent(response.overshoot)}`;
}
