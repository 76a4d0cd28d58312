// Refuses values that a simulation cannot use, with a sentence for the person.
import type { Body } from 'planck';
import { refusal, type Tunable } from '../../laws/control/tunable';
import type { Point } from '../entities/command';

/** Throws RangeError if a setting's value is out of its range. @param row label and range of the setting */
export function assertInRange(row: Tunable, value: number): void {
  const reason = refusal(row, value);
  if (reason) throw new RangeError(`${row.symbol ?? row.label}: ${reason}, got ${value}`);
}

/** Throws RangeError if a place is not finite. */
export function assertFinite({ x, y }: Point): void {
  if (!Number.isFinite(x) || !Number.isFinite(y))
    throw new RangeError(`a place must be two numbers, got ${x}, ${y}`);
}

/** Bodies of a simulation, in two lists that have the same names as in a scenario file. */
type Bodies = Readonly<Record<'entities' | 'obstacles', readonly { readonly body: Body }[]>>;

/** Throws RangeError if the place or motion of one of the bodies is no longer a finite number. */
export function assertStillFinite(bodies: Bodies): void {
  for (const name of ['entities', 'obstacles'] as const) {
    const n = bodies[name].findIndex(({ body }) => !hasFiniteState(body));
    if (n >= 0) throw new RangeError(`the place or motion of ${name}[${n}] is no longer a number`);
  }
}

function hasFiniteState(body: Body): boolean {
  const { x, y } = body.getPosition();
  const velocity = body.getLinearVelocity();
  // A sum is finite only if all of its parts are.
  return Number.isFinite(x + y + body.getAngle() + velocity.x + velocity.y + body.getAngularVelocity());
}
