// What exported files in space are held to: the turns of a table that a second program worked out, and those of the library.
import { expect, it } from 'vitest';
import { type ControllerSpec, settlingBand } from '../../control';
import { attitudeControllerOf } from '../../control/attitude/attitude-controllers';
import { slanted, turnedFrame } from '../../control/attitude/attitude-turn.fixture';
import { bodyOf, engineBody, plate, turnAbout } from '../../control/attitude/free-body.fixture';
import { inverse, multiply, type Quaternion, rotationVector } from '../../control/attitude/quaternion';
import { steerAttitude } from '../../control/attitude/steer-attitude';
import { lengthOf, type Vector, zero } from '../../control/attitude/vector';
import { laws } from '../../language/laws';
import '../../language/own-law';
import { type BodyLaw, shortened } from '../code';
import { turningLaw } from '../own-laws.fixture';
import { spaceCode } from './code';

export { plate, slanted, turnedFrame };

/** Angles of the turns, from rest. degrees */
export const angles = [10, 90, 179] as const;

/** Seconds to settle about a slanted axis by each of the angles. One step ahead is on target by 90° at no time that means anything. */
type Row = readonly number[];

/**
 * In an engine where a body of any inertia turns as in the plane, because it knows no gyroscopic torque. Worked out by a second
 * program, written apart from this one: its own laws and bodies.
 */
export const planeTable: Readonly<Record<string, Row>> = {
  'windowed-pid': [0.57, 0.72, 1.35],
  'leaky-pid': [0.68, 0.83, 0.92],
  pid: [1.68, 0.8, 1.2],
  'forward-pd': [0.68, 0.82, 0.92],
  'backward-pd': [0.72, 0.83, 0.98],
  spd: [0.72, 0.83, 0.98],
  'one-step': [0.82],
  'time-optimal': [0.22, 0.63, 0.9],
};

/**
 * With the gyroscopic torque of a real body countered within the motor's limit: a plate with a turned frame. By a third program:
 * rotation matrices, an impulse at the start of a step, then Euler's equations by Runge and Kutta in 20 parts.
 */
export const spaceTable: Readonly<Record<string, Row>> = {
  'windowed-pid': [0.57, 0.73, 1.55],
  'leaky-pid': [0.68, 0.83, 1.5],
  pid: [1.68, 0.82, 1.45],
  'forward-pd': [0.68, 0.82, 1.383],
  'backward-pd': [0.72, 0.83, 1.32],
  spd: [0.72, 0.83, 1.32],
  'one-step': [0.92],
  'time-optimal': [0.22, 0.63, 1.55],
};

export const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
export const timeStep = 1 / 60;
/** Length of a flight, in steps. */
export const flightSteps = 480;

/** The attitude of a turn about the slanted axis. */
export const turnedBy = (degrees: number): Quaternion => turnAbout(slanted, (degrees * Math.PI) / 180);

/** Angle between two attitudes. rad */
export const between = (a: Quaternion, b: Quaternion): number =>
  lengthOf(rotationVector(multiply(inverse(a), b)));

/** From when on the errors are within 2 % of a turn. s; null where they never are for good @param degrees of the turn */
export function settlingTime(errors: readonly number[], degrees: number): number | null {
  const band = (settlingBand * degrees * Math.PI) / 180;
  const last = errors.findLastIndex((error) => !(error <= band));
  return last === errors.length - 1 ? null : (last + 2) * timeStep;
}

/** The text of a law's file for a target. */
export const attitudeFileOf = (id: string, given: BodyLaw): string => spaceCode.file(id, given).text;

/** A law as set, under a motor. */
export interface Variant {
  readonly title: string;
  readonly given: BodyLaw;
}

/** The motor that a file shows, rounded. */
export const shownLimits = ({ limits }: BodyLaw) => ({
  angularAcceleration: shortened(limits.angularAcceleration),
  turnRate: shortened(limits.turnRate),
});

const slow = { ...limits, turnRate: 3 };

/** A law of one's own that calls what is its own as the files of some engine call their vectors. */
const namedLikeVectors = `const axes = 2 / 3;
let zero = 0;

function turn({ error, angularVelocity }) {
  zero = length(error) > 1 ? 1 : dot(angularVelocity, 0.1);
  return axes * sum(60 * error, -15 * angularVelocity) + 0.1 * zero;
}

function length(x) { return Math.abs(x); }
function dot(a, b) { return a * b; }
function sum(a, b) { return a + b; }`;

