// Values of a law's arguments and lines as text.
import { formatFixed } from '../../../app/ui/kit/formats';

/** An argument of the law's function `turn`, as a row of the list on the page. */
export interface ArgumentRow {
  readonly name: string;
  /** Text that the row's button inserts into the law. */
  readonly writes: string;
  readonly unit: string;
  readonly help: string;
  /**
   * Source of the argument's value. `sample`: measurements in the present step. `limits`: motion limits of the body.
   */
  readonly of: 'sample' | 'limits';
  readonly at: number;
}

export const argumentRows: readonly ArgumentRow[] = [
  {
    name: 'error',
    writes: 'error',
    unit: 'rad',
    help: 'How far it still has to turn. Plus is clockwise.',
    of: 'sample',
    at: 0,
  },
  {
    name: 'angularVelocity',
    writes: 'angularVelocity',
    unit: 'rad/s',
    help: 'How fast it turns.',
    of: 'sample',
    at: 1,
  },
  {
    name: 'targetAngularVelocity',
    writes: 'targetAngularVelocity',
    unit: 'rad/s',
    help: 'How fast the direction to the target turns.',
    of: 'sample',
    at: 2,
  },
  {
    name: 'timeStep',
    writes: 'timeStep',
    unit: 's',
    help: 'Time from one step to the next.',
    of: 'sample',
    at: 3,
  },
  {
    name: 'disturbance',
    writes: 'disturbance',
    unit: 'rad/s²',
    help: 'Push from outside that it is told of, such as wind.',
    of: 'sample',
    at: 4,
  },
  {
    name: 'limits',
    writes: 'limits.angularAcceleration',
    unit: 'rad/s²',
    help: 'The most that the motor gives.',
    of: 'limits',
    at: 0,
  },
];

/** Smallest absolute value that is shown with a power of ten in the column beside a law's text. */
const large = 1e5;

/** Smallest absolute value that is shown with three decimals. */
const leastWithThreeDecimals = 0.0005;

/** Returns a value in a law as text of at most seven characters. Empty for NaN. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (Math.abs(value) >= large) return value.toExponential(1).replace('e+', 'e').replaceAll('-', '−');
  // At most seven characters: the column beside the text has room for no more.
  return formatFixed(value, Math.abs(value) >= leastWithThreeDecimals && Math.abs(value) < 0.1 ? 3 : 2);
}
