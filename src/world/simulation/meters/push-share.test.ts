// Tests of the wind's push as a share of the torque that a motor can give.
import { expect, it } from 'vitest';
import { Simulation } from '../simulation';
import { pushShare } from './push-share';

/** Returns the inertia of a missile about its centre of mass, measured by its turn under a known torque. kg m² */
function inertiaByTurning(): number {
  const simulation = new Simulation({
    version: 1,
    name: 'a missile',
    windTorque: 10,
    entities: [{ kind: 'missile', position: [0, 0], command: { kind: 'idle' } }],
  });
  const { body } = simulation.entities[0];
  body.applyTorque(10, true);
  simulation.world.step(0.01);
  return (10 * 0.01) / body.getAngularVelocity();
}

it('is torque over inertia over the limit, signed as the torque', () => {
  const inertia = inertiaByTurning();
  for (const windTorque of [-60, 0, 125]) {
    const simulation = new Simulation({
      version: 1,
      name: 'a missile in wind',
      windTorque,
      entities: [
        { kind: 'missile', position: [0, 0], limits: { angularAcceleration: 20 } },
        { kind: 'lifter', position: [30, 0] },
      ],
    });
    const [missile, lifter] = simulation.entities;
    expect(pushShare(simulation, missile)).toBeCloseTo(windTorque / inertia / 20, 9);
    expect(pushShare(simulation, lifter)).toBe(0);
  }
});