/** Settings by which files differ in their lines. */
const settings: readonly ControllerSpec[] = [
  ...Object.keys(planeTable).map((kind) => ({ kind })),
  { kind: 'windowed-pid', kp: 180, kd: 20, brake: 0.65 },
  { kind: 'pid', kp: 220, kd: 20, brake: 0.65 },
  { kind: 'pid', derivative: 'error', filterTime: 0.05 },
  { kind: 'pid', antiWindup: 'back-calculation', integralZone: 3.15, integralRate: 1000 },
  { kind: 'pid', antiWindup: 'none' },
  { kind: 'spd', knownForces: 'countered' },
  ...[turningLaw, namedLikeVectors].map((source) => ({ kind: 'own', source })),
];

/** Each of them with and without a limit of the turn rate. */
export const variants: readonly Variant[] = settings.flatMap((controller) =>
  [limits, slow].map((limits) => {
    const words = Object.values(controller).join(' ').split('\n')[0];
    return {
      title: `${words}${limits === slow ? ', turn rate limited' : ''}`,
      given: { controller, limits },
    };
  }),
);

/** A turn of a body at its start, its axes the world's. */
export interface AttitudeFlight {
  readonly given: BodyLaw;
  readonly desired: Quaternion;
  /** Angular velocity at the start. rad/s */
  readonly spin: Vector;
  readonly steps: number;
}

/** The attitudes of a flight under the library's law, in an engine that knows no gyroscopic torque. */
export function libraryFlight({ given, desired, spin, steps }: AttitudeFlight): Quaternion[] {
  const law = attitudeControllerOf(given.controller, laws);
  const body = bodyOf({ angularVelocity: spin });
  const inertia = { moments: body.moments, frame: body.frame, gyroscopic: false };
  const steering = { desired, timeStep, limits: shownLimits(given), inertia };
  return Array.from({ length: steps }, () => {
    const { attitude, angularVelocity } = body;
    engineBody(body, steerAttitude(law, { ...steering, attitude, angularVelocity }).torque, timeStep);
    return body.attitude;
  });
}

/** The turns of the table for engines without that torque, from rest. */
export const tableTurns = Object.entries(planeTable).flatMap(([kind, seconds]) =>
  seconds.map((expected, n) => ({
    kind,
    expected,
    degrees: angles[n],
    flight: {
      ...{ given: { controller: { kind }, limits }, desired: turnedBy(angles[n]) },
      ...{ spin: zero, steps: flightSteps },
    },
  })),
);

/** A turn of each variant out of a tumble. */
export const tumbles = variants.map(({ title, given }) => ({
  title,
  flight: { given, desired: turnedBy(150), spin: { x: 0.5, y: 2, z: -1 }, steps: 120 },
}));

/** All of them, in this order. */
export const flights: readonly AttitudeFlight[] = [...tableTurns, ...tumbles].map(({ flight }) => flight);

/** Holds flown attitudes to the table, and to the library's. @param flown the attitudes of a flight at each step */
export function holdToTurns(flown: (flight: AttitudeFlight) => readonly Quaternion[]): void {
  it.each(tableTurns)(
    '$kind settles a turn by $degrees° within 0.02 s of the table',
    ({ flight, expected, degrees }) => {
      const errors = flown(flight).map((one) => between(one, flight.desired));
      expect(Math.abs(settlingTime(errors, degrees)! - expected)).toBeLessThan(0.02);
    },
  );

  it.each(tumbles)('$title turns a tumbling body as the library does', ({ flight }) => {
    const expected = libraryFlight(flight);
    const off = Math.max(...flown(flight).map((one, step) => between(one, expected[step])));
    // Engines count in 24 bits. rad
    expect(off).toBeLessThan(1e-4);
  });
}

/** The attitudes that a program printed for all flights, a line a step: x y z w. */
export function attitudesIn(text: string): ReadonlyMap<AttitudeFlight, readonly Quaternion[]> {
  const all = text
    .trim()
    .split('\n')
    .map((line) => {
      const [x, y, z, w] = line.split(' ').map(Number);
      return { x, y, z, w };
    });
  return new Map(flights.map((flight) => [flight, all.splice(0, flight.steps)]));
}
