// Every law that bodies turn by: those of the library, and the one that a person writes.
import type { Wrap } from '../control/angle';
import {
  type ControllerKind,
  type ControllerSpec,
  controllerKinds,
  controllerOf,
  reconfigure,
} from '../control/controllers';
import type { TurnController } from '../control/turn-controller';
import { own } from './slot';

export const laws = { ...controllerKinds, own };

/** Loads what makes some laws, where that comes late; null where all is there from the start. @param specs undefined for the law that a body has by itself */
export function loadLaws(specs: Iterable<ControllerSpec | undefined>): Promise<unknown> | null {
  const kinds: Readonly<Record<string, ControllerKind>> = laws;
  const loads = [...specs].flatMap((spec) => (spec && kinds[spec.kind]?.load) || []);
  return loads.length > 0 ? Promise.all(loads.map((load) => load())) : null;
}

/** Makes the law that a spec describes. Throws RangeError, see controllerOf. @param wrap 'none' for errors that are no angles */
export const createLaw = (spec: ControllerSpec, wrap?: Wrap): TurnController =>
  controllerOf(spec, wrap, laws);

/** The law for a new spec, see reconfigure. Throws RangeError and changes nothing when the spec is refused. */
export const changeLaw = (
  law: TurnController,
  from: ControllerSpec,
  to: ControllerSpec,
  wrap?: Wrap,
): TurnController => reconfigure(law, from, to, wrap, laws);
