// Turns a Matter body by torque.
import { steer, type TurnController } from '@slew-game/slew/control';

/** The properties of a body that steering reads and sets. Bodies of Matter and of Phaser have them. */
export interface MatterBody {
  readonly angle: number;
  readonly angularVelocity: number;
  readonly inertia: number;
  torque: number;
}

export const timeStep = 1 / 60; // s
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity }; // rad/s², rad/s

/** Steers a body towards an angle by torque. Call before every engine step of 1000 / 60 ms. @param desired rad */
export function turnTowards(body: MatterBody, controller: TurnController, desired: number): void {
  const { angle } = body;
  const angularVelocity = body.angularVelocity / timeStep; // Matter's is in rad a step
  const { angularAcceleration } = steer(controller, { desired, angle, angularVelocity, timeStep, limits });
  body.torque = body.inertia * angularAcceleration * 1e-6; // Matter's time is in ms
}
