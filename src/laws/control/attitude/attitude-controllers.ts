// The laws of attitude by the names that their laws of the plane have in scenario files, with the same settings.
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
import { refuseUnknown } from '../tunable';
import type { ControllerSettings } from '../turn-controller';
import type { AttitudeController } from './attitude-controller';
import { AttitudePid } from './attitude-pid';
import { ByComponent } from './by-component';
import { Eigenaxis } from './eigenaxis';

/** Laws that look at how large an error is, and so have a form of their own in space. All others are three of the plane’s. */
const ownForms: Readonly<Record<string, (settings: ControllerSettings) => AttitudeController>> = {
  pid: (settings) => new AttitudePid(settings),
  'time-optimal': (settings) => {
    refuseUnknown([], settings);
    return new Eigenaxis();
  },
};

/**
 * Makes a law of attitude, by the kind and settings of a law of the plane: ‘time-optimal’ is Eigenaxis, ‘pid’ AttitudePid, and
 * every other kind ByComponent. Throws RangeError for a value out of range.
 */
export function createAttitudeController<Kind extends ControllerName>(
  spec: { readonly kind: Kind } & LawSettings[Kind],
): AttitudeController<Retuning<Kind>>;
export function createAttitudeController(spec: LawSpec): AttitudeController<never> {
  return attitudeControllerOf(spec);
}

/**
 * Makes the law of attitude that a spec from outside describes, such as one out of a file. Throws RangeError for an unknown kind
 * or setting, or a value out of range.
 * @param kinds of the plane that there are; those of this library when left out
 */
export function attitudeControllerOf(
  spec: ControllerSpec,
  kinds: ControllerKinds = controllerKinds,
): AttitudeController {
  const { kind, ...settings } = spec;
  if (Object.hasOwn(ownForms, kind)) return ownForms[kind](settings);
  return new ByComponent(() => controllerOf(spec, 'none', kinds));
}

/**
 * The law that steers by another spec from now on: of the same kind it keeps its integral, and only its settings change. Throws
 * RangeError and changes nothing when the spec is refused.
 * @param kinds of the plane that there are; those of this library when left out
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
