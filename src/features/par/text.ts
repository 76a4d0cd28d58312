// Texts of Par: times, time differences, planned flights, and the sentence at the end of a run.
import { angleText, capital, secondsText, toDegrees } from '../../laws/exact/figures';
import { distance } from '../../world/entities/command';
import type { Lag } from './rules/comparison';
import type { Advice, CostliestTurn, NearMiss, Plan, ProofRefusal } from './rules/display';
import type { Gate } from './rules/gate';
import type { MedalName, MedalTime } from './rules/medals';
import { leastGap, type Proof, type ProofProgress } from './rules/own-course';

/** Returns a time as text without unit, to hundredths of a second. @param time s */
export function timeText(time: number): string {
  return time.toFixed(2);
}

/**
 * Returns a lower bound of a flight time as text with its unit, to the nearest tenth of a second.
 * @param time the bound, s
 */
export const boundText = (time: number) => secondsText(time, 1);

/** Data for the sentence about a finished run. `time` in s. */
export interface ParResult {
  readonly time: number;
  readonly medal: MedalName | null;
  /** Next better medal and its time; null if the run earned all medals. */
  readonly next: MedalTime | null;
  /** Time of the player's best run before this one. s. Null for the first run. */
  readonly best: number | null;
  /** Reason why the run does not count; null if it counts. */
  readonly flaw: string | null;
  /** Whether the medal times come from the course's author and were not checked on this device. */
  readonly isByAuthor?: boolean;
}

/** Returns the sentence about a finished run: "Silver: your best by 0.41 s, 0.32 s to gold." */
export function resultText({ time, medal, next, best, flaw, isByAuthor = false }: ParResult): string {
  if (flaw) return `It does not count: ${flaw}.`;
  const parts = [
    againstBest(time, best),
    ...(next ? [`${secondsText(time - next.time)} to ${next.name}`] : []),
  ];
  const sentence = `${parts.join(', ')}.`;
  const earned = medal && `${capital(medal)}${isByAuthor ? ' by its author’s medals' : ''}`;
  return earned ? `${earned}: ${sentence}` : capital(sentence);
}

function againstBest(time: number, best: number | null): string {
  if (best === null) return 'your first';
  const size = Math.abs(time - best).toFixed(2);
  if (Number(size) === 0) return 'as fast as your best';
  return time < best ? `your best by ${size} s` : `${size} s behind your best`;
}

/** Least distance that a text about a missed gate states. m. Smaller distances are left out of the text. */
const leastMiss = 0.05;

/** Returns the distance to a missed gate as text: " by 1.3 m". Empty below 0.05 m. */
function byText(miss: Pick<NearMiss, 'by'> | null): string {
  return miss && miss.by >= leastMiss ? ` by ${miss.by.toFixed(1)}\u00a0m` : '';
}

export function missedText(gate: number, miss: Pick<NearMiss, 'by'> | null): string {
  return `Gate\u00a0${gate + 1} was missed${byText(miss)}: this run does not count.`;
}

/** Returns the forecast of a planned flight as text: "10.6 s, silver", "13.1 s", "misses gate 4 by 1.3 m". */
export function planText({
  record,
  passed,
  medal,
  miss = null,
}: Pick<Plan, 'record' | 'passed' | 'medal'> & { readonly miss?: Pick<NearMiss, 'by'> | null }): string {
  if (!record) return `misses gate ${passed + 1}${byText(miss)}`;
  return medal ? `${seconds(record.time)}, ${medal}` : seconds(record.time);
}

/**
 * Returns advice as text: "Drag the point near gate 4 along its arrow, by 2 m: 0.41 s less."
 * @param gates all gates of the course, in order
 */
export function adviceText({ from, to, saves }: Advice, gates: readonly Pick<Gate, 'at'>[]): string {
  const ways = gates.map(({ at }) => distance(at, from));
  const near = ways.indexOf(Math.min(...ways)) + 1;
  const way = `${Math.round(distance(from, to))}\u00a0m`;
  return `Drag the point near gate\u00a0${near} along its arrow, by ${way}: ${seconds(saves)} less.`;
}

