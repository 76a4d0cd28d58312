// The crates round a ship: their places, and the forces that bring them back there.
import { add, scaled, type Vector, within } from '../../../laws/control/attitude/vector';
import { pdGains } from '../../../laws/control/pd';
import { cos, sin } from '../../../laws/exact/exact';
import type { CrateMoment } from '../spec';
import { crateSolid } from './solid';
import { type BodyMotion, SpaceBody } from './space-body';
import { turnBy } from './turn-by';

/**
 * Returns a place in a ship's glass sphere, relative to the centre of the sphere. m
 * @param radius distance from the centre, m
 * @param longitude angle from the ship's nose towards its right wing, rad
 * @param latitude angle upwards, rad
 */
const placeAt = (radius: number, longitude: number, latitude: number): Vector => ({
  x: radius * cos(latitude) * cos(longitude),
  y: radius * sin(latitude),
  z: radius * cos(latitude) * sin(longitude),
});

// 0.1 m clear of a level ship. The last four lie between the others, so that the ship hits more of them in
// its first turn.
/** Start position of each crate around a ship, from the sphere's centre. m */
const homes: readonly Vector[] = [
  placeAt(1.86, 1, 0.02),
  placeAt(1.98, 2.25, -0.4),
  placeAt(2, -2.2, 0.38),
  placeAt(1.95, -0.9, -0.25),
  placeAt(1.95, 0.4, -0.08),
  placeAt(1.95, 1.67, 0.19),
  placeAt(2, -2.86, -0.31),
  placeAt(1.95, -0.12, -0.52),
];

/**
 * A spring and damper that hold a body at a place: frequency (Hz), damping (without unit), and largest acceleration
 * (m/s²).
 */
export interface Hold {
  readonly frequency: number;
  readonly damping: number;
  /** Largest acceleration by spring and damper together. m/s² */
  readonly most: number;
}

export const shipHold: Hold = { frequency: 0.55, damping: 1.2, most: 6 };

const crateHold: Hold = { frequency: 0.22, damping: 0.9, most: 4 };

/** Rate at which a crate loses its spin, as by friction at its tether. 1/s */
const spinLoss = 0.5;

/** Creates the crates round a ship. @param moments state of each crate to continue from; at rest when left out */
export function cratesOf(count: number, moments?: readonly CrateMoment[]): SpaceBody[] {
  return homes.slice(0, count).map((place, n) => {
    const moment = moments?.[n];
    return new SpaceBody(crateSolid, moment ? motionOf(moment) : atHome(place, n));
  });
}

/** Returns the motion of a crate at rest at its start place. @param n index of the crate */
function atHome(place: Vector, n: number): BodyMotion {
  const still = { x: 0, y: 0, z: 0 };
  const attitude = turnBy({ x: 0.4 * n, y: 0.7 * n, z: 0.3 });
  return { place, attitude, velocity: still, angularVelocity: still };
}

function motionOf([x, y, z, a, b, c, d, vx, vy, vz, wx, wy, wz]: CrateMoment): BodyMotion {
  return {
    place: { x, y, z },
    attitude: { x: a, y: b, z: c, w: d },
    velocity: { x: vx, y: vy, z: vz },
    angularVelocity: { x: wx, y: wy, z: wz },
  };
}

/** Returns place, attitude and velocities of a body as 13 numbers. */
export function numbersOfMotion({ place, attitude, velocity, angularVelocity }: BodyMotion): CrateMoment {
  const { x, y, z, w } = attitude;
  const numbers = [...parts(place), x, y, z, w, ...parts(velocity), ...parts(angularVelocity)];
  // JSON has no -0; adding 0 gives the number that a file would give.
  return numbers.map((number) => number + 0);
}

const parts = ({ x, y, z }: Vector) => [x, y, z];

/** Applies the forces that bring crates back to their places, and slows their spin. */
export function pullCrates(crates: readonly SpaceBody[]): void {
  crates.forEach((crate, n) => {
    pushTowards(crate, homes[n], crateHold);
    crate.torque = scaled(crate.timesInertia(crate.motion.angularVelocity), -spinLoss);
  });
}

/** Applies the force of a spring and a damper that move a body to a place. @param home the place, m */
export function pushTowards(body: SpaceBody, home: Vector, { frequency, damping, most }: Hold): void {
  const { kp, kd } = pdGains({ frequency, damping });
  const { place, velocity } = body.motion;
  const wanted = add(scaled(add(home, place, -1), kp), velocity, -kd);
  body.force = scaled(within(wanted, most), body.solid.mass);
}
