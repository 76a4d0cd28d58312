// The attitude control laws. They have the names and settings of the planar laws that they extend, as in scenario files.
// MIT License, Copyright (c) 2026 Slew contributors.
import {
  allSettings,
  type ControllerKinds,
  type ControllerName,
  type ControllerSpec,
  controllerKinds,
  controllerOf,
  type LawSettings,
  type LawSpec,
  type Retuning,
} from '../controllers';
import { refuseMissing } from '../refuse';
import { refuseUnknown } from '../tunable';
import type { ControllerSettings } from '../turn-controller';
import type { AttitudeController } from './attitude-controller';
import { AttitudePid } from './attitude-pid';
import { ByComponent } from './by-component';
import { Eigenaxis } from './eigenaxis';

/**
 * Functions that create 3D control laws, by kind of law. A kind that is not listed uses three 2D laws, one
 * per axis.
 */
const ownForms: Readonly<Record<string, (settings: ControllerSettings) => AttitudeController>> = {
  pid: (settings) => new AttitudePid(settings),
  'time-optimal': (settings) => {
    refuseUnknown([], settings);
    return new Eigenaxis();
  },
};

/**
 * Creates a 3D control law from the kind and settings of a 2D law. Throws RangeError for an unknown kind or
 * setting, or a value out of range.
 */
export function createAttitudeController<Kind extends ControllerName>(
  spec: { readonly kind: Kind } & LawSettings[Kind],
): AttitudeController<Retuning<Kind>>;
export function createAttitudeController(spec: LawSpec): AttitudeController<never> {
  // ‘time-optimal’ gives Eigenaxis, ‘pid’ gives AttitudePid, every other kind gives ByComponent.
  return attitudeControllerOf(spec);
}

/**
 * Creates a 3D control law from the kind and settings of a 2D law.
 * @param spec kind and settings; may be unchecked, for example from a file
 * @param kinds allowed kinds of 2D law; by default, those of this library
 * @throws RangeError for an unknown kind or setting, or a value out of range
 */
export function attitudeControllerOf(
  spec: ControllerSpec,
  kinds: ControllerKinds = controllerKinds,
): AttitudeController {
  refuseMissing('spec', spec);
  const { kind, ...settings } = spec;
  if (Object.hasOwn(ownForms, kind)) return ownForms[kind](settings);
  return new ByComponent(() => controllerOf(spec, 'none', kinds));
}

/**
 * Retunes a 3D control law to a changed spec and returns it. Returns a new law if the kind or a user-written
 * law's text changed.
 * @param from spec of the given law
 * @param to changed spec
 * @param kinds allowed kinds of law; by default, those of this library
 * @throws RangeError for an invalid spec; then nothing changes
 */
export function reconfigureAttitude(
  controller: AttitudeController,
  from: ControllerSpec,
  to: ControllerSpec,
  kinds: ControllerKinds = controllerKinds,
): AttitudeController {
  const { texts = [] } = kinds[to.kind] ?? {};
  if (to.kind !== from.kind || texts.some(({ key }) => from[key] !== to[key]))
    return attitudeControllerOf(to, kinds);
  controller.retune(allSettings(to, kinds));
  return controller;
}
