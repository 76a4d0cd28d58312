// Measurements of DigitalOpus’s listings in space, for the tests that prove the errata and for the notes that print them.
import { settlingBand } from '../step-response';
import { RandomAttitudes } from './chance.fixture';
import { angleAxis, computeTorque, type Repairs, stablePd } from './digital-opus.fixture';
import {
  accelerationBy,
  type BodyStepper,
  bodyOf,
  engineBody,
  type FreeBody,
  momentumOf,
  turnAbout,
  turnBy,
} from './free-body.fixture';
import { identity, inverse, multiply, type Quaternion, rotationVector } from './quaternion';
import { add, cross, dot, lengthOf, scaled, type Vector } from './vector';

/** Length of a step in Unity by default. s */
const timeStep = 1 / 50;
const quarter = Math.PI / 2;

const errorOf = (body: FreeBody, desired: Quaternion): Vector =>
  rotationVector(multiply(desired, inverse(body.attitude)));

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
const quantile = (list: readonly number[], share: number) =>
  sorted(list)[Math.floor(share * (list.length - 1))];

/**
 * Compares two angular accelerations of random bodies: that of a published program, and the correct one. See
 * faults 17 and 32 in docs/errata.md.
 * @param listing name of the published program
 * @param repairs corrections of the program
 * @param count number of random bodies
 * @param varied property of the bodies that is random: 'attitude', or 'frame' (directions of the principal
 * axes of inertia in the body); if left out, both are random
 * @returns `median`, `most95` (95th percentile) and `most` (maximum): angle between the two accelerations,
 * rad. `shortest` (minimum) and `longest` (maximum): magnitude of the published acceleration divided by that
 * of the correct one
 */
export function frameErrors(
  listing: 'ComputeTorque' | 'Stable PD',
  repairs: Repairs = {},
  count = 4000,
  varied?: 'attitude' | 'frame',
) {
  const chance = new RandomAttitudes(1);
  const angles: number[] = [];
  const lengths: number[] = [];
  for (let n = 0; n < count; n++) {
    const [attitude, frame] = [chance.attitude(), chance.attitude()];
    const body = bodyOf(varied === undefined ? { attitude, frame } : { [varied]: attitude });
    const meant = chance.direction();
    // The turn is so small that only the frame matters.
    const turn = 1e-3;
    const desired = multiply(turnBy(scaled(meant, turn)), body.attitude);
    const torque =
      listing === 'Stable PD'
        ? stablePd(body, desired, timeStep, { frequency: 1, damping: 1 }, repairs)
        : computeTorque(body, desired, timeStep, { short: true, ...repairs });
    // kp = 9 f²; the whole turn in one step.
    const size = listing === 'Stable PD' ? 9 * turn : turn / timeStep;
    const got = accelerationBy(body, torque);
    angles.push(Math.atan2(lengthOf(cross(got, meant)), dot(got, meant)));
    lengths.push(lengthOf(got) / size);
  }
  return {
    median: quantile(angles, 0.5),
    most95: quantile(angles, 0.95),
    most: Math.max(...angles),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  };
}

/**
 * Simulates a turn for 8 s with the published “Stable PD” program. Returns the settling time of the body. s; null if it
 * does not settle
 */
function settles(
  body: FreeBody,
  axis: Vector,
  angle: number,
  frequency: number,
  repairs: Repairs,
): number | null {
  const desired = multiply(turnBy(scaled(axis, angle)), body.attitude);
  const steps = 8 / timeStep;
  let outside = 0;
  for (let step = 1; step <= steps; step++) {
    const settings = { frequency, damping: 4 / 3 };
    engineBody(body, stablePd(body, desired, timeStep, settings, repairs), timeStep);
    // An error of NaN counts as outside.
    if (!(lengthOf(errorOf(body, desired)) <= settlingBand * angle)) outside = step;
  }
  return outside === steps ? null : (outside + 1) * timeStep;
}

/**
 * Simulates random turns by 90° with the published “Stable PD” program, for erratum 33 in docs/errata.md.
 * @returns `never`: number of turns that do not settle. `median`: median settling time of the others, s; null
 * if no turn settles
 */
export function stableTurns(frequency: number, repairs: Repairs, count = 60) {
  const chance = new RandomAttitudes(7);
  const times = Array.from({ length: count }, () => {
    const body = bodyOf({ attitude: chance.attitude(), frame: chance.attitude() });
    return settles(body, chance.direction(), quarter, frequency, repairs);
  });
  const settled = times.filter((time) => time !== null);
  return { never: count - settled.length, median: settled.length > 0 ? quantile(settled, 0.5) : null };
}

/**
 * Returns whether a 1° turn settles with the “Stable PD” program. As published, the program errs most in this
 * turn: the torque is 5 times too large.
 * @param frequency the PD's setting `frequency` (stiffness). Hz
 * @param repairs corrections of the published program, see erratum 33 in docs/errata.md. The correction
 * `frame` (correct reference frames) gives the torque the right size
 */
