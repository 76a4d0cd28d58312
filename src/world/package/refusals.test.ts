// Tests of every public function and constructor. Each value in turn is replaced by a wrong one, which is refused by
// name or does no harm.
import { describe, expect, it } from 'vitest';
import * as control from '../../laws/control';
import {
  augmentedNavigation,
  createGuidance,
  lead,
  proportionalNavigation,
  pursuit,
  timeToMeet,
} from './guidance';

const {
  AttitudePid,
  ByComponent,
  backwardPd,
  Eigenaxis,
  LeakyPid,
  OneStep,
  PdController,
  Pid,
  ProfiledSetpoint,
  StablePd,
  TimeOptimal,
  WindowedPid,
} = control;

const timeStep = 1 / 60;
const limits = { angularAcceleration: 12, turnRate: 5 };
const vector = { x: 0.1, y: 0.2, z: 0.3 };
const level = { x: 0, y: 0, z: 0, w: 1 };
const inertia = { moments: { x: 1, y: 2, z: 2.5 }, frame: level, gyroscopic: true };
const steering = {
  ...{ desired: 1, desiredRate: 0.1, angle: 0, angularVelocity: 0.2, disturbance: 0.1, timeStep, limits },
  ...{ range: [-9, 9] as [number, number], wrap: 'angle' as const },
};
const attitudeSteering = {
  ...{ desired: { x: 0, y: 0.6, z: 0, w: 0.8 }, desiredRate: vector, attitude: level, timeStep, inertia },
  ...{ angularVelocity: vector, disturbance: vector, integralFrame: 'body' as const },
  limits: { ...limits, holds: 'torque' as const },
};
const engagement = {
  ...{ position: { x: 0, y: 0 }, velocity: { x: 10, y: 0 }, heading: 0, speed: 10, reach: 0, timeStep },
  ...{ target: { x: 40, y: 0 }, targetVelocity: { x: 0, y: 5 } },
};
const start = { angularVelocity: 0, targetAngularVelocity: 0, limits };
const trial = {
  ...{ controller: new TimeOptimal(), step: 1, timeStep, duration: 0.1, limits, angularVelocity: 0 },
  ...{ targetAngularVelocity: 0, disturbance: 0 },
};
const record = { step: 1, timeStep, errors: [1, 0.5, 0.1], applied: [1, 1, 1], limit: 2 };
const pid = {
  ...{ kp: 1, ki: 1, kd: 1, brake: 0.5, integralZone: 1, integralRate: 1, filterTime: 0.1, trackingTime: 1 },
  ...{ derivative: 'error' as const, antiWindup: 'none' as const },
};
const windowed = { kp: 1, ki: 1, kd: 1, brake: 0.5, window: 7 };
const leaky = { kp: 1, ki: 1, kd: 1 };
const pd = { frequency: 2, damping: 1 };
const spd = { ...pd, knownForces: 'off' as const };
const three = () => new ByComponent(() => new Pid({}, 'none'));

/** A function under test: its name, the function, and arguments that it accepts. */
type Call = readonly [name: string, call: (...values: never[]) => unknown, ...accepted: unknown[]];

