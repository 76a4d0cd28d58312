import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { version } from '../../../package.json';
import './help.css';
import { runAction } from '../actions/action';
import { fullScreen, keyedActions } from '../actions/list';
import { useApp } from '../app';
import { codeAction } from '../code/code';
import { galleryAction } from '../gallery/open-gallery';
import { Dialog } from '../kit/dialog';
import { notesAction } from '../notes/notes';
import { sharingActions } from '../sharing/sharing';
import { soundAction } from '../sound/sound-action';
import { Forgetting } from './forget';

const paragraphs = [
  'Bodies turn by torque under feedback control and travel by thrust, in a real physics world. The missile (amber) flies only where it points; the character (mint) moves freely.',
  'Drag any waypoint, or draw a path of your own. Cut the motor that turns the bodies: the missile swings wide, the character hardly notices. The wedge is the heading error that the controller works on.',
];
const dragged = ['Drag the target or a waypoint', 'moves it; the bodies follow'];
const pointers = [
  dragged,
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
const moving = [
  ['Tab', 'comes first to the list of target, waypoints and bodies, then to the main control'],
  ['Page Up, Page Down, Home, End', 'choose one of them, with Shift 50 further'],
  ['Arrows', 'move it by 1 m, with Shift by 5 m; Delete removes a waypoint'],
];
/** The same on a touch screen. */
const fingers = [
  dragged,
  ['Tap on empty space', 'Point, Fly: brings the target there'],
  ['Drag on empty space', 'moves the picture; once Draw is chosen, it draws a new path'],
  ['Tap twice on the path', 'adds a waypoint'],
  ['Two fingers', 'move and zoom the picture'],
  ['Tap with the shove tool', 'puts a body in focus'],
  ['(i) in Tune', 'explains the setting beside it'],
  ['Tune for me in Tune', 'searches gains for a body, or for one of your own'],
  ['Field beside a slider', 'takes a typed value'],
];
/** The actions with keys, in the order of their table. */
const keyed = [
  galleryAction,
  soundAction,
  ...keyedActions,
  fullScreen,
  codeAction,
  notesAction,
  ...sharingActions,
];
export const helpDialog = () => _jsx(Help, {});
function Help() {
  const app = useApp();
  const ofGames = app.view.games.all.flatMap(({ help = [] }) => help);
  return _jsx(Dialog, {
    class: 'help-dialog raised',
    'aria-labelledby': 'help-title',
    closesBeside: true,
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsxs('header', {
            children: [
              _jsx('h2', { id: 'help-title', tabIndex: -1, autofocus: true, children: 'Slew' }),
              _jsxs('div', {
                class: 'group',
                children: [
                  _jsx('button', {
                    type: 'button',
                    class: 'button',
                    onClick: () => {
                      close();
                      runAction(app, notesAction);
                    },
                    children: notesAction.label,
                  }),
                  _jsx('button', {
                    type: 'button',
                    class: 'button filled',
                    onClick: close,
                    children: 'Close',
                  }),
                ],
              }),
            ],
          }),
          paragraphs.map((text) => _jsx('p', { children: text }, text)),
          _jsx(SceneStory, {}),
          _jsx('h3', { children: 'Pointer and fingers' }),
          _jsx(Table, { name: 'pointers', rows: [...pointers, ...ofGames] }),
          _jsx(Table, { name: 'fingers', rows: fingers }),
          _jsx('h3', { class: 'keys', children: 'Keys' }),
          _jsx(KeySwitch, {}),
          _jsx(Table, { name: 'keys', rows: moving }),
          _jsx(Table, {
            name: 'keys',
            rows: keyed
              .filter(({ key }) => key)
              .map(({ key, label, help }) => [_jsx('kbd', { children: key }, key), `${label}. ${help}`]),
          }),
          _jsx(Forgetting, {}),
          _jsx(Colophon, {}),
        ],
      }),
  });
}
/** The switch of the shortcuts that are one character. */
function KeySwitch() {
  const { singleKeys } = useApp();
  return _jsxs('p', {
    class: 'key-switch',
    children: [
      _jsxs('label', {
        children: [
          _jsx('input', {
            type: 'checkbox',
            role: 'switch',
            checked: singleKeys.on,
            onChange: ({ currentTarget }) => singleKeys.set(currentTarget.checked),
          }),
          'Shortcuts of a single key',
        ],
      }),
      _jsx('span', {
        children:
          'Off: letters, digits and signs alone trigger nothing; keys with Ctrl, and keys in a control, still do.',
      }),
    ],
  });
}
/** Which version this is, and what there is of it beside the page. */
function Colophon() {
  return _jsxs('p', {
    class: 'quiet',
    children: [
      'Slew ',
      version,
      '. ',
      import.meta.env.MODE === 'production' &&
        _jsxs(_Fragment, {
          children: [
            'It runs without a network after the first visit.',
            ' ',
            _jsx('a', { href: './slew.html', download: '', children: 'The whole page as one file' }),
            ', ',
            _jsx('a', { href: './licences.txt', children: 'licences of what is in it' }),
            '.',
          ],
        }),
    ],
  });
}
/** What the present scene shows, for whoever wants more than its question. */
function SceneStory() {
  const { name, description = '' } = useApp().session.scenario;
  if (description === '') return null;
  return _jsxs('details', {
    class: 'scene-story',
    children: [
      _jsxs('summary', { children: ['About this scene: ', name] }),
      _jsx('p', { children: description }),
    ],
  });
}
function Table({ name, rows }) {
  return _jsx('table', {
    class: name,
    children: _jsx('tbody', {
      children: rows.map(([head, text]) =>
        _jsxs(
          'tr',
          { children: [_jsx('th', { scope: 'row', children: head }), _jsx('td', { children: text })] },
          text,
        ),
      ),
    }),
  });
}