/** Returns a time as text with its unit, joined by a non-breaking space. @param time s */
export function seconds(time: number): string {
  return secondsText(time).replace(' ', '\u00a0');
}

export function turnText({ gate, lost, angle, took, possible, longer }: CostliestTurn): string {
  const turned = Math.abs(angle);
  const way = Math.round(longer);
  // A body that is already turning when the turn begins is not comparable.
  const turn =
    Math.round(toDegrees(turned)) >= 10 && took >= possible
      ? ` ${angleText(turned)} in ${seconds(took)}, best possible ${possible.toFixed(2)}`
      : '';
  const detour = way > 0 ? `${turn ? ';' : ''} ${way}\u00a0m longer` : '';
  return `Gate ${gate + 1}: ${seconds(lost)} lost.${turn}${detour}${turn || detour ? '.' : ''}`;
}

export function lagText({ body, before, behind, gate, lost }: Lag, names: readonly string[]): string {
  const here = `Gate ${gate + 1}: the ${names[body]} lost ${seconds(lost)} here.`;
  return `${here} It counts, ${seconds(behind)} after the ${names[before]}.`;
}

const refusals: Readonly<Record<ProofRefusal['why'], string>> = {
  missed: 'is missed by the line as it is',
  walled: 'is not reached: something stands in the way',
  slow: 'is not reached within a minute',
  hand: 'is not reached: no body follows a path',
  drive: 'does not count: the angle is set, which no motor can',
  pushed: 'does not count: something pushes the body along',
};

/** Returns a sentence on why a course has no medals. It names the gate and the reason. */
export function refusalText({ gate, why }: ProofRefusal): string {
  return `Gate\u00a0${gate + 1} ${refusals[why]}, so there are no medals yet.`;
}

export function underWayText(progress: Pick<ProofProgress, 'flown' | 'of'> | null): string {
  return `Its medals are being flown for${progress ? `: ${progress.flown} of ${progress.of} flights` : ''}.`;
}

/**
 * Returns a sentence that says why the medal times of a course's author do not count.
 * @param found medals computed on this device, or the reason why there are none
 */
export function otherMedalsText(found: Pick<Proof, 'medals'> | ProofRefusal): string {
  if ('why' in found)
    return `Gate\u00a0${found.gate + 1} ${refusals[found.why]}, so the author’s medals do not count.`;
  return 'Flown for again on this page, the medals are others than the author’s: these count.';
}

/** Sentence for a course whose medal times come from its author and cannot be checked on this device. */
export const authorsMedalsText =
  'The laws could not fly this course here: the medals are those that its author gives.';

export function sharedStartText(moved: readonly string[], first: string): string {
  const who = moved.length === 1 ? `${moved[0]} starts` : `${moved.length} bodies start`;
  return `${who} where ${first} does now: the course is flown by every body on the path, and the slowest counts.`;
}

export function gapText({ gap }: Pick<Proof, 'gap'>): string {
  if (gap >= leastGap) return '';
  return `Bronze and ace only: the best line found gains ${seconds(gap)}, and silver and gold need ${leastGap}\u00a0s.`;
}

/** Sentence for a course that has only the medals bronze and ace. */
export const fewMedalsText = `Bronze and ace only: silver and gold need a line that gains ${leastGap}\u00a0s.`;

/**
 * Returns texts for sharing a finished run: "Slalom in 9.82 s, silver."
 * @param course name of the course
 * @param time duration of the run, s
 */
export function shownResult(course: string, time: number, medal: MedalName | null) {
  const figure = `${timeText(time)} s`;
  return {
    title: `Par · ${course}`,
    figure,
    medal,
    beside: medal ?? '',
    line: `${course} in ${figure}${medal ? `, ${medal}` : ''}.`,
    challenge: 'Can you beat it?',
  };
}
