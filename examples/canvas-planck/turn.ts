// Turns a planck body by torque.
import { inertiaAboutCentre, steer, type TurnController } from '@slew-game/slew/control';
import type { Body } from 'planck';

export const timeStep = 1 / 60; // s
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity }; // rad/s², rad/s

/** Steers a body towards an angle by torque. Call before every world step. @param desired angle, rad */
export function turnTowards(body: Body, controller: TurnController, desired: number): void {
  const [angle, angularVelocity] = [body.getAngle(), body.getAngularVelocity()];
  const inertia = inertiaAboutCentre({
    inertia: body.getInertia(),
    mass: body.getMass(),
    centre: body.getLocalCenter(),
  });
  const { angularAcceleration } = steer(controller, { desired, angle, angularVelocity, timeStep, limits });
  body.applyTorque(inertia * angularAcceleration, true);
}
