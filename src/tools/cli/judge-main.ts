// The judge of laws without its process: a law in; what it reaches of the ladder and its score card out.
import '../../laws/language/own-law';
import { scoreRows } from '../../features/score-rows';
import { printable } from '../../lab/files/read-scenario';
import { shownOf, standingOf, verdictOf } from '../../lab/ladder/card';
import { challenges } from '../../lab/ladder/challenges';
import { type ChallengeResult, flyerOf, type GoalResult, judge } from '../../lab/ladder/judge';
import { quantities } from '../../lab/ladder/quantities';
import { scoreOf } from '../../lab/ladder/score';
import { type ControllerSpec, controllerKinds, isControllerName } from '../../laws/control/controllers';
import { createLaw } from '../../world/entities/laws';

const usage = `Usage: npm run --silent judge -- LAW
LAW is a file with a law, or one of ${Object.keys(controllerKinds).join(', ')}.`;

/** Input and output of the judge. */
interface Io {
  /** To standard output. */
  out(text: string): void;
  /** To standard error. */
  err(text: string): void;
  /** The text of a file. */
  read(path: string): string;
}

/** A goal as a line tells it: what it came to, and what was asked. */
function goalText({ label, quantity, value, limit, reached }: GoalResult): string {
  const { write, limit: writeLimit } = quantities[quantity];
  const figure = value === null ? 'never' : write(value);
  return `${reached ? ' ' : '!'} ${label} ${figure}, at most ${writeLimit(limit)}`;
}

/** Place and reason of the law's stop, if it stopped. */
function stopText({ stopped }: ChallengeResult): string[] {
  return stopped
    ? [`    ! it stopped: line ${stopped.line}, column ${stopped.column}: ${stopped.sentence}`]
    : [];
}

/** The lines on a law. Throws RangeError for one that cannot be made. */
function report(law: ControllerSpec): string[] {
  createLaw(law);
  const flyer = flyerOf(law);
  const results = challenges.map((challenge) => judge(challenge, flyer));
  const score = scoreOf(law, scoreRows, flyer);
  return [
    ...challenges.flatMap(({ name }, n) => [
      `${results[n].reached ? '●' : '○'} ${n + 1} ${name}`,
      ...results[n].goals.map((goal) => `    ${goalText(goal)}`),
      ...stopText(results[n]),
    ]),
    standingOf(challenges, results),
    '',
    ...scoreRows.map((row) => {
      const figures = score[row.id];
      const note = figures && row.note ? `, ${row.note(figures)}` : '';
      return `${row.name.padEnd(12)}${row.words.padEnd(40)}${shownOf(row, figures)}${note}`;
    }),
    verdictOf(scoreRows, score),
  ];
}

/** Runs the program with the arguments after its name; the exit status. */
export function main(argv: readonly string[], { out, err, read }: Io): number {
  const [given] = argv;
  try {
    if (argv.length !== 1) throw new Error(usage);
    const law: ControllerSpec = isControllerName(given)
      ? { kind: given }
      : { kind: 'own', source: read(given) };
    for (const line of report(law)) out(`${line}\n`);
    return 0;
  } catch (error) {
    err(
      `${argv.length === 1 ? `${printable(given)}: ` : ''}${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 2;
  }
}
