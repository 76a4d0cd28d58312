// The program `judge` without its process: takes laws, prints their results in the challenges and their score cards.
import '../../laws/language/own-law';
import { scoreRows } from '../../features/score-rows';
import { printable } from '../../lab/files/read-scenario';
import { figuresText, lawVerdict, standingOf } from '../../lab/ladder/card';
import { challenges } from '../../lab/ladder/challenges';
import { type ChallengeResult, flyerOf, type GoalResult, judge } from '../../lab/ladder/judge';
import { quantities } from '../../lab/ladder/quantities';
import { type LawScore, scoreOf } from '../../lab/ladder/score';
import { type ControllerSpec, controllerKinds, isControllerName } from '../../laws/control/controllers';
import { mostSimilarName } from '../../laws/language/names';
import { createLaw } from '../../world/entities/laws';
import { asksForHelp, helpText, usageOf, wrongArgument } from './help';
import { isMissing } from './simulate-main';

/** Functions for input and output, which tests replace. */
interface Io {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** Returns the text of a file. */
  read(path: string): string;
}

/** Returns a challenge's goal as a line of text: the measured value, and the allowed value. */
function goalText({ label, quantity, value, limit, reached }: GoalResult): string {
  const { write, limit: writeLimit } = quantities[quantity];
  const figure = value === null ? 'never' : write(value);
  return `${reached ? ' ' : '!'} ${label} ${figure}, at most ${writeLimit(limit)}`;
}

/** Returns the position and reason of a law's runtime fault as lines of text; empty if the law did not stop. */
function stopText({ stopped }: ChallengeResult): string[] {
  return stopped
    ? [`    ! it stopped: line ${stopped.line}, column ${stopped.column}: ${stopped.sentence}`]
    : [];
}

/** A law with its results in the challenges and its score card. */
interface JudgedLaw {
  readonly name: string;
  readonly results: readonly ChallengeResult[];
  readonly score: LawScore;
}

/**
 * Returns a law's challenge results and score card. Throws RangeError for an invalid law
 * @param name of the law, as printed
 */
function judged(name: string, law: ControllerSpec): JudgedLaw {
  createLaw(law);
  const flyer = flyerOf(law);
  return {
    name,
    results: challenges.map((challenge) => judge(challenge, flyer)),
    score: scoreOf(law, scoreRows, flyer),
  };
}

const mark = ({ reached }: ChallengeResult) => (reached ? '●' : '○');

/** Returns the printed lines about a law: the challenges with their goals, then the score card. */
const report = ({ results, score }: JudgedLaw): string[] => [
  ...challenges.flatMap(({ name }, n) => [
    `${mark(results[n])} ${n + 1} ${name}`,
    ...results[n].goals.map((goal) => `    ${goalText(goal)}`),
    ...stopText(results[n]),
  ]),
  standingOf(challenges, results),
  '',
  ...scoreRows.map((row) => {
    const figures = score[row.id];
    const note = figures && row.note ? `, ${row.note(figures)}` : '';
    return `${row.name.padEnd(12)}${row.words.padEnd(40)}${figuresText(row, figures)}${note}`;
  }),
  lawVerdict(scoreRows, score),
];

/** Returns the printed lines of a table that compares laws, with one column for each law. */
function table(laws: readonly JudgedLaw[]): string[] {
  const rows = [
    ['', ...laws.map(({ name }) => name)],
    ...challenges.map(({ name }, n) => [`${n + 1} ${name}`, ...laws.map(({ results }) => mark(results[n]))]),
    ['reached', ...laws.map(({ results }) => String(results.filter(({ reached }) => reached).length))],
    ...scoreRows.map((row) => [row.name, ...laws.map(({ score }) => figuresText(row, score[row.id]))]),
  ];
  const widths = rows[0].map((_, n) => Math.max(...rows.map((row) => row[n].length)));
  return rows.map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n]))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * Returns a control law from a command-line argument: the name of a built-in law, or a file's path.
 * @throws an error if there is no such law or file
 */
function lawOf(given: string, read: Io['read']): ControllerSpec {
  if (isControllerName(given)) return { kind: given };
  try {
    return { kind: 'own', source: read(given) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const near = mostSimilarName(given, Object.keys(controllerKinds));
    const known = near
      ? `Did you mean ${near}?`
      : `Laws of Slew: ${Object.keys(controllerKinds).join(', ')}.`;
    throw new Error(`there is no such file or law. ${known}`);
  }
}

/**
 * Runs the program `judge`, which tests control laws. Returns the exit status: 0, or 2 for wrong arguments.
 * @param argv arguments after the program's name
 */
export function main(argv: readonly string[], { out, err, read }: Io): number {
  if (asksForHelp(argv)) {
    out(helpText('judge'));
    return 0;
  }
  const wrong = wrongArgument('judge', argv);
  if (wrong || argv.length === 0) {
    err(`${wrong ? `${wrong}\n` : ''}${usageOf('judge')}\n`);
    return 2;
  }
  const laws: JudgedLaw[] = [];
  for (const given of argv) {
    try {
      laws.push(judged(given, lawOf(given, read)));
    } catch (error) {
      err(`${printable(given)}: ${error instanceof Error ? error.message : String(error)}\n`);
      return 2;
    }
  }
  for (const line of laws.length === 1 ? report(laws[0]) : table(laws)) out(`${line}\n`);
  return 0;
}
