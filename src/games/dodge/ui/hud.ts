// Dodge on the page: the title before, the strip during a run, the card after it.

import { everyFrame } from '../../../ui/kit/frames';
import { isBrowserShortcut, isDialogOpen, isPressable } from '../../../ui/kit/keyboard';
import { dodgeOf } from '../rules/dodge';
import './dodge.css';
import './card.css';
import './result-bars.css';
import './card-phone.css';
import { playback } from '../../../ui/actions/list';
import type { App } from '../../../ui/app';
import { actionButton } from '../../../ui/legacy/action-button';
import { element, setText } from '../../../ui/legacy/element';
import { soundAction } from '../../../ui/sound/sound-action';
import type { DrawerId } from '../../../ui/state/drawers';
import { isBegun } from '../begun';
import { DeathClock, death, tempoAt } from '../death';
import { bestOfDay, cardActions, playToday, playYourself, todayLabel, watchBest } from './actions';
import { createCard } from './card';
import { standBeside } from './places';
import { DodgeRun } from './run';
import { createStrip } from './strip';
import { spoken } from './text';
import { createTitle } from './title';

/** How often it looks. Hz: a press of Play is answered at once. */
const refreshRate = 60;

/** The run on the page, and how far the person is with it. */
interface Shown {
  readonly run: DodgeRun;
  /** Whether the title is up: time stands still until Play. */
  waits: boolean;
  /** Seconds since the hit; null before. */
  hit: DeathClock | null;
  /** Whether Play was pressed before the card was there. */
  pressed: boolean;
}

/** The game's part of the page, which is hidden without the game, its strip, what presses its first button, the score to beat, and what is to be said. */
export function createDodgeHud(app: App): {
  hud: HTMLElement;
  head: HTMLElement;
  first: () => void;
  toBeat: () => number | null;
  said: () => string;
} {
  const { session } = app;
  const { card, show, doFirst } = createCard(cardActions(app));
  const pause = actionButton(app, {
    ...playback.find(({ id }) => id === 'pause')!,
    buttonText: () => 'Go on',
  });
  const paused = element('div', { class: 'dodge-note' }, 'Paused', pause.button, element('kbd', {}, 'P'));
  const own = pressable('Play yourself', () => playYourself(app));
  const watched = element('span');
  const replay = element('div', { class: 'dodge-note' }, watched, own);
  const strip = createStrip(app, [replay, paused]);
  const sounds = actionButton(app, soundAction);
  const today = pressable('Today’s game', () => playToday(app));
  const best = pressable('Watch your best', () => watchBest(app));
  const play = () => {
    if (session.playback.paused) session.playback.paused = false;
    refresh();
  };
  const title = createTitle(app, play, [today, best, sounds.button]);
  const hud = element('section', { class: 'dodge-hud', 'aria-label': 'Dodge' });
  hud.append(strip.strip, title.title, card);

  let shown: Shown | null = null;
  let said = '';
  let wasPaused = false;
  let titled: DodgeRun | null = null;
  const setPlaying = chromeKeeper(app);
  const refresh = () => {
    const game = dodgeOf(session.simulation);
    // A run may have ended just before the next one began: its score is kept first.
    shown?.run.end();
    if (shown?.run.game !== game) {
      const left = shown;
      const waits = game !== null && !game.replayed && !isBegun(session.scenario);
      shown = game && { run: new DodgeRun(app, game), waits, hit: null, pressed: false };
      leave(app, left, wasPaused);
    }
    setPlaying(shown !== null);
    hud.hidden = shown === null;
    if (!shown) {
      show(null);
      title.show(null);
      return;
    }
    shown.run.end();
    shown.run.bringGhost(!shown.waits);
    wait(app, shown, wasPaused);
    wasPaused = session.playback.paused;
    die(app, shown);
    refreshRun(shown);
    refreshCard(shown);
    pause.refresh();
    sounds.refresh();
  };
  const refreshRun = ({ run, waits }: Shown) => {
    strip.show(run);
    const over = run.game.state === 'over';
    replay.hidden = !run.game.replayed || over;
    setText(watched, run.isOfOldRules ? 'Old rules, today’s points' : 'Replay');
    // Beside a replay's words there is room for the strip's button alone.
    paused.hidden = !session.playback.paused || over || waits || run.game.replayed;
    title.show(waits ? run : null);
    if (waits && run !== titled) {
      titled = run;
      setText(today, todayLabel());
      best.hidden = bestOfDay(run.seed) === null;
    }
  };
  const refreshCard = ({ run, hit, pressed }: Shown) => {
    const carded = hit !== null && hit.age >= death.card;
    if (carded) standBeside(app, card, run.game);
    show(carded ? run : null);
    said = carded && run.result && !run.game.replayed ? spoken(run.result) : '';
    if (carded && pressed) doFirst();
  };
  everyFrame(refreshRate, refresh);
  session.onChange(() => {
    refresh();
    shown?.run.watch();
  });
  refresh();
  const first = () => {
    if (!shown) return;
    if (shown.waits) play();
    else if (!card.hidden) doFirst();
    else if (shown.hit !== null && shown.hit.age >= death.press) shown.pressed = true;
  };
  listen(app, first);
  return { hud, head: strip.strip, first, toBeat: () => shown?.run.toBeat ?? null, said: () => said };
}

function pressable(label: string, run: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button' }, label);
  button.addEventListener('click', run);
  return button;
}

/** While the title is up, time stands still once something is drawn. Who lets time go on plays. */
function wait({ session }: App, shown: Shown, wasPaused: boolean): void {
  if (!shown.waits) return;
  const { paused } = session.playback;
  if (shown.run.game.state !== 'ready' || (wasPaused && !paused)) shown.waits = false;
  else if (!paused && session.simulation.tick > 0) session.playback.paused = true;
}

/** The title’s stop is none in the scene that comes after it. */
function leave({ session }: App, shown: Shown | null, wasPaused: boolean): void {
  session.playback.tempo = 1;
  if (shown?.waits && wasPaused && session.simulation.tick === 0 && shown.run.game.state === 'ready')
    session.playback.paused = false;
}

/** Slows time after the hit. */
function die({ session }: App, shown: Shown): void {
  if (shown.run.game.state !== 'over') return;
  const now = performance.now() / 1000;
  shown.hit ??= new DeathClock(now);
  shown.hit.pass(now);
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  session.playback.tempo = tempoAt(shown.hit.age, reduced);
}

/** Pauses the game when the page is hidden, loses the keyboard or its picture, or opens a dialog. Space and Enter press the first button, unless another element uses them. */
function listen(app: App, first: () => void): void {
  const { session } = app;
  const pause = () => {
    const game = dodgeOf(session.simulation);
    if (game && game.state !== 'over' && !session.playback.paused) session.playback.paused = true;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) pause();
  });
  window.addEventListener('blur', pause);
  // It does not bubble.
  window.addEventListener('webglcontextlost', pause, true);
  new MutationObserver(() => {
    if (isDialogOpen()) pause();
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  window.addEventListener('keydown', (event) => {
    if (!['Enter', ' '].includes(event.key) || event.repeat || !dodgeOf(session.simulation)) return;
    if (isBrowserShortcut(event) || isDialogOpen() || isPressable(event.target)) return;
    event.preventDefault();
    first();
  });
}

/** Closes the drawers for the game and takes the pointer as the tool; call the result with whether the game is on. Afterwards they are as before. */
function chromeKeeper({ drawers, view }: App): (on: boolean) => void {
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
