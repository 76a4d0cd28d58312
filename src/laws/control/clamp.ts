// A number limited to a range.
// MIT License, Copyright (c) 2026 Slew contributors.

/** Returns the value, limited to a range. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
