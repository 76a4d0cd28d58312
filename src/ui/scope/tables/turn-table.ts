// The table of turns: the measures of each body's last turn, the same of the kept run, and of the best possible turn.

import { lateTime, type StepResponse } from '../../../control/step-response';
import type { MeasuredTurn, TurnMeter } from '../../../simulation/meters/turn-meter';
import { difference, figure } from '../figure';
import { bodyLines, type Measured } from './bodies';
import type { Column, TableKind, TableLine } from './figure-table';

const degrees = (radians: number | null) => (radians === null ? null : (radians * 180) / Math.PI);

interface TurnColumn extends Column {
  readonly decimals: number;
  value(turn: Pick<MeasuredTurn, 'step' | 'timesLimit'>, response: StepResponse): number | null;
}

const columns: readonly TurnColumn[] = [
  {
    heading: 'turn, °',
    help: 'Angle to turn by',
    fine: 1,
    decimals: 0,
    value: ({ step }) => degrees(step),
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
    value: (_, { settlingTime }) => settlingTime,
  },
  {
    heading: `at ${lateTime} s, °`,
    fine: 2,
    help: `Heading error ${lateTime} s after the start of the turn`,
    decimals: 2,
    value: (_, { lateError }) => degrees(lateError),
  },
  {
    heading: 'left, °',
    fine: 2,
    help: 'Steady-state error: what is left in the end',
    decimals: 1,
    value: (_, { steadyStateError }) => degrees(steadyStateError),
  },
  {
    heading: 'IAE, °s',
    fine: 2,
    help: 'Integral of the absolute error: degrees off, summed over time',
    decimals: 0,
    value: (_, { iae }) => degrees(iae),
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
    help: 'Settling time over that of the best possible turn with this motor: full torque one way, then the other',
    decimals: 2,
    value: ({ timesLimit }) => timesLimit,
  },
];

/** A turn that has gone on this many times as long as the best one has failed to settle, rather than not settled yet. */
const patience = 3;

/** What a body's line shows: a turn, or words where there is none to show yet. */
export function turnShown(
  meter: Pick<TurnMeter, 'last' | 'settled' | 'running'>,
): MeasuredTurn | string | null {
  const { last, settled, running } = meter;
  if (!last) return null;
  if (last === settled) return last;
  const late = !running || last.seconds > patience * (last.best.settlingTime ?? Number.POSITIVE_INFINITY);
  return late ? last : (settled ?? 'turning…');
}

export const turnTable: TableKind<Measured> = {
  id: 'turn-table',
  title: 'Turns',
  note: 'last of each',
  columns,
  lines(measured) {
    const { session, view } = measured;
    const turns = bodyLines(measured).flatMap(({ entity, line }) => {
      const meter = session.simulation.measures.of(entity)?.turn;
      const turn = meter && turnShown(meter);
      return turn ? [{ line, turn }] : [];
    });
    const rank = (turn: MeasuredTurn | string) =>
      (typeof turn === 'string' ? null : turn.timesLimit) ?? Number.POSITIVE_INFINITY;
    // Of many bodies the quickest stands on top.
    const ordered = turns.length > 2 ? turns.toSorted((a, b) => rank(a.turn) - rank(b.turn)) : turns;
    const lines = ordered.flatMap(({ line, turn }): TableLine[] => {
      if (typeof turn === 'string') return [{ ...line, cells: [], remark: turn }];
      const kept = view.kept?.bodies.find(({ name }) => name === line.name)?.turn;
      return [{ ...line, cells: cellsOf(turn) }, ...(kept ? [keptLine(turn, kept, line.colour)] : [])];
    });
    const inFocus = (ordered.find(({ line }) => line.chosen) ?? ordered.at(0))?.turn;
    return inFocus && typeof inFocus !== 'string'
      ? [
          ...lines,
          bestLine(
            inFocus,
            ordered.map(({ turn }) => turn),
            ordered.find(({ line }) => line.chosen)?.line.name,
          ),
        ]
      : lines;
  },
};

function cellsOf(turn: MeasuredTurn, response = turn.response): string[] {
  return columns.map(({ value, decimals }) => figure(value(turn, response), decimals));
}

function keptLine(turn: MeasuredTurn, kept: MeasuredTurn, colour: string | undefined): TableLine {
  const changes = columns.map(({ value, decimals }) =>
    difference(value(turn, turn.response), value(kept, kept.response), decimals),
  );
  return { name: 'kept', mark: 'kept', colour, cells: cellsOf(kept), changes };
}

/** The best possible turn. Where those of the bodies differ it is that of the body in focus, and says so. */
function bestLine(turn: MeasuredTurn, turns: readonly (MeasuredTurn | string)[], name = ''): TableLine {
  const timeOf = (each: MeasuredTurn | string) =>
    typeof each === 'string' ? '' : figure(each.best.settlingTime, 2);
  const differ = turns.some((each) => timeOf(each) !== '' && timeOf(each) !== timeOf(turn));
  const best = { step: turn.step, timesLimit: turn.timesLimit === null ? null : 1 };
  return {
    name: differ && name ? `Best for ${name}` : 'Best',
    mark: 'best',
    cells: columns.map(({ value, decimals }) => figure(value(best, turn.best), decimals)),
  };
}
