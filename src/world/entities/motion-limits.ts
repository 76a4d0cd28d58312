// Limits of a body's motion, and their settings.
import type { Tunable } from '../../laws/control/tunable';
import type { TurnLimits } from '../../laws/control/turn-controller';

/** Limits of a body's motion: of its rotation and of its travel. */
export interface MotionLimits extends TurnLimits {
  /** Largest acceleration by thrust. m/s², above 0. */
  linearAcceleration: number;
  /** Largest speed. m/s, above 0; 10 by default. */
  speed: number;
}

/** Default limits, taken from a demo program of 2013. The turn rate is unlimited. */
export const defaultLimits: Readonly<MotionLimits> = {
  angularAcceleration: 4 * Math.PI,
  turnRate: Infinity,
  linearAcceleration: 100,
  speed: 10,
};

type Row<Key extends string> = Tunable & { readonly key: Key };

// The ranges stay below planck's largest move (2 m) and rotation (90°) in a step.
/** Labels, ranges and defaults of the limits of a body's motion. */
export const limitTunables: readonly Row<keyof MotionLimits>[] = [
  {
    key: 'angularAcceleration',
    symbol: 'α',
    label: 'most it can turn',
    unit: 'rad/s²',
    min: 0.5,
    max: 25,
    step: 0.01,
    initial: defaultLimits.angularAcceleration,
    accepts: { above: 0, to: 1000 },
    help: 'Max angular acceleration: how hard the motor can turn the body. Lower swings wider.',
  },
  {
    key: 'turnRate',
    symbol: 'ω',
    label: 'fastest it can turn',
    unit: 'rad/s',
    min: 0.5,
    max: 10,
    step: 0.1,
    initial: defaultLimits.turnRate,
    accepts: { above: 0, to: 40 },
    help: 'Max angular speed. Off: the motor alone limits the turn.',
  },
  {
    key: 'linearAcceleration',
    label: 'Max acceleration',
    unit: 'm/s²',
    min: 5,
    max: 200,
    step: 1,
    initial: defaultLimits.linearAcceleration,
    accepts: { above: 0, to: 1000 },
    help: 'How hard the thrust can push. Lower starts, brakes and changes course more slowly.',
  },
  {
    key: 'speed',
    label: 'Max speed',
    unit: 'm/s',
    min: 1,
    max: 30,
    step: 0.5,
    initial: defaultLimits.speed,
    accepts: { above: 0, to: 50 },
    help: 'How fast it may travel. A faster missile needs more room to turn.',
  },
];

/** Label, range and default of `seekDistance` (distance at which a target counts as reached). m */
export const seekDistanceTunable: Row<'seekDistance'> = {
  key: 'seekDistance',
  label: 'Seek distance',
  unit: 'm',
  min: 0.5,
  max: 15,
  step: 0.5,
  initial: 4,
  accepts: { above: 0, to: 100 },
  help: 'How near a waypoint or target counts as reached.',
};
