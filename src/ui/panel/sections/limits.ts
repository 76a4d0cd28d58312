// The section of the turn limits: the motor's angular acceleration and the turn rate, of all bodies.
import { limitTunables } from '../../../entities/motion-limits';
import { kindOf } from '../../../simulation/entity-kinds';
import { type App, inFocus } from '../../app';
import { formatAtStep } from '../../kit/formats';
import { numberRow, type Row } from '../rows/row';
import { type Section, switchRow } from './section';

/** The turn rate limit when it is first switched on. rad/s: a missile at 10 m/s then flies circles of 5 m radius. */
const firstTurnRate = 2;

const [angularAcceleration, turnRate] = limitTunables;

const limitsOf = (app: App) => inFocus(app).limits;
const isTurnRateLimited = (app: App) => limitsOf(app).turnRate !== Infinity;

function rows(app: App): Row[] {
  const { session } = app;
  const motor = numberRow(angularAcceleration, {
    get: () => limitsOf(app).angularAcceleration,
    set: (value) => session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: value })),
  });
  if (!kindOf(inFocus(app)).turnRateLimited) return [motor];
  const limited = switchRow('Limit turn rate', '', turnRate.help, {
    get: () => isTurnRateLimited(app),
    set: (on) =>
      session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: on ? firstTurnRate : Infinity })),
  });
  if (!isTurnRateLimited(app)) return [motor, limited];
  const rate = numberRow(turnRate, {
    get: () => limitsOf(app).turnRate,
    set: (value) => session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: value })),
  });
  return [motor, limited, rate];
}

export const limits: Section = {
  title: 'Limits',
  open: true,
  rows,
  inWords: (app) =>
    `${formatAtStep(limitsOf(app).angularAcceleration, angularAcceleration.step)} ${angularAcceleration.unit}`,
};