const kinds = Object.keys(control.controllerKinds).filter(control.isControllerName);
const calls: readonly Call[] = [
  ...kinds.flatMap((kind): Call[] => [
    [`steer, ${kind}`, (values) => control.steer(control.createController({ kind }), values), steering],
    [
      `steerAttitude, ${kind}`,
      (values) => control.steerAttitude(control.createAttitudeController({ kind }), values),
      attitudeSteering,
    ],
  ]),
  ['steer', control.steer, new TimeOptimal(), steering],
  ['steerAttitude', control.steerAttitude, new Eigenaxis(), attitudeSteering],
  ['createController', control.createController, { kind: 'pid', ...pid }, 'angle'],
  ['createController, spd', control.createController, { kind: 'spd', ...spd }, 'angle'],
  ['createAttitudeController', control.createAttitudeController, { kind: 'pid', ...pid }],
  ['controllerOf', control.controllerOf, { kind: 'windowed-pid', ...windowed }, 'none'],
  ['attitudeControllerOf', control.attitudeControllerOf, { kind: 'backward-pd', ...pd }],
  ['new Pid', (...values) => new Pid(...values), pid, 'angle'],
  ['new WindowedPid', (...values) => new WindowedPid(...values), windowed, 'angle'],
  ['new LeakyPid', (...values) => new LeakyPid(...values), leaky, 'angle'],
  ['new PdController', (...values) => new PdController(...(values as [never])), backwardPd, pd],
  ['new StablePd', (...values) => new StablePd(...values), spd],
  ['new AttitudePid', (...values) => new AttitudePid(...values), pid],
  ['new Eigenaxis', (...values) => new Eigenaxis(...values), 0.8],
  ['new ByComponent', (...values) => new ByComponent(...(values as [never])), () => new OneStep()],
  ['new ProfiledSetpoint', (...values) => new ProfiledSetpoint(...(values as [never])), limits, 0, 'angle'],
  ['ProfiledSetpoint.next', (goal, step) => new ProfiledSetpoint(limits).next(goal, step), 1, timeStep],
  ['ProfiledSetpoint.reset', (angle, rate) => new ProfiledSetpoint(limits).reset(angle, rate), 1, 0],
  ['Pid.retune', (settings) => new Pid().retune(settings), pid],
  ['WindowedPid.retune', (settings) => new WindowedPid().retune(settings), windowed],
  ['LeakyPid.retune', (settings) => new LeakyPid().retune(settings), leaky],
  ['PdController.retune', (settings) => new PdController(backwardPd).retune(settings), pd],
  ['StablePd.retune', (settings) => new StablePd().retune(settings), spd],
  ['TimeOptimal.retune', (settings) => new TimeOptimal().retune(settings), {}],
  ['AttitudePid.retune', (settings) => new AttitudePid().retune(settings), pid],
  ['ByComponent.retune', (settings) => three().retune(settings), pid],
  ['Pid.memory', (memory) => Object.assign(new Pid(), { memory }), [1, 2, 3]],
  ['WindowedPid.memory', (memory) => Object.assign(new WindowedPid(), { memory }), [1, 2, 3]],
  ['LeakyPid.memory', (memory) => Object.assign(new LeakyPid(), { memory }), [1, 2]],
  ['AttitudePid.memory', (memory) => Object.assign(new AttitudePid(), { memory }), Array(9).fill(1)],
  ['ByComponent.memory', (memory) => Object.assign(three(), { memory }), Array(9).fill(1)],
  [
    'isSettled',
    control.isSettled,
    { error: 0.1, angularVelocity: 0.1, desiredRate: 0 },
    { angle: 1, rate: 1 },
  ],
  [
    'isSettled, in space',
    control.isSettled,
    { error: vector, angularVelocity: vector },
    { angle: 1, rate: 1 },
  ],
  ['inertiaAboutCentre', control.inertiaAboutCentre, { inertia: 5, mass: 1, centre: { x: 1, y: 0 } }],
  ['torqueFor', control.torqueFor, vector, vector, level, inertia],
  ['rotationVector', control.rotationVector, level],
  ['turnTimeBound', control.turnTimeBound, 1, limits],
  ['turnSettlingBound', control.turnSettlingBound, 1, limits, 0.02],
  ['restTimeBound', control.restTimeBound, 1, start],
  ['quickestWay', control.quickestWay, 1, start],
  ['motorForTurnTime', control.motorForTurnTime, 1, 1],
  ['delayMargin', control.delayMargin, { kp: 36, kd: 9 }, timeStep],
  ['largestStableFrequency', control.largestStableFrequency, 'spd', 1, 60],
  ['isPredictedStable', control.isPredictedStable, 'spd', 2, 1, 60],
  ['measureTurn', control.measureTurn, record],
  ['simulateTurn', control.simulateTurn, trial],
  ...[pursuit, lead, proportionalNavigation, augmentedNavigation].map(
    (make): Call => [`aim of ${make.name}`, (values) => make().aim(values), engagement],
  ),
  ['proportionalNavigation', proportionalNavigation, { navigationConstant: 4 }],
  ['augmentedNavigation', augmentedNavigation, { navigationConstant: 4 }],
  ['createGuidance', createGuidance, { kind: 'augmented-navigation', navigationConstant: 4 }],
  ['timeToMeet', timeToMeet, { x: 9, y: 0 }, { x: 0, y: 1 }, { speed: 5, reach: 1, turning: 0 }],
];

const wrong = [Number.NaN, Infinity, -Infinity, null, undefined, '5', 1e308, -1e308, {}, [], true];

/**
 * Returns the paths of all fields inside a value, beginning with the empty path for the value itself. Does not look
 * into class instances.
 */
function pathsIn(value: unknown): (string | number)[][] {
  const isPlain = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) return [[]];
  const fields = Object.entries(value as object);
  return [[], ...fields.flatMap(([key, of]) => pathsIn(of).map((path) => [key, ...path]))];
}

/**
 * Returns a copy of a value with another value `to` at a path inside it. If `to` is undefined, an object's field is
 * removed.
 */
function changed(value: unknown, [key, ...path]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = changed(copy[key], path, to);
  if (copy[key] === undefined && !Array.isArray(value)) delete copy[key];
  return copy;
}

/** Returns whether a result contains NaN or an infinite number. */
function isBroken(result: unknown): boolean {
  if (typeof result === 'number') return Number.isNaN(result);
  return typeof result === 'object' && result !== null && Object.values(result).some(isBroken);
}

/**
 * Calls a function and describes its wrong behaviour. Returns null if it throws a RangeError with a proper message, or
 * returns only finite numbers.
 */
function faultOf(call: Call[1], values: readonly unknown[]): string | null {
  try {
    return isBroken(call(...(values as never[]))) ? 'a result that is no number' : null;
  } catch (error) {
    const isNamed = error instanceof RangeError && /^(?:[\w.()]+: |must be )/.test(error.message);
    return isNamed ? null : String(error);
  }
}

const cases = calls.map(([name, call, ...accepted]) => ({ name, call, accepted }));

describe.each(cases)('$name', ({ call, accepted }) => {
  it('takes these values', () => {
    expect(faultOf(call, accepted)).toBe(null);
    expect(() => call(...(accepted as never[]))).not.toThrow();
  });

  it('refuses a wrong one by its name, or can do with it', () => {
    const faults = accepted.flatMap((value, n) =>
      pathsIn(value).flatMap((path) =>
        wrong.flatMap((to) => {
          const fault = faultOf(call, accepted.with(n, changed(value, path, to)));
          return fault ? [`${n}.${path.join('.')} = ${String(to)}: ${fault}`] : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });
});
