// Gains that can be tuned, and the space to search them in: a cube of side 1. Each edge is the range of a setting, scaled to the motor.
import { type ControllerSpec, rowsOf } from '../../laws/control/controllers';
import { refusal, type Tunable } from '../../laws/control/tunable';
import { power } from '../../laws/exact/exact';
import { defaultLimits } from '../../world/entities/motion-limits';
import { type EntityName, kindOf } from '../../world/simulation/entity-kinds';

/** Returns the settings of a law whose values a gain search may change. */
export function gainsOf(kind: EntityName, { kind: law, ...settings }: ControllerSpec): readonly Tunable[] {
  const { controllers } = kindOf({ kind });
  return Object.hasOwn(controllers, law) ? rowsOf(controllers[law], settings) : [];
}

/** Returns whether gains can be searched for: the body turns to a heading, and its law has gains. */
export function canTune(kind: EntityName, controller: ControllerSpec): boolean {
  return kindOf({ kind }).controlledVariable === 'heading' && gainsOf(kind, controller).length > 0;
}

// A motor k times as strong turns the same way √k times as quickly, with angles unchanged: from θ'' = α, a setting of
// unit 1/sⁿ then is k^(n/2) times as large.
/** Exponent of 1/s in each unit of a setting, for example 2 for 1/s² and -1 for s. */
const powers: Readonly<Record<string, number>> = { '1/s²': 2, '1/s³': 3, '1/s': 1, Hz: 1, 'rad/s': 1, s: -1 };

/**
 * Returns the factor that converts a setting from the default motor to another motor.
 * @param motor largest angular acceleration of the other motor. rad/s²
 */
export function factorFor({ unit }: Pick<Tunable, 'unit'>, motor: number): number {
  const quicker = Math.sqrt(motor / defaultLimits.angularAcceleration);
  const exponent = powers[unit] ?? 0;
  return exponent < 0 ? 1 / power(quicker, -exponent) : power(quicker, exponent);
}

/** Largest gain that a search tries, as a multiple of the largest gain on the slider. */
const beyondSlider = 4;

/** Number of significant digits to which a gain search rounds its results. */
const digits = 3;

/** One dimension of a gain search: a setting, and the range in which its value is searched. */
interface Axis {
  readonly row: Tunable;
  readonly from: number;
  readonly to: number;
  /** The lower half of the search axis covers the values from `from` to about `from + knee`. Unit of the setting */
  readonly knee: number;
}

function axisOf(row: Tunable, motor: number): Axis {
  const scale = factorFor(row, motor);
  const from = Math.max(row.min * scale, row.accepts.from ?? 0);
  // A weak motor may have gains as stiff as the usual one: a law that brakes by its motor needs no softer gains.
  const to = Math.min(beyondSlider * row.max * Math.max(1, scale), row.accepts.to);
  return { row, from, to, knee: scale * (row.initial || 10 * row.step) };
}

/**
 * Returns functions that convert settings to search coordinates (0 to 1), and back
 * @param rows descriptions of the settings
 * @param motor largest angular acceleration of the motor. rad/s²
 */
export function searchSpace(rows: readonly Tunable[], motor: number) {
  const axes = rows.map((row) => axisOf(row, motor));
  return {
    /**
     * Returns a law with the settings at a point of the search space. Values are rounded to three digits.
     * @param point search coordinates, each from 0 to 1
     * @param base law that gives all other settings
     */
    at(point: readonly number[], base: ControllerSpec): ControllerSpec {
      const values = axes.map(({ row, from, to, knee }, n) => {
        const value = from + (knee * point[n]) / (1 - point[n] * (1 - knee / (to - from)));
        return [row.key, accepted(row, value)];
      });
      return { ...base, ...Object.fromEntries(values) };
    },
    /**
     * Converts the settings of a law to search coordinates, each from 0 to 1. Values outside the search range are
     * clamped. Missing settings get their defaults.
     */
    pointOf: (spec: ControllerSpec): number[] =>
      axes.map(({ row, from, to, knee }) => {
        const value = Math.min(to, Math.max(from, Number(spec[row.key] ?? row.initial)));
        const above = value - from;
        return above / (knee + above * (1 - knee / (to - from)));
      }),
  };
}

/** Rounds a value so that the setting accepts it: to an odd number, a whole number, or three significant digits. */
function accepted(row: Tunable, value: number): number {
  const { odd, whole } = row.accepts;
  if (odd) return 2 * Math.round((value - 1) / 2) + 1;
  if (whole) return Math.round(value);
  const rounded = Number(value.toPrecision(digits));
  return refusal(row, rounded) === null ? rounded : value;
}
