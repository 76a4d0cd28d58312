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
 * @param wrap 'angle' (the default) if the law's errors are angles, 'none' if they are not, for example if they are in
 * metres
 */
export const createLaw = (spec: ControllerSpec, wrap?: Wrap): TurnController =>
  controllerOf(spec, wrap, laws);

/**
 * Changes the settings of the control law `law`.
 * @param law control law to change
 * @param from present settings
 * @param to new settings
 * @returns `law`; a new law without state if `from` and `to` differ in the kind or in the code that a user wrote
 * @throws RangeError for invalid settings; `law` is then unchanged
 */
export const changeLaw = (
  law: TurnController,
  from: ControllerSpec,
  to: ControllerSpec,
  wrap?: Wrap,
): TurnController => reconfigure(law, from, to, wrap, laws);
