import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The gallery: the tour, and every scene with its picture, its question and what was reached there, in groups, found by typing. It
// is loaded when it is first opened.
import './gallery.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { groups } from '../../scenarios';
import { tour } from '../../scenarios/tour';
import { attempt, useApp } from '../app';
import { bestStore } from '../best-store';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { Standing } from '../kit/standing';
import { stillOf } from '../kit/stills';
import { progress } from '../progress/progress';
import { bestFound, found } from './found';
import { offeredBy } from './offered';
import { countOf } from './reached';
import { Tour } from './tour';

/** Name of each group, and a line on it. */
const words = {
  fly: ['Fly', 'Give it a course, or a ship to chase.'],
  measure: ['Measure', 'One thing at a time, side by side.'],
  meet: ['Meet', 'Others are in the way, or on the run.'],
};
export const galleryDialog = (doors) => _jsx(Gallery, { doors: doors });
function Gallery({ doors }) {
  const app = useApp();
  const [scenes, setScenes] = useState(() => offeredBy(app, doors));
  const [search, setSearch] = useState('');
  const field = useRef(null);
  const all = useRef(null);
  const shown = found(scenes, search);
  const best = bestFound(scenes, search);
  // The scene of a game’s own card is also the game, whose card stands before it.
  const present = scenes.findLast((scene) => scene.isShown());
  useEffect(() => {
    const again = () => setScenes(offeredBy(app, doors));
    const ends = [progress.onChange(again), bestStore.onChange(again)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useLayoutEffect(() => {
    field.current?.focus();
    // A scene of the tour is seen there, at the top.
    const at = (place) => all.current?.querySelector(`${place}[aria-current]`);
    at('.stop-press')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (!tour.some(({ scene }) => scene === present?.id))
      at('.gallery-card')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const choose = (scene, close) => {
    close();
    // Until the next frame the hidden field would take keys as text.
    field.current?.blur();
    attempt(app, () => scene.open());
  };
  const press = (event, close) => {
    const first = best ?? shown[0];
    if (event.key === 'Enter' && event.target === field.current && first) {
      event.preventDefault();
      choose(first, close);
      return;
    }
    const cards = [...all.current.querySelectorAll('.gallery-card, .stop-press')];
    const to = neighbour(cards, event);
    if (to === undefined) return;
    event.preventDefault();
    (to ?? field.current)?.focus();
  };
  return _jsx(Dialog, {
    class: 'gallery',
    'aria-label': 'Scenes',
    onKeyDown: press,
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsxs('header', {
            class: 'gallery-head',
            children: [
              _jsx('strong', { class: 'word-mark', children: 'slew' }),
              _jsxs('label', {
                class: 'gallery-find',
                children: [
                  _jsx(Icon, { sign: 'search' }),
                  _jsx('input', {
                    ref: field,
                    type: 'search',
                    class: 'gallery-search',
                    placeholder: 'Find a scene: wind, overshoot, missile \u2026',
                    'aria-label': 'Find a scene',
                    autocomplete: 'off',
                    spellcheck: false,
                    value: search,
                    onInput: ({ currentTarget }) => setSearch(currentTarget.value),
                  }),
                ],
              }),
              _jsx('nav', {
                'aria-label': 'Groups',
                children: groups.map((group) =>
                  _jsxs(
                    'button',
                    {
                      type: 'button',
                      class: 'button',
                      onClick: () =>
                        all.current
                          ?.querySelector(`[data-group=${group}]`)
                          ?.scrollIntoView({ block: 'start' }),
                      children: [
                        words[group][0],
                        _jsx('span', {
                          class: 'gallery-count',
                          children: countOf(shown.filter((scene) => scene.group === group)),
                        }),
                      ],
                    },
                    group,
                  ),
                ),
              }),
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
          _jsxs('div', {
            ref: all,
            class: 'gallery-all',
            children: [
              _jsx('p', {
                class: 'gallery-nothing',
                role: 'status',
                children: shown.length === 0 && 'No scene has all of these words.',
              }),
              search.trim() === '' &&
                _jsx(Tour, { scenes: scenes, present: present, choose: (scene) => choose(scene, close) }),
              groups.map((group) => {
                const [name, line] = words[group];
                const own = shown.filter((scene) => scene.group === group);
                return (
                  own.length > 0 &&
                  _jsxs(
                    'section',
                    {
                      'aria-label': name,
                      'data-group': group,
                      children: [
                        _jsxs('h2', { children: [name, _jsx('span', { children: line })] }),
                        _jsx('div', {
                          class: 'gallery-grid',
                          children: own.map((scene) =>
                            _jsx(
                              Card,
                              {
                                scene: scene,
                                isBest: scene === best,
                                isPresent: scene === present,
                                choose: () => choose(scene, close),
                              },
                              scene.id,
                            ),
                          ),
                        }),
                      ],
                    },
                    group,
                  )
                );
              }),
            ],
          }),
        ],
      }),
  });
}
function Card(props) {
  const { id, scenario, reached } = props.scene;
  const still = stillOf(id);
  return _jsxs('button', {
    type: 'button',
    class: props.isBest ? 'gallery-card best' : 'gallery-card',
    'aria-current': props.isPresent || undefined,
    onClick: props.choose,
    children: [
      still
        ? _jsx('img', { src: still, alt: '', width: 300, height: 140, loading: 'lazy' })
        : _jsx('span', { class: 'gallery-still' }),
      _jsxs('span', {
        class: 'gallery-head-line',
        children: [
          _jsx('span', { class: 'gallery-name', children: scenario.name }),
          _jsx(Mark, { reached: reached, isPresent: props.isPresent }),
        ],
      }),
      _jsx('span', { class: 'gallery-question', children: scenario.question }),
    ],
  });
}
/** What was reached at a scene, or that it is the present one. */
function Mark({ reached, isPresent }) {
  if (isPresent) return _jsx('span', { class: 'gallery-now', children: 'now' });
  return reached.marks.map(({ words, medals, isWon, isTicked }) =>
    _jsxs(
      'span',
      {
        class: isWon ? 'gallery-mark won' : 'gallery-mark',
        children: [isTicked && _jsx(Icon, { sign: 'tick' }), _jsx(Standing, { of: { words, medals } })],
      },
      words,
    ),
  );
}
/** The card that an arrow key leads to; null for the search, undefined when the key is none of these. */
function neighbour(cards, { key, target }) {
  const at = cards.indexOf(target);
  if (at < 0) return key === 'ArrowDown' ? cards[0] : undefined;
  if (key === 'ArrowRight') return cards[at + 1] ?? cards[at];
  if (key === 'ArrowLeft') return cards[at - 1] ?? cards[at];
  if (key === 'ArrowDown') return nearest(cards, at, 1) ?? cards[at];
  if (key === 'ArrowUp') return nearest(cards, at, -1) ?? null;
  return undefined;
}
/** The card in the next row, down (1) or up (-1), whose left edge is nearest; undefined when there is no such row. */
function nearest(cards, at, way) {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const rows = boxes.map(({ top }) => way * (top - boxes[at].top)).filter((apart) => apart > 1);
  const next = Math.min(...rows);
  const row = cards.filter((_, n) => Math.abs(way * (boxes[n].top - boxes[at].top) - next) <= 1);
  const from = cards[at].offsetLeft;
  return row.toSorted((a, b) => Math.abs(a.offsetLeft - from) - Math.abs(b.offsetLeft - from))[0];
}
