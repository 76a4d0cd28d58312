// A number limited to a range.
// MIT License, Copyright (c) 2026 Slew contributors.

/** Returns the value, or the nearer end of the range if the value lies outside. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
