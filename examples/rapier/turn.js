import { steer } from '@slew-game/slew/control';
export const timeStep = 1 / 60; // s, the world's own step
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity }; // rad/s², rad/s
/** Call once before every step of the world. @param desired where to point, rad */
export function turnTowards(body, controller, desired) {
    const [angle, angularVelocity] = [body.rotation(), body.angvel()];
    const { angularAcceleration } = steer(controller, { desired, angle, angularVelocity, timeStep, limits });
    // An impulse acts once; what addTorque adds would act until it is reset.
    body.applyTorqueImpulse(angularAcceleration * body.principalInertia() * timeStep, true);
}
