// Dodge on the page: figures during the game, notes for pause and replay, and the card at the end.

import { everyFrame } from '../../../ui/every-frame';
import { isBrowserShortcut, isDialogOpen, isPressable } from '../../../ui/keyboard';
import { dodgeOf } from '../rules/dodge';
import './dodge.css';
import type { Action } from '../../../ui/actions/action';
import { actionButton } from '../../../ui/actions/action-button';
import { playback } from '../../../ui/actions/list';
import type { App } from '../../../ui/app';
import type { DrawerId } from '../../../ui/drawers/state';
import { element } from '../../../ui/element';
import { shareRun } from '../../../ui/sharing/share-run';
import { type CardAction, createCard } from './card';
import { DodgeRun } from './run';
import { dodgeId, titled, toPlay, withNextSeed } from './runs';
import { scoreText, spoken } from './text';

/** How often the figures change. Hz; faster ones cannot be read. */
const refreshRate = 10;

/** How long the hint is shown. s */
const hintSeconds = 5;

/** The game's part of the page, which is hidden without the game, and its element at the top of the picture. */
export function createDodgeHud(app: App, sound: Action): { hud: HTMLElement; head: HTMLElement } {
  const { session } = app;
  const figures = createFigures();
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
  const setPlaying = drawerCloser(app);
  const refresh = () => {
    const game = dodgeOf(session.simulation);
    // A run may have ended just before the next one began: its score is kept first.
    run?.end();
    if (run?.game !== game) run = game && new DodgeRun(app, game);
    setPlaying(run !== null);
    hud.hidden = run === null;
    if (!run) {
      show(null);
      return;
    }
    run.end();
    const playing = run.game.state === 'playing';
    figures.show(run);
    replay.hidden = !run.game.replayed || !playing;
    paused.hidden = !session.playback.paused || !playing;
    hint.hidden = run.game.replayed || !playing || run.game.seconds > hintSeconds || session.playback.paused;
    show(run.result ? run : null);
    const words = run.result && !run.game.replayed ? spoken(run.result) : '';
    if (said.textContent !== words) said.textContent = words;
    pause.refresh();
    sounds.refresh();
  };
  everyFrame(refreshRate, refresh);
  session.onChange(() => {
    refresh();
    run?.watch();
  });
  refresh();
  listen(app, () => run, doFirst);
  return { hud, head };
}

/** Pauses the game when the page is hidden, loses the keyboard or opens a dialog. Space and Enter press the card's first button, unless another element uses them. */
function listen(app: App, run: () => DodgeRun | null, doFirst: () => void): void {
  const { session } = app;
  const pause = () => {
    if (dodgeOf(session.simulation)?.state === 'playing' && !session.playback.paused)
      session.playback.paused = true;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) pause();
  });
  window.addEventListener('blur', pause);
  new MutationObserver(() => {
    if (isDialogOpen()) pause();
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  window.addEventListener('keydown', (event) => {
    if (!['Enter', ' '].includes(event.key) || event.repeat || !run()?.result) return;
    if (isBrowserShortcut(event) || isDialogOpen() || isPressable(event.target)) return;
    event.preventDefault();
    doFirst();
  });
}

/** Closes the drawers for the game and takes the pointer as the tool; call the result with whether the game is on. Afterwards they are as before. */
function drawerCloser({ drawers, view }: App): (on: boolean) => void {
  let was = false;
  let open: readonly DrawerId[] = [];
  return (on) => {
    if (on === was) return;
    was = on;
    if (on) {
      open = drawers.open;
      view.setTool('point');
    }
    for (const id of open) drawers.set(id, !on);
  };
}

/** The element with the figures, and a function that shows a run's. */
function createFigures(): { place: HTMLElement; show(run: DodgeRun): void } {
  const score = element('strong', { title: 'Points: seconds, near misses, wrecks' });
  const seconds = element('span', { title: 'Time without a hit' });
  const wave = element('span', { title: 'The wave under way' });
  const combo = element('span', {
    class: 'dodge-combo',
    title: 'How many times the next wreck counts: lead the next one to its end within 3 s',
  });
  const best = element('span', { class: 'dodge-best', title: 'Your best score on this device' });
  const place = element('div', { class: 'dodge-figures' }, score, seconds, wave, combo, best);
  return {
    place,
    show: ({ game, best: before, result }) => {
      score.textContent = scoreText(game.score);
      seconds.textContent = `${game.seconds.toFixed(1)} s`;
      wave.textContent = game.wave === 0 ? 'get ready' : `wave ${game.wave}`;
      combo.textContent = game.comboNow > 1 && !result ? `×${game.comboNow}` : '';
      best.textContent = before === null ? '' : `best ${scoreText(before)}`;
    },
  };
}

function cardActions(app: App): CardAction[] {
  const { session } = app;
  const isPlayed = (run: DodgeRun) => !run.game.replayed;
  const begin = (scenario: typeof session.scenario) => {
    const { title } = titled(scenario, session.title);
    session.load(scenario, title);
    if (session.playback.paused) session.playback.paused = false;
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

/** Loads the game of a replay, with the same missiles. The address no longer holds the replay then. */
function playYourself(app: App): void {
  const { scenario, title } = titled(toPlay(app.session.scenario), app.session.title);
  app.session.load(scenario, title);
  history.replaceState(null, '', title === dodgeId ? `#${dodgeId}` : location.pathname + location.search);
  if (app.session.playback.paused) app.session.playback.paused = false;
}

function hintWords(): string {
  return window.matchMedia('(pointer: coarse)').matches
    ? 'Drag anywhere: you move as your finger does.'
    : 'Drag, or use the arrow keys.';
}
