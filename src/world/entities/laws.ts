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
 * Changes a body's control law from the settings `from` to the settings `to`, and returns it. A law of the same kind
 * keeps its state. Throws RangeError, and changes nothing, for invalid settings.
 */
export const changeLaw = (
  law: TurnController,
  from: ControllerSpec,
  to: ControllerSpec,
  wrap?: Wrap,
): TurnController => reconfigure(law, from, to, wrap, laws);
