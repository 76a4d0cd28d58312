// The laws that bodies turn by: those of the library, and those that a program adds.
import type { Wrap } from '../../laws/control/angle';
import {
  type ControllerKinds,
  type ControllerSpec,
  controllerKinds,
  controllerOf,
  reconfigure,
} from '../../laws/control/controllers';
import type { TurnController } from '../../laws/control/turn-controller';

let laws: ControllerKinds = controllerKinds;

/** Sets the control laws that bodies can have from now on, by name. */
export function provideLaws(all: ControllerKinds): void {
  laws = all;
}

/**
 * Makes the control law that a spec describes. Throws RangeError if the spec is invalid.
 * @param wrap 'none' for errors that are not angles
 */
export const createLaw = (spec: ControllerSpec, wrap?: Wrap): TurnController =>
  controllerOf(spec, wrap, laws);

/**
 * Returns the control law for the new settings `to`. If the kind is the same as in the old settings `from`, this is the
 * given `law`, which keeps its state. Otherwise, and for a new text of a user's law, this is a new law. Throws
 * RangeError, and changes nothing, for invalid settings.
 */
export const changeLaw = (
  law: TurnController,
  from: ControllerSpec,
  to: ControllerSpec,
  wrap?: Wrap,
): TurnController => reconfigure(law, from, to, wrap, laws);
