// Texts of the dialog “Tune for me”: settings of a law, names of test turns, and results of turns.

import { type FigureName, figures, type LargerFigure } from '../../../lab/tuning/cost';
import { delay, type SimulatedTurn, type TestTurn } from '../../../lab/tuning/turn-set';
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { Tunable } from '../../../laws/control/tunable';

/** Words for each condition of a test turn, such as " with the wind". */
const conditions: Readonly<Record<TestTurn['condition'], string>> = {
  calm: '',
  wind: ' with the wind',
  headwind: ' against the wind',
  delay: `, told ${delay} steps late`,
  noise: ', noisy heading',
};

/** Returns the name of a test turn in the table: its angle and condition. */
export const turnName = ({ angleDeg, condition }: TestTurn): string => `${angleDeg}°${conditions[condition]}`;

/** Returns a measured value of a turn as text, without its unit. @param name which value */
export function figureOf(name: FigureName, { measured }: SimulatedTurn): string {
  const { value, decimals } = figures[name];
  const isMissing = name === 'settled' && measured.response.settlingTime === null;
  return isMissing ? 'not' : value(measured).toFixed(decimals);
}

/**
 * Returns whether two laws have equal settings. A setting that is left out has its default value.
 * @param rows descriptions of the settings
 */
export function isSetAlike(rows: readonly Tunable[], one: ControllerSpec, other: ControllerSpec): boolean {
  return rows.every(({ key, initial }) => (one[key] ?? initial) === (other[key] ?? initial));
}

/**
 * Returns a clause on a measured value that is larger than with other gains.
 * Example: "90° would settle after 1.20 s instead of 1.10 s".
 */
export function largerOf({ turn, figure, value, other }: LargerFigure): string {
  const { verb, unitText, decimals } = figures[figure];
  const [more, less] = [value, other].map((number) => `${number.toFixed(decimals)}${unitText}`);
  return `${turnName(turn)} would ${verb} ${more} instead of ${less}`;
}
