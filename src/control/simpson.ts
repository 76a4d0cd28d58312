// Numerical integration of equally spaced samples.
// MIT License, Copyright (c) 2026 Slew contributors.

/** A whole number: an index, or how many there are. */
type Count = number;

/**
 * Integral of equally spaced samples by composite Simpson: (h/3)(f₀ + 4 Σ odd + 2 Σ even + fₙ), which needs
 * an odd number of samples. For an even number the first four go by Simpson's 3/8 rule, for two by the
 * trapezoid. Exact for cubics from three samples on (Abramowitz & Stegun, 25.4.5, 25.4.13).
 * @param samples oldest first
 * @param spacing distance of two samples, above 0
 */
export function integrateSamples(samples: readonly number[], spacing: number): number {
  const count: Count = samples.length;
  if (count < 2) return 0;
  if (count === 2) return (spacing / 2) * (samples[0] + samples[1]);
  let sum = 0;
  let first: Count = 0;
  if (count % 2 === 0) {
    sum = ((3 * spacing) / 8) * (samples[0] + 3 * samples[1] + 3 * samples[2] + samples[3]);
    first = 3;
  }
  let thirds = 0;
  for (let n: Count = first; n < count - 2; n += 2)
    thirds += samples[n] + 4 * samples[n + 1] + samples[n + 2];
  return sum + (spacing / 3) * thirds;
}
