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
 * Functions that create a 3D control law, by kind of law. Only kinds with special code for 3D have such a
 * function. For any other kind, three 2D laws turn the body, one about each axis.
 */
const ownForms: Readonly<Record<string, (settings: ControllerSettings) => AttitudeController>> = {
  pid: (settings) => new AttitudePid(settings),
  'time-optimal': (settings) => {
    refuseUnknown([], settings);
    return new Eigenaxis();
  },
};

/**
 * Makes an attitude control law from the kind and settings of a law for turns in the plane. Throws RangeError for a
 * setting that is refused.
 */
export function createAttitudeController<Kind extends ControllerName>(
  spec: { readonly kind: Kind } & LawSettings[Kind],
): AttitudeController<Retuning<Kind>>;
export function createAttitudeController(spec: LawSpec): AttitudeController<never> {
  // ‘time-optimal’ gives Eigenaxis, ‘pid’ gives AttitudePid, every other kind gives ByComponent.
  return attitudeControllerOf(spec);
}

/**
 * Creates a 3D control law from the kind and settings of a 2D law. The spec may be unchecked, such as from a
 * file. Throws RangeError for an unknown kind or setting, or a value out of range.
 * @param kinds allowed kinds of 2D law; by default, those of this library
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
 * Returns the 3D control law for a changed spec. The law is new if the kind changes, or if the text of a law
 * written by a user changes. Otherwise it is the given law with the new settings. Throws RangeError, and
 * changes nothing, when the spec is refused.
 * @param kinds allowed kinds of 2D law; by default, those of this library
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
