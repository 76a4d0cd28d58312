// The help behind "?": what this is, what to try, and the keys.

import { version } from '../../package.json';
import { opensDialogs } from './older-browsers';
import './help.css';
import type { Action } from './actions/action';
import { runAction } from './actions/action';
import { keyedActions } from './actions/list';
import type { App } from './app';
import { codeAction } from './code/code';
import { element } from './element';
import { fullScreen } from './first-screen/full-screen';
import { notesAction } from './notes/notes';
import { sharingActions } from './sharing/sharing';

const paragraphs = [
  'Bodies turn by torque under feedback control and travel by thrust, in a real physics world. The missile (amber) flies only where it points; the character (mint) moves freely.',
  'Drag any waypoint, or draw a path of your own. Cut the motor that turns the bodies: the missile swings wide, the character hardly notices. The wedge is the heading error that the controller works on.',
];

const pointers: readonly (readonly [string, string])[] = [
  ['Drag the target or a waypoint', 'moves it; the bodies follow'],
  ['Press on empty space', 'Point, Fly: brings the target there. Follow: draws a new path'],
  ['Double-click on the path', 'adds a waypoint'],
  ['Wheel, pinch', 'zooms at the pointer'],
  ['Middle button, two fingers', 'pans'],
  ['Shift and a press on a body', 'puts it in focus: Tune has its settings'],
  ['(i) in Tune', 'explains the setting beside it'],
  ['Tune for me in Tune', 'searches gains for a body, or for one of your own'],
  ['Field beside a slider', 'takes a typed value; Esc gives the old one back'],
  ['Drop a file', 'opens a scenario'],
];

/** What the list of things to move takes. */
const moving: readonly (readonly [string, string])[] = [
  ['Tab', 'comes first to the list of target, waypoints and bodies'],
  ['Page Up, Page Down, Home, End', 'choose one of them, with Shift 50 further'],
  ['Arrows', 'move it by 1 m, with Shift by 5 m; Delete removes a waypoint'],
];

/** The same on a touch screen. */
const fingers: readonly (readonly [string, string])[] = [
  pointers[0],
  ['Tap on empty space', 'Point, Fly: brings the target there'],
  ['Drag on empty space', 'moves the picture; once Draw is chosen, it draws a new path'],
  ['Tap twice on the path', 'adds a waypoint'],
  ['Two fingers', 'move and zoom the picture'],
  ['Tap with the shove tool', 'puts a body in focus'],
  ['(i) in Tune', 'explains the setting beside it'],
  ['Tune for me in Tune', 'searches gains for a body, or for one of your own'],
  ['Field beside a slider', 'takes a typed value'],
];

/** The help dialog and the action that opens it. @param others actions with keys that are in no list */
export function createHelp(
  app: App,
  others: readonly Action[],
): { dialog: HTMLDialogElement; action: Action } {
  const close = element('button', { type: 'submit', class: 'button filled' }, 'Close');
  const notes = element('button', { type: 'button', class: 'button' }, notesAction.label);
  const scene = createSceneStory(app);
  const dialog = element(
    'dialog',
    { class: 'help-dialog', 'aria-labelledby': 'help-title' },
    element(
      'header',
      {},
      // The keyboard begins here and not at the button, which stands before the text that is to be read.
      element('h2', { id: 'help-title', tabindex: -1, autofocus: true }, 'Slew'),
      element('form', { method: 'dialog', class: 'group' }, notes, close),
    ),
    ...paragraphs.map((text) => element('p', {}, text)),
    scene.details,
    element('h3', {}, 'Pointer and fingers'),
    table([...pointers, ...app.view.faces.all.flatMap(({ help = [] }) => help)], 'pointers'),
    table(fingers, 'fingers'),
    element('h3', { class: 'keys' }, 'Keys'),
    createKeySwitch(app),
    table(moving, 'keys'),
    table(
      [...others, ...keyedActions, fullScreen, codeAction, notesAction, ...sharingActions]
        .filter(({ key }) => key)
        .map(({ key, label, help }) => [element('kbd', {}, key), `${label}. ${help}`]),
      'keys',
    ),
    createColophon(),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  notes.addEventListener('click', () => {
    dialog.close();
    runAction(app, notesAction);
  });
  const action: Action = {
    id: 'help',
    key: '?',
    label: 'Help',
    help: 'What this is, and the keys.',
    face: () => '?',
    run: () => {
      if (!opensDialogs(app)) return;
      scene.refresh();
      dialog.showModal();
      dialog.scrollTop = 0;
    },
  };
  return { dialog, action };
}

/** The switch of the shortcuts that are one character. */
function createKeySwitch({ singleKeys }: App): HTMLElement {
  const box = element('input', { type: 'checkbox', role: 'switch' });
  const refresh = () => {
    box.checked = singleKeys.on;
    document.documentElement.dataset.singleKeys = singleKeys.on ? 'on' : 'off';
  };
  box.addEventListener('change', () => singleKeys.set(box.checked));
  singleKeys.onChange(refresh);
  refresh();
  const about =
    'Off: letters, digits and signs alone trigger nothing; keys with Ctrl, and keys in a control, still do.';
  return element(
    'p',
    { class: 'key-switch' },
    element('label', {}, box, 'Shortcuts of a single key'),
    element('span', {}, about),
  );
}

/** Which version this is, and what there is of it beside the page. */
function createColophon(): HTMLElement {
  const line = element('p', { class: 'quiet' }, `Slew ${version}. `);
  // Built beside the page: not in development, and not beside the one file.
  if (import.meta.env.MODE === 'production') {
    line.append(
      'It runs without a network after the first visit. ',
      element('a', { href: './slew.html', download: '' }, 'The whole page as one file'),
      ', ',
      element('a', { href: './licences.txt' }, 'licences of what is in it'),
      '.',
    );
  }
  return line;
}

/** What the present scene shows, for whoever wants more than its question. */
function createSceneStory({ session }: App): { details: HTMLElement; refresh: () => void } {
  const name = element('summary');
  const text = element('p');
  const details = element('details', { class: 'scene-story' }, name, text);
  const refresh = () => {
    const { name: title, description = '' } = session.scenario;
    name.textContent = `About this scene: ${title}`;
    text.textContent = description;
    details.hidden = description === '';
  };
  return { details, refresh };
}

function table(rows: readonly (readonly (Node | string)[])[], name?: string): HTMLTableElement {
  const body = element('tbody');
  for (const [head, text] of rows) {
    body.append(element('tr', {}, element('th', { scope: 'row' }, head), element('td', {}, text)));
  }
  return element('table', { class: name }, body);
}
