// The motions of targets by name, for the panel, scenario files and targets.
import { quoted } from '../../../laws/control/refuse';
import { refuseUnknown, settingsOf, type Tunable } from '../../../laws/control/tunable';
import { Circle, FigureEight, Zigzag } from './curves';
import { Evader, Pointer } from './free';
import { type RunningMotion, stillMotion } from './motion';

/** A kind of motion of targets, with descriptions of its settings. */
export interface TargetMotionKind {
  /** Name of the motion shown to people. */
  readonly label: string;
  /** Explanation of the motion, in one sentence. */
  readonly help: string;
  readonly tunables: readonly Tunable[];
  /** Makes a motion. Throws RangeError if a setting is not a number, out of its range or unknown. */
  create(settings: TargetMotionSettings): RunningMotion;
}

/** Settings of a motion by key. Missing settings have their defaults. */
type TargetMotionSettings = Readonly<Record<string, number | string>>;

type Row<Key extends string> = Tunable & { readonly key: Key };

/** Makes the description of one kind of target motion. */
function motionKind<Key extends string>(
  label: string,
  help: string,
  tunables: readonly Row<Key>[],
  make: (settings: Record<Key, number>) => RunningMotion,
): TargetMotionKind {
  return {
    ...{ label, help, tunables },
    create(settings) {
      refuseUnknown(tunables, settings);
      return make(settingsOf(tunables, settings));
    },
  };
}

/** Label, range and default of the setting for the speed of a target's motion. m/s */
const speed: Row<'speed'> = {
  key: 'speed',
  label: 'Speed',
  unit: 'm/s',
  min: 0.5,
  max: 30,
  step: 0.5,
  initial: 5,
  accepts: { above: 0, to: 50 },
  help: 'How fast the target goes. Faster than its pursuer, it may never be caught.',
};

// At least 1 m, the size of a body.
/** Label, range and default of the setting for the radius of a target's motion. m */
const radius: Row<'radius'> = {
  key: 'radius',
  label: 'Radius',
  unit: 'm',
  min: 2,
  max: 40,
  step: 1,
  initial: 15,
  accepts: { from: 1, to: 100 },
  help: 'How far from its anchor the target goes. Smaller turns tighter.',
};

const acceleration: Row<'acceleration'> = {
  key: 'acceleration',
  label: 'Acceleration',
  unit: 'm/s²',
  min: 1,
  max: 100,
  step: 1,
  initial: 10,
  accepts: { above: 0, to: 1000 },
  help: 'How quickly the target speeds up, brakes and changes course.',
};

const period: Row<'period'> = {
  key: 'period',
  label: 'Time of a leg',
  unit: 's',
  min: 0.5,
  max: 6,
  step: 0.1,
  initial: 2,
  accepts: { above: 0, to: 60 },
  help: 'How long the target runs straight before it turns aside. Shorter is harder to predict.',
};

const heading: Row<'heading'> = {
  key: 'heading',
  label: 'Heading',
  unit: 'rad',
  min: -3.14,
  max: 3.14,
  step: 0.01,
  initial: 0,
  accepts: { from: -2 * Math.PI, to: 2 * Math.PI },
  help: 'Which way the target runs to and fro: 0 is to the right, positive turns clockwise.',
};

const sight: Row<'sight'> = {
  key: 'sight',
  label: 'Sight',
  unit: 'm',
  min: 2,
  max: 40,
  step: 1,
  initial: 15,
  accepts: { above: 0, to: 1000 },
  help: 'How near a pursuer may come before the target runs.',
};

/** All kinds of motion of targets, by name. The first is the default. */
export const targetMotionKinds = {
  still: motionKind('Still', 'Stands where you put it.', [], () => stillMotion),
  circle: motionKind(
    'Circle',
    'Runs round its anchor at constant speed.',
    [speed, radius],
    (settings) => new Circle(settings),
  ),
  'figure-eight': motionKind(
    'Figure eight',
    'Runs a lying eight through its anchor at constant speed.',
    [speed, radius],
    (settings) => new FigureEight(settings),
  ),
  zigzag: motionKind(
    'Zigzag',
    'Runs to and fro in straight legs, 45° to either side, at constant speed.',
    [speed, { ...radius, initial: 30, accepts: { from: 1, to: 40 } }, period, heading],
    (settings) => new Zigzag(settings),
  ),
  evader: motionKind(
    'Evader',
    'Runs from the nearest pursuer, but never far from its anchor.',
    [{ ...speed, initial: 8 }, acceleration, { ...radius, initial: 30 }, sight],
    (settings) => new Evader(settings),
  ),
  pointer: motionKind(
    'Follows the pointer',
    'Makes for the place you show it, and stops there.',
    [
      { ...speed, initial: 20 },
      { ...acceleration, initial: 40 },
    ],
    (settings) => new Pointer(settings),
  ),
} satisfies Record<string, TargetMotionKind>;

/** Name of a kind of motion in scenario files. */
export type TargetMotionName = keyof typeof targetMotionKinds;

/** Description of a target's motion in a file: its kind and settings. */
export type TargetMotion = { readonly kind: TargetMotionName; readonly [setting: string]: number | string };

/** Returns whether a value is the name of a kind of motion. */
export function isTargetMotionName(kind: unknown): kind is TargetMotionName {
  return typeof kind === 'string' && Object.hasOwn(targetMotionKinds, kind);
}

/** Creates a target's motion from a description. Throws RangeError if the description is invalid */
export function createMotion({ kind, ...settings }: TargetMotion): RunningMotion {
  if (isTargetMotionName(kind)) return targetMotionKinds[kind].create(settings);
  const names = Object.keys(targetMotionKinds).join(', ');
  throw new RangeError(`kind: must be one of ${names}, got ${quoted(kind)}`);
}
