// Turns a Rapier body by torque.
import type { RigidBody } from '@dimforge/rapier2d-compat';
import { steer, type TurnController } from '@slew-game/slew/control';

export const timeStep = 1 / 60; // s, the world's own step
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity }; // rad/s², rad/s

/** Steers a body towards an angle by torque. Call before every world step. @param desired angle, rad */
export function turnTowards(body: RigidBody, controller: TurnController, desired: number): void {
  const [angle, angularVelocity] = [body.rotation(), body.angvel()];
  const { angularAcceleration } = steer(controller, { desired, angle, angularVelocity, timeStep, limits });
  // An impulse acts once; what addTorque adds would act until it is reset.
  body.applyTorqueImpulse(angularAcceleration * body.principalInertia() * timeStep, true);
}
