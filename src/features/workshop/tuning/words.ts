// Words and figures of a tuning: settings of a law, names of turns, and results of turns.

import { type FigureName, figures, type LargerFigure } from '../../../lab/tuning/cost';
import { delay, type SimulatedTurn, type TestTurn } from '../../../lab/tuning/turn-set';
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { Tunable } from '../../../laws/control/tunable';

/** Condition of a turn in words, behind its angle. */
const conditions: Readonly<Record<TestTurn['condition'], string>> = {
  calm: '',
  wind: ' with the wind',
  headwind: ' against the wind',
  delay: `, told ${delay} steps late`,
  noise: ', noisy heading',
};

/** Returns the name of a turn in its row: angle and condition. */
export const turnName = ({ angleDeg, condition }: TestTurn): string => `${angleDeg}°${conditions[condition]}`;

/** Returns the figure of a turn as text, without its unit. */
export function figureOf(name: FigureName, { measured }: SimulatedTurn): string {
  const { value, decimals } = figures[name];
  const isMissing = name === 'settled' && measured.response.settlingTime === null;
  return isMissing ? 'not' : value(measured).toFixed(decimals);
}

/** Whether two specs give a law equal settings. A setting left out has its default. */
export function isSetAlike(rows: readonly Tunable[], one: ControllerSpec, other: ControllerSpec): boolean {
  return rows.every(({ key, initial }) => (one[key] ?? initial) === (other[key] ?? initial));
}

/** Names a figure of a turn that is larger, and its value with the law's defaults. */
export function largerOf({ turn, figure, value, other }: LargerFigure): string {
  const { verb, unitText, decimals } = figures[figure];
  const [more, less] = [value, other].map((number) => `${number.toFixed(decimals)}${unitText}`);
  return `${turnName(turn)} would ${verb} ${more} instead of ${less}`;
}
