// What a search found: the gains, the curve of a turn, and a table of all turns, before and after.
import { useState } from 'preact/hooks';
import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { figures } from '../../tuning/cost';
import { formatThreeDigits, inDegrees } from '../kit/formats';
import { figureOf, nameOf } from './words';
export function Result({ tuned: { before, after }, outcome, was }) {
  const [shown, show] = useState(() => after.trials.findIndex(({ turn }) => turn.angleDeg === 90));
  const columns = Object.keys(figures);
  /** What there is besides turns, in the foot of the table. */
  const Total = ({ name, of }) =>
    _jsxs('tr', {
      children: [
        _jsx('th', { scope: 'row', colSpan: 5, children: name }),
        _jsx('td', { children: formatThreeDigits(of(before)) }),
        _jsx('td', { class: 'after', children: formatThreeDigits(of(after)) }),
      ],
    });
  return _jsxs('div', {
    class: 'result',
    children: [
      _jsx('dl', {
        class: 'gains',
        children: outcome.gains.map((line) => _jsx(Gain, { ...line }, line.name)),
      }),
      outcome.notes.map((note) => _jsx('p', { class: 'note', children: note }, note)),
      _jsxs('p', {
        class: 'legend',
        children: [
          _jsx('span', { class: 'before', children: was }),
          _jsx('span', { class: 'after', children: 'after' }),
          _jsx('span', { class: 'best', children: 'best possible' }),
        ],
      }),
      _jsx('div', {
        class: 'curve',
        children: _jsx(Curve, { after: after.trials[shown], before: before.trials[shown] }),
      }),
      _jsx('div', {
        class: 'turns',
        tabIndex: 0,
        role: 'group',
        'aria-label': 'Every turn',
        children: _jsxs('table', {
          children: [
            _jsxs('thead', {
              children: [
                _jsxs('tr', {
                  children: [
                    _jsx('th', { rowSpan: 2, scope: 'col', children: 'Turn' }),
                    columns.map((name) =>
                      _jsx('th', { colSpan: 2, scope: 'colgroup', children: figures[name].label }, name),
                    ),
                  ],
                }),
                _jsx('tr', {
                  children: columns
                    .flatMap(() => [was, 'after'])
                    .map((head, n) => _jsx('th', { scope: 'col', children: head }, n)),
                }),
              ],
            }),
            _jsx('tbody', {
              children: after.trials.map((trial, n) =>
                _jsxs(
                  'tr',
                  {
                    children: [
                      _jsx('th', {
                        scope: 'row',
                        children: _jsx('button', {
                          type: 'button',
                          'aria-pressed': n === shown,
                          onClick: () => show(n),
                          children: nameOf(trial.turn),
                        }),
                      }),
                      columns.map((name) => [
                        _jsx('td', { children: figureOf(name, before.trials[n]) }),
                        _jsx('td', { class: 'after', children: figureOf(name, trial) }),
                      ]),
                    ],
                  },
                  n,
                ),
              ),
            }),
            _jsxs('tfoot', {
              children: [
                before.restEffort !== null &&
                  _jsx(Total, {
                    name: 'At rest, noisy heading: mean |\u03B1|, rad/s\u00B2',
                    of: ({ restEffort }) => restEffort,
                  }),
                _jsx(Total, { name: 'Cost of all, with the goal at 90\u00B0', of: ({ cost }) => cost }),
              ],
            }),
          ],
        }),
      }),
    ],
  });
}
function Gain({ letter, name, before, after }) {
  const isChanged = before !== undefined && before !== after;
  return _jsxs('div', {
    class: isChanged ? 'changed' : undefined,
    children: [
      _jsxs('dt', { children: [letter && _jsx('b', { children: letter }), letter ? ` ${name}` : name] }),
      _jsxs('dd', { children: [isChanged && _jsx('s', { children: before }), isChanged && ' ', after] }),
    ],
  });
}
/** Largest width of the curve, its height, and its margins for figures. px; on a phone it is as wide as the window, so that figures stay large */
const size = { most: 720, height: 220, left: 44, right: 8, top: 10, bottom: 26 };
/** A step of 1, 2 or 5 times a power of ten that divides a range into about so many parts. */
function niceStep(range, parts) {
  const rough = range / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
}
/** The whole multiples of a step in a range. */
function multiples(step, from, to) {
  const all = [];
  for (let n = Math.ceil(from / step); n * step <= to; n++) all.push(n);
  return all;
}
/** The curve of a turn: its error over time, with the gains as they were and as found, and that of the best possible turn. */
function Curve({ after, before }) {
  const courses = [before.course, after.course];
  const { timeStep, best } = after.course;
  const seconds = timeStep * Math.max(...courses.map(({ errors }) => errors.length));
  // Turned the other way, against the wind, it is drawn as the others are.
  const degrees = (error) => Math.sign(after.course.step) * inDegrees(error);
  const step = degrees(after.course.step);
  const all = courses.flatMap(({ errors }) => errors.map(degrees));
  const lowest = Math.min(0, ...all, -step / 10);
  const highest = Math.max(step, ...all);
  const { most, height, left, right, top, bottom } = size;
  const width = Math.min(most, innerWidth - 2 * left);
  const x = (time) => left + (time / seconds) * (width - left - right);
  const y = (error) => top + ((highest - error) / (highest - lowest)) * (height - top - bottom);
  const line = (errors, name) =>
    _jsx('polyline', {
      class: name,
      points: [step, ...errors.map(degrees)]
        .map((error, n) => `${x(n * timeStep).toFixed(1)},${y(error).toFixed(1)}`)
        .join(' '),
    });
  const across = niceStep(seconds, width / 80);
  const up = niceStep(highest - lowest, 4);
  return _jsxs('svg', {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': 'Heading error over time, before and after; the table has the figures.',
    children: [
      multiples(across, across, seconds).map((n) =>
        _jsx(
          'text',
          {
            x: x(n * across),
            y: height - 6,
            'text-anchor': 'middle',
            children: `${Number((n * across).toFixed(2))} s`,
          },
          n,
        ),
      ),
      multiples(up, lowest, highest).map((n) =>
        _jsxs(
          'g',
          {
            children: [
              _jsx('line', {
                class: n === 0 ? 'zero' : 'rule',
                x1: left,
                x2: width - right,
                y1: y(n * up),
                y2: y(n * up),
              }),
              _jsx('text', {
                x: left - 8,
                y: y(n * up) + 4,
                'text-anchor': 'end',
                children: `${n * up}°`.replace('-', '−'),
              }),
            ],
          },
          n,
        ),
      ),
      line(best, 'best'),
      line(before.course.errors, 'before'),
      line(after.course.errors, 'after'),
    ],
  });
}
