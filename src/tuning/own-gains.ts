// Gains of a law for a body of a person's own: in this program's units and in theirs, and the delay they stand.
import { type ControllerSpec, controllerKinds, isControllerName } from '../control/controllers';
import { kdRow, kpRow } from '../control/gain-rows';
import { backwardPd, forwardPd, type PdGains, type PdLaw, pdGains, pdTunables, spd } from '../control/pd';
import { delayMargin, isPdName, type PdName } from '../control/stability';
import { settingsOf, type Tunable } from '../control/tunable';

/** A gain, or another setting of a law. */
export interface OwnGain {
  /** Its row; `unit` is that of a law that commands an angular acceleration. */
  readonly row: Tunable;
  readonly value: number;
  /** The same for a law that commands a torque; null for a setting that is no gain. */
  readonly torque: { readonly value: number; readonly unit: string } | null;
}

/** Units of gains on a torque: those on an angular acceleration times kg m². */
const torqueUnits: Readonly<Record<string, string>> = {
  '1/s²': 'N·m/rad',
  '1/s³': 'N·m/(rad·s)',
  '1/s': 'N·m·s/rad',
};

/** The gains of a law with the numbers of a spec. @param inertia about the centre of mass. kg m² */
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

/** The PD laws whose gains at a step are known. */
const pdLaws: Readonly<Record<PdName, PdLaw>> = {
  'forward-pd': forwardPd,
  'backward-pd': backwardPd,
  spd,
};

/** The gains on error and rate that a law applies at a step; null for a law without them. @param timeStep s */
function appliedGains({ kind, ...given }: ControllerSpec, timeStep: number): PdGains | null {
  if (!isControllerName(kind)) return null;
  const rows: readonly Tunable[] = controllerKinds[kind].tunables;
  if (rows === pdTunables && isPdName(kind))
    return pdLaws[kind](pdGains(settingsOf(pdTunables, given)), timeStep);
  const { kp, kd } = settingsOf(rows, given);
  return kp === undefined || kd === undefined ? null : { kp, kd };
}

/**
 * How much later than it does a law may be told heading and angular velocity before it swings for ever. s; negative when
 * it swings now, null for a law without gains. By its proportional and derivative gains; its integral and filter, which
 * take a little of it, are left out.
 * @param timeStep s @param delay in force, in steps
 */
export function delayLeft(controller: ControllerSpec, timeStep: number, delay: number): number | null {
  const gains = appliedGains(controller, timeStep);
  return gains && (delayMargin(gains, timeStep) - delay) * timeStep;
}
