// Inputs and expected results for tests of exported files: the library's own laws over random inputs with resets, and over a turn by 90°.
import { type ControllerSpec, controllerOf, saturate, simulateTurn } from '../control';
import { laws as everyLaw } from '../language/laws';
import '../language/own-law';
import { type BodyLaw, type CodeFile, codeFor, printableLaw, shortened, targetOf } from './code';
import { ownLaws, turningLaw } from './own-laws.fixture';
import type { PrintableLaw } from './print/language';

/** A law with settings and a motor, to be exported in a test. */
export interface Case {
  readonly title: string;
  readonly controller: ControllerSpec;
  readonly limits: { readonly angularAcceleration: number; readonly turnRate: number };
}

/** Inputs of a law in one test step. If `resets` is true, the law is reset before the step. */
export interface StepInputs {
  readonly resets: boolean;
  readonly error: number;
  readonly angularVelocity: number;
  readonly targetAngularVelocity: number;
  readonly timeStep: number;
  readonly disturbance: number;
}

const controllers: readonly ControllerSpec[] = [
  { kind: 'windowed-pid' },
  { kind: 'windowed-pid', kp: 31, ki: 7.25, kd: 11, window: 5 },
  { kind: 'windowed-pid', kp: 180, kd: 20, brake: 0.65 },
  { kind: 'leaky-pid', ki: 3 },
  { kind: 'pid' },
  { kind: 'pid', kp: 220, kd: 20, brake: 0.65, filterTime: 0.01 },
  ...['measurement', 'error'].flatMap((derivative) =>
    ['clamping', 'back-calculation', 'none'].map((antiWindup) => ({
      kind: 'pid',
      derivative,
      antiWindup,
      integralZone: 3.15,
      integralRate: 1000,
      filterTime: 0.02,
    })),
  ),
  { kind: 'forward-pd' },
  { kind: 'backward-pd', frequency: 10, damping: 1 },
  ...['off', 'predicted', 'countered'].map((knownForces) => ({ kind: 'spd', knownForces })),
  { kind: 'one-step' },
  { kind: 'time-optimal' },
  // Unusual gains that a slider or a file may contain: zero, tiny, negative, at the ends of their ranges.
  { kind: 'windowed-pid', kp: 0, ki: 0, kd: 0, window: 3 },
  { kind: 'windowed-pid', kp: -10000, ki: 1e-7, kd: -0.001, window: 999 },
  { kind: 'windowed-pid', kp: 5, kd: -3, brake: 1 },
  { kind: 'windowed-pid', kp: -5, kd: 0, brake: 1e-7 },
  { kind: 'leaky-pid', kp: -1e-9, ki: 10000, kd: 10000 },
  { kind: 'pid', kp: 1e-8, ki: -9999, kd: 10000, filterTime: 10, integralZone: 1e-6, integralRate: 1e-6 },
  {
    kind: 'pid',
    kp: 10000,
    ki: 10000,
    kd: -10000,
    brake: 1,
    antiWindup: 'back-calculation',
    trackingTime: 1e-6,
    integralZone: 1000,
    integralRate: 1000,
  },
  { kind: 'forward-pd', frequency: 1e-6, damping: 0 },
  { kind: 'spd', frequency: 100, damping: 10, knownForces: 'countered' },
];

const named = [
  ...controllers.map((controller) => ({ name: Object.values(controller).join(' '), controller })),
  ...Object.entries(ownLaws).map(([name, source]) => ({
    name: `own law: ${name}`,
    controller: { kind: 'own', source },
  })),
];

/** Every law to test, with and without a limit of the turn rate. */
export const cases: readonly Case[] = named.flatMap(({ name, controller }) =>
  [Infinity, 6].map((turnRate) => ({
    title: `${name}${turnRate === Infinity ? '' : ', turn rate limited'}`,
    controller,
    limits: { angularAcceleration: 4 * Math.PI, turnRate },
  })),
);

/** Test cases without user-written laws. */
export const libraryCases = cases.filter(({ controller }) => controller.kind !== 'own');

/** Returns a generator of random numbers from 0 to 1, Park and Miller's. The same seed gives the same numbers. */
export function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Returns random inputs for tests of a law, one item for each step. Some items reset the law or make the
 * error jump. Steps last 1/60 s or 1/25 s.
 * @param count number of steps
 */
export function stepsOf(count: number): StepInputs[] {
  const random = randoms(20131);
  const between = (most: number) => (2 * random() - 1) * most;
  let error = 0;
  let angularVelocity = 0;
  return Array.from({ length: count }, (_, index) => {
    const jump = random();
    if (jump < 0.05) error = between(Math.PI);
    else if (jump < 0.06) error = 0;
    else if (jump < 0.07) error = Math.PI;
    else error = Math.max(-Math.PI, Math.min(Math.PI, error * 0.96 + between(0.01)));
    angularVelocity = random() < 0.05 ? between(12) : angularVelocity * 0.95 + between(0.1);
    return {
      resets: index === 0 || random() < 0.01,
      error,
      angularVelocity,
      targetAngularVelocity: random() < 0.5 ? 0 : between(4),
      timeStep: index % 1000 < 500 ? 1 / 60 : 1 / 25,
      disturbance: random() < 0.5 ? 0 : between(3),
    };
  });
}

