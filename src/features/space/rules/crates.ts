// The crates round a ship: where they float, and what brings them back there.
import { add, scaled, type Vector, within } from '../../../laws/control/attitude/vector';
import { pdGains } from '../../../laws/control/pd';
import { cos, sin } from '../../../laws/exact/exact';
import type { CrateMoment } from '../spec';
import { crateSolid } from './solid';
import { type Motion, SpaceBody } from './space-body';
import { turnBy } from './turn-by';

/** A place round the middle. @param radius m @param longitude from the nose towards the right wing, rad @param latitude upwards, rad */
const placeAt = (radius: number, longitude: number, latitude: number): Vector => ({
  x: radius * cos(latitude) * cos(longitude),
  y: radius * sin(latitude),
  z: radius * cos(latitude) * sin(longitude),
});

/**
 * Where each crate floats: clear of a level ship by 0.1 m, and in the way of nose, wings or tail where it turns. The last four
 * stand between the first, so that the ship meets more of them in its first turn already. m
 */
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

/** Spring and damper that hold a body at a place, and the most acceleration that they give. */
export interface Hold {
  readonly frequency: number;
  readonly damping: number;
  /** m/s² */
  readonly most: number;
}

/** A ship's side jets. */
export const shipHold: Hold = { frequency: 0.55, damping: 1.2, most: 6 };

/** A crate on its tether. It comes back in some seconds. */
const crateHold: Hold = { frequency: 0.22, damping: 0.9, most: 4 };

/** How fast a crate loses its spin, in place of what it hangs on. 1/s */
const spinLoss = 0.5;

/** The crates round a ship. @param moments of each, where they are under way */
export function cratesOf(count: number, moments?: readonly CrateMoment[]): SpaceBody[] {
  return homes.slice(0, count).map((place, n) => {
    const moment = moments?.[n];
    return new SpaceBody(crateSolid, moment ? motionOf(moment) : atHome(place, n));
  });
}

/** Each lies another way. */
function atHome(place: Vector, n: number): Motion {
  const still = { x: 0, y: 0, z: 0 };
  const attitude = turnBy({ x: 0.4 * n, y: 0.7 * n, z: 0.3 });
  return { place, attitude, velocity: still, angularVelocity: still };
}

function motionOf([x, y, z, a, b, c, d, vx, vy, vz, wx, wy, wz]: CrateMoment): Motion {
  return {
    place: { x, y, z },
    attitude: { x: a, y: b, z: c, w: d },
    velocity: { x: vx, y: vy, z: vz },
    angularVelocity: { x: wx, y: wy, z: wz },
  };
}

/** Place, attitude, velocity and angular velocity as 13 numbers: of a file, and of the fingerprint. */
export function numbersOfMotion({ place, attitude, velocity, angularVelocity }: Motion): CrateMoment {
  const { x, y, z, w } = attitude;
  const numbers = [...parts(place), x, y, z, w, ...parts(velocity), ...parts(angularVelocity)];
  // JSON has no -0: added to it, 0 is what a file would make of it.
  return numbers.map((number) => number + 0);
}

const parts = ({ x, y, z }: Vector) => [x, y, z];

/** The force that brings crates back, and what slows their spin. */
export function pullCrates(crates: readonly SpaceBody[]): void {
  crates.forEach((crate, n) => {
    hold(crate, homes[n], crateHold);
    crate.torque = scaled(crate.timesInertia(crate.motion.angularVelocity), -spinLoss);
  });
}

/** Pushes a body towards a place: a = kp (home - x) - kd v, as much as there is. */
export function hold(body: SpaceBody, home: Vector, { frequency, damping, most }: Hold): void {
  const { kp, kd } = pdGains({ frequency, damping });
  const { place, velocity } = body.motion;
  const wanted = add(scaled(add(home, place, -1), kp), velocity, -kd);
  body.force = scaled(within(wanted, most), body.solid.mass);
}
