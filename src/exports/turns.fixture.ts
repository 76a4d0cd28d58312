// A turn by 90° as the library's laws make it: what exported files are held to in every engine.
import { createController, simulateTurn } from '../control';
import { shortened } from './settings';

export const timeStep = 1 / 60;
export const heading = Math.PI / 2;
/** Length of the turn, in steps. */
export const steps = 150;
export const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };

/** Every law that can be exported. */
export const kinds = [
  'windowed-pid',
  'leaky-pid',
  'pid',
  'forward-pd',
  'backward-pd',
  'spd',
  'one-step',
  'time-optimal',
];

/** The turn of a free body under the library's law. rad */
export function expectedAngles(kind: string): number[] {
  const motor = { ...limits, angularAcceleration: shortened(limits.angularAcceleration) };
  const trial = {
    controller: createController({ kind }),
    step: heading,
    timeStep,
    duration: steps * timeStep,
  };
  return simulateTurn({ ...trial, limits: motor }).errors.map((error) => heading - error);
}

/** The largest difference of two turns. rad. NaN and missing steps differ infinitely. */
export function largest(a: readonly number[], b: readonly number[]): number {
  const most = Math.max(...a.map((value, index) => Math.abs(value - b[index])));
  return a.length === b.length && most < Infinity ? most : Infinity;
}
