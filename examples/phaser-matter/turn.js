// Turns a Matter body by torque.
import { steer } from '@slew-game/slew/control';
export const timeStep = 1 / 60; // s
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity }; // rad/s², rad/s
/** Call once before every step of the engine, of 1000 / 60 ms. @param desired where to point, rad */
export function turnTowards(body, controller, desired) {
    const { angle } = body;
    const angularVelocity = body.angularVelocity / timeStep; // Matter's is in rad a step
    const { angularAcceleration } = steer(controller, { desired, angle, angularVelocity, timeStep, limits });
    body.torque = body.inertia * angularAcceleration * 1e-6; // Matter's time is in ms
}
