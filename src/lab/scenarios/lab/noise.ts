// Scene: noise and delay of the measured heading. A D term with and without a filter, and two delays near the limit.
import { pdGains } from '../../../laws/control/pd';
import { delayMargin } from '../../../laws/control/stability';
import { angleText } from '../../../laws/exact/figures';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { stepRateTunable } from '../../../world/simulation/step-rate';
import { row } from './row';

/** Standard deviation of the noise on the measured heading: 3°. rad */
export const noiseDeviation = Math.PI / 60;

/** Gains of the PID laws with the noisy sensor: kp in 1/s², ki in 1/s³, kd in 1/s. */
const gains = { kp: 42, ki: 0, kd: 11 };
/** Time constant of the PID laws' filter for the D term. s */
const filterTime = 0.05;

/** Settings of a PD law: frequency in Hz, and damping ratio. */
const pd = { frequency: 2, damping: 1.1 };

/** Largest sensor delay with which the PD law `pd` is stable. In time steps, not rounded to whole steps */
export const stood = delayMargin(pdGains(pd), 1 / stepRateTunable.initial);

/**
 * Returns how strongly sensor noise disturbs a body at rest: the standard deviation of the angular acceleration that a
 * PID commands. rad/s²
 * @param filter time constant T_f of the filter for the D term. s
 * @param sigma standard deviation of the noise. rad
 */
export function trembling(filter: number, sigma = noiseDeviation): number {
  // The noise of each step is independent, so it is σ times the root of the sum of squares of what one noisy heading of
  // 1 rad makes α do, with the body's answer to it. α = Kp e + Kd D, D ← D + (Δe/Δt - D) Δt/(T_f + Δt).
  const timeStep = 1 / stepRateTunable.initial;
  let [angle, angularVelocity, last, rate, sum] = [0, 0, 0, 0, 0];
  for (let n = 0; n < 20 / timeStep; n++) {
    const error = (n === 0 ? 1 : 0) - angle;
    rate += (((error - last) / timeStep - rate) * timeStep) / (filter + timeStep);
    last = error;
    const alpha = gains.kp * error + gains.kd * rate;
    sum += alpha * alpha;
    angularVelocity += alpha * timeStep;
    angle += angularVelocity * timeStep;
  }
  return sigma * Math.sqrt(sum);
}

/** Sensor delays in simulation steps: the law is stable with the first, unstable with the second */
export const delays = [Math.floor(stood), Math.ceil(stood) + 1] as const;

/** Time constants of the D term's low-pass filter, for the first two bodies. s; 0 for no filter */
export const filters = [0, filterTime];

const noisy = (label: string, filterTime: number) => ({
  label,
  controller: { kind: 'pid', ...gains, derivative: 'error', filterTime },
  sensor: { noise: noiseDeviation } satisfies EntitySpec['sensor'],
});

const late = (delay: number) => ({
  label: `${delay} steps late${delay > stood ? ' (too late)' : ''}`,
  controller: { kind: 'forward-pd', ...pd },
  sensor: { delay } satisfies EntitySpec['sensor'],
});

export const noiseAndDelay = {
  version: 1,
  name: 'Noise and delay',
  question: 'Two see a heading that shakes, two see it late. Which overworks its motor?',
  answer: 'trembles',
  hint: 'A filter smooths what one of them sees. Late: by 6 or 8 steps of 1/60 s.',
  hero: { sets: 'noise' },
  description: `Two are told a heading with noise of ${angleText(noiseDeviation, 1)}. Without a filter the derivative of the error makes the motor tremble at its limit. Two are told heading and angular velocity late: this PD bears ${(Math.floor(10 * stood) / 10).toFixed(1)} steps, so one comes to rest and the other swings for ever.`,
  seconds: 6,
  turns: { every: 5, by: Math.PI / 2, fromRest: true },
  cards: { curve: 'motor' },
  entities: row(
    [noisy('no filter', filters[0]), noisy('filter', filters[1]), late(delays[0]), late(delays[1])],
    16,
  ),
} satisfies Scenario;

/** Standard deviation of weak noise in the measured heading. rad */
export const littleNoise = 0.005;

/** Copy of the scene `noiseAndDelay` with less noise, for comparing the simulation with the theory. */
export const littleNoisy = {
  ...noiseAndDelay,
  entities: noiseAndDelay.entities.map((body) =>
    body.sensor?.noise ? { ...body, sensor: { noise: littleNoise } } : body,
  ),
} satisfies Scenario;
