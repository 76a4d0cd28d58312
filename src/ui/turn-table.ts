// The table of the last turns: each body's measures, and how many times the best possible turn it took.
import type { Entity } from '../entities/moving-entity';
import { colourOf } from '../scene/body-colours';
import { css } from '../scene/palette';
import type { MeasuredTurn } from '../simulation/turn-meter';
import type { App } from './app';
import { element } from './element';

const degrees = (radians: number) => (radians * 180) / Math.PI;
const seconds = (value: number | null) => (value === null ? '–' : `${value.toFixed(2)} s`);

/** A column: heading, what it means, and how a turn's measure is written. */
interface Column {
  readonly heading: string;
  readonly help: string;
  /** Left out where there is little room; the row's tooltip has it. */
  readonly fine?: true;
  text(turn: MeasuredTurn): string;
}

const columns: readonly Column[] = [
  {
    heading: 'turn',
    help: 'Angle to turn by',
    fine: true,
    text: ({ step }) => `${degrees(step).toFixed(0)}°`,
  },
  {
    heading: 'rise',
    help: 'From 10 % to 90 % of the turn',
    text: ({ response }) => seconds(response.riseTime),
  },
  {
    heading: 'overshoot',
    help: 'How far past the target, as a share of the turn',
    text: ({ response }) => `${(100 * response.overshoot).toFixed(0)} %`,
  },
  {
    heading: 'settle',
    help: 'From here on within 2 % of the turn around the target',
    text: ({ response }) => seconds(response.settlingTime),
  },
  {
    heading: 'steady',
    fine: true,
    help: 'Steady-state error: what is left in the end',
    text: ({ response }) => `${degrees(response.steadyStateError).toFixed(1)}°`,
  },
  {
    heading: 'IAE',
    fine: true,
    help: 'Integral of the absolute error: degrees off, summed over time',
    text: ({ response }) => `${degrees(response.iae).toFixed(0)}°s`,
  },
  {
    heading: 'at limit',
    fine: true,
    help: 'Share of the time in which the motor gave all it has',
    text: ({ response }) => `${(100 * response.shareAtLimit).toFixed(0)} %`,
  },
  {
    heading: '× limit',
    help: 'Settling time over that of the time-optimal turn with this motor: full torque one way, then the other',
    text: ({ timesLimit }) => (timesLimit === null ? '–' : timesLimit.toFixed(2)),
  },
];

/** Rows at most. */
const mostRows = 10;

/** The ranking bar is as long as its row at so many times the limit: 1.00 then falls between two columns. */
const fullBar = 2.7;

interface Row {
  readonly name: string;
  readonly colour: string;
  /** Length of the ranking bar, as a share of the row; null while the turn has not settled. */
  readonly bar: number | null;
  readonly cells: readonly string[];
}

/** The table and a function that brings it up to date. Settled bodies come first, the quickest on top. */
export function createTurnTable(app: App): { table: HTMLTableElement; refresh: () => void } {
  const body = element('tbody');
  const head = element(
    'tr',
    {},
    element('th', {}, ''),
    ...columns.map(({ heading, help, fine }) =>
      element('th', { title: help, scope: 'col', class: fine && 'fine' }, heading),
    ),
  );
  const table = element('table', { class: 'turn-table' }, element('thead', {}, head), body);
  let shown = '';
  const refresh = () => {
    const rows = rowsOf(app);
    const text = JSON.stringify(rows);
    if (text === shown) return;
    shown = text;
    body.replaceChildren(...rows.map(tableRow));
  };
  return { table, refresh };
}

function tableRow({ name, colour, bar, cells }: Row): HTMLElement {
  const title = element('th', { scope: 'row' }, name);
  const all = columns.map(({ heading }, n) => `${heading} ${cells[n]}`).join(', ');
  const figures = cells.map((cell, n) => element('td', { class: columns[n].fine && 'fine' }, cell));
  const row = element('tr', { title: `${name}: ${all}` }, title, ...figures);
  row.style.setProperty('--body', colour);
  row.style.setProperty('--bar', `${(100 * (bar ?? 0)).toFixed(1)}%`);
  row.style.setProperty('--bound', `${(100 / fullBar).toFixed(1)}%`);
  return row;
}

function rowsOf({ session }: App): Row[] {
  const turns = session.entities.flatMap((entity: Entity) => {
    // Enemies are there to be aimed at.
    if (session.simulation.specOf(entity).hostile) return [];
    const turn = session.simulation.measures.of(entity)?.turn.last;
    return turn ? [{ entity, turn }] : [];
  });
  const rank = ({ turn }: { turn: MeasuredTurn }) => turn.timesLimit ?? Number.POSITIVE_INFINITY;
  const ranked = session.entities.length > 2 ? turns.toSorted((a, b) => rank(a) - rank(b)) : turns;
  return ranked.slice(0, mostRows).map(({ entity, turn }) => ({
    name: session.labelOf(entity),
    colour: css(colourOf(session, entity)),
    bar: turn.timesLimit === null ? null : Math.min(1, turn.timesLimit / fullBar),
    cells: columns.map((column) => column.text(turn)),
  }));
}
