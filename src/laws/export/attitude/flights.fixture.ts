// Simulated turns in space against which exported files are tested: those of a table from another program, and those of the library.
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

/** Angles of the simulated turns from rest. Degrees */
export const angles = [10, 90, 179] as const;

// The turns are about a slanted axis. For the law one-step only the first time is given, because its times for larger
// turns mean nothing.
/** Settling times of one law, one for each angle in `angles`. s */
type Row = readonly number[];

// Without gyroscopic torque, a body of any inertia turns as in the plane.
/**
 * Expected settling times (s) of each law in an engine without gyroscopic torque. They come from an
 * independently written program.
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

// The plate's inertia frame is turned. The motor also counters the gyroscopic torque, within its limit. The values
// come from a program with rotation matrices, impulses, and Euler's equations by Runge-Kutta in 20 substeps.
/**
 * Expected settling times (s) of each law, for a plate with gyroscopic torque. They come from an
 * independently written program.
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
/** Length of a simulated turn, in steps. */
export const flightSteps = 480;

/** Returns the attitude after a turn by an angle about the axis `slanted`, starting from the identity. */
export const turnedBy = (degrees: number): Quaternion => turnAbout(slanted, (degrees * Math.PI) / 180);

/** Returns the angle between two attitudes. rad */
export const between = (a: Quaternion, b: Quaternion): number =>
  lengthOf(rotationVector(multiply(inverse(a), b)));

/**
 * Returns the time after which all errors are at most 2 % of the turn. s; null if the last error is larger.
 * @param errors heading error after each step. rad
 * @param degrees angle of the turn
 */
export function settlingTime(errors: readonly number[], degrees: number): number | null {
  const band = (settlingBand * degrees * Math.PI) / 180;
  const last = errors.findLastIndex((error) => !(error <= band));
  return last === errors.length - 1 ? null : (last + 2) * timeStep;
}

/** Returns the text of a law's exported file. @param id id of the language and engine to export for */
export const attitudeFileOf = (id: string, given: BodyLaw): string => spaceCode.file(id, given).text;

/** A law with settings, and the motor that it steers. */
export interface Variant {
  readonly title: string;
  readonly given: BodyLaw;
}

/** Returns the motor's limits, rounded as in an exported code file. */
export const shownLimits = ({ limits }: BodyLaw) => ({
  angularAcceleration: shortened(limits.angularAcceleration),
  turnRate: shortened(limits.turnRate),
});

const slow = { ...limits, turnRate: 3 };

/**
 * Text of a user's law. Its names are also names of vectors or vector functions in some exported files. The export must
 * avoid these clashes.
 */
const namedLikeVectors = `const axes = 2 / 3;
let zero = 0;

function turn({ error, angularVelocity }) {
  zero = length(error) > 1 ? 1 : dot(angularVelocity, 0.1);
  return axes * sum(60 * error, -15 * angularVelocity) + 0.1 * zero;
}

function length(x) { return Math.abs(x); }
function dot(a, b) { return a * b; }
function sum(a, b) { return a + b; }`;

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

/** Every law in `settings`, with and without a limit of the turn rate. */
export const variants: readonly Variant[] = settings.flatMap((controller) =>
  [limits, slow].map((limits) => {
    const words = Object.values(controller).join(' ').split('\n')[0];
    return {
      title: `${words}${limits === slow ? ', turn rate limited' : ''}`,
      given: { controller, limits },
    };
  }),
);

/** A turn of a body to simulate. */
export interface AttitudeFlight {
  readonly given: BodyLaw;
  readonly desired: Quaternion;
  /** Angular velocity at the start. rad/s */
  readonly spin: Vector;
  readonly steps: number;
}

/**
 * Simulates a turn under a law of this library, without gyroscopic torque. Returns the attitude after each
 * step, to compare with the exported law.
 */
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

/** Test turns from rest, one for each law and angle of `planeTable`, with the expected settling times (s). */
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

/** Test turns of a tumbling body, one for each law in `variants`. */
export const tumbles = variants.map(({ title, given }) => ({
  title,
  flight: { given, desired: turnedBy(150), spin: { x: 0.5, y: 2, z: -1 }, steps: 120 },
}));

// A test program prints its attitudes in this order.
/** All turns to test: those of `tableTurns`, which start from rest, then those of `tumbles`, which start rotating. */
export const flights: readonly AttitudeFlight[] = [...tableTurns, ...tumbles].map(({ flight }) => flight);

/**
 * Declares tests of turns under an exported law. They compare settling times and attitudes with expected
 * ones.
 * @param flown function that simulates a turn under the exported law, and returns the attitude after each
 * step
 */
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
    // Engines use numbers of 24 bits. rad
    expect(off).toBeLessThan(1e-4);
  });
}

/** Returns the attitudes in the output of a test program, keyed by turn. Each line is one attitude: x y z w. */
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
