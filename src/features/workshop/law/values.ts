// What a law was told and what its lines came to, as figures that stand still enough to be read.
import { formatFixed } from '../../../app/ui/kit/formats';

/** What turn is told, in the order in which it is shown. */
export interface Told {
  readonly name: string;
  /** What is written when it is chosen. */
  readonly writes: string;
  readonly unit: string;
  /** Index in the list of numbers told, or of the limits. */
  readonly of: 'sample' | 'limits';
  readonly at: number;
}

export const told: readonly Told[] = [
  { name: 'error', writes: 'error', unit: 'rad', of: 'sample', at: 0 },
  { name: 'angularVelocity', writes: 'angularVelocity', unit: 'rad/s', of: 'sample', at: 1 },
  { name: 'targetAngularVelocity', writes: 'targetAngularVelocity', unit: 'rad/s', of: 'sample', at: 2 },
  { name: 'timeStep', writes: 'timeStep', unit: 's', of: 'sample', at: 3 },
  { name: 'disturbance', writes: 'disturbance', unit: 'rad/s²', of: 'sample', at: 4 },
  { name: 'limits', writes: 'limits.angularAcceleration', unit: 'rad/s²', of: 'limits', at: 0 },
];

/** From here on a figure is written with a power of ten. */
const large = 1e5;

/** A figure of a law; empty for none. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (Math.abs(value) >= large) return value.toExponential(1).replace('e+', 'e').replaceAll('-', '−');
  if (value !== 0 && Math.abs(value) < 0.1)
    return Number(value.toPrecision(3)).toString().replaceAll('-', '−');
  return formatFixed(value, 2);
}
