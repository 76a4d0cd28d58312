// A table of figures: a line per body with its colour, the unit in each head, and lines for what is kept and what is best.
import './tables.css';
import { element } from '../../legacy/element';
import { shapeSign } from '../shapes';

/** A column. */
export interface Column {
  /** With the unit: "rise, s". */
  readonly heading: string;
  readonly help: string;
  /** Left out where there is little room, 2 before 1; the line's tooltip has its figure. */
  readonly fine?: 1 | 2;
}

/** A line of a table. */
export interface TableLine {
  readonly name: string;
  /** What its mark says: a body, a kept run, or the best possible turn. */
  readonly mark: 'body' | 'kept' | 'best';
  /** The body's colour, as CSS writes it. */
  readonly colour?: string;
  /** The shape of its curves; left out where it has none. */
  readonly shape?: number;
  /** One text a column; empty where there is no figure. */
  readonly cells: readonly string[];
  /** How the figure of the line above differs from this one, a text a column. */
  readonly changes?: readonly string[];
  /** Said in place of the figures. */
  readonly remark?: string;
  /** What a press on the name does; left out where the name is no button. */
  choose?(): void;
  /** Whether it is the body in focus. */
  readonly chosen?: boolean;
}

/** A kind of table. */
export interface TableKind<App> {
  /** Its class, for tests and styles. */
  readonly id: string;
  readonly title: string;
  /** Said beside the title. */
  readonly note: string;
  readonly columns: readonly Column[];
  /** No lines: the table has nothing to show in this scene. */
  lines(app: App): readonly TableLine[];
}

/** A table on the page, and a function that brings it up to date and tells whether it has a line. */
export interface FigureTable {
  readonly table: HTMLTableElement;
  refresh(lines: readonly TableLine[]): void;
}

export function createFigureTable({
  id,
  title,
  columns,
}: Pick<TableKind<never>, 'id' | 'title' | 'columns'>): FigureTable {
  const body = element('tbody');
  const heads = columns.map(({ heading, help, fine }) =>
    element('th', { title: help, scope: 'col', class: fine && `fine-${fine}` }, heading),
  );
  const table = element(
    'table',
    { class: `figure-table ${id}`, 'aria-label': title },
    element('thead', {}, element('tr', {}, element('td'), ...heads)),
    body,
  );
  let shown = '';
  let latest: readonly TableLine[] = [];
  const refresh = (lines: readonly TableLine[]) => {
    // Lines may read the same and be of other bodies, after a restart.
    latest = lines;
    const text = JSON.stringify(lines);
    if (text === shown) return;
    shown = text;
    // A press on a name changes the lines: the name keeps the keyboard.
    const inFocus = [...body.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
    table.classList.toggle(
      'compared',
      lines.some(({ changes }) => changes),
    );
    body.replaceChildren(...lines.map((line, n) => rowOf(columns, line, () => latest[n]?.choose?.())));
    if (inFocus >= 0) body.querySelectorAll('button')[inFocus]?.focus();
  };
  return { table, refresh };
}

function rowOf(columns: readonly Column[], line: TableLine, press: () => void): HTMLElement {
  const { name, mark, colour, shape, cells, changes, remark, choose, chosen } = line;
  const label = choose
    ? element('button', { type: 'button', 'aria-pressed': String(chosen ?? false) }, name)
    : element('span', {}, name);
  if (choose) label.addEventListener('click', press);
  const sign = element('span', { class: shape === undefined ? 'mark' : 'mark shaped' });
  if (shape !== undefined) sign.append(shapeSign(shape));
  const head = element('th', { scope: 'row' }, sign, label);
  const figures = remark
    ? [element('td', { class: 'remark', colspan: columns.length }, remark)]
    : cells.map((cell, n) =>
        element(
          'td',
          { class: columns[n].fine && `fine-${columns[n].fine}` },
          cell,
          element('small', {}, changes?.[n] ?? ''),
        ),
      );
  const all = columns.map(({ heading }, n) => `${heading} ${cells[n] || 'none'}`).join('; ');
  const row = element('tr', { class: mark, title: `${name}: ${remark ?? all}` }, head, ...figures);
  if (colour) row.style.setProperty('--body', colour);
  return row;
}
