// Dodge over the picture: the figures while it is played, pause and replay, and the card at the end.
import './dodge.css';
import { actionButton } from '../../../ui/actions/action-button';
import type { Action } from '../../../ui/actions/list';
import { playback } from '../../../ui/actions/list';
import type { App } from '../../../ui/app';
import { element } from '../../../ui/element';
import { shareRun } from '../../../ui/sharing/share-run';
import { type CardAction, createCard } from './card';
import { dodgeOf } from './dodge-game';
import { createDodgeFigures } from './hud-figures';
import { DodgeRun } from './run';
import { dodgeId, titled, toPlay, withNextSeed } from './runs';
import { spoken } from './text';
import { tidyFor } from './tidy';

/** How often the figures change: faster cannot be read. ms */
const refreshDelayMs = 100;

/** The hint goes after so long. s */
const hintSeconds = 5;

/** Whatever has the keyboard and knows Enter and Space itself. */
const pressable = 'button, a, input, textarea, select, summary, [contenteditable], [tabindex]';

/** The game's part of the page; it shows itself while the game is on. */
export function createDodgeHud(app: App, sound: Action): HTMLElement {
  const { session } = app;
  const figures = createDodgeFigures();
  const { card, show, doFirst } = createCard(cardActions(app));
  const hint = element('p', { class: 'dodge-hint' }, hintWords());
  const said = element('p', { class: 'dodge-said', role: 'status', 'aria-live': 'polite' });
  const pause = actionButton(app, { ...playback.find(({ id }) => id === 'pause')!, face: () => 'Go on' });
  const paused = element('div', { class: 'dodge-note' }, 'Paused', pause.button, element('kbd', {}, 'P'));
  const own = element('button', { type: 'button', class: 'button' }, 'Play yourself');
  own.addEventListener('click', () => playYourself(app));
  const replay = element('div', { class: 'dodge-note' }, 'Replay', own);
  const sounds = actionButton(app, sound);
  const head = element('div', { class: 'dodge-head' }, figures.place, sounds.button);
  const hud = element('section', { class: 'dodge-hud', 'aria-label': 'Dodge' });
  hud.append(head, element('div', { class: 'dodge-notes' }, replay, paused), hint, card, said);

  let run: DodgeRun | null = null;
  const tidy = tidyFor(app);
  const refresh = () => {
    const game = dodgeOf(app);
    // A run that ended just before the next one is kept all the same.
    run?.end();
    if (run?.game !== game) run = game && new DodgeRun(app, game);
    tidy(run !== null);
    hud.hidden = run === null;
    if (!run) {
      show(null);
      return;
    }
    run.end();
    const playing = run.game.state === 'playing';
    figures.show(run);
    replay.hidden = !run.game.replayed || !playing;
    paused.hidden = !session.paused || !playing;
    hint.hidden = run.game.replayed || !playing || run.game.seconds > hintSeconds || session.paused;
    show(run.result ? run : null);
    const words = run.result && !run.game.replayed ? spoken(run.result) : '';
    if (said.textContent !== words) said.textContent = words;
    pause.refresh();
    sounds.refresh();
  };
  setInterval(refresh, refreshDelayMs);
  session.onChange(() => {
    refresh();
    run?.watch();
  });
  refresh();
  listen(app, () => run, doFirst);
  return hud;
}

/** The game pauses when the page is hidden, loses the keyboard or is under a dialog; Space and Enter play again unless something else has the keyboard. */
function listen(app: App, run: () => DodgeRun | null, doFirst: () => void): void {
  const { session } = app;
  const hold = () => {
    if (dodgeOf(app)?.state === 'playing' && !session.paused) session.setPaused(true);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hold();
  });
  // Another window, or a dialog over the picture: nobody is hit while looking elsewhere.
  window.addEventListener('blur', hold);
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) hold();
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  window.addEventListener('keydown', (event) => {
    if (!['Enter', ' '].includes(event.key) || event.repeat || !run()?.result) return;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.matches(pressable)) return;
    event.preventDefault();
    doFirst();
  });
}

function cardActions(app: App): CardAction[] {
  const { session } = app;
  const isPlayed = (run: DodgeRun) => !run.game.replayed;
  const begin = (scenario: typeof session.scenario) => {
    const { title } = titled(scenario, session.title);
    session.load(scenario, title);
    if (session.paused) session.setPaused(false);
  };
  return [
    {
      label: 'Play again',
      help: 'Other missiles (Enter)',
      offered: isPlayed,
      run: () => begin(withNextSeed(session.scenario)),
    },
    {
      label: 'Same missiles again',
      help: 'The same seed: the same missiles, as far as you fly the same (R)',
      offered: isPlayed,
      run: () => begin(session.scenario),
    },
    {
      label: 'Play yourself',
      help: 'The same missiles, with you at the controls (Enter)',
      offered: (run) => run.game.replayed,
      run: () => playYourself(app),
    },
    {
      label: 'Watch again',
      help: 'The replay from its start',
      offered: (run) => run.game.replayed,
      run: () => begin(session.scenario),
    },
    {
      label: 'Watch replay',
      help: 'The run once more, step by step the same',
      offered: (run) => isPlayed(run) && run.repeatable,
      run: (run) => begin(run.replay),
    },
    {
      label: 'Copy link to the replay',
      help: 'Who opens it sees this run; a file if it is too long for a link',
      offered: (run) => run.repeatable,
      run: (run) => void shareRun(app, run.replay),
    },
  ];
}

/** From a replay to the game: the same missiles, and the address is no replay's any more. */
function playYourself(app: App): void {
  const { scenario, title } = titled(toPlay(app.session.scenario), app.session.title);
  app.session.load(scenario, title);
  history.replaceState(null, '', title === dodgeId ? `#${dodgeId}` : location.pathname + location.search);
  if (app.session.paused) app.session.setPaused(false);
}

function hintWords(): string {
  return window.matchMedia('(pointer: coarse)').matches
    ? 'Drag anywhere: you move as your finger does.'
    : 'Drag, or use the arrow keys.';
}
