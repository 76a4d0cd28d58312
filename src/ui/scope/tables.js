import { useState } from 'preact/hooks';
import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { useApp } from '../app';
import { formatFixed } from '../kit/formats';
import { nearest } from './capture';
import { FigureTable } from './figure-table';
import { factorOf, readings } from './plots';
import { chaseTable, gunTable, pushTable } from './scene-tables';
import { moveTable, turnTable } from './turn-table';

/** The tables of particular scenes come before the turns, which every scene has. */
const kinds = [gunTable, chaseTable, pushTable, turnTable, moveTable];
/** Id of the table that the person chose last; it outlives the drawer. */
let lastChosen = '';
/** The table in the head and body of its place: one that is chosen, or the readings. */
export function Tables({ plots, now, cursor, children }) {
  const app = useApp();
  const [chosenId, choose] = useState(lastChosen);
  const isReading = cursor !== null && now.ages.length > 0;
  const filled = isReading
    ? []
    : kinds.map((kind) => ({ kind, lines: kind.lines(app) })).filter(({ lines }) => lines.length > 0);
  const chosen = filled.find(({ kind }) => kind.id === chosenId) ?? filled.at(0);
  const usual = chosen?.kind ?? (now.controlledVariable === 'place' ? moveTable : turnTable);
  const { title, note } = isReading
    ? readingTitle(now, cursor)
    : { title: usual.title, note: chosen?.kind.note };
  return _jsxs('div', {
    class: 'scope-tables',
    children: [
      _jsxs('header', {
        class: 'scope-head',
        children: [
          filled.length > 1
            ? _jsx('div', {
                class: 'scope-titles',
                children: filled.map(({ kind }) =>
                  _jsx(
                    'button',
                    {
                      type: 'button',
                      'data-table': kind.id,
                      'aria-pressed': kind === chosen?.kind,
                      onClick: () => {
                        lastChosen = kind.id;
                        choose(kind.id);
                      },
                      children: kind.title,
                    },
                    kind.id,
                  ),
                ),
              })
            : _jsx('h3', { children: title }),
          note && _jsx('em', { children: note }),
          children,
        ],
      }),
      _jsxs('div', {
        class: 'scope-rows',
        tabIndex: -1,
        children: [
          isReading &&
            _jsx(FigureTable, {
              id: 'reading-table',
              title: 'Values at the cursor',
              columns: readingColumns(plots, now.controlledVariable),
              lines: readingLines(plots, now, cursor),
            }),
          chosen && _jsx(FigureTable, { ...chosen.kind, lines: chosen.lines }, chosen.kind.id),
          !isReading && !chosen && _jsx('p', { class: 'scope-nothing', children: 'None is measured yet.' }),
        ],
      }),
    ],
  });
}
export function readingColumns(plots, held) {
  return plots.flatMap((plot) =>
    readings(plot, held).map(({ label }) => ({ heading: label, help: plot.help })),
  );
}
export function readingLines(plots, { ages, tracks, controlledVariable }, age) {
  const index = nearest(ages, age);
  return tracks.map(({ name, colour, shape, column }) => ({
    name,
    mark: 'body',
    colour,
    shape,
    cells: plots.flatMap((plot) =>
      readings(plot, controlledVariable).map(({ channel }) => {
        const value = column(channel)[index];
        return formatFixed(value && value * factorOf(plot, controlledVariable), plot.decimals);
      }),
    ),
  }));
}
/** "At −3.42 s", and the time since the start. */
export function readingTitle({ ages, times }, age) {
  const index = nearest(ages, age);
  return { title: `At ${formatFixed(ages[index], 2)} s`, note: `t = ${formatFixed(times[index], 3)} s` };
}
