// The setting "turn time": converts between the motor limit and the duration of a 90° turn.

import { motorForTurnTime, turnTimeBound } from '../../../laws/control/time-optimal';
import type { Tunable } from '../../../laws/control/tunable';
import type { TurnLimits } from '../../../laws/control/turn-controller';
import { secondsText } from '../../../laws/exact/figures';
import { limitTunables } from '../../../world/entities/motion-limits';
import { type App, inFocus } from '../app';
import { type NumberRow, numberRow } from './rows';

/** Angle of the turn whose duration a person can set: 90°. rad */
export const timedTurn = Math.PI / 2;

/** The duration of a 90° turn as a setting, s. */
export const turnTime: Tunable = {
  key: 'turnTime',
  label: 'Turn 90° in',
  unit: 's',
  min: 0.2,
  max: 3,
  step: 0.05,
  initial: 0.5,
  accepts: { above: 0, to: 10 },
  help: `Time from rest to rest, stopping exactly on the spot. Sets the motor of all bodies to what that takes: 4 × angle / time², so half a second takes ${motorForTurnTime(timedTurn, 0.5).toFixed(1)} rad/s².`,
};

/** Returns the shortest possible duration of a 90° turn, from rest to rest, within a body's limits. s */
export function timeOf(limits: Readonly<TurnLimits>): number {
  return turnTimeBound(timedTurn, limits);
}

/**
 * Returns the motor limit for a 90° turn of a given time, rad/s². Throws RangeError if no motor is strong enough.
 * @param seconds duration of the turn from rest to rest, s
 * @param turnRate limit of the turn rate, rad/s; Infinity if there is no limit
 */
export function motorFor(seconds: number, turnRate: number): number {
  // 4 θ/T² while the turn rate Ω is not reached; otherwise T = θ/Ω + Ω/α solved for α (both bounds
  // as in turnTimeBound).
  const motor = motorForTurnTime(timedTurn, seconds);
  // Without a limit, the turn is fastest half-way, at twice its mean speed.
  if ((2 * timedTurn) / seconds <= turnRate) return motor;
  const coasting = timedTurn / turnRate;
  if (seconds > coasting) return turnRate / (seconds - coasting);
  throw new RangeError(
    `No motor turns 90° in ${secondsText(seconds)} at ${turnRate.toFixed(1)} rad/s: that speed alone takes ${secondsText(coasting)}. Raise the max turn rate, or switch its limit off.`,
  );
}

export function turnTimeRows(app: App): NumberRow[] {
  if (inFocus(app).controller.kind !== 'time-optimal') return [];
  const get = () => timeOf(inFocus(app).limits);
  const set = (seconds: number) => {
    const motor = motorFor(seconds, inFocus(app).limits.turnRate);
    const most = limitTunables[0].accepts.to;
    if (motor > most)
      throw new RangeError(
        `Turning 90° in ${secondsText(seconds)} under this turn rate limit takes ${motor.toFixed(0)} rad/s², more than the ${most} rad/s² a motor can have.`,
      );
    app.session.limit((reducedLimit) => reducedLimit.set({ angularAcceleration: motor }));
  };
  return [numberRow(turnTime, { get, set })];
}
