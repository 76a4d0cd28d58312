import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The top left: word mark, scene, Play, the question, what is guessed and found, and where it leads on to.
import './header.css';
import { canRun, runAction } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { Finding } from '../answer/finding';
import { useApp } from '../app';
import { galleryAction } from '../gallery/open-gallery';
import { Icon } from '../kit/icon';
import { playAction } from '../play/open-play';
export function Header() {
  const app = useApp();
  const { scenario, title } = app.session;
  const { name, question = name } = scenario;
  return _jsxs('header', {
    class: 'first-header',
    children: [
      _jsxs('div', {
        class: 'brand',
        children: [
          _jsx('strong', { class: 'word-mark', children: 'slew' }),
          _jsxs('div', {
            class: 'brand-scene',
            children: [
              _jsxs('button', {
                type: 'button',
                class: 'scene',
                title: `${galleryAction.label} (${galleryAction.key})`,
                'aria-haspopup': 'dialog',
                onClick: () => runAction(app, galleryAction),
                children: [
                  _jsx('span', {
                    class: 'scene-name',
                    children: app.scenarios.some(({ id }) => id === title) ? name : title,
                  }),
                  _jsx(Icon, { sign: 'chevron' }),
                ],
              }),
              canRun(app, playAction) && _jsx(ActionButton, { action: playAction, more: 'filled play' }),
            ],
          }),
        ],
      }),
      _jsx('h1', { class: 'question', children: sentencesOf(question) }),
      _jsx(Finding, {}),
    ],
  });
}
/** Its sentences and what stands before a colon, each kept on a line where there is room, with the spaces between. */
function sentencesOf(text) {
  return text
    .split(/(?<=[.:?!])( )/)
    .map((part, n) => (part === ' ' ? part : _jsx('span', { children: part }, `${n} ${part}`)));
}
