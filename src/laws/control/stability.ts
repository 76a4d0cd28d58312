// The largest stable frequency of a PD, and the largest delay it can take, predicted for a motor without a limit.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { PdGains } from './pd';
import { refuseMissing, refuseUnless, refuseUnlessNumber, refuseUnlessNumbers } from './refuse';

// With kp = 9 f², kd = 4.5 f d, Δt = 1/rate. On e ← e - ω Δt, ω ← ω + α Δt a PD of gains kp, kd is stable when kp Δt² +
// 2 kd Δt < 4 and 0 < kd Δt < 2 (Jury's test of z² - (2 - kd Δt - kp Δt²) z + 1 - kd Δt; if kp > 0 the first gives kd
// Δt < 2). Solved for x = f Δt:
// - forward: 9x² + 9dx = 4. At d = 0 it oscillates for ever below.
// - spd, with the gains of its law: 3 kp Δt² = 4 + 2 kd Δt, so 27x² - 9dx = 4.
// - backward: 4 + 2 kd Δt + kp Δt² > 0, so always.
// At 60 Hz and d = 1 this gives 20 Hz and 35.17 Hz. Jury's test: Åström & Wittenmark, "Computer-Controlled
// Systems", ch. 3.
/**
 * Formulas for the largest stable `frequency` (Hz) of each kind of PD. They take the setting `damping`, and
 * the number of steps per second (Hz).
 */
const boundaries = {
  'forward-pd': (damping, rate) => (rate * (Math.sqrt(81 * (damping * damping) + 144) - 9 * damping)) / 18,
  'backward-pd': () => Infinity,
  spd: (damping, rate) => (rate * (Math.sqrt(81 * (damping * damping) + 432) + 9 * damping)) / 54,
} satisfies Record<string, (damping: number, rate: number) => number>;

/** Name of a kind of PD controller. */
export type PdName = keyof typeof boundaries;

/** Returns whether a value is the name of a kind of PD controller. */
export function isPdName(kind: unknown): kind is PdName {
  return typeof kind === 'string' && Object.hasOwn(boundaries, kind);
}

/**
 * Returns the setting `frequency` below which a PD is stable, for an unlimited motor. Source: Åström &
 * Wittenmark, "Computer-Controlled Systems", ch. 3.
 * @param damping the PD's setting `damping`, 0 or more
 * @param rate steps per second. Hz, above 0
 * @returns Hz; Infinity for `backward-pd`, which is always stable
 * @throws RangeError with the name of an invalid argument
 */
export function largestStableFrequency(kind: PdName, damping: number, rate: number): number {
  refuseUnless(isPdName(kind), 'kind', `one of ${Object.keys(boundaries).join(', ')}`, kind);
  refuseUnlessNumber('damping', damping, 0);
  refuseUnlessNumber('rate', rate, 1e-9);
  return boundaries[kind](damping, rate);
}

/** Formats a stability limit (largest stable frequency, Hz) as text without the unit. Rounds it down to a tenth. */
export function boundaryText(frequency: number): string {
  // A value that is only a rounding error below a tenth counts as that tenth.
  return (Math.floor(10 * frequency + 1e-9) / 10).toFixed(1);
}

/**
 * Returns whether a PD is predicted to settle, if its motor has no limit.
 * Throws RangeError with the name of a value that is not a number, or out of its range.
 * @param frequency the PD's setting `frequency`. Hz
 * @param damping the PD's setting `damping`, 0 or more
 * @param rate steps per second. Hz, above 0
 */
export function isPredictedStable(kind: PdName, frequency: number, damping: number, rate: number): boolean {
  refuseUnlessNumber('frequency', frequency);
  const below = largestStableFrequency(kind, damping, rate);
  return (kind !== 'forward-pd' || damping > 0) && frequency < below;
}

/**
 * Returns the measurement delay, in steps, above which a PD law is unstable. Source: Åström & Murray,
 * "Feedback Systems", 2nd ed., ch. 10.
 * @param gains gains of the PD law at this step length
 * @param timeStep length of a step. s
 * @returns number of steps, may be a fraction; 0 if the law is unstable without delay
 * @throws RangeError with the name of a value that is not a number, or an impossible `timeStep`
 */
export function delayMargin(gains: PdGains, timeStep: number): number {
  // The result may lie between whole steps: the PD settles at a delay below it and diverges at one above.
  // It is the delay margin, phase margin over crossover frequency (Åström & Murray, "Feedback Systems", 2nd ed., ch.
  // 10), here exact for the stepped plant. With K = kp Δt², D = kd Δt and s = 2 sin(φ/2), the loop at z = e^iφ is -(K +
  // D s²/2 + i D s cos(φ/2))/s². Its size is 1 where s⁴ - (D² + K D) s² - K² = 0; a delay of k steps turns it by k φ.
  refuseMissing('gains', gains);
  const { kp, kd } = gains;
  refuseUnlessNumbers({ kp, kd });
  refuseUnlessNumber('timeStep', timeStep, 1e-9, 1e9);
  const [stiffness, damping] = [kp * (timeStep * timeStep), kd * timeStep];
  const sum = damping * damping + stiffness * damping;
  const square = (sum + Math.sqrt(sum * sum + 4 * (stiffness * stiffness))) / 2;
  if (square >= 4) return 0;
  const size = Math.sqrt(square);
  const phaseMargin = Math.atan2(
    damping * size * Math.sqrt(1 - square / 4),
    stiffness + (damping * square) / 2,
  );
  return phaseMargin / (2 * Math.asin(size / 2));
}
