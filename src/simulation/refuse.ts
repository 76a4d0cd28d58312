// Refuses values that a simulation cannot take, with a sentence for the person.
import { refusal, type Tunable } from '../control/tunable';
import type { Point } from '../entities/command';

/** Throws RangeError when a setting's value is out of range. */
export function mustSuit(row: Tunable, value: number): void {
  const reason = refusal(row, value);
  if (reason) throw new RangeError(`${row.symbol ?? row.label}: ${reason}, got ${value}`);
}

/** Throws RangeError for a place that is not finite. */
export function mustBeFinite({ x, y }: Point): void {
  if (!Number.isFinite(x) || !Number.isFinite(y))
    throw new RangeError(`a place must be two numbers, got ${x}, ${y}`);
}
