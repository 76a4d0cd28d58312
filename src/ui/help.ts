// The help behind "?": what this is, what to try, and the keys.
import './help.css';
import type { Action } from './actions/action';
import { runAction } from './actions/action';
import { keyedActions } from './actions/list';
import type { App } from './app';
import { element } from './element';
import { notesAction } from './notes/notes';
import { sharingActions } from './sharing/sharing';

const paragraphs = [
  'Two bodies turn by torque under feedback control and travel by thrust, in a real physics world. The missile (amber) flies only where it points; the character (mint) moves freely.',
  'Drag any waypoint, or draw a path of your own. Press T to cut the motor that turns the bodies: the missile swings wide, the character hardly notices. The yellow arc is the heading error that the controller works on.',
];

const pointers: readonly (readonly [string, string])[] = [
  ['Drag the target or a waypoint', 'moves it; the bodies follow'],
  ['Press on empty space', 'Track, Seek: brings the target there. Path: draws a new path'],
  ['Double-click on the path', 'adds a waypoint'],
  ['Wheel, pinch', 'zooms at the pointer'],
  ['Middle button, two fingers', 'pans'],
  ['Drop a file', 'opens a scenario'],
];

/** The help dialog and the action that opens it. */
export function createHelp(app: App): { dialog: HTMLDialogElement; action: Action } {
  const close = element('button', { type: 'submit', class: 'button' }, 'Close');
  const notes = element('button', { type: 'button', class: 'button' }, notesAction.label);
  const dialog = element(
    'dialog',
    { class: 'help-dialog', 'aria-labelledby': 'help-title' },
    element('h2', { id: 'help-title', tabindex: -1, autofocus: true }, 'Slew'),
    ...paragraphs.map((text) => element('p', {}, text)),
    element('h3', {}, 'Pointer and fingers'),
    table([...pointers, ...app.view.faces.all.flatMap(({ help = [] }) => help)]),
    element('h3', {}, 'Keys'),
    table(
      [...keyedActions, notesAction, ...sharingActions]
        .filter(({ key }) => key)
        .map(({ key, label, help }) => [element('kbd', {}, key), `${label}. ${help}`]),
    ),
    element('form', { method: 'dialog' }, notes, ' ', close),
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
    run: () => dialog.showModal(),
  };
  return { dialog, action };
}

function table(rows: readonly (readonly (Node | string)[])[]): HTMLTableElement {
  const body = element('tbody');
  for (const [head, text] of rows) {
    body.append(element('tr', {}, element('th', { scope: 'row' }, head), element('td', {}, text)));
  }
  return element('table', {}, body);
}