/** Random inputs for the test of each law, one item for each step. */
export const steps = stepsOf(500);

/** Output of a law in one step (`commanded`), and the part of it that the motor applies (`applied`). rad/s² */
export interface LawOutput {
  readonly commanded: number;
  readonly applied: number;
}

/** Returns the laws' outputs from the text that a test program printed. Each line is one step. */
export function answersIn(output: string): LawOutput[] {
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const [commanded, applied] = line.split(' ').map(Number);
      return { commanded, applied };
    });
}

/**
 * Returns the arguments for a call of an exported function, as code such as `s.error, s.timeStep`.
 * @param text text of the exported file
 * @param opening regular expression for the text before the function's parameter list
 */
export function argumentsOf(text: string, opening: string): string {
  const [, list] = new RegExp(`${opening}\\((.*?)\\)`).exec(text)!;
  const names = list.split(',').flatMap((part) => /\w+$/.exec(part)?.[0] ?? []);
  return names.map((name) => (name === 'commanded' ? name : `s.${name}`)).join(', ');
}

/**
 * Returns the code between the brackets of a call of the law's function `limited`: 'applied', or '' if
 * `limited` has no parameter. Used in tests.
 * @param text text of the exported file
 * @param opening regular expression for the code before the parameter list of `limited`, such as `void
 * limited`
 */
export const toldOf = (text: string, opening: string) =>
  new RegExp(`${opening}\\(\\)`).test(text) ? '' : 'applied';

/** Returns the largest difference of two lists of outputs. rad/s². Infinity for NaN or unequal lengths. */
export function largestDifference(answers: readonly LawOutput[], expected: readonly LawOutput[]): number {
  if (answers.length !== expected.length) return Infinity;
  const differences = expected.map(({ commanded, applied }, index) =>
    Math.max(Math.abs(answers[index].commanded - commanded), Math.abs(answers[index].applied - applied)),
  );
  const largest = Math.max(...differences);
  return Number.isNaN(largest) ? Infinity : largest;
}

/**
 * Runs a law of the library. Returns its output in each step: commanded and applied angular acceleration.
 * rad/s²
 */
export function answersOf({ controller, limits }: Case, steps: readonly StepInputs[]): LawOutput[] {
  const law = controllerOf(controller, 'angle', everyLaw);
  const { angularAcceleration, turnRate } = limits;
  // A file shows the limits rounded, and works with them so.
  const motor = { angularAcceleration: shortened(angularAcceleration), turnRate: shortened(turnRate) };
  return steps.map(({ resets, ...sample }) => {
    if (resets) law.reset();
    const commanded = law.update({ ...sample, limits: motor }).output;
    const applied = saturate(commanded, sample.angularVelocity, sample.timeStep, motor);
    law.limited?.(applied);
    return { commanded, applied };
  });
}

export const timeStep = 1 / 60;
export const heading = Math.PI / 2;
/** Length of the turn by 90°, in steps. */
export const turnSteps = 150;
export const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };

/** Kinds of law with which test programs turn bodies. 'own' is a user-written law. */
export const kinds = [
  'windowed-pid',
  'leaky-pid',
  'pid',
  'forward-pd',
  'backward-pd',
  'spd',
  'one-step',
  'time-optimal',
  'own',
];

/** Returns a law of a kind with default settings, and a motor whose turn rate is not limited. */
export const turnedBy = (kind: string): BodyLaw => ({
  controller: kind === 'own' ? { kind, source: turningLaw } : { kind },
  limits,
});

/**
 * Simulates a turn by 90°. Returns the body's angle after each step, rad.
 * @param kind kind of the control law; 'own' for a user-written law
 */
export function expectedAngles(kind: string): number[] {
  const motor = { ...limits, angularAcceleration: shortened(limits.angularAcceleration) };
  const trial = {
    controller: controllerOf(turnedBy(kind).controller, 'angle', everyLaw),
    step: heading,
    timeStep,
    duration: turnSteps * timeStep,
  };
  return simulateTurn({ ...trial, limits: motor }).errors.map((error) => heading - error);
}

/** Returns the largest difference of two lists of angles. rad. Infinity for NaN or unequal lengths. */
export function largest(a: readonly number[], b: readonly number[]): number {
  const most = Math.max(...a.map((value, index) => Math.abs(value - b[index])));
  return a.length === b.length && most < Infinity ? most : Infinity;
}

const laws = new Map<string, PrintableLaw>();
const files = new Map<string, CodeFile>();

/** Returns the code file of a control law for an export target (language or engine). */
export function fileOf(id: string, { controller, limits }: BodyLaw): CodeFile {
  const given = { controller, limits };
  const name = JSON.stringify([controller, limits.angularAcceleration, String(limits.turnRate)]);
  const law = laws.get(name) ?? printableLaw(given);
  laws.set(name, law);
  const file = files.get(id + name) ?? codeFor(targetOf(id), given, law);
  files.set(id + name, file);
  return file;
}
