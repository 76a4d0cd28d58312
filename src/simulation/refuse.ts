// Refuses values that a simulation cannot take or go on with, with a sentence for the person.
import type { Body } from 'planck';
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

/** Throws RangeError when a body's place or motion is no longer a number. @param name of the body in a scenario file */
export function mustStayFinite(body: Body, name: string, n: number): void {
  const { x, y } = body.getPosition();
  const velocity = body.getLinearVelocity();
  // A sum is finite only if all of its parts are.
  if (Number.isFinite(x + y + body.getAngle() + velocity.x + velocity.y + body.getAngularVelocity())) return;
  throw new RangeError(`the place or motion of ${name}[${n}] is no longer a number`);
}
