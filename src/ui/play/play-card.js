import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The card behind “Play”: every game with its picture, what was reached in it, and its game of the date. One press plays.
import './play-card.css';
import { useApp } from '../app';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { Standing } from '../kit/standing';
import { stillOf } from '../kit/stills';
import { play } from './doors';
export const playCard = (doors) => _jsx(PlayCard, { doors: doors });
function PlayCard({ doors }) {
  const app = useApp();
  return _jsx(Dialog, {
    class: 'play-card raised',
    'aria-label': 'Games',
    closesBeside: true,
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsxs('header', {
            children: [
              _jsx('p', { children: 'Today\u2019s games are the same for everybody.' }),
              _jsx('button', {
                type: 'button',
                class: 'button icon',
                'aria-label': 'Close',
                title: 'Close (Esc)',
                onClick: close,
                children: _jsx(Icon, { sign: 'close' }),
              }),
            ],
          }),
          doors.map((door, n) =>
            _jsx(
              Game,
              {
                door: door,
                isFirst: n === 0,
                play: (ofToday) => {
                  close();
                  play(app, door, ofToday);
                },
              },
              door.scene,
            ),
          ),
        ],
      }),
  });
}
function Game({ door: { scene, name, line, best, today }, isFirst, play }) {
  const reached = best();
  return _jsxs('section', {
    'aria-label': name,
    children: [
      _jsx('img', { src: stillOf(scene), alt: '', width: 300, height: 140 }),
      _jsxs('h2', {
        children: [
          name,
          reached &&
            _jsxs('span', {
              class: 'play-best',
              children: [!reached.medals && 'best ', _jsx(Standing, { of: reached })],
            }),
        ],
      }),
      _jsx('p', { children: line }),
      _jsxs('div', {
        class: 'group',
        children: [
          _jsxs('button', {
            type: 'button',
            class: 'button filled',
            autofocus: isFirst,
            onClick: () => play(false),
            children: [_jsx(Icon, { sign: 'play' }), name],
          }),
          _jsxs('button', {
            type: 'button',
            class: 'button edged',
            onClick: () => play(true),
            children: [today.name, _jsx(Standing, { of: today.best() })],
          }),
        ],
      }),
    ],
  });
}
