// Goals of Dodge, one at a time, as data. The number of reached goals is stored on this device.
import { bestStore } from '../../../app/ui/best-store';
import type { Dodge } from '../rules/dodge';

/** A goal to reach within one run. */
export interface RunGoal {
  readonly words: string;
  /** Amount that the goal requires, for example 30 seconds or 3 lured missiles. */
  readonly count: number;
  /** Returns how much of the goal a run has reached, in the unit of `count`: for example seconds or lured missiles. */
  have(game: Dodge): number;
}

const lured = ({ tally }: Dodge) => tally.of('lured').count + tally.of('met').count;

/** Returns the goal to survive for some time. @param seconds that time, s */
const survive = (seconds: number): RunGoal => ({
  words: seconds === 60 ? 'a minute' : `${seconds} s`,
  count: seconds,
  have: (game) => Math.floor(game.seconds),
});

const lure = (count: number): RunGoal => ({
  words: count === 1 ? 'lure one into a wall' : `lure ${count} in one run`,
  count,
  have: lured,
});

const row = (times: number): RunGoal => ({
  words: `×${times}`,
  count: times,
  have: ({ tally }) => tally.best,
});

const score = (points: number): RunGoal => ({
  words: `${points.toLocaleString('en')} points`,
  count: points,
  have: (game) => game.score,
});

/** All goals, in the order in which they must be reached. */
export const goals: readonly RunGoal[] = [
  { words: 'a near miss', count: 1, have: ({ tally }) => tally.of('near').count },
  lure(1),
  survive(30),
  lure(3),
  row(3),
  { words: 'two into each other', count: 1, have: ({ tally }) => tally.of('met').count },
  survive(60),
  { words: 'a heavy through a wall', count: 1, have: ({ walls }) => walls.broken },
  score(500),
  row(4),
  survive(100),
  score(1000),
];

/** Id under which the number of reached goals is stored. */
const keptId = 'dodge-goals';

const isNumber = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

/** Returns the number of goals that were reached on this device. */
export function reachedGoals(): number {
  return Math.min(bestStore.read(keptId, isNumber) ?? 0, goals.length);
}

/**
 * Stores the goals that a game has reached on this device. A goal counts only after all earlier goals of the list.
 * @returns number of goals reached on this device, in this game and in earlier games
 */
export function noteGoals(game: Dodge): number {
  const before = reachedGoals();
  let reached = before;
  while (reached < goals.length && goals[reached].have(game) >= goals[reached].count) reached += 1;
  if (reached > before) bestStore.write(keptId, reached);
  return reached;
}
