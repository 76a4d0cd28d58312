// A body that a person describes: inertia, motor, step rate and sensor. Also the turns that its gains are tuned on,
// and the gains of a law in this program's units and in the person's, with the delay they tolerate.
import { type ControllerSpec, controllerKinds, isControllerName } from '../../laws/control/controllers';
import {
  backwardPd,
  forwardPd,
  type PdGains,
  type PdLaw,
  pdGains,
  pdTunables,
  spd,
} from '../../laws/control/pd';
import { kdRow, kpRow } from '../../laws/control/pid';
import { delayMargin } from '../../laws/control/stability';
import { turnTimeBound } from '../../laws/control/time-optimal';
import { refusal, settingsOf, type Tunable } from '../../laws/control/tunable';
import { cos } from '../../laws/exact/exact';
import { angleText, secondsText, toRadians } from '../../laws/exact/figures';
import { defaultLimits } from '../../world/entities/motion-limits';
import type { Plant } from './turn-set';

interface Row<Key extends string> extends Pick<Tunable, 'label' | 'unit' | 'initial' | 'accepts' | 'help'> {
  readonly key: Key;
}

const size = { unit: 'm', accepts: { above: 0, to: 1e4 } };

/** Inputs for a body of any shape: motor torque, step rate, delay (ms) and noise (degrees) */
const bodyRows = [
  {
    key: 'torque',
    label: 'Motor torque',
    unit: 'N·m',
    initial: 60,
    accepts: { above: 0, to: 1e9 },
    help: 'The most the motor gives, either way.',
  },
  {
    key: 'stepRate',
    label: 'Step rate',
    unit: 'Hz',
    initial: 60,
    accepts: { from: 20, to: 500 },
    help: 'How often a second the law runs and the body is stepped.',
  },
  {
    key: 'delayMs',
    label: 'Delay',
    unit: 'ms',
    initial: 0,
    accepts: { from: 0, to: 500 },
    help: 'How late heading and angular velocity are known. Counted in whole steps.',
  },
  {
    key: 'noiseDeg',
    label: 'Noise',
    unit: '°',
    initial: 0,
    accepts: { from: 0, to: 10 },
    help: 'Standard deviation of the measured heading.',
  },
] as const satisfies readonly Row<string>[];

const mass = {
  key: 'mass',
  label: 'Mass',
  unit: 'kg',
  initial: 10,
  accepts: { above: 0, to: 1e9 },
  help: 'Mass of the whole body, spread evenly.',
} as const;

/** A shape of body, with the formula of its moment of inertia. */
interface Shape {
  readonly label: string;
  readonly rows: readonly Row<string>[];
  /**
   * Returns the moment of inertia about the centre of mass. kg m²
   * @param numbers the person's inputs for this shape, by name, such as `{ mass: 10, radius: 1 }`. kg, m
   */
  inertia(numbers: Readonly<Record<string, number>>): number;
}

export const shapes = {
  inertia: {
    label: 'Inertia',
    rows: [
      {
        key: 'inertia',
        label: 'Inertia',
        unit: 'kg·m²',
        initial: 5,
        accepts: { above: 0, to: 1e9 },
        help: 'Moment of inertia about the centre of mass.',
      },
    ],
    inertia: ({ inertia }) => inertia,
  },
  box: {
    label: 'Box',
    rows: [
      mass,
      { ...size, key: 'length', label: 'Length', initial: 2, help: 'From end to end.' },
      { ...size, key: 'width', label: 'Width', initial: 1, help: 'From side to side.' },
    ],
    inertia: ({ mass, length, width }) => (mass * (length * length + width * width)) / 12,
  },
  disc: {
    label: 'Disc',
    rows: [
      mass,
      { ...size, key: 'radius', label: 'Radius', initial: 1, help: 'From the centre to the rim.' },
    ],
    inertia: ({ mass, radius }) => (mass * radius * radius) / 2,
  },
  polygon: {
    label: 'Regular polygon',
    rows: [
      mass,
      {
        key: 'corners',
        label: 'Corners',
        unit: '',
        initial: 3,
        accepts: { from: 3, to: 100, whole: true },
        help: 'All of them at the same distance from the centre.',
      },
      { ...size, key: 'radius', label: 'Radius', initial: 1, help: 'From the centre to a corner.' },
    ],
    // I = m R² (2 + cos(2π/n)) / 6; for many corners that of a disc.
    inertia: ({ mass, radius, corners }) => (mass * radius * radius * (2 + cos((2 * Math.PI) / corners))) / 6,
  },
} as const satisfies Readonly<Record<string, Shape>>;

type ShapeName = keyof typeof shapes;

export const isShapeName = (name: string): name is ShapeName => Object.hasOwn(shapes, name);

/** A person's description of a body: its shape, and a value for each number that the shape needs. */
export interface OwnBody {
  readonly shape: ShapeName;
  readonly numbers: Readonly<Record<string, number>>;
}

export function shapeRows(shape: ShapeName): readonly Row<string>[] {
  return [...shapes[shape].rows, ...bodyRows];
}

