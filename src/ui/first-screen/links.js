import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The top right: the games of the date, link, code, notes, and a menu with what is rarely needed; on a phone the menu has all of it.
import './links.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionButton } from '../actions/action-button';
import {
  disturbances,
  fullScreen,
  loop,
  nextLineUp,
  playback,
  removeWaypoint,
  viewActions,
} from '../actions/list';
import { useApp } from '../app';
import { codeAction } from '../code/code';
import { helpAction } from '../help/open-help';
import { useEscape } from '../kit/escape';
import { Icon } from '../kit/icon';
import { whenIdle } from '../kit/late';
import { notesAction } from '../notes/notes';
import { loadDoors } from '../play/doors';
import { sharingActions } from '../sharing/sharing';
import { soundAction } from '../sound/sound-action';

const [link, ...files] = sharingActions;
/** An action without its sign, and with its name before what it shows. */
const inWords = (action) => ({
  ...action,
  sign: undefined,
  buttonText: (app) => [action.label, action.buttonText?.(app) ?? []].flat().join(': '),
});
const groups = [
  ['Time', 'as-on-bar', playback.filter(({ id }) => id !== 'pause').map(inWords)],
  ['Page', 'as-on-links', [link, codeAction, notesAction]],
  ['Help', '', [helpAction]],
  ['Frame and files', '', files],
  ['Path and bodies', '', [inWords(nextLineUp), loop, removeWaypoint]],
  ['Disturbances', '', disturbances],
  ['View', '', [viewActions[0], ...(document.fullscreenEnabled ? [fullScreen] : [])]],
  ['Games', '', [inWords(soundAction)]],
];
async function loadOfDate(app) {
  const [{ Today, todayActions }, doors] = await Promise.all([import('../today/today'), loadDoors(app)]);
  return { chip: _jsx(Today, { doors: doors }), actions: todayActions(doors) };
}
export function Links() {
  const app = useApp();
  const [isOpen, open] = useState(false);
  const [ofDate, setOfDate] = useState({ chip: null, actions: [] });
  // Without them the page is whole: Play has them, too.
  useEffect(() => whenIdle(() => void loadOfDate(app).then(setOfDate, () => {})), []);
  const button = useRef(null);
  useEscape('menu', () => {
    if (!isOpen) return false;
    open(false);
    button.current?.focus();
    return true;
  });
  return _jsxs('nav', {
    class: 'links',
    'aria-label': 'Page',
    children: [
      ofDate.chip,
      [link, codeAction, notesAction].map((action) => _jsx(ActionButton, { action: action }, action.id)),
      _jsx('button', {
        ref: button,
        type: 'button',
        class: 'button icon menu-button',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? 'menu' : undefined,
        'aria-label': 'More',
        title: 'More',
        onClick: () => open(!isOpen),
        children: _jsx(Icon, { sign: 'more' }),
      }),
      isOpen && _jsx(Menu, { opener: button.current, ofDate: ofDate.actions, close: () => open(false) }),
    ],
  });
}
/** The menu. Any press closes it: on one of its buttons after the click, elsewhere at once. */
function Menu({ opener, ofDate, close }) {
  const menu = useRef(null);
  useEffect(() => {
    const isIn = (element, { target }) => target instanceof Node && element?.contains(target);
    const click = (event) => !isIn(opener, event) && close();
    const press = (event) => !isIn(menu.current, event) && click(event);
    const open = new AbortController();
    window.addEventListener('click', click, open);
    window.addEventListener('pointerdown', press, open);
    return () => open.abort();
  }, []);
  return _jsx('div', {
    ref: menu,
    class: 'menu raised',
    id: 'menu',
    children: [['Today', 'as-today', ofDate], ...groups].map(([name, kind, actions]) =>
      _jsx(
        'div',
        {
          class: `menu-group ${kind}`,
          role: 'group',
          'aria-label': name,
          children: actions.map((action) => _jsx(ActionButton, { action: action }, action.id)),
        },
        name,
      ),
    ),
  });
}
