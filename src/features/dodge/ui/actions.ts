// Actions of the buttons of Dodge: play, play again, today's game, watch a replay, share.

import type { App } from '../../../app/ui/app';
import { formatCount } from '../../../app/ui/kit/formats';
import { pageHistory } from '../../../app/ui/kit/page-history';
import { seedOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { dodgeScenario } from '../scenario';
import { startRun } from '../start-run';
import { dodgeId, keptId, readDay } from './results';
import type { DodgeRun } from './run';
import { bestOfDay, titled, toPlay, withNextSeed } from './runs';

/** A button on the result card, the panel at the end of a run. */
interface CardAction {
  readonly label: string;
  /** Last words of the button's label, which are left out if the card with the result is narrow. */
  readonly more?: string;
  readonly help: string;
  /** Key that presses the button; no key when left out. */
  readonly key?: string;
  /** Returns whether the result card of a run shows this button. */
  offered(run: DodgeRun, app: App): boolean;
  run(app: App, run: DodgeRun): void;
}

const isPlayed = ({ game }: DodgeRun) => !game.replayed;

/** Buttons of the card at the end of a run, in order. */
const cardActions: readonly CardAction[] = [
  {
    label: 'Play again',
    key: 'Enter',
    help: 'Enter or Space; R with the same missiles',
    offered: isPlayed,
    run: (app) => play(app, withNextSeed(app.session.scenario)),
  },
  {
    label: 'Play yourself',
    help: 'The same missiles, with you at the controls',
    offered: ({ game }) => game.replayed,
    run: (app) => playYourself(app),
  },
  {
    label: 'Today',
    more: '’s game',
    get help() {
      return `The same missiles for everybody, today${todaysBest()}`;
    },
    offered: ({ seed }) => seed !== seedOf(new Date()),
    run: (app) => playToday(app),
  },
  {
    label: 'Watch',
    help: 'The run once more, step by step the same',
    offered: ({ repeatable }) => repeatable,
    run: (app, { replay }) => play(app, replay),
  },
  {
    label: 'Share',
    help: 'A link, a picture, a clip or a file of this run',
    offered: () => true,
    run: (app) => app.features.runAction(app, 'share'),
  },
];

/** Returns the buttons on the card that shows the result of a run. */
export function offeredFor(run: DodgeRun, app: App): CardAction[] {
  return cardActions.filter((action) => action.offered(run, app));
}

/**
 * Returns a text that asks to beat today's best score, such as ": beat 612". Empty if today's game was not played on
 * this device.
 */
export function todaysBest(): string {
  const day = readDay(keptId, seedOf(new Date()));
  return day ? `: beat ${formatCount(day.best)}` : '';
}

export function watchBest({ session }: App): void {
  const replay = bestOfDay(session.simulation.seed);
  if (replay) startRun(session, replay, dodgeId);
}

/** Starts today's game. */
export function playToday(app: App): void {
  const seed = seedOf(new Date());
  pageHistory.show(`#dodge=${seed}`);
  startRun(app.session, { ...dodgeScenario, seed }, dodgeId);
}

/** Starts a game with the same missiles as the replay on the page. */
export function playYourself(app: App): void {
  const { scenario, title } = titled(toPlay(app.session.scenario), app.session.title);
  pageHistory.show(title === dodgeId ? `#${dodgeId}` : location.pathname + location.search);
  startRun(app.session, scenario, title);
}

function play({ session }: App, scenario: Scenario): void {
  startRun(session, scenario, titled(scenario, session.title).title);
}
