// A box without torque that is spun about its middle axis: what it does tells whether an engine knows the gyroscopic torque.
import { bodyOf, energyOf, type FreeBody, momentumOf, type Plant } from './free-body.fixture';
import { inverse, rotate } from './quaternion';
import { add, lengthOf, zero } from './vector';

/** A box of 12 kg at 5 rad/s about its middle axis, and 0.01 rad/s about each of the others. */
export const spunBox = (): FreeBody =>
  bodyOf({ moments: { x: 1.5, y: 4, z: 5 }, angularVelocity: { x: 0.01, y: 5, z: 0.01 } });

/** 20 s of it at 60 Hz: when it flips, s, and by how much energy and momentum are off at most, as fractions. */
export function tumble(plant: Plant) {
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
