// Which gains of a body can be tuned, and why not.
import type { ControllerSpec } from '../control/controllers';
import type { Tunable } from '../control/tunable';
import { type EntityName, kindOf } from '../simulation/entity-kinds';

/** The settings of a law that are searched. */
export function gainsOf(kind: EntityName, { kind: law }: ControllerSpec): readonly Tunable[] {
  return kindOf({ kind }).controllers[law]?.tunables ?? [];
}

/** Whether a body turns to a heading by a law with gains. One that holds a place makes no turns to be tuned on. */
export function canTune(kind: EntityName, controller: ControllerSpec): boolean {
  return kindOf({ kind }).controlledVariable === 'heading' && gainsOf(kind, controller).length > 0;
}
