// The kinds of thrusters: a lifter with one engine under it, and a tug with engines on all sides.
import type { World } from 'planck';
import type { EntityStart } from '../entity-start';
import { centred, type Hull } from '../hull';
import { type Rig, Thruster } from './thruster';

/** Hull of the lifter (body with one upward engine). m, nose along +x, origin at the centre of mass */
export const lifterHull: Hull = centred([
  [
    [-1.6, -1.1],
    [1.4, -1.1],
    [2.4, -0.5],
    [2.4, 0.5],
    [1.4, 1.1],
    [-1.6, 1.1],
  ],
  [
    [-2.4, -1.7],
    [-1.6, -1.1],
    [-1.6, 1.1],
    [-2.4, 1.7],
  ],
]);

/** Hull of the tug (body with engines along both axes). m, nose along +x, origin at the centre of mass */
export const tugHull: Hull = centred([
  [
    [1.6, 0.8],
    [0.8, 1.6],
    [-0.8, 1.6],
    [-1.6, 0.8],
    [-1.6, -0.8],
    [-0.8, -1.6],
    [0.8, -1.6],
    [1.6, -0.8],
  ],
  [
    [1.6, -1.2],
    [2.2, -1.2],
    [2.2, 1.2],
    [1.6, 1.2],
  ],
]);

/** Properties of the lifter, a thruster whose only engine pushes it up. Up is -y. */
const lifter: Rig<'lifter'> = {
  kind: 'lifter',
  hull: lifterHull,
  engines: [{ axis: 'y', from: -1, to: 0 }],
  line: { x: 0, y: -1 },
};

const tug: Rig<'tug'> = {
  kind: 'tug',
  hull: tugHull,
  engines: [
    { axis: 'x', from: -1, to: 1 },
    { axis: 'y', from: -1, to: 1 },
  ],
};

/** Makes a lifter: one engine pushes it up, nothing pushes it down or aside. */
export function createLifter(world: World, start: EntityStart): Thruster<'lifter'> {
  return new Thruster(world, lifter, start);
}

/** Makes a tug: engines push it along both axes. */
export function createTug(world: World, start: EntityStart): Thruster<'tug'> {
  return new Thruster(world, tug, start);
}
