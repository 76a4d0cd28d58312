import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The tour, the first row of the gallery: its scenes in their order, the word that is new at each, and how far one is.
import './tour.css';
import { tour } from '../../scenarios/tour';
import { Icon } from '../kit/icon';
import { stillOf } from '../kit/stills';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
export function Tour({ scenes, present, choose }) {
  const stops = tour.map((stop) => ({ ...stop, offered: scenes.find(({ id }) => id === stop.scene) }));
  const isDone = (n) => stops[n].offered.reached.isDone;
  // Where one is: at the present scene, from elsewhere at the first one that is not done.
  const at = stops.findIndex(({ offered }) => offered === present);
  const now = at >= 0 ? at : stops.findIndex((_, n) => !isDone(n));
  const where = now < 0 ? 'You have been at all.' : `You are at the ${ordinals[now]}.`;
  const isBegun = at >= 0 || stops.some((_, n) => isDone(n));
  return _jsxs('section', {
    'aria-label': 'Start here',
    children: [
      _jsxs('h2', {
        children: [
          'Start here',
          _jsxs('span', { children: ['Eight scenes, one new word each.', isBegun && ` ${where}`] }),
        ],
      }),
      _jsx('ol', {
        class: 'gallery-tour',
        children: stops.map(({ scene, name, term, offered }, n) =>
          _jsx(
            'li',
            {
              class: ['stop', isDone(n) && 'done', n === now && 'now'].filter(Boolean).join(' '),
              children: _jsxs('button', {
                type: 'button',
                class: 'stop-press',
                'aria-current': n === now ? 'step' : undefined,
                onClick: () => choose(offered),
                children: [
                  _jsx('img', { class: 'stop-still', src: stillOf(scene), alt: '', width: 300, height: 140 }),
                  _jsxs('span', {
                    class: 'stop-line',
                    children: [
                      _jsx('span', {
                        class: 'stop-sign',
                        'aria-hidden': 'true',
                        children: isDone(n) && n !== now ? _jsx(Icon, { sign: 'tick' }) : n + 1,
                      }),
                      _jsx('b', { children: name ?? offered.scenario.name }),
                    ],
                  }),
                  _jsx('span', { class: 'stop-word', children: term }),
                  isDone(n) && _jsx('span', { class: 'unseen', children: ', done' }),
                ],
              }),
            },
            scene,
          ),
        ),
      }),
    ],
  });
}
