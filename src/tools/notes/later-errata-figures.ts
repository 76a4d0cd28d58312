// Computes the numbers of errata 37 to 49: sentences of Wucher, Stolk and DigitalOpus that do not hold on a body that turns freely.

import { toldOffset, untoldOffset } from '../../lab/scenarios/lab/p-pi-pid';
import { computeTorque } from '../../laws/control/attitude/digital-opus.fixture';
import { accelerationBy, bodyOf, turnAbout } from '../../laws/control/attitude/free-body.fixture';
import { lengthOf } from '../../laws/control/attitude/vector';
import { type ControllerSpec, controllerOf } from '../../laws/control/controllers';
import { integrateAlways } from '../../laws/control/pid';
import { saturate } from '../../laws/control/steer';
import { angleText } from '../../laws/exact/figures';
import { Pid2013 } from '../../world/published-2013/pid-2013';
import {
  decimalText,
  endless,
  type NotesFigures,
  percent,
  trace,
  turn,
  usualAngle,
  usualMotor,
} from './turns';

const timeStep = 1 / 60;

/** Default settings of Unity: length of a step (s), and `maxAngularVelocity` (rad/s). */
const unity = { timeStep: 1 / 50, fastest: 7 };

/** Settings of a PID with only a proportional gain, Kp = 10 1/s². */
const p10 = { kind: 'pid', kp: 10, ki: 0, kd: 0, ...integrateAlways };

/**
 * Simulates a body whose controller gets a constant error of 90°, however the body turns. For erratum 38 in
 * docs/errata.md.
 * @returns angular velocity after 1 s. rad/s
 */
function driftRate(): number {
  const law = controllerOf({ kind: 'windowed-pid' });
  let rate = 0;
  for (let n = 0; n < 60; n++) {
    const sample = {
      error: usualAngle,
      angularVelocity: rate,
      targetAngularVelocity: 0,
      timeStep,
      limits: usualMotor,
    };
    rate += saturate(law.update(sample).output, rate, timeStep, usualMotor) * timeStep;
  }
  return rate;
}

/**
 * Simulates a body that swings about its target, from rest at an error of 1 rad. Erratum 40 in docs/errata.md states
 * the results.
 * @returns rates of change of the error, rad/s. `edge`: in the first step, while the body is almost at rest. `target`:
 * in the step that reaches error 0
 */
function swingRates() {
  const { errors } = trace(p10, { rate: 6000, limits: endless, step: 1, duration: 2 });
  const at = errors.findIndex((error) => error <= 0);
  return { edge: (errors[0] - 1) * 6000, target: (errors[at] - errors[at - 1]) * 6000 };
}

/**
 * Returns the integral term of the 2013 controller at a constant error, divided by the correct value. For erratum 42 in
 * docs/errata.md.
 * @param samples number of latest control errors from which the controller computes the integral
 */
function windowShare(samples: number): number {
  const pid = new Pid2013({ kp: 0, ki: 1, kd: 0 }, samples);
  const sums = Array.from({ length: samples }, () => pid.update(1).i);
  const whole = new Pid2013({ kp: 0, ki: 1, kd: 0 });
  const six = Array.from({ length: 7 }, () => whole.update(1).i).at(-1)!;
  return sums.at(-1)! / ((six / 6) * (samples - 1));
}

/**
 * Simulates a law that follows a moving heading for 30 s. Returns the heading error at the end, rad.
 * @param heading returns the heading to follow (rad) at a time (s)
 * @param told angular velocity of this heading, as the law gets it, rad/s; 0 when left out
 */
function behind(spec: ControllerSpec, heading: (time: number) => number, told?: number): number {
  const law = controllerOf(spec);
  let [angle, rate, error] = [0, 0, 0];
  for (let n = 0; n < 1800; n++) {
    error = heading(n * timeStep) - angle;
    const sample = {
      error,
      angularVelocity: rate,
      targetAngularVelocity: told ?? 0,
      timeStep,
      limits: endless,
    };
    rate += law.update(sample).output * timeStep;
    angle += rate * timeStep;
  }
  return error;
}

/**
 * Turns a body for one step by the published function ComputeTorque. Returns its angular velocity after this step,
 * rad/s. For known fault 46 in docs/errata.md.
 */
function oneStepRate(): number {
  const body = bodyOf();
  const desired = turnAbout({ x: 0, y: 1, z: 0 }, usualAngle);
  const torque = computeTorque(body, desired, unity.timeStep, { step: true, frame: true, short: true });
  return lengthOf(accelerationBy(body, torque)) * unity.timeStep;
}

export function laterErrataFigures(): NotesFigures {
  const { edge, target } = swingRates();
  const damped = turn({ ...p10, kp: 43, kd: 11 });
  return {
    'drift rate': `${decimalText(driftRate(), 1)} rad/s`,
    'p overshoot': percent(turn(p10, { limits: endless, step: 1, duration: 20 }).overshoot),
    'edge rate': `${decimalText(Math.abs(edge), 1)} rad/s`,
    'target rate': `${decimalText(target, 1)} rad/s`,
    'damped settling': `${decimalText(damped.settlingTime!, 2)} s`,
    'undamped settling': turn({ ...p10, kp: 43 }).settlingTime === null ? 'never' : 'in 30 s',
    'window 8': percent(1 - windowShare(8)),
    'automagic lag': angleText(
      behind({ kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 }, (time) => (time * time) / 2),
      1,
    ),
    'unity step': angleText(unity.fastest * unity.timeStep, 1),
    'unity need': `${decimalText(oneStepRate(), 1)} rad/s`,
    'forward told': angleText(Math.abs(behind({ kind: 'forward-pd' }, (time) => time, 1)), 2),
    'forward lag': angleText(
      behind({ kind: 'forward-pd' }, (time) => time),
      1,
    ),
    'spd untold': angleText(untoldOffset, 1),
    'spd told': angleText(toldOffset, 1),
    'd 1.2 overshoot': percent(
      turn({ kind: 'forward-pd', frequency: 0.5, damping: 1.2 }, { rate: 2000, limits: endless }).overshoot,
      2,
    ),
  };
}
