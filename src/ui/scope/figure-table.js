import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { focusedEntity } from '../../view/view-state';
import { recordedBodies } from './capture';
import { ShapeSign } from './shapes';
/** A line for each body that is measured and no enemy, in their order. */
export function bodyLines({ session, view }) {
  const focused = focusedEntity(session, view);
  return recordedBodies(session)
    .filter(({ isEnemy }) => !isEnemy)
    .map(({ entity, name, colour, shape }) => ({
      entity,
      line: {
        ...{ name, mark: 'body', colour, shape, chosen: entity === focused },
        choose: () => view.set('focus', entity),
      },
    }));
}
const fineClass = ({ fine }) => fine && `fine-${fine}`;
export function FigureTable({ id, title, columns, lines }) {
  const isCompared = lines.some(({ changes }) => changes);
  return _jsxs('table', {
    class: `figure-table ${id}${isCompared ? ' compared' : ''}`,
    'aria-label': title,
    children: [
      _jsx('thead', {
        children: _jsxs('tr', {
          children: [
            _jsx('td', {}),
            columns.map((column) =>
              _jsx(
                'th',
                { scope: 'col', title: column.help, class: fineClass(column), children: column.heading },
                column.heading,
              ),
            ),
          ],
        }),
      }),
      _jsx('tbody', {
        children: lines.map((line, n) =>
          _jsx(Line, { columns, line, isCompared }, `${line.mark} ${line.shape ?? n}`),
        ),
      }),
    ],
  });
}
function Line({ columns, line, isCompared }) {
  const { name, mark, colour, shape, cells, changes, remark, choose, chosen } = line;
  const all = columns.map(({ heading }, n) => `${heading} ${cells[n] || 'none'}`).join('; ');
  return _jsxs('tr', {
    class: mark,
    title: `${name}: ${remark ?? all}`,
    style: { '--body': colour },
    children: [
      _jsxs('th', {
        scope: 'row',
        children: [
          _jsx('span', {
            class: shape === undefined ? 'mark' : 'mark shaped',
            children: shape !== undefined && _jsx(ShapeSign, { place: shape }),
          }),
          choose
            ? _jsx('button', { type: 'button', 'aria-pressed': chosen, onClick: choose, children: name })
            : _jsx('span', { children: name }),
        ],
      }),
      remark
        ? _jsx('td', { class: 'remark', colSpan: columns.length, children: remark })
        : columns.map((column, n) =>
            _jsxs(
              'td',
              {
                class: fineClass(column),
                children: [cells[n], isCompared && _jsx('small', { children: changes?.[n] })],
              },
              column.heading,
            ),
          ),
    ],
  });
}