export function settlesAtWorst(frequency: number, repairs: Repairs): boolean {
  const [x, y, z] = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ];
  const body = bodyOf({ frame: turnAbout(x, quarter), attitude: turnAbout(z, quarter) });
  return settles(body, y, quarter / 90, frequency, repairs) !== null;
}

/**
 * Returns the largest stiffness (setting `frequency`, Hz) with which a PD settles. Damping 4/3, 50 steps/s.
 * Source: Jury’s test, see stability.ts.
 * @param gain factor by which the torque is too large; 1 for the correct torque
 * @param gains formula for the gains P and D from `frequency` and damping. 'raw': for a forward PD, which
 * acts on the present error. 'stable': for a backward PD, which acts on the error predicted for the next step
 */
export function boundaryAt(gain: number, gains: 'raw' | 'stable'): number {
  const [square, linear] = gains === 'raw' ? [9 * gain, 12 * gain] : [27 * gain - 36, 12 * gain - 24];
  const root = Math.sqrt(linear * linear + 16 * square);
  return (root - linear) / (2 * square) / timeStep;
}

/**
 * Measures how often the published program turns a body the long way round, in random turns (erratum 16 in
 * docs/errata.md).
 * @param count number of turns
 * @returns `share`: fraction of turns by more than π. `printed`: mean angle with the program, rad. `short`:
 * mean angle of the shortest turns, rad
 */
export function longWays(count = 20000) {
  const chance = new RandomAttitudes(11);
  let [long, printed, short] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const turn = multiply(chance.attitude(), inverse(chance.attitude()));
    const { angle } = angleAxis(turn);
    if (angle > Math.PI) long++;
    printed += angle;
    short += lengthOf(rotationVector(turn));
  }
  return { share: long / count, printed: printed / count, short: short / count };
}

/**
 * Simulates one step of a 90° turn with the published program ComputeTorque (erratum 15, docs/errata.md).
 * Returns the angle still to turn, rad.
 */
export function leftAfterStep(repairs: Repairs, plant: BodyStepper = engineBody): number {
  const body = bodyOf();
  const desired = turnAbout({ x: 1, y: 1, z: 1 }, quarter);
  plant(body, computeTorque(body, desired, timeStep, repairs), timeStep);
  return lengthOf(errorOf(body, desired));
}

/**
 * Returns how far a body under the published “Stable PD” program lags after 20 s behind a target that turns
 * at 1 rad/s. rad. See docs/errata.md, 34.
 * @param frequency the PD's setting `frequency` (stiffness). Hz
 * @param repairs corrections of the program. By default, its gains and its conversion between reference
 * frames are corrected
 */
export function lag(frequency: number, repairs: Repairs = {}): number {
  const body = bodyOf();
  const rate = { x: 0, y: 1, z: 0 };
  let desired = identity;
  for (let step = 0; step < 20 / timeStep; step++) {
    const put = { gains: true, frame: true, ...repairs };
    const torque = stablePd(body, desired, timeStep, { frequency, damping: 1 }, put, rate);
    engineBody(body, torque, timeStep);
    desired = multiply(turnBy(scaled(rate, timeStep)), desired);
  }
  return lengthOf(errorOf(body, desired));
}

/**
 * Returns the angle that the formula 2 acos w gives for a quaternion in single precision, for erratum 35 in
 * docs/errata.md. rad
 * @param angle true angle of the turn. rad
 */
export function singleAngle(angle: number): number {
  const round = Math.fround;
  return angleAxis({ x: round(Math.sin(angle / 2)), y: 0, z: 0, w: round(Math.cos(angle / 2)) }).angle;
}

/**
 * Returns the largest error of the corrected “Stable PD” program while it follows a rotating target. rad.
 * Measured from 6 s to 10 s.
 * @param added 1 to add the gyroscopic torque ω × Iω to the program's torque, otherwise 0
 * @param speed angular speed of the target. rad/s
 */
export function gyroscopicError(plant: BodyStepper, added: 0 | 1, speed = 5): number {
  const short = 1 / 60;
  const rate = scaled({ x: 1, y: 1, z: 1 }, speed / Math.sqrt(3));
  const body = bodyOf({ angularVelocity: rate });
  let [desired, most] = [identity, 0];
  for (let step = 0; step < 600; step++) {
    const put = { gains: true, frame: true, rate: true };
    const torque = stablePd(body, desired, short, { frequency: 2, damping: 4 / 3 }, put, rate);
    const gyroscopic = cross(body.angularVelocity, momentumOf(body));
    plant(body, add(torque, gyroscopic, added), short);
    desired = multiply(turnBy(scaled(rate, short)), desired);
    if (step >= 360) most = Math.max(most, lengthOf(errorOf(body, desired)));
  }
  return most;
}
