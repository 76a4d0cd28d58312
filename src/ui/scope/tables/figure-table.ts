// A table of figures: a row per body in its colour, and a tooltip per column. It is hidden while it has no rows.
import './tables.css';
import { element } from '../../element';

/** A column of a table. */
export interface FigureColumn<Row> {
  readonly heading: string;
  readonly help: string;
  /** Whether it is left out where there is little room; the row's tooltip has its figure. */
  readonly fine?: true;
  text(row: Row): string;
}

/** What every row has besides its figures. */
export interface FigureRow {
  readonly name: string;
  /** The body's colour in the picture, as CSS writes it. */
  readonly colour: string;
}

/** A table on the page, and a function that brings it up to date. */
export interface FigureTable {
  readonly table: HTMLTableElement;
  refresh(): void;
}

/** Largest number of rows. */
const mostRows = 10;

/**
 * Makes a table, which is hidden while it has no rows.
 * @param id its class, for tests and styles
 * @param decorate changes a row's element further
 */
export function createFigureTable<Row extends FigureRow>(
  id: string,
  caption: string,
  columns: readonly FigureColumn<Row>[],
  rowsNow: () => readonly Row[],
  decorate: (element: HTMLElement, row: Row) => void = () => {},
): FigureTable {
  const body = element('tbody');
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, caption),
    ...columns.map(({ heading, help, fine }) =>
      element('th', { title: help, scope: 'col', class: fine && 'fine' }, heading),
    ),
  );
  const table = element(
    'table',
    { class: `figure-table ${id}`, 'aria-label': caption, hidden: true },
    element('thead', {}, head),
    body,
  );
  let shown = '';
  const refresh = () => {
    const rows = rowsNow()
      .slice(0, mostRows)
      .map((row) => ({ ...row, cells: columns.map((column) => column.text(row)) }));
    const text = rows.map(({ name, colour, cells }) => [name, colour, ...cells].join('\t')).join('\n');
    if (text === shown) return;
    shown = text;
    table.hidden = rows.length === 0;
    const made = rows.map((row) => {
      const line = tableRow(columns, row);
      decorate(line, row);
      return line;
    });
    body.replaceChildren(...made);
  };
  return { table, refresh };
}

function tableRow(
  columns: readonly Pick<FigureColumn<never>, 'heading' | 'fine'>[],
  { name, colour, cells }: FigureRow & { readonly cells: readonly string[] },
): HTMLElement {
  const all = columns.map(({ heading }, n) => `${heading} ${cells[n]}`).join(', ');
  const figures = cells.map((cell, n) => element('td', { class: columns[n].fine && 'fine' }, cell));
  const row = element('tr', { title: `${name}: ${all}` }, element('th', { scope: 'row' }, name), ...figures);
  row.style.setProperty('--body', colour);
  return row;
}

/** A figure with its unit; a dash for a missing one. */
export function figure(value: number | null | undefined, decimals: number, unit: string): string {
  if (value === null || value === undefined) return '–';
  // "0.00 s" would look like a fault.
  const least = 10 ** -decimals;
  if (unit === 's' && value >= 0 && value < least / 2) return `< ${least} s`;
  return unit ? `${value.toFixed(decimals)} ${unit}` : value.toFixed(decimals);
}
