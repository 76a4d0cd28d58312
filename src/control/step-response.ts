// Measures of a turn: what a textbook reads off a step response.

/** One recorded turn. */
export interface TurnRecord {
  /** Angle to turn by. rad, not 0. */
  step: number;
  /** Length of a sample. s. */
  timeStep: number;
  /** Heading error after each sample, first sample first. rad. */
  errors: readonly number[];
}

/** Measures of a turn. Times in s from its start; null where it did not come to pass. */
export interface StepResponse {
  /** From 10 % to 90 % of the step. s. */
  riseTime: number | null;
  /** How far past the target, as a share of the step. */
  overshoot: number;
  /** From here on within 2 % of the step around the target. s. */
  settlingTime: number | null;
}

/** Width of the settling band as a share of the step: the textbook's 2 %. */
export const settlingBand = 0.02;

/**
 * Rise time, overshoot and settling time of a turn, after Åström & Murray, "Feedback Systems", fig. 6.9.
 * A turn that ends outside the band has not settled. Throws RangeError for a step of 0 or an empty record.
 */
export function measureTurn({ step, timeStep, errors }: TurnRecord): StepResponse {
  if (step === 0 || errors.length === 0) throw new RangeError('a turn to measure needs a step and samples');
  const done = errors.map((error) => 1 - error / step);
  const timeOf = (share: number) => {
    const sample = done.findIndex((value) => value >= share);
    return sample < 0 ? null : (sample + 1) * timeStep;
  };
  const start = timeOf(0.1);
  const end = timeOf(0.9);
  const lastOutside = done.findLastIndex((value) => Math.abs(1 - value) > settlingBand);
  return {
    riseTime: start === null || end === null ? null : end - start,
    overshoot: Math.max(0, Math.max(...done) - 1),
    settlingTime: lastOutside === errors.length - 1 ? null : (lastOutside + 1) * timeStep,
  };
}
