// Every law by its name: those of the library, and the one that a person writes.
import { type ControllerKind, type ControllerSpec, controllerKinds } from '../control/controllers';
import { own } from './slot';

export const laws = { ...controllerKinds, own };

/** Loads what makes some laws, where that comes late; null where all is there from the start. @param specs undefined for the law that a body has by itself */
export function loadLaws(specs: Iterable<ControllerSpec | undefined>): Promise<unknown> | null {
  const kinds: Readonly<Record<string, ControllerKind>> = laws;
  const loads = [...specs].flatMap((spec) => (spec && kinds[spec.kind]?.load) || []);
  return loads.length > 0 ? Promise.all(loads.map((load) => load())) : null;
}
