// The table of turns: the measures of each body's last turn, and how many times the best possible turn it took.

import { lateTime } from '../../../control/step-response';
import type { MeasuredTurn } from '../../../simulation/meters/turn-meter';
import { colourOf } from '../../../view/body-colours';
import { css } from '../../../view/palette';
import type { App } from '../../app';
import {
  createFigureTable,
  type FigureColumn,
  type FigureRow,
  type FigureTable,
  figure,
} from './figure-table';

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** A body that has turned. */
interface TurnRow extends FigureRow {
  readonly turn: MeasuredTurn;
}

const columns: readonly FigureColumn<TurnRow>[] = [
  {
    heading: 'turn',
    help: 'Angle to turn by',
    fine: true,
    text: ({ turn: { step } }) => `${degrees(step).toFixed(0)}°`,
  },
  {
    heading: 'rise',
    help: 'From 10 % to 90 % of the turn',
    text: ({ turn: { response } }) => figure(response.riseTime, 2, 's'),
  },
  {
    heading: 'overshoot',
    help: 'How far past the target, as a share of the turn',
    text: ({ turn: { response } }) => `${(100 * response.overshoot).toFixed(0)} %`,
  },
  {
    heading: 'settle',
    help: 'From here on within 2 % of the turn around the target',
    text: ({ turn: { response } }) => figure(response.settlingTime, 2, 's'),
  },
  {
    heading: `error ${lateTime} s`,
    fine: true,
    help: `Heading error ${lateTime} s after the start of the turn`,
    text: ({ turn: { response } }) =>
      figure(response.lateError === null ? null : degrees(response.lateError), 2, '°'),
  },
  {
    heading: 'steady',
    fine: true,
    help: 'Steady-state error: what is left in the end',
    text: ({ turn: { response } }) => `${degrees(response.steadyStateError).toFixed(1)}°`,
  },
  {
    heading: 'IAE',
    fine: true,
    help: 'Integral of the absolute error: degrees off, summed over time',
    text: ({ turn: { response } }) => `${degrees(response.iae).toFixed(0)}°s`,
  },
  {
    heading: 'at limit',
    fine: true,
    help: 'Share of the time in which the motor gave all it has',
    text: ({ turn: { response } }) => `${(100 * response.shareAtLimit).toFixed(0)} %`,
  },
  {
    heading: '× limit',
    help: 'Settling time over that of the time-optimal turn with this motor: full torque one way, then the other',
    text: ({ turn: { timesLimit } }) => figure(timesLimit, 2, ''),
  },
];

/** How many times the limit a full ranking bar is. At 2.7 the mark of 1.00 falls between two columns. */
const fullBar = 2.7;

/** The table, and a function that brings it up to date. Settled bodies come first, the quickest on top. */
export function createTurnTable(app: App): FigureTable {
  return createFigureTable('turn-table', 'Turns', columns, () => rowsOf(app), drawBar);
}

/** Draws the bar at the bottom of a row, which is as long as the turn took; none before the turn has settled. */
function drawBar(row: HTMLElement, { turn: { timesLimit } }: TurnRow): void {
  const share = Math.min(1, (timesLimit ?? 0) / fullBar);
  row.style.setProperty('--bar', `${(100 * share).toFixed(1)}%`);
  row.style.setProperty('--bound', `${(100 / fullBar).toFixed(1)}%`);
}

function rowsOf({ session }: App): TurnRow[] {
  const rows = session.entities.flatMap((entity) => {
    // Enemies are only aimed at; their own turns are not listed.
    if (session.simulation.specOf(entity).hostile) return [];
    const turn = session.simulation.measures.of(entity)?.turn.last;
    return turn ? [{ name: session.labelOf(entity), colour: css(colourOf(session, entity)), turn }] : [];
  });
  const rank = ({ turn }: TurnRow) => turn.timesLimit ?? Number.POSITIVE_INFINITY;
  return session.entities.length > 2 ? rows.toSorted((a, b) => rank(a) - rank(b)) : rows;
}
