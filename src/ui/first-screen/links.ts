// The top right: link, code, notes, help, and a menu with what is rarely needed; on a phone the menu has all of it.
import './links.css';
import type { Action } from '../actions/action';
import { actionButton } from '../actions/action-button';
import { disturbances } from '../actions/disturbances';
import { loop, nextLineUp, playback, removeWaypoint, viewActions } from '../actions/list';
import type { App } from '../app';
import { codeAction } from '../code/code';
import { element } from '../element';
import { icon } from '../icons';
import { notesAction } from '../notes/notes';
import { sharingActions } from '../sharing/sharing';
import { soundAction } from '../sound/sound-action';
import { fullScreen } from './full-screen';

const [link, ...files] = sharingActions;
const time = playback.filter(({ id }) => id !== 'pause');
const home = viewActions.filter(({ id }) => id === 'home');

/** An action with its name before what it shows: a sign alone says nothing in a menu. */
const inWords = (action: Action): Action => ({
  ...action,
  face: (app) => {
    const face = action.face?.(app) ?? '';
    return /[\p{L}\d]/u.test(face) ? `${action.label}: ${face}` : action.label;
  },
});

/** The links and the menu, and a function that brings them up to date. */
export function createLinks(app: App, help: Action): { element: HTMLElement; refresh: () => void } {
  const made: { refresh: () => void }[] = [];
  const buttons = (actions: readonly Action[]) =>
    actions.map((action) => {
      const each = actionButton(app, action);
      made.push(each);
      return each.button;
    });
  const group = (label: string, kind: string, actions: readonly Action[]) =>
    element('div', { class: `menu-group ${kind}`, role: 'group', 'aria-label': label }, ...buttons(actions));
  const menu = element(
    'div',
    { class: 'menu', id: 'menu', hidden: true },
    group('Time', 'as-on-bar', time.map(inWords)),
    group('Page', 'as-on-links', [link, codeAction, notesAction, { ...help, face: undefined }]),
    group('Frame and files', '', files),
    group('Path and bodies', '', [inWords(nextLineUp), loop, removeWaypoint]),
    group('Disturbances', '', disturbances),
    group('View', '', document.fullscreenEnabled ? [...home, fullScreen] : home),
    group('Games', '', [inWords(soundAction)]),
  );
  const links = element(
    'nav',
    { class: 'links', 'aria-label': 'Page' },
    ...buttons([link, codeAction, notesAction, help]),
    createMenuButton(menu),
    menu,
  );
  return {
    element: links,
    refresh: () => {
      for (const each of made) each.refresh();
    },
  };
}

/** The button that opens the menu. */
function createMenuButton(menu: HTMLElement): HTMLButtonElement {
  const button = element(
    'button',
    {
      type: 'button',
      class: 'button icon menu-button',
      'aria-expanded': false,
      'aria-controls': menu.id,
      'aria-label': 'More',
      title: 'More',
    },
    icon('more'),
  );
  const open = (on: boolean) => {
    menu.hidden = !on;
    button.setAttribute('aria-expanded', String(on));
  };
  button.addEventListener('click', () => open(menu.hasAttribute('hidden')));
  // Any press closes the menu: on one of its buttons after the click, elsewhere at once.
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !button.contains(target)) open(false);
  });
  window.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) open(false);
  });
  // Before the drawers hear it, which close by the same key.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || menu.hidden) return;
      open(false);
      button.focus();
      event.preventDefault();
    },
    true,
  );
  return button;
}
