// The row of the time-optimal law: how long a turn of 90° takes, set through the motor of all bodies.
import type { GUI } from 'lil-gui';
import { limitTunables } from '../../entities/motion-limits';
import { focusedEntity } from '../../view/view-state';
import type { App } from '../app';
import { addSlider } from './gui-rows';
import { motorFor, timeOf, turnTime } from './turn-time';

/** The row is there for this law only: no other one stops on the spot. */
const law = 'time-optimal';

const [motorRow] = limitTunables;

/** Adds the slider when the body in focus turns by the time-optimal law. */
export function buildTurnTime(app: App, gui: GUI): void {
  const { session } = app;
  const entity = () => focusedEntity(session, app.view);
  if (entity().controller.kind !== law) return;
  addSlider(app, gui, turnTime, {
    get: () => timeOf(entity().limits),
    set: (seconds) => {
      const motor = motorFor(seconds, entity().limits.turnRate);
      mustExist(motor, seconds);
      session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: motor }));
    },
  });
}

/** Throws RangeError in the words of this row when the motor would be stronger than bodies take. */
function mustExist(motor: number, seconds: number): void {
  const most = motorRow.accepts.to;
  if (motor <= most) return;
  throw new RangeError(
    `Turning 90° in ${seconds.toFixed(2)} s under this turn rate limit takes ${motor.toFixed(0)} rad/s², more than the ${most} rad/s² a motor can have.`,
  );
}
