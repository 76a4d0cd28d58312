// The bottom: what bodies do and Draw at the left, the hero in the middle, time at the right.
import './bars.css';
import type { Action } from '../actions/action';
import { canRun } from '../actions/action';
import { actionButton, type Look } from '../actions/action-button';
import { keyedActions, modes, playback } from '../actions/list';
import type { App } from '../app';
import { element } from '../element';
import { hasCommonCommand, takesCommands } from './common-command';
import { createKey } from './key';

/** Tools beside the modes, in their order, and how they look. */
const tools: readonly (readonly [string, Look])[] = [
  ['draw', { sign: () => 'pencil', words: true, label: 'Draw' }],
  ['undo', { sign: () => 'undo' }],
  ['redo', { sign: () => 'redo' }],
];

/** Those of the tools that are there once there is something for them to do. */
const passing: ReadonlySet<string> = new Set(['undo', 'redo']);

/** How the buttons of time look. */
const timeLooks: Readonly<Record<string, Look>> = {
  pause: { sign: ({ session }) => (session.playback.paused ? 'play' : 'pause') },
  step: { sign: () => 'step' },
  restart: { sign: () => 'restart' },
};

/** The bars. */
interface Bars {
  readonly element: HTMLElement;
  /** The place of heroes. */
  readonly middle: HTMLElement;
  refresh(): void;
}

/** The bars around the hero, and a function that brings them up to date. */
export function createBars(app: App, hero: HTMLElement): Bars {
  const made: { action: Action; button: HTMLButtonElement; refresh: () => void }[] = [];
  const make = (action: Action, look?: Look) => {
    const each = { action, ...actionButton(app, action, look) };
    made.push(each);
    return each.button;
  };
  const modeBox = element(
    'div',
    { class: 'group segmented modes', role: 'group', 'aria-label': 'Mode' },
    ...modes.map((action) => make(action)),
  );
  const toolButtons = tools.flatMap(([id, look]) => {
    const action = keyedActions.find((each) => each.id === id);
    return action ? [make(action, look)] : [];
  });
  const key = createKey();
  const left = element('div', { class: 'bar-left' }, key, modeBox, ...toolButtons);
  const right = element(
    'div',
    { class: 'bar-right', role: 'group', 'aria-label': 'Time' },
    ...playback.map((action) => make(action, timeLooks[action.id])),
  );
  const middle = element('div', { class: 'bar-middle' }, hero);
  const bars = element('footer', { class: 'bars' }, left, middle, right);
  const refresh = () => {
    for (const { action, button, refresh } of made) {
      refresh();
      if (passing.has(action.id)) button.hidden = !canRun(app, action);
      if (action.id === 'step') button.hidden = !app.session.playback.paused;
      if (action.id === 'draw')
        button.hidden =
          app.session.scenario.cards !== undefined ||
          !takesCommands(app.session.scenario) ||
          !canRun(app, action);
    }
    const onCards = app.session.scenario.cards !== undefined;
    key.hidden = !onCards;
    key.dataset.curve = app.session.scenario.cards?.curve ?? 'error';
    modeBox.hidden = onCards || !hasCommonCommand(app);
  };
  refresh();
  return { element: bars, middle, refresh };
}
