// What the buttons of Dodge do: play, play again, today's game, watch, copy.
import type { Scenario } from '../../../simulation/scenario';
import type { App } from '../../../ui/app';
import { shareRun } from '../../../ui/sharing/share';
import { begin } from '../begun';
import { dodge } from '../scenario';
import { flownFrom } from '../spec';
import type { CardAction } from './card';
import { seedOf } from './days';
import { readDay } from './kept';
import type { DodgeRun } from './run';
import { runOfLetters } from './run-letters';
import { bestIdOf, dayOfOldRules, dodgeId, titled, toPlay, withNextSeed } from './runs';
import { boast, line, scoreText } from './text';

/** The buttons of the card, in their order. */
export function cardActions(app: App): CardAction[] {
  const isPlayed = (run: DodgeRun) => !run.game.replayed;
  return [
    {
      label: () => 'Play again',
      key: 'Enter',
      help: 'Enter or Space; R with the same missiles',
      offered: isPlayed,
      run: () => play(app, withNextSeed(app.session.scenario)),
    },
    {
      label: () => 'Play yourself',
      help: 'The same missiles, with you at the controls',
      offered: (run) => run.game.replayed,
      run: () => playYourself(app),
    },
    {
      label: todayLabel,
      help: 'The same missiles for everybody, today',
      offered: ({ seed }) => seed !== seedOf(new Date()),
      run: () => playToday(app),
    },
    {
      label: () => 'Watch',
      help: 'The run once more, step by step the same',
      offered: (run) => run.repeatable,
      run: (run) => play(app, run.replay),
    },
    {
      label: () => 'Copy result',
      help: 'A line to paste, with a link to the same missiles',
      offered: (run) => isPlayed(run) && run.result?.flaw === null && app.session.title === dodgeId,
      run: (run) => void copyResult(app, run),
    },
    {
      label: () => 'Copy link to the replay',
      help: 'Who opens it sees this run; a file if it is too long for a link',
      offered: (run) => run.repeatable,
      run: (run) => void shareRun(app, run.replay),
    },
  ];
}

/** "Today’s game: beat 612" once it was tried. */
export function todayLabel(): string {
  const day = readDay(bestIdOf(dodge), seedOf(new Date()));
  return day ? `Today’s game: beat ${scoreText(day.best)}` : 'Today’s game';
}

/** The replay of the best run of a day's game, by older rules where there is none by those of today; null where none is kept. */
export function bestOfDay(seed: number): Scenario | null {
  const run = readDay(bestIdOf(dodge), seed)?.run;
  if (run !== undefined) return runOfLetters(seed, run);
  const old = dayOfOldRules(seed);
  if (old?.run === undefined || old.rules < flownFrom) return null;
  const replay = runOfLetters(seed, old.run);
  return replay && { ...replay, dodge: { ...dodge.dodge, rules: old.rules } };
}

/** Plays the best run of the day's game that is on. */
export function watchBest({ session }: App): void {
  const replay = bestOfDay(session.simulation.seed);
  if (replay) begin(session, replay, dodgeId);
}

/** Begins the day's game. */
export function playToday(app: App): void {
  const seed = seedOf(new Date());
  history.replaceState(null, '', `#dodge=${seed}`);
  begin(app.session, { ...dodge, seed }, dodgeId);
}

/** Loads the game of a replay, with the same missiles. The address no longer holds the replay then. */
export function playYourself(app: App): void {
  const { title } = titled(toPlay(app.session.scenario), app.session.title);
  history.replaceState(null, '', title === dodgeId ? `#${dodgeId}` : location.pathname + location.search);
  play(app, toPlay(app.session.scenario));
}

function play({ session }: App, scenario: Scenario): void {
  begin(session, scenario, titled(scenario, session.title).title);
}

/** Copies the line of a result, or shows it where the browser does not let a page copy. */
async function copyResult(app: App, run: DodgeRun): Promise<void> {
  const { result, seed, link } = run;
  if (!result) return;
  const words = line(result, seed, link);
  try {
    await navigator.clipboard.writeText(words);
    app.notify(`Copied: ${boast(result, seed)}`, 'info');
  } catch {
    app.notify(words, 'error');
  }
}