/** Returns the default value of each number that describes a body. */
export function usualNumbers(): Record<string, number> {
  const names = Object.keys(shapes).filter(isShapeName);
  return Object.fromEntries(names.flatMap(shapeRows).map(({ key, initial }) => [key, initial]));
}

/** Longest time that a motor may need for a 90° turn. s */
const slowest = 4;

/**
 * Makes a body and its world from a person's description. Throws RangeError for an invalid number, or a motor that is
 * too weak or too strong.
 * @param seed seed of the sensor noise. A whole number
 * @returns `plant`: the body and its world; `inertia`: moment of inertia, kg m²
 */
export function plantOf({ shape, numbers }: OwnBody, controller: ControllerSpec, seed: number) {
  // Torque is inertia times angular acceleration. So one body of this program can replace it.
  for (const row of shapeRows(shape)) {
    const reason = refusal(row, numbers[row.key]);
    if (reason) throw new RangeError(`${row.label} ${reason}.`);
  }
  const { torque, stepRate, delayMs, noiseDeg } = numbers;
  const inertia = shapes[shape].inertia(numbers);
  const limits = { ...defaultLimits, angularAcceleration: torque / inertia };
  const time = turnTimeBound(Math.PI / 2, limits);
  if (time > slowest)
    throw new RangeError(
      `This motor turns the body by 90° in ${secondsText(time, 1)} at best. Give one that does it in ${slowest} s.`,
    );
  // In the middle of a turn by 170° the body is fastest; the engine allows at most a quarter turn per step.
  const fastest = Math.sqrt((170 / 180) * Math.PI * limits.angularAcceleration);
  if (fastest / stepRate > Math.PI / 4)
    throw new RangeError(
      `This motor turns the body by ${angleText(fastest / stepRate)} in one step, too far for any law. Give a higher step rate or less torque.`,
    );
  const sensor = { noise: toRadians(noiseDeg), delay: Math.round((delayMs / 1000) * stepRate) };
  const plant: Plant = { body: { kind: 'missile', controller, limits, sensor }, stepRate, seed };
  return { inertia, plant };
}

/**
 * A setting of a law, such as a gain, in two forms: for laws that command an angular acceleration, and for laws that
 * command a torque.
 */
interface OwnGain {
  /** Label, range and unit of this setting in a law that commands an angular acceleration. */
  readonly row: Tunable;
  /** Value that the setting has if the law commands an angular acceleration, not a torque. Unit: `row.unit` */
  readonly value: number;
  /**
   * Value and unit of this setting in a law that commands a torque. Null if both are the same as in a law that commands
   * an angular acceleration.
   */
  readonly torque: { readonly value: number; readonly unit: string } | null;
}

/**
 * Units of gains in laws that command a torque. Key: unit of the same gain in laws that command an angular
 * acceleration.
 */
const torqueUnits: Readonly<Record<string, string>> = {
  '1/s²': 'N·m/rad',
  '1/s³': 'N·m/(rad·s)',
  '1/s': 'N·m·s/rad',
};

/**
 * Returns the settings of a law for a body, with defaults for missing ones.
 * @param inertia moment of inertia about the centre of mass. kg m²
 */
export function ownGains({ kind, ...given }: ControllerSpec, inertia: number): OwnGain[] {
  if (!isControllerName(kind)) return [];
  const rows: readonly Tunable[] = controllerKinds[kind].tunables;
  const gain = (row: Tunable, value: number): OwnGain => ({
    row,
    value,
    torque: row.unit in torqueUnits ? { value: value * inertia, unit: torqueUnits[row.unit] } : null,
  });
  const settings = settingsOf(rows, given);
  const set = rows.map((row) => gain(row, settings[row.key]));
  if (rows !== pdTunables) return set;
  const { kp, kd } = pdGains(settingsOf(pdTunables, given));
  return [gain({ ...kpRow, initial: kp }, kp), gain({ ...kdRow, initial: kd }, kd), ...set];
}

const pdLaws: Readonly<Record<string, PdLaw>> = {
  'forward-pd': forwardPd,
  'backward-pd': backwardPd,
  spd,
};

/** Returns the P and D gain that a law applies in one step; null if it has none @param timeStep s */
function appliedGains({ kind, ...given }: ControllerSpec, timeStep: number): PdGains | null {
  if (!isControllerName(kind)) return null;
  if (kind in pdLaws) return pdLaws[kind](pdGains(settingsOf(pdTunables, given)), timeStep);
  const rows: readonly Tunable[] = controllerKinds[kind].tunables;
  const { kp, kd } = settingsOf(rows, given);
  return kp === undefined || kd === undefined ? null : { kp, kd };
}

/**
 * Returns the additional sensor delay at which a law becomes unstable. s. Negative if the present delay is already too
 * long; null if the gains are not known.
 * @param timeStep s
 * @param delay present delay in steps
 */
export function delayLeft(controller: ControllerSpec, timeStep: number, delay: number): number | null {
  // Only proportional and derivative gains count. Integral and filter, which take a little of the delay, are ignored.
  const gains = appliedGains(controller, timeStep);
  return gains && (delayMargin(gains, timeStep) - delay) * timeStep;
}
