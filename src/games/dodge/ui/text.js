// The texts of Dodge: scores, and the result of a run.
import { formatCount } from '../../../ui/kit/formats';
import { dayOf } from '../../day';
import { looks } from '../looks';
/** "0:47" */
export function clockText(seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
/** "Hit after 43.2 s by a leader" */
export function headline({ seconds, killer }) {
  const look = looks[killer];
  return `Hit after ${seconds.toFixed(1)} s by a ${look.noun ?? killer}`;
}
/** The score compared with the best: "New best, 120 more". */
export function verdict({ score, kept: { best }, toBeat, flaw }) {
  if (flaw) return `It does not count: ${flaw}.`;
  const isBest = best !== null && score > best;
  const known = isBest ? `New best, ${formatCount(score - best)} more` : `Best ${formatCount(best ?? 0)}`;
  const words = best === null ? 'Your first score' : known;
  if (toBeat === null) return words;
  const off = Math.abs(score - toBeat);
  const compared =
    score > toBeat
      ? `${formatCount(toBeat)} beaten by ${formatCount(off)}`
      : `${formatCount(off)} short of ${formatCount(toBeat)}`;
  return `${compared}. ${words}`;
}
/** What points come from, and its names. */
const sources = [
  ['near', 'near misses'],
  ['lured', 'lured into walls'],
  ['met', 'lured into each other'],
  ['own', 'wrecked by themselves'],
];
/** What a score is made of. */
export function parts({ score, tally }) {
  const earned = sources
    .map(([source, name]) => ({ source, name, ...tally.of(source) }))
    .filter(({ count }) => count > 0);
  return [{ source: 'seconds', name: 'seconds', count: null, points: score - tally.points }, ...earned];
}
/** "Better than 8 of your last 10 runs"; empty before the first. */
export function rank({ score, kept: { last } }) {
  if (last.length === 0) return '';
  const worse = last.filter((one) => one < score).length;
  return `Better than ${worse} of your last ${last.length === 1 ? 'run' : `${last.length} runs`}`;
}
/** The result in one line, to paste. */
export function summary({ score, seconds, tally }, seed) {
  const day = dayOf(seed);
  const lured = tally.of('lured').count + tally.of('met').count;
  const name = day ? `Slew Dodge, ${day}` : 'Slew Dodge';
  return `${name}: ${score} in ${Math.round(seconds)} s, ${lured} lured, best ×${tally.best}.`;
}
/** The same with a link to the same missiles. */
export function summaryWithLink(result, seed, link) {
  return `${summary(result, seed)} Same missiles: ${link}`;
}
/** The whole result in one text, for screen readers. */
export function spoken(result) {
  const made = parts(result).map(
    ({ name, count, points }) => `${name}${count === null ? '' : ` ${count}`}: ${points}`,
  );
  const last = rank(result);
  return `${headline(result)}. Score ${result.score}. ${verdict(result)}. ${made.join(', ')}.${last && ` ${last}.`}`;
}
