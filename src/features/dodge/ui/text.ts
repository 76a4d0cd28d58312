// Texts of Dodge: scores, and the result of a run.
import { formatCount } from '../../../app/ui/kit/formats';
import { dayOf } from '../../../lab/scenarios/day';
import { secondsText } from '../../../laws/exact/figures';
import { looks, type MissileLook } from '../appearance';
import type { PointKind, Tally } from '../rules/score';
import type { MissileName } from '../rules/waves';
import type { StoredResults } from './results';

/** Result of a run, from which texts are made. */
export interface DodgeResult {
  /** Time survived. s */
  readonly seconds: number;
  readonly score: number;
  readonly tally: Pick<Tally, 'best' | 'of' | 'points'>;
  /** Kind of missile that hit the player. */
  readonly killer: MissileName;
  /** Results of the game that were stored before this run. */
  readonly kept: StoredResults;
  /** Score to beat, from a challenge link; null if there is no challenge. */
  readonly toBeat: number | null;
  /** Reason why the run does not count; null if it counts. */
  readonly flaw: string | null;
}

/** Returns a time as text such as "0:47". @param seconds s */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export function headline({ seconds, killer }: Pick<DodgeResult, 'seconds' | 'killer'>): string {
  const look: MissileLook = looks[killer];
  return `Hit after ${secondsText(seconds, 1)} by a ${look.noun ?? killer}`;
}

/**
 * Returns a sentence that compares a run's score with the best score and with a challenge, such as "New best, 120
 * more".
 */
export function againstBest({ score, kept: { best }, toBeat, flaw }: Omit<DodgeResult, 'seconds'>): string {
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

/** A part of a score: all points of one kind. */
interface Part {
  readonly source: PointKind | 'seconds';
  readonly name: string;
  /** Number of events that gave the points of this part, such as near misses. Null for the points for survived time. */
  readonly count: number | null;
  readonly points: number;
}

/** Kinds of events that give points, and their names on the result card. */
const sources: readonly (readonly [PointKind, name: string])[] = [
  ['near', 'near misses'],
  ['lured', 'lured into walls'],
  ['met', 'lured into each other'],
  ['own', 'wrecked by themselves'],
];

/** Returns the parts of a score, one for each kind of points that the run got. */
export function scoreParts({ score, tally }: Pick<DodgeResult, 'score' | 'tally'>): Part[] {
  const earned = sources
    .map(([source, name]) => ({ source, name, ...tally.of(source) }))
    .filter(({ count }) => count > 0);
  return [{ source: 'seconds', name: 'seconds', count: null, points: score - tally.points }, ...earned];
}

/** Returns a text such as "Better than 8 of your last 10 runs". Empty if better than none. */
export function rank({ score, kept: { last } }: Pick<DodgeResult, 'score' | 'kept'>): string {
  const worse = last.filter((one) => one < score).length;
  if (worse === 0) return '';
  if (last.length === 1) return 'Better than your last run';
  return `Better than ${worse === last.length ? 'all' : worse} of your last ${last.length} runs`;
}

/**
 * Returns the result of a run in one line, for sharing. The line of a daily game contains the date.
 * @param seed start value of the random numbers; for a daily game, the digits of its date, such as 20261121
 */
export function resultLine({ score, seconds, tally }: DodgeResult, seed: number): string {
  const day = dayOf(seed);
  const lured = tally.of('lured').count + tally.of('met').count;
  const name = day ? `Slew Dodge, ${day}` : 'Slew Dodge';
  return `${name}: ${score} in ${Math.round(seconds)} s, ${lured} lured, best ×${tally.best}.`;
}

/** Returns the whole result of a run as one text, for screen readers. */
export function spoken(result: DodgeResult): string {
  const made = scoreParts(result).map(
    ({ name, count, points }) => `${name}${count === null ? '' : ` ${count}`}: ${points}`,
  );
  const last = rank(result);
  return `${headline(result)}. Score ${result.score}. ${againstBest(result)}. ${made.join(', ')}.${last && ` ${last}.`}`;
}

/**
 * Returns texts about a finished run, for shared pictures and messages. An example is "386 points in 43.2 s, hit by a
 * leader."
 */
export function shownResult({ score, seconds, killer }: Pick<DodgeResult, 'score' | 'seconds' | 'killer'>) {
  const look: MissileLook = looks[killer];
  const figure = `${formatCount(score)} points`;
  const beside = `in ${secondsText(seconds, 1)}, hit by a ${look.noun ?? killer}`;
  return {
    title: 'Dodge',
    figure,
    medal: null,
    beside,
    line: `${figure} ${beside}.`,
    challenge: 'Can you beat it?',
  };
}
