// Tests of the autopilot: which guidance law it uses, and that it steers as a user of the control library would.

import { expect, it } from 'vitest';
import { controllerKinds, createController, isControllerName, steer } from '../../laws/control/index';
import { World } from '../planck/planck';
import { Character } from './character';
import { guidanceKinds, isGuidanceName } from './guidance/guidance';
import { inertiaAboutCentre } from './hull';

const target = { x: 20, y: 5 };
const laws = Object.keys(guidanceKinds).filter(isGuidanceName);

/**
 * Returns the point that a character (a kind of body) aims at in its first step, in m. `kind` names its guidance law.
 * The character flies along +x at 10 m/s. Its target lies 14° to the side.
 */
function aimPoint(kind: (typeof laws)[number], command: 'seek' | 'turn-towards') {
  const world = new World({ gravity: { x: 0, y: 0 } });
  const character = new Character(world, { position: { x: 0, y: 0 }, angle: 0, guidance: { kind } });
  character.body.setLinearVelocity({ x: 10, y: 0 });
  character.give({ kind: command, target });
  character.update(1 / 60);
  return character.aim.point;
}

it.each(laws)('%s aims a body that only turns straight at a target that stands still', (kind) => {
  expect(aimPoint(kind, 'turn-towards')).toEqual(target);
});

it('proportional navigation starts along the flight: at the target’s range, straight ahead', () => {
  expect(aimPoint('proportional-navigation', 'seek')).toEqual({ x: Math.hypot(20, 5), y: 0 });
});

/**
 * Limits of rotation in these tests. The angular acceleration (rad/s²) is that of the 2013 demo. The body reaches the
 * turn rate (rad/s) within half a turn.
 */
const limits = { angularAcceleration: 4 * Math.PI, turnRate: 5 };
const timeStep = 1 / 60;

it.each(Object.keys(controllerKinds).filter(isControllerName))(
  'turns a body by %s as steer() does, bit for bit',
  (kind) => {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const start = { position: { x: 0, y: 0 }, angle: 3, controller: { kind }, limits };
    const [piloted, steered] = [new Character(world, start), new Character(world, start)];
    piloted.give({ kind: 'turn-towards', target: { x: -3, y: -40 } });
    const law = createController({ kind });
    for (let n = 0; n < 90; n++) {
      const { body } = steered;
      const [angle, angularVelocity] = [body.getAngle(), body.getAngularVelocity()];
      const desired = Math.atan2(-40, -3);
      const { angularAcceleration } = steer(law, { desired, angle, angularVelocity, timeStep, limits });
      body.applyTorque(inertiaAboutCentre(body) * angularAcceleration, true);
      piloted.update(timeStep);
      expect(piloted.turn.applied).toBe(angularAcceleration);
      world.step(timeStep);
    }
    expect(piloted.body.getAngle()).toBe(steered.body.getAngle());
  },
);

it('keeps the integral when a gain changes, and drops it with the law', () => {
  const world = new World({ gravity: { x: 0, y: 0 } });
  const controller = { kind: 'pid', integralZone: 4, integralRate: 1000, kp: 1 };
  const character = new Character(world, { position: { x: 0, y: 0 }, angle: 0.5, controller });
  character.give({ kind: 'turn-towards', target: { x: 20, y: 0 } });
  for (let n = 0; n < 10; n++) character.update(timeStep);
  const { i } = character.turn;
  expect(Math.abs(i)).toBeGreaterThan(1);
  character.configure({ ...controller, kp: 2, ki: 0 });
  character.update(timeStep);
  expect(character.turn.i).toBe(i);
  character.configure({ kind: 'windowed-pid' });
  character.configure(controller);
  character.update(timeStep);
  expect(character.turn.i).toBe(0);
});
