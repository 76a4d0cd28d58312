// A number held within a range.
// MIT License, Copyright (c) 2026 Slew contributors.

/** The value, or the end of the range it lies beyond. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
