// Sentences about races: the question before a race, the leader at each gate, and why a run cannot be raced.

import { capital } from '../../laws/exact/figures';
import type { Friend } from './rules/display';
import { seconds } from './text';

/** Smallest time difference that counts as a lead in a race. s */
const level = 0.005;

/** Whether a time difference in a race is too small to matter. @param by time difference, s */
export const isLevel = (by: number): boolean => Math.abs(by) < level;

/**
 * Whether a time is the shortest in a race, or less than 0.005 s longer than the shortest.
 * @param time duration of the run, s
 * @param others the other times of the race, s
 */
export const isUnbeaten = (time: number, others: readonly { readonly time: number }[]): boolean =>
  others.every((other) => time - other.time < level);

/** Fields of another player's run that the texts of a race use. */
type RivalPhrase = Pick<Friend, 'who' | 'says' | 'isTrue' | 'built' | 'record' | 'passed'>;

/** Returns the question of a race, such as "Can you beat them?" Null if no run finishes */
export function raceQuestion(friends: readonly RivalPhrase[]): string | null {
  return questionOf(friends.filter(({ record }) => record !== null));
}

type LinkedRun = Pick<RivalPhrase, 'who' | 'says' | 'isTrue' | 'built'>;

/**
 * Returns two texts for a player whose rivals' times are still being checked: a question ("Can you beat them?") and
 * advice.
 * @param claims names and claimed times of the rivals
 * @returns null if there are no rivals
 */
export function claimWords(
  claims: readonly Omit<LinkedRun, 'isTrue'>[],
): { question: string; hint: string } | null {
  const question = questionOf(claims.map((claim) => ({ ...claim, isTrue: false })));
  const runs = claims.length > 1 ? 'runs are' : 'run is';
  return question === null
    ? null
    : { question, hint: `${planning} Their ${runs} being flown again on this page.` };
}

function questionOf([first, second]: readonly LinkedRun[]): string | null {
  if (!first) return null;
  if (second)
    return `${claimOf(first)}, ${first.isTrue ? alsoOf(second) : claimOf(second)}. Can you beat them both?`;
  return `${claimOf(first)}. Can you beat them?`;
}

function claimOf({ who, says, isTrue, built }: LinkedRun): string {
  if (!isTrue) return `${who} says ${seconds(says)}`;
  return `${who} ${built ? 'built this and ' : ''}flew it in ${seconds(says)}`;
}

/**
 * Returns the name and time of a race's second rival: "Ann in 8.10 s", or "Ann says 8.10 s" if the time is unconfirmed.
 */
const alsoOf = ({ who, says, isTrue }: LinkedRun) => `${who} ${isTrue ? 'in' : 'says'} ${seconds(says)}`;

/** Hint on the page while the player plans a path. */
const planning = 'Drag the line or draw a better one, then Start.';

/** Returns the hint of a course if its scene defines no hint. @param gates number of gates */
export function courseHint(gates: number): string {
  return `${gates === 1 ? 'One gate' : `${gates} gates, in their order`}. ${planning}`;
}

/**
 * Returns the hint before a race: advice, and the result of the check of rivals' times
 * @param line name of the rival whose path is on the page; null for the player's path
 */
export const planHint = (friends: readonly RivalPhrase[], line: string | null = null): string =>
  `${line ? `This is ${possessive(line)} line: drag it, or draw a better one.` : planning} ${raceHint(friends)}`;

/**
 * Returns title and advice for a planned flight that passes every gate at the same time as another player's run.
 * @param who name of the other player
 * @param time flight time of the plan, s
 */
export const theirLineText = (who: string, time: number): [string, string] => [
  `This is ${possessive(who)} line: ${seconds(time)}`,
  'Change it to be faster.',
];

/**
 * Returns the question and hint after a race that the player did not win
 * @param question question about the race; returned unchanged
 */
export function againWords(question: string): { question: string; hint: string } {
  return { question, hint: planning };
}

/**
 * Returns a sentence: this page has simulated the rivals' runs again. If a claimed time is wrong, the sentence gives
 * the simulated result.
 */
export function raceHint(friends: readonly RivalPhrase[]): string {
  const differing = friends.find(({ isTrue }) => !isTrue);
  if (!differing)
    return `Their ${friends.length > 1 ? 'runs were' : 'run was'} flown again on this page, step by step.`;
  const { who, says, record, passed } = differing;
  if (record) return `Flown again on this page, ${possessive(who)} run takes ${seconds(record.time)}.`;
  return `${who} says ${seconds(says)}, but flown again on this page the run misses gate\u00a0${passed + 1}.`;
}

const possessive = (who: string) => (who === 'A friend' ? 'their' : `${who}’s`);

/**
 * Returns two texts for a player who won a race. `question`: lead over each rival. `hint`: how to send the run.
 * @param time duration of the winning run, s
 */
export function wonWords(
  time: number,
  friends: readonly { readonly time: number; readonly friend: Pick<Friend, 'who'> }[],
): { question: string; hint: string } {
  const beaten = friends.map(
    ({ time: theirs, friend: { who } }) => `${nameOf(who)} by ${seconds(theirs - time)}`,
  );
  return {
    question: `You beat ${beaten.join(', and ')}.`,
    hint: 'Copy link sends your run, with theirs behind it.',
  };
}

/** Returns a player's name for the middle of a sentence: "a friend" instead of "A friend". */
export const withinLine = (who: string) => (who === 'A friend' ? 'a friend' : who);

const nameOf = (who: string) => (who === 'A friend' ? 'your friend' : who);

/**
 * Returns a sentence on a race: "You beat Ann by 0.12 s: you were ahead at gates 1 to 3, they at 4."
 * @param mine times of this player at the gates, s
 * @param theirs times of the other player at the gates, s
 * @param who name of the other player
 */
export function raceSentence(mine: readonly number[], theirs: readonly number[], who: string): string {
  const leads = mine.map((time, n) => theirs[n] - time);
  const by = leads[leads.length - 1];
  const name = nameOf(who);
  if (leads.every(isLevel)) return `You and ${name} took the same time: drag the line to be faster.`;
  const result = isLevel(by)
    ? `You and ${name} took the same time`
    : by > 0
      ? `You beat ${name} by ${seconds(by)}`
      : `${capital(name)} was ${seconds(-by)} faster`;
  return `${result}: ${aheadText(leads)}.`;
}

function aheadText(leads: readonly number[]): string {
  const gates = (sign: 1 | -1) => leads.flatMap((lead, n) => (sign * lead >= level ? [n + 1] : []));
  const [mine, theirs] = [gates(1), gates(-1)];
  if (mine.length === leads.length) return 'you were ahead at every gate';
  if (theirs.length === leads.length) return 'they were ahead at every gate';
  const parts = [
    ...(mine.length > 0 ? [['you', mine] as const] : []),
    ...(theirs.length > 0 ? [['they', theirs] as const] : []),
  ].sort(([, [a]], [, [b]]) => a - b);
  const words = parts.map(
    ([who, list], n) =>
      `${who} ${n === 0 ? 'were ahead ' : ''}at ${n === 0 ? gateWord(list) : ''}${ranges(list)}`,
  );
  return words.join(', ');
}

const gateWord = (list: readonly number[]) => (list.length > 1 ? 'gates\u00a0' : 'gate\u00a0');

/** Returns ascending numbers as text: "1 to 3, 5 and 7". */
function ranges(list: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of list) {
    const last = runs[runs.length - 1];
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const words = runs.flatMap(([from, to]) =>
    to - from === 1 ? [`${from}`, `${to}`] : [from === to ? `${from}` : `${from} to ${to}`],
  );
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0];
}
