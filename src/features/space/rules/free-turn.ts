// Free rotation of a body in a step by Euler's equations. They follow from its angular momentum, which is conserved.
import {
  inverse,
  multiply,
  type Quaternion,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import { scaled, type Vector } from '../../../laws/control/attitude/vector';
import type { SpaceBody } from './space-body';
import { unit } from './turn-by';

// A body that turns about its middle axis stands on a ridge, and a hair's breadth beside it decides when it turns
// over: of four flips in 20 s at 5 rad/s the last comes 0.33 s early with one part, with three within a step of
// the exact time.
/** Number of substeps in which a step of free rotation is computed, for accuracy. */
const parts = 3;

/**
 * Returns the mean angular velocity of a torque-free body during one time step. rad/s
 * @param momentum angular momentum of the body in the world's frame, kg m²/s
 * @param timeStep duration of the step, s
 */
export function meanRate(body: SpaceBody, momentum: Vector, timeStep: number): Vector {
  // It turns the attitude to where the momentum leads: q̇ = ½ ω q with ω = I(q)⁻¹ L, by the classical method of Runge
  // and Kutta. The momentum itself is not integrated, so it is kept to the last digits, and the energy to the fourth
  // power of a part's length.
  const { x, y, z } = body.solid.moments;
  // A body with equal moments also keeps its angular velocity.
  if (x === y && y === z) return body.byInertia(momentum);
  const { attitude } = body.motion;
  const part = timeStep / parts;
  const slope = (at: Quaternion) => {
    const { x, y, z } = scaled(body.byInertia(momentum, unit(at)), 1 / 2);
    return multiply({ x, y, z, w: 0 }, at);
  };
  let turned = attitude;
  for (let n = 0; n < parts; n++) {
    const first = slope(turned);
    const second = slope(moved(turned, first, part / 2));
    const third = slope(moved(turned, second, part / 2));
    const fourth = slope(moved(turned, third, part));
    const middle = moved(moved(turned, first, part / 6), second, part / 3);
    turned = unit(moved(moved(middle, third, part / 3), fourth, part / 6));
  }
  return scaled(rotationVector(multiply(turned, inverse(attitude))), 1 / timeStep);
}

function moved(at: Quaternion, slope: Quaternion, by: number): Quaternion {
  return { x: at.x + by * slope.x, y: at.y + by * slope.y, z: at.z + by * slope.z, w: at.w + by * slope.w };
}
