// A box that spins about its middle axis without torque. Its motion shows whether an engine simulates the gyroscopic torque.
import { type BodyStepper, bodyOf, energyOf, type FreeBody, momentumOf } from './free-body.fixture';
import { inverse, rotate } from './quaternion';
import { add, lengthOf, zero } from './vector';

/**
 * Makes a box of 12 kg. It spins at 5 rad/s about its middle axis, and at 0.01 rad/s about the other two
 * axes.
 */
export const spunBox = (): FreeBody =>
  bodyOf({ moments: { x: 1.5, y: 4, z: 5 }, angularVelocity: { x: 0.01, y: 5, z: 0.01 } });

/**
 * Simulates a spinning box for 20 s at 60 Hz. The box turns over again and again. Returns the times at which it turns
 * over (`flips`, s), and the largest relative errors of energy and momentum.
 * @param plant function that moves the box by one step
 */
export function tumble(plant: BodyStepper) {
  const body = spunBox();
  const [energy, momentum] = [energyOf(body), momentumOf(body)];
  const flips: number[] = [];
  let [energyOff, momentumOff, side] = [0, 0, 1];
  for (let step = 1; step <= 1200; step++) {
    plant(body, zero, 1 / 60);
    energyOff = Math.max(energyOff, Math.abs(energyOf(body) / energy - 1));
    const drift = add(momentumOf(body), momentum, -1);
    momentumOff = Math.max(momentumOff, lengthOf(drift) / lengthOf(momentum));
    const { y } = rotate(body.angularVelocity, inverse(body.attitude));
    if (Math.sign(y) !== side) {
      side = -side;
      flips.push(step / 60);
    }
  }
  return { flips, energyOff, momentumOff };
}
