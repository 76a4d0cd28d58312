// The table of turns: measured values of each body's last turn, of the comparison run, and of the best possible turn.

import { lateTime, type StepResponse } from '../../../laws/control/step-response';
import { kindOf } from '../../../world/simulation/entity-kinds';
import type { MeasuredTurn, TurnMeter } from '../../../world/simulation/meters/turn-meter';
import { errorUnits, formatDifference, formatFixed } from '../kit/formats';
import type { ControlledVariable, MeasuredRun } from './capture';
import { type BodyLine, bodyLines, type TableColumn, type TableKind, type TableLine } from './figure-table';

interface TurnColumn extends TableColumn {
  readonly decimals: number;
  /** Text of the cell for a missing value; empty if left out. */
  readonly none?: string;
  value(turn: Pick<MeasuredTurn, 'step' | 'timesLimit'>, response: StepResponse): number | null;
}

/** Returns the columns of the table of turns or moves. Angles are in degrees, distances in metres. */
function columnsFor(controlledVariable: ControlledVariable): readonly TurnColumn[] {
  const { error: unit, factor } = errorUnits[controlledVariable];
  const amount = (value: number | null) => (value === null ? null : value * factor);
  return [
    {
      heading: `${controlledVariable === 'heading' ? 'turn' : 'move'}, ${unit}`,
      help: 'How far it had to go',
      fine: 1,
      decimals: 0,
      value: ({ step }) => amount(step),
    },
    {
      heading: 'rise, s',
      help: 'From 10 % to 90 % of the turn',
      decimals: 2,
      value: (_, { riseTime }) => riseTime,
    },
    {
      heading: 'over, %',
      help: 'Overshoot: how far past the target, as a share of the turn',
      decimals: 0,
      value: (_, { overshoot }) => 100 * overshoot,
    },
    {
      heading: 'settled, s',
      help: 'From here on within 2 % of the turn around the target; counted from the release of a body that was held',
      decimals: 2,
      none: 'no',
      value: (_, { settlingTime }) => settlingTime,
    },
    {
      heading: `at ${lateTime} s, ${unit}`,
      fine: 2,
      help: `Error ${lateTime} s after the start of the turn`,
      decimals: 2,
      value: (_, { lateError }) => amount(lateError),
    },
    {
      heading: `left, ${unit}`,
      fine: 2,
      help: 'Steady-state error: what is left in the end',
      decimals: 1,
      value: (_, { steadyStateError }) => amount(steadyStateError),
    },
    {
      heading: `IAE, ${unit}·s`,
      fine: 2,
      help: 'Integral of the absolute error: summed over time',
      decimals: 0,
      value: (_, { iae }) => amount(iae),
    },
    {
      heading: 'at limit, %',
      fine: 1,
      help: 'Share of the time in which the motor gave all it has',
      decimals: 0,
      value: (_, { shareAtLimit }) => 100 * shareAtLimit,
    },
    {
      heading: '× best',
      help: 'Settling time over that of the best possible turn with this motor: full torque one way, then the other. Just below 1 where a turn passes its heading within the band of 2 %, or where what is left of a gyroscopic torque helps it along. A dash where it has not settled, where no motor turns it, and where the heading it turned to moved on before: that turn is not the best then',
      decimals: 2,
      none: '–',
      value: ({ timesLimit }) => timesLimit,
    },
  ];
}

/** Time after which an unfinished turn counts as failed, as a multiple of the best possible time. */
const failureFactor = 3;

/**
 * Returns the content of a body's row in the table of turns.
 * @returns measurements of a turn; the text "turning…" during the body's first turn; null before it
 */
export function turnShown(
  meter: Pick<TurnMeter, 'last' | 'settled' | 'running'>,
): MeasuredTurn | string | null {
  const { last, settled, running } = meter;
  if (!last) return null;
  if (last === settled) return last;
  const late =
    !running || last.seconds > failureFactor * (last.best.settlingTime ?? Number.POSITIVE_INFINITY);
  return late ? last : (settled ?? 'turning…');
}

function tableOf(held: ControlledVariable, id: string, title: string): TableKind {
  const columns = columnsFor(held);
  const lines = (measured: MeasuredRun) => linesOf(columns, held, measured);
  return { id, title, note: 'last of each', columns, lines };
}

export const turnTable = tableOf('heading', 'turn-table', 'Turns');

export const moveTable = tableOf('place', 'move-table', 'Moves');

/** Table row of a body and its measured turn. `turn` is the text "turning…" until a turn has settled. */
interface TurnRow {
  readonly line: BodyLine;
  readonly turn: MeasuredTurn | string;
}

function linesOf(
  columns: readonly TurnColumn[],
  held: ControlledVariable,
  measured: MeasuredRun,
): TableLine[] {
  const { session, view } = measured;
  const turned = bodyLines(measured).flatMap(({ entity, line }): TurnRow[] => {
    const meter = session.simulation.measures.of(entity)?.turn;
    const turn = meter && kindOf(entity).controlledVariable === held ? turnShown(meter) : null;
    return turn ? [{ line, turn }] : [];
  });
  // With more than two bodies, the quickest comes first.
  const ordered = turned.length > 2 ? turned.toSorted((a, b) => rankOf(a) - rankOf(b)) : turned;
  const lines = ordered.flatMap(({ line, turn }): TableLine[] => {
    const isTurning = typeof turn === 'string';
    const own = isTurning ? { ...line, cells: [], remark: turn } : { ...line, cells: cellsOf(columns, turn) };
    const kept = view.comparisonRun?.bodies.find(({ name }) => name === line.name)?.turn;
    if (!kept) return [own];
    const cells = cellsOf(columns, kept);
    const changes = columns.map(({ value, decimals }) =>
      isTurning ? '' : formatDifference(value(turn, turn.response), value(kept, kept.response), decimals),
    );
    return [own, { name: 'kept', mark: 'kept', colour: line.colour, cells, changes }];
  });
  return [...lines, ...bestLines(columns, ordered)];
}

const rankOf = ({ turn }: TurnRow) =>
  (typeof turn === 'string' ? null : turn.timesLimit) ?? Number.POSITIVE_INFINITY;

function cellsOf(columns: readonly TurnColumn[], turn: MeasuredTurn): string[] {
  return columns.map(
    ({ value, decimals, none = '' }) => formatFixed(value(turn, turn.response), decimals) || none,
  );
}

function bestLines(columns: readonly TurnColumn[], turned: readonly TurnRow[]): TableLine[] {
  // A settled turn without a time over the best means that the computed turn is not the best one, for example because
  // crates were in its way.
  const all = turned.flatMap(({ line, turn }) => (typeof turn === 'string' ? [] : [{ line, turn }]));
  const measured = all.filter(({ turn }) => turn.response.settlingTime === null || turn.timesLimit !== null);
  const { line, turn } = measured.find((each) => each.line.chosen) ?? measured[0] ?? {};
  if (!line || !turn) return [];
  const timeOf = (each: MeasuredTurn) => formatFixed(each.best.settlingTime, 2);
  const differ = measured.length < all.length || measured.some((each) => timeOf(each.turn) !== timeOf(turn));
  const best = { step: turn.step, timesLimit: 1 };
  return [
    {
      name: differ ? `Best possible for ${line.name}` : 'Best',
      mark: 'best',
      cells: columns.map(({ value, decimals }) => formatFixed(value(best, turn.best), decimals)),
    },
  ];
}
