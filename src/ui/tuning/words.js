import { figures } from '../../tuning/cost';
import { delay } from '../../tuning/turn-set';

/** What a turn is made under, behind its angle. */
const conditions = {
  calm: '',
  wind: ' with the wind',
  headwind: ' against the wind',
  delay: `, told ${delay} steps late`,
  noise: ', noisy heading',
};
/** A turn as its row is called. */
export const nameOf = ({ angleDeg, condition }) => `${angleDeg}°${conditions[condition]}`;
/** A figure of a turn, as it is printed, without its unit. */
export function figureOf(name, { measured }) {
  const { value, decimals } = figures[name];
  const isMissing = name === 'settled' && measured.response.settlingTime === null;
  return isMissing ? 'not' : value(measured).toFixed(decimals);
}
/** Whether a law is set the same in two specs; a setting left out has its default. */
export function isSetAlike(rows, one, other) {
  return rows.every(({ key, initial }) => (one[key] ?? initial) === (other[key] ?? initial));
}
/** What is larger about a turn, and what it is with the law's defaults. */
export function largerOf({ turn, figure, value, other }) {
  const { verb, unitText, decimals } = figures[figure];
  const [more, less] = [value, other].map((number) => `${number.toFixed(decimals)}${unitText}`);
  return `${nameOf(turn)} would ${verb} ${more} instead of ${less}`;
}
