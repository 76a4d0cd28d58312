// Presets of a law's gains: too slow, right, and too quick, for a motor of any strength.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { Tunable } from '../../laws/control/tunable';
import { power } from '../../laws/exact/exact';
import type { EntityName } from '../../world/simulation/entity-kinds';
import { canTune, factorFor, gainsOf } from './search-space';

/**
 * Presets of gains. `speed`, `damping`: speed and damping of a turn, as multiples of those with the law's default
 * gains.
 */
const presets = {
  sluggish: { speed: 0.4, damping: 1.5 },
  right: { speed: 1, damping: 1 },
  nervous: { speed: 1.5, damping: 0.35 },
} as const;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as PresetName[];

/** Keys of the settings that brake in proportion to the turn rate. */
const braking = new Set(['kd', 'damping']);

/** Keys of the control-law settings that a preset may change. */
const changed = new Set(['kp', 'ki', 'kd', 'frequency', 'damping']);

/** Returns whether presets of gains are offered for a body's law. False for a law that a person wrote. */
export function hasPresets(kind: EntityName, controller: ControllerSpec): boolean {
  return (
    canTune(kind, controller) &&
    !('source' in controller) &&
    gainsOf(kind, controller).some(({ key }) => key === 'kp' || key === 'frequency')
  );
}

/** Returns a law with the gains of a preset. @param motor largest angular acceleration of the motor. rad/s² */
export function withPreset(
  name: PresetName,
  kind: EntityName,
  controller: ControllerSpec,
  motor: number,
): ControllerSpec {
  const { speed, damping } = presets[name];
  const gains = gainsOf(kind, controller)
    .filter(({ key }) => changed.has(key))
    .map((row): [string, number] => {
      const share = braking.has(row.key) ? damping : 1;
      return [
        row.key,
        Number((row.initial * factorFor(row, motor) * powerOf(row, speed) * share).toPrecision(3)),
      ];
    });
  return { ...controller, ...Object.fromEntries(gains) };
}

/** Returns the factor by which a setting is multiplied to make turns `speed` times as fast. It depends on the unit. */
function powerOf({ unit }: Pick<Tunable, 'unit'>, speed: number): number {
  return { '1/s³': power(speed, 3), '1/s²': power(speed, 2), '1/s': speed, Hz: speed }[unit] ?? 1;
}
