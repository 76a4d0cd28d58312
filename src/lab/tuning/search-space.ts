// Gains that can be tuned, and the space to search them in: a cube of side 1. Each edge is the range of a setting, scaled to the motor.
import { type ControllerSpec, rowsOf } from '../../laws/control/controllers';
import { refusal, type Tunable } from '../../laws/control/tunable';
import { power } from '../../laws/exact/exact';
import { defaultLimits } from '../../world/entities/motion-limits';
import { type EntityName, kindOf } from '../../world/simulation/entity-kinds';

/** Returns the settings of a law that are searched. */
export function gainsOf(kind: EntityName, { kind: law, ...settings }: ControllerSpec): readonly Tunable[] {
  const { controllers } = kindOf({ kind });
  return Object.hasOwn(controllers, law) ? rowsOf(controllers[law], settings) : [];
}

/** Returns whether a body turns to a heading by a law with gains. A body that holds a place makes no turns to tune. */
export function canTune(kind: EntityName, controller: ControllerSpec): boolean {
  return kindOf({ kind }).controlledVariable === 'heading' && gainsOf(kind, controller).length > 0;
}

// A motor k times as strong turns the same way √k times as quickly, with angles unchanged: from θ'' = α, a setting of
// unit 1/sⁿ then is k^(n/2) times as large.
/** Powers of 1/s in the units of settings. They scale settings from one motor to another. */
const powers: Readonly<Record<string, number>> = { '1/s²': 2, '1/s³': 3, '1/s': 1, Hz: 1, 'rad/s': 1, s: -1 };

/** Returns the factor of a setting for a motor. @param motor rad/s² */
export function factorFor({ unit }: Pick<Tunable, 'unit'>, motor: number): number {
  const quicker = Math.sqrt(motor / defaultLimits.angularAcceleration);
  const exponent = powers[unit] ?? 0;
  return exponent < 0 ? 1 / power(quicker, -exponent) : power(quicker, exponent);
}

/** Gains are searched up to this multiple of the end of their slider. */
const beyondSlider = 4;

/** Digits of a found value: as many as a person would type. */
const digits = 3;

/** The range of a setting. */
interface Axis {
  readonly row: Tunable;
  readonly from: number;
  readonly to: number;
  /** Value near the middle of the edge: below, the scale is nearly even, above it gets coarser. */
  readonly knee: number;
}

function axisOf(row: Tunable, motor: number): Axis {
  const scale = factorFor(row, motor);
  const from = Math.max(row.min * scale, row.accepts.from ?? 0);
  // A weak motor may have gains as stiff as the usual one: a law that brakes by its motor needs no softer gains.
  const to = Math.min(beyondSlider * row.max * Math.max(1, scale), row.accepts.to);
  return { row, from, to, knee: scale * (row.initial || 10 * row.step) };
}

/** Makes the cube of a law's settings for a motor. @param rows the law's settings @param motor rad/s² */
export function searchSpace(rows: readonly Tunable[], motor: number) {
  const axes = rows.map((row) => axisOf(row, motor));
  return {
    /** Returns the settings at a point of the cube, each to three digits. @param base all other settings of the law */
    at(point: readonly number[], base: ControllerSpec): ControllerSpec {
      const values = axes.map(({ row, from, to, knee }, n) => {
        const value = from + (knee * point[n]) / (1 - point[n] * (1 - knee / (to - from)));
        return [row.key, accepted(row, value)];
      });
      return { ...base, ...Object.fromEntries(values) };
    },
    /** Returns the point of the cube nearest to some settings. Settings left out have their defaults. */
    pointOf: (spec: ControllerSpec): number[] =>
      axes.map(({ row, from, to, knee }) => {
        const value = Math.min(to, Math.max(from, Number(spec[row.key] ?? row.initial)));
        const above = value - from;
        return above / (knee + above * (1 - knee / (to - from)));
      }),
  };
}

/** Returns the nearest accepted value with few digits. */
function accepted(row: Tunable, value: number): number {
  const { odd, whole } = row.accepts;
  if (odd) return 2 * Math.round((value - 1) / 2) + 1;
  if (whole) return Math.round(value);
  const rounded = Number(value.toPrecision(digits));
  return refusal(row, rounded) === null ? rounded : value;
}
