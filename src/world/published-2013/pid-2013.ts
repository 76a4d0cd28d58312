// The turn controller of the 2013 demo to the letter, errors included, and in a form that can be measured beside the others.

import { type Tunable, withSettings } from '../../laws/control/tunable';
import {
  type ControllerSettings,
  type Memory,
  numbersOf,
  type TurnController,
  type TurnOutput,
  type TurnSample,
} from '../../laws/control/turn-controller';

/** Gains of the 2013 controller, in the units that its code assumes. */
export interface Gains2013 {
  kp: number;
  ki: number;
  kd: number;
}

const row = { unit: '', min: 0, step: 0.01, accepts: { from: -10000, to: 10000 } };

/**
 * Labels, ranges and defaults of the 2013 controller's gains. The defaults are those of missiles; `kinds2013` has those
 * of characters.
 */
export const pid2013Tunables: readonly (Tunable & { readonly key: keyof Gains2013 })[] = [
  {
    ...row,
    key: 'kp',
    symbol: 'Kp',
    label: 'on the error',
    max: 20,
    knee: 10,
    initial: 1,
    help: 'Proportional gain. Hardly matters here: the wrong integral is 30 times stronger.',
  },
  {
    ...row,
    key: 'ki',
    symbol: 'Ki',
    label: 'on its “integral”',
    max: 0.5,
    step: 0.005,
    initial: 0.05,
    help: 'Gain of the “integral”, in truth a moving average times 600.',
  },
  {
    ...row,
    key: 'kd',
    symbol: 'Kd',
    label: 'on its rate',
    max: 20,
    step: 0.1,
    initial: 5,
    help: 'Derivative gain, 3.3 times stronger at 30 Hz than its code believes.',
  },
];

/** Output of the 2013 controller: its terms and their sum. The torque on the body has the opposite sign. */
interface Output2013 {
  p: number;
  i: number;
  d: number;
  output: number;
}

/**
 * Time step in the formulas of the 2013 program, s. This is a mistake (erratum 2 in docs/errata.md): the real step was
 * 1/30 s.
 */
export const believedStep = 0.01;
/** Default number of latest errors in the controller's window. */
const windowLength = 7;
/** Number of errors that the 2013 controller must have stored before it acts. With fewer errors, its output is 0. */
const warmUp = 3;

// Its "integral" divides by 3h where Simpson's rule multiplies by h/3 (erratum 1) and takes any number of samples
// (erratum 3). The caller negates the output.
/** PID controller of the 2013 program, mistakes included. Error: actual - desired */
export class Pid2013 {
  gains: Gains2013;
  private readonly _length: number;
  private _errors: number[] = [];

  /**
   * Makes the PID controller of the program published in 2013. No heading errors are stored yet.
   * @param length number of latest errors that the controller stores, 3 or more
   */
  constructor(gains: Gains2013, length = windowLength) {
    this._length = length;
    this.gains = gains;
  }

  /**
   * Adds an error to the list of latest errors, and computes the controller's output. A full list loses its oldest
   * error.
   * @param error actual - desired. rad
   * @returns terms and output; all 0 until three errors are stored
   */
  update(error: number): Output2013 {
    const e = this._errors;
    e.push(error);
    if (e.length > this._length) e.shift();
    const n = e.length;
    if (n < warmUp) return { p: 0, i: 0, d: 0, output: 0 };
    let sum = e[0] + e[n - 1];
    for (let k = 1; k < n - 1; k++) sum += (k % 2 === 1 ? 4 : 2) * e[k];
    const p = this.gains.kp * e[n - 1];
    const i = (this.gains.ki * sum) / (3 * believedStep);
    const d = (this.gains.kd * (e[n - 1] - e[n - 2])) / believedStep;
    return { p, i, d, output: p + i + d };
  }

  reset(): void {
    this._errors = [];
  }

  /** Last heading errors that the controller has stored (its window), the oldest first. rad */
  get memory(): Memory {
    return [...this._errors];
  }

  set memory(memory: Memory) {
    this._errors = [...numbersOf(memory, Math.min(memory.length, this._length))];
  }
}

/** Adapts `Pid2013` to `TurnController`; reverses the signs of error and output. */
export class PublishedTurn implements TurnController {
  private readonly _pid: Pid2013;

  constructor(gains: Gains2013) {
    this._pid = new Pid2013(gains);
  }

  update({ error }: Readonly<TurnSample>): TurnOutput {
    const { p, i, d, output } = this._pid.update(-error);
    return { p: -p, i: -i, d: -d, output: -output };
  }

  retune(settings: ControllerSettings): void {
    this._pid.gains = withSettings(pid2013Tunables, this._pid.gains, settings);
  }

  reset(): void {
    this._pid.reset();
  }
}
