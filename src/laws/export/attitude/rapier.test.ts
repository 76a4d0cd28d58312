// Tests of the TypeScript files of a body in space in Rapier 3D. They compile with the strictest options, and settle in
// the times of the table. They turn a body as the library does in the same engine.
import { rmSync } from 'node:fs';
import Rapier, { type RigidBody } from '@dimforge/rapier3d-compat';
import * as THREE from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attitudeControllerOf } from '../../control/attitude/attitude-controllers';
import { identity, inverse, type Quaternion, rotate } from '../../control/attitude/quaternion';
import { steerAttitude } from '../../control/attitude/steer-attitude';
import { type Vector, zero } from '../../control/attitude/vector';
import { laws } from '../../language/laws';
import type { BodyLaw } from '../code';
import { strictlyCompiled } from '../compiled.fixture';
import { moduleOf, workshop } from '../programs.fixture';
import {
  angles,
  attitudeFileOf,
  between,
  flightSteps,
  limits,
  plate,
  settlingTime,
  shownLimits,
  spaceTable,
  timeStep,
  turnedBy,
  turnedFrame,
  variants,
} from './flights.fixture';

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => Rapier.init());

const textOf = (given: BodyLaw) => attitudeFileOf('ts-rapier3d', given);

/** A function that steers a Rapier body for one step. */
type Steer = (body: RigidBody, desired: Quaternion, desiredRate: Vector) => void;

/** Returns the steering function of an exported file, for a new body. */
async function fileSteer(name: string, given: BodyLaw): Promise<Steer> {
  const { SteerAttitude } = await moduleOf(folder, name, textOf(given));
  const steering = new (SteerAttitude as new () => { steer(...of: unknown[]): void })();
  return (body, desired, rate) =>
    steering.steer(body, new THREE.Quaternion().copy(desired), timeStep, new THREE.Vector3().copy(rate));
}

/** Returns a function that steers a body by the library's law, for comparison with an exported file. */
function librarySteer(given: BodyLaw): Steer {
  const law = attitudeControllerOf(given.controller, laws);
  const limits = shownLimits(given);
  return (body, desired, desiredRate) => {
    const moments = { ...body.principalInertia() };
    const frame = { ...body.principalInertiaLocalFrame() };
    const { torque } = steerAttitude(law, {
      ...{ desired, desiredRate, timeStep, limits },
      attitude: body.rotation(),
      angularVelocity: body.angvel(),
      inertia: { moments, frame, gyroscopic: true },
    });
    const { x, y, z } = torque;
    body.applyTorqueImpulse({ x: x * timeStep, y: y * timeStep, z: z * timeStep }, true);
  };
}

/**
 * Simulates a plate in the physics engine Rapier, and returns its attitude after each step. The plate's principal axes
 * of inertia are turned against the axes of the body.
 * @param steer function that steers the plate
 * @param spin angular velocity at the start. rad/s
 */
function flown(steer: Steer, desired: Quaternion, steps: number, spin = zero): Quaternion[] {
  const world = new Rapier.World(zero);
  world.timestep = timeStep;
  const mass = Rapier.RigidBodyDesc.dynamic().setAdditionalMassProperties(12, zero, plate, turnedFrame);
  const body = world.createRigidBody(mass.setCanSleep(false));
  // The engine applies the mass in its first step.
  world.step();
  body.setRotation(identity, true);
  body.setAngvel(spin, true);
  const attitudes = Array.from({ length: steps }, () => {
    steer(body, desired, zero);
    world.step();
    return body.rotation();
  });
  world.free();
  return attitudes;
}

describe('TypeScript for Rapier 3D', () => {
  it.each(Object.entries(spaceTable))('%s settles within 0.02 s of the table', async (kind, seconds) => {
    for (const [n, expected] of seconds.entries()) {
      const desired = turnedBy(angles[n]);
      const steer = await fileSteer(`${kind}-${n}`, { controller: { kind }, limits });
      const errors = flown(steer, desired, flightSteps).map((one) => between(one, desired));
      expect(Math.abs(settlingTime(errors, angles[n])! - expected)).toBeLessThan(0.02);
    }
  });

  it.each(variants.map((one, n) => ({ ...one, n })))(
    '$title turns a tumbling body as the library does',
    async ({ given, n }) => {
      const [desired, spin] = [turnedBy(150), { x: 0.5, y: 2, z: -1 }];
      const own = flown(await fileSteer(`variant-${n}`, given), desired, 120, spin);
      const expected = flown(librarySteer(given), desired, 120, spin);
      // The engine uses numbers of 24 bits. rad
      expect(Math.max(...own.map((one, step) => between(one, expected[step])))).toBeLessThan(1e-4);
    },
  );

  it('turns a body whose inertia Rapier takes up in the first step only', async () => {
    const world = new Rapier.World(zero);
    world.timestep = timeStep;
    const mass = Rapier.RigidBodyDesc.dynamic().setAdditionalMassProperties(12, zero, plate, turnedFrame);
    const body = world.createRigidBody(mass.setCanSleep(false));
    expect(body.principalInertia().x).toBe(0);
    const steer = await fileSteer('fresh', { controller: { kind: 'backward-pd' }, limits });
    const desired = turnedBy(90);
    for (let step = 0; step < flightSteps; step++) {
      steer(body, desired, zero);
      world.step();
    }
    expect(between(body.rotation(), desired)).toBeLessThan(1e-3);
    world.free();
  });

  it('is for an engine that knows ω × Iω: a spun box turns over 3 to 4 times in 20 s', () => {
    const world = new Rapier.World(zero);
    world.timestep = timeStep;
    const box = Rapier.RigidBodyDesc.dynamic().setAdditionalMassProperties(
      12,
      zero,
      { x: 1.5, y: 4, z: 5 },
      identity,
    );
    const body = world.createRigidBody(box.setCanSleep(false));
    world.step();
    body.setAngvel({ x: 0.01, y: 5, z: 0.01 }, true);
    const flips: number[] = [];
    let side = 1;
    for (let step = 1; step <= 1200; step++) {
      world.step();
      const { y } = rotate(body.angvel(), inverse(body.rotation()));
      if (Math.sign(y) === side) continue;
      side = -side;
      flips.push(step * timeStep);
    }
    world.free();
    // Euler's equations, by Jacobi's functions: at 3.23 s, then every 5.55 s.
    expect(Math.abs(flips[0] - 3.23)).toBeLessThan(0.05);
    expect(Math.abs(flips.length - 3.5)).toBeLessThan(1);
  });

  it('compiles in a project as Vite sets one up, as strict as TypeScript can be', () => {
    expect(
      strictlyCompiled(
        folder,
        variants.map(({ given }) => textOf(given)),
      ),
    ).toBe('');
  });
});
