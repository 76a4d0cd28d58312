// The card at the end of a run of Dodge: its result, what it is made of, the last runs, and what to do next.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { useApp } from '../../../ui/app';
import { formatCount } from '../../../ui/kit/formats';
import { giveKeyboard } from '../../../ui/kit/keyboard';
import { offeredFor } from './actions';
import { headline, parts, rank, summary, verdict } from './text';

/** A hit that is nearer to the middle of the page lies in both halves. CSS pixels; the ring around the killer is as large. */
const middle = 60;
/** Lowest bar of a run. % of the highest; one of a score of 0 is still seen */
const lowest = 4;
/** Colours of what points come from. */
const colours = {
  ...{ seconds: 'var(--ink)', near: 'var(--jet)', lured: 'var(--missile)' },
  ...{ met: 'var(--target)', own: 'var(--ink-quiet)' },
};
/** The card of a run that is over. Its first button takes the keyboard. */
export function Card({ run }) {
  const app = useApp();
  const ref = useRef(null);
  // What it says is of the moment at which it comes.
  const [content] = useState(() => run.result && contentOf(app, run, run.result));
  useLayoutEffect(() => giveKeyboard(ref.current?.querySelector('.dodge-actions button')), []);
  return _jsx('div', { ref: ref, class: `dodge-card${sidesOf(app, run.game)}`, children: content });
}
function contentOf(app, run, result) {
  const { replayed } = run.game;
  const counts = !replayed && !result.flaw;
  const title = headline(result);
  const words = rank(result);
  return _jsxs(_Fragment, {
    children: [
      _jsx('h2', { children: replayed ? `Replay: ${title[0].toLowerCase()}${title.slice(1)}` : title }),
      _jsxs('p', {
        class: 'dodge-result',
        children: [
          _jsx('strong', { class: 'dodge-score', children: formatCount(result.score) }),
          _jsx('span', { class: 'dodge-verdict', children: !replayed && verdict(result) }),
        ],
      }),
      _jsx('div', {
        class: 'dodge-made',
        'aria-hidden': 'true',
        children: parts(result)
          .filter(({ points }) => points > 0)
          .map(({ source, points }) =>
            _jsx('i', { style: { flexGrow: points, background: colours[source] } }, source),
          ),
      }),
      _jsx(Counts, { result: result }),
      _jsx('div', {
        class: 'dodge-rank',
        children:
          counts &&
          words !== '' &&
          _jsxs(_Fragment, {
            children: [_jsx('p', { children: words }), _jsx(RankBars, { result: result })],
          }),
      }),
      _jsx('div', {
        class: 'dodge-actions',
        children: offeredFor(run, app).map((action, n) =>
          _jsxs(
            'button',
            {
              type: 'button',
              class: n === 0 ? 'button filled' : 'button',
              title: action.help,
              'aria-label': action.more && action.label + action.more,
              onClick: () => action.run(app, run),
              children: [
                _jsxs('span', {
                  children: [action.label, _jsx('span', { class: 'dodge-more', children: action.more })],
                }),
                action.key && _jsx('kbd', { 'aria-hidden': 'true', children: action.key }),
              ],
            },
            action.label,
          ),
        ),
      }),
      _jsx('p', { class: 'dodge-boast', children: counts && summary(result, run.seed) }),
    ],
  });
}
/** The classes that put the card in the half of the page without the hit; for one in the middle, in that without the killer's way. */
function sidesOf({ viewport }, { killer }) {
  if (!killer) return '';
  const hit = viewport.toPage(killer.player);
  const from = viewport.toPage(killer.way[0]);
  const isPast = (at, began, half) => (Math.abs(at - half) < middle ? began : at) > half;
  const isLeft = isPast(hit.x, from.x, viewport.width / 2);
  const isTop = isPast(hit.y, from.y, viewport.height / 2);
  return `${isLeft ? ' at-left' : ''}${isTop ? ' at-top' : ''}`;
}
/** What the score is made of, a row each, and the longest row of things that counted more. */
function Counts({ result }) {
  const { best } = result.tally;
  return _jsxs('table', {
    class: 'dodge-counts',
    children: [
      parts(result).map(({ source, name, count, points }) => {
        // A narrow card leaves out the word with which a name begins.
        const [, more = '', rest = name] = /^((?:lured|wrecked) )(.*)$/.exec(name) ?? [];
        return _jsxs(
          'tr',
          {
            children: [
              _jsxs('th', {
                scope: 'row',
                children: [
                  _jsx('i', { style: { background: colours[source] }, 'aria-hidden': 'true' }),
                  _jsx('span', { class: 'dodge-more', children: more }),
                  rest,
                ],
              }),
              _jsx('td', { children: count }),
              _jsx('td', { children: formatCount(points) }),
            ],
          },
          source,
        );
      }),
      best > 1 &&
        _jsxs('tr', {
          children: [
            _jsx('th', { scope: 'row', children: 'best row' }),
            _jsxs('td', { children: ['\u00D7', best] }),
            _jsx('td', {}),
          ],
        }),
    ],
  });
}
/** Heights of the bars of scores, the last one that of the run itself. % of the highest */
export function heights(scores) {
  const most = Math.max(1, ...scores);
  return scores.map((score) => Math.max(lowest, Math.round((100 * score) / most)));
}
/** The last runs and this one, with a line at its score. */
function RankBars({ result: { score, kept } }) {
  const { last } = kept;
  const all = heights([...last, score]);
  const kindOf = (n) => (n === last.length ? 'own' : last[n] > score ? 'above' : undefined);
  return _jsxs('div', {
    class: 'dodge-bars',
    'aria-hidden': 'true',
    children: [
      _jsx('b', { style: { bottom: `${all.at(-1)}%` } }),
      all.map((height, n) => _jsx('i', { class: kindOf(n), style: { height: `${height}%` } }, n)),
    ],
  });
}
