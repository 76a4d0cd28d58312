// A number held within a range.
// MIT License, Copyright (c) 2026 Slew contributors.
/** The value, or the end of the range it lies beyond. */
export function clamp(value, lowest, highest) {
  return Math.min(highest, Math.max(lowest, value));
}
