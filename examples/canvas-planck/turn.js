// Turns a planck body by torque.
import { inertiaAboutCentre, steer } from '@slew-game/slew/control';
export const timeStep = 1 / 60; // s
const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity }; // rad/s², rad/s
/** Call once before every step of the world. @param desired where to point, rad */
export function turnTowards(body, controller, desired) {
    const [angle, angularVelocity] = [body.getAngle(), body.getAngularVelocity()];
    const inertia = inertiaAboutCentre({
        inertia: body.getInertia(),
        mass: body.getMass(),
        centre: body.getLocalCenter(),
    });
    const { angularAcceleration } = steer(controller, { desired, angle, angularVelocity, timeStep, limits });
    body.applyTorque(inertia * angularAcceleration, true);
}
