// Tests of the simulated bodies: without torque they keep momentum and energy, and collisions exchange momentum.
import { describe, expect, it, vi } from 'vitest';
import { type FreeBody, rungeKutta } from '../../../laws/control/attitude/free-body.fixture';
import {
  identity,
  inverse,
  multiply,
  rotate,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import { add, cross, dot, lengthOf, scaled, type Vector, zero } from '../../../laws/control/attitude/vector';
import { cos, sin } from '../../../laws/exact/exact';
import { crateSolid, shipSolid, solidOf } from './solid';
import { stepSpace } from './space';
import { atRest, type BodyMotion, SpaceBody } from './space-body';
import { turnBy } from './turn-by';

const timeStep = 1 / 60;

/** A box of 12 kg with principal moments of inertia of 1.5, 4 and 5 kg m². Its sides are √15/2, √5/2 and 1/2 m. */
const boxSolid = solidOf([
  { at: zero, half: { x: Math.sqrt(15) / 4, y: Math.sqrt(5) / 4, z: 1 / 4 }, mass: 12 },
]);

/**
 * Motion of a body that spins about its middle axis of inertia at 5 rad/s. It also turns slowly about the other axes,
 * so that it flips.
 */
const spun: BodyMotion = { ...atRest, angularVelocity: { x: 0.01, y: 5, z: 0.01 } };

const momentum = (body: SpaceBody) => body.timesInertia(body.motion.angularVelocity);

const energy = ({ motion, solid: { mass } }: SpaceBody, turning: Vector) =>
  (dot(motion.angularVelocity, turning) + mass * dot(motion.velocity, motion.velocity)) / 2;

/** Returns the times at which a body turns over about its second axis. s */
function flips(seconds: number, step: () => Pick<BodyMotion, 'attitude' | 'angularVelocity'>): number[] {
  const times: number[] = [];
  let side = 1;
  for (let n = 1; n <= seconds * 60; n++) {
    const { attitude, angularVelocity } = step();
    if (Math.sign(rotate(angularVelocity, inverse(attitude)).y) !== -side) continue;
    side = -side;
    times.push(n * timeStep);
  }
  return times;
}

describe('a body free of torque', () => {
  it('keeps its momentum to the last digits and its energy nearly, for 60 s', () => {
    const body = new SpaceBody(boxSolid, spun);
    const [began, had] = [momentum(body), energy(body, momentum(body))];
    let [off, worst] = [0, 0];
    for (let n = 0; n < 3600; n++) {
      stepSpace([body], true, timeStep);
      const now = momentum(body);
      off = Math.max(off, lengthOf(add(now, began, -1)) / lengthOf(began));
      worst = Math.max(worst, Math.abs(energy(body, now) / had - 1));
    }
    expect(off).toBeLessThan(1.6e-12);
    expect(worst).toBeLessThan(1e-7);
  });

  it('turns over when Euler’s equations say so: four times in 20 s, first at 3.23 s', () => {
    const body = new SpaceBody(boxSolid, spun);
    const { moments, frame } = boxSolid;
    const other: FreeBody = { attitude: identity, angularVelocity: spun.angularVelocity, moments, frame };
    const byEuler = rungeKutta(16);
    const truth = flips(20, () => {
      byEuler(other, zero, timeStep);
      return other;
    });
    const found = flips(20, () => {
      stepSpace([body], true, timeStep);
      return body.motion;
    });
    expect(truth).toHaveLength(4);
    expect(truth[0]).toBeCloseTo(3.23, 2);
    expect(found).toHaveLength(4);
    // The times may differ by a step of 1/60 s.
    found.forEach((time, n) => {
      expect(Math.abs(time - truth[n])).toBeLessThan(0.02);
    });
  });

  it('with a turned frame agrees with a second integrator after 5 s', () => {
    const frame = turnBy({ x: 0.3, y: -0.5, z: 0.2 });
    const moments = { x: 1, y: 4, z: 4.5 };
    const body = new SpaceBody(shipSolid(0, { moments, frame }), {
      ...atRest,
      angularVelocity: { x: 1, y: -2, z: 0.5 },
    });
    const other: FreeBody = { ...body.motion, moments, frame };
    const byEuler = rungeKutta(16);
    for (let n = 0; n < 300; n++) {
      stepSpace([body], true, timeStep);
      byEuler(other, zero, timeStep);
    }
    const apart = rotationVector(multiply(body.motion.attitude, inverse(other.attitude)));
    expect(lengthOf(apart)).toBeLessThan(1e-5);
  });

  it('never turns over in a space without the gyroscopic torque', () => {
    const body = new SpaceBody(boxSolid, spun);
    const found = flips(20, () => {
      stepSpace([body], false, timeStep);
      return body.motion;
    });
    expect(found).toEqual([]);
    expect(body.motion.angularVelocity).toEqual(spun.angularVelocity);
  });

  it('moves equally alone and with bodies that it never touches, to within rounding', () => {
    const [alone, together] = [new SpaceBody(boxSolid, spun), new SpaceBody(boxSolid, spun)];
    const away = new SpaceBody(crateSolid, { ...atRest, place: { x: 50, y: 0, z: 0 } });
    for (let n = 0; n < 120; n++) {
      stepSpace([alone], true, timeStep);
      stepSpace([together, away], true, timeStep);
    }
    const apart = rotationVector(multiply(alone.motion.attitude, inverse(together.motion.attitude)));
    expect(lengthOf(apart)).toBeLessThan(1e-9);
  });
});

it('a torque gives momentum, T Δt a step, and a force speed', () => {
  const body = new SpaceBody(boxSolid, atRest);
  body.torque = { x: 0, y: 0, z: 30 };
  body.force = { x: 24, y: 0, z: 0 };
  stepSpace([body], true, timeStep);
  expect(body.motion.angularVelocity.z).toBeCloseTo(30 / 5 / 60, 12);
  expect(body.motion.velocity.x).toBeCloseTo(24 / 12 / 60, 12);
  stepSpace([body], true, timeStep);
  expect(body.motion.angularVelocity.z).toBeCloseTo(30 / 5 / 60, 12);
});

/** Returns a ship that spins among ten crates flying at it. @param away distance of the crates at the start. m */
function amongCrates(spin: number, speed: number, away = 2.6): SpaceBody[] {
  const crates = Array.from({ length: 10 }, (_, n) => {
    const way = { x: cos((n * Math.PI) / 5), y: 0, z: sin((n * Math.PI) / 5) };
    return new SpaceBody(crateSolid, {
      place: { ...scaled(way, away), y: 0.25 * sin(3 * n) },
      attitude: turnBy({ x: n, y: 2 * n, z: 0.5 }),
      velocity: scaled(way, -speed),
      angularVelocity: zero,
    });
  });
  const angularVelocity = { x: 0.3, y: spin, z: 0.2 };
  return [new SpaceBody(shipSolid(0), { ...atRest, angularVelocity }), ...crates];
}

/** Returns momentum, angular momentum about the origin, and energy of all bodies together. */
function totals(bodies: readonly SpaceBody[]) {
  let [linear, angular, whole] = [zero, zero, 0];
  for (const body of bodies) {
    const { motion, solid } = body;
    linear = add(linear, motion.velocity, solid.mass);
    angular = add(add(angular, momentum(body)), cross(motion.place, motion.velocity), solid.mass);
    whole += energy(body, momentum(body));
  }
  return { linear, angular, energy: whole };
}

describe.each([
  ['slowly', 2, 1],
  ['fast', 6, 4],
])('a ship that spins %s among ten crates', (_, spin, speed) => {
  it('gives them momentum, wins no energy in any step, and loses none of all momentum', () => {
    const bodies = amongCrates(spin, speed);
    const before = totals(bodies);
    let last = before.energy;
    let met = 0;
    for (let n = 0; n < 600; n++) {
      stepSpace(bodies, true, timeStep);
      const { energy: now } = totals(bodies);
      // Bodies that overlap are pushed apart, which slightly turns the axes of their inertia.
      expect(now).toBeLessThan(last * 1.001);
      last = now;
      met += bodies[0].touches.length;
    }
    const after = totals(bodies);
    expect(met).toBeGreaterThan(10);
    expect(last).toBeLessThan(0.9 * before.energy);
    const whole = 10 * crateSolid.mass * speed;
    expect(lengthOf(add(after.linear, before.linear, -1)) / whole).toBeLessThan(1e-9);
    expect(lengthOf(add(after.angular, before.angular, -1)) / lengthOf(before.angular)).toBeLessThan(0.002);
  });
});

it('the ship feels the changes of its angular momentum', () => {
  const bodies = amongCrates(2, 1);
  const [ship] = bodies;
  let felt = zero;
  const before = momentum(ship);
  for (let n = 0; n < 120; n++) {
    stepSpace(bodies, true, timeStep);
    felt = add(felt, ship.felt);
  }
  expect(lengthOf(felt)).toBeGreaterThan(100);
  expect(lengthOf(add(add(before, felt), momentum(ship), -1))).toBeLessThan(1e-6 * lengthOf(before));
});

it('a body with a set motion turns regardless of contacts, and feels nothing', () => {
  const bodies = amongCrates(1, 0, 1.9);
  const [ship] = bodies;
  ship.isSet = true;
  const { angularVelocity } = ship.motion;
  let met = 0;
  for (let n = 0; n < 60; n++) {
    stepSpace(bodies, true, timeStep);
    met += ship.touches.length;
    expect(ship.felt).toEqual(zero);
  }
  expect(met).toBeGreaterThan(10);
  const turned = rotationVector(multiply(ship.motion.attitude, inverse(turnBy(angularVelocity))));
  expect(lengthOf(turned)).toBeLessThan(1e-9);
  expect(ship.motion.place).toEqual(zero);
});

it('no function of Math with an engine-dependent last bit is called, also during hits', () => {
  const names = [
    'sin',
    'cos',
    'tan',
    'asin',
    'acos',
    'atan',
    'atan2',
    'exp',
    'log',
    'pow',
    'cbrt',
    'hypot',
  ] as const;
  const bodies = amongCrates(6, 4);
  const spies = names.map((name) => vi.spyOn(Math, name));
  try {
    for (let n = 0; n < 600; n++) stepSpace(bodies, true, timeStep);
    const asked = names.filter((_, n) => spies[n].mock.calls.length > 0);
    expect(asked).toEqual([]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});
