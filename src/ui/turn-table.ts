// The table of the last turns: each body's measures, and how many times the best possible turn it took.
import type { Entity } from '../entities/moving-entity';
import { familyOf } from '../simulation/cast';
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
    body.replaceChildren(
      ...rows.map(({ name, family, cells }) => {
        const title = element('th', { scope: 'row', class: family }, name);
        const all = columns.map(({ heading }, n) => `${heading} ${cells[n]}`).join(', ');
        const figures = cells.map((cell, n) => element('td', { class: columns[n].fine && 'fine' }, cell));
        return element('tr', { title: `${name}: ${all}` }, title, ...figures);
      }),
    );
  };
  return { table, refresh };
}

function rowsOf({ session }: App): { name: string; family: string; cells: string[] }[] {
  const turns = session.entities.flatMap((entity: Entity) => {
    const turn = session.simulation.meterOf(entity)?.last;
    return turn ? [{ entity, turn }] : [];
  });
  const rank = ({ turn }: { turn: MeasuredTurn }) => turn.timesLimit ?? Number.POSITIVE_INFINITY;
  const ranked = session.entities.length > 2 ? turns.toSorted((a, b) => rank(a) - rank(b)) : turns;
  return ranked.slice(0, mostRows).map(({ entity, turn }) => ({
    name: session.labelOf(entity),
    family: familyOf(entity.kind),
    cells: columns.map((column) => column.text(turn)),
  }));
}
