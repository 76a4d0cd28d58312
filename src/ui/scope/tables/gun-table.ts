// The table of guns: hits a minute and time to aim of each turret.
import type { GunScore } from '../../../simulation/guns/gun';
import { gunsOf } from '../../../simulation/guns/gunnery';
import { figure } from '../figure';
import { bodyLines, type Measured } from './bodies';
import type { TableKind, TableLine } from './figure-table';

/**
 * The figures of a gun; words before it has aimed.
 * @param time s since the start
 */
export function gunFigures(
  { since, shots, hits, aims, aimTime }: Readonly<GunScore>,
  time: number,
): Pick<TableLine, 'cells' | 'remark'> {
  if (aims === 0) return { cells: [], remark: 'no enemy aimed at yet' };
  return {
    cells: [figure((60 * hits) / (time - since), 1), figure(aimTime / aims, 2), String(hits), String(shots)],
  };
}

export const gunTable: TableKind<Measured> = {
  id: 'gun-table',
  title: 'Guns',
  note: 'since the start or the last swap',
  // No share of hits: who fires less often, because it aims longer, misses less and hits less.
  columns: [
    {
      heading: 'hits a minute',
      help: 'Enemies hit a minute, since the start or the last swap: what a turret is for',
    },
    {
      heading: 'to aim, s',
      help: 'Mean time from a new enemy to the first moment at which it may fire',
    },
    { heading: 'hits', help: 'Shells that hit an enemy' },
    { heading: 'shots', help: 'Shells fired' },
  ],
  lines(measured) {
    const { simulation } = measured.session;
    const guns = gunsOf(simulation);
    return bodyLines(measured).flatMap(({ entity, line }) => {
      const gun = guns.find(({ turret }) => turret === entity);
      return gun ? [{ ...line, ...gunFigures(gun.score, simulation.time) }] : [];
    });
  },
};
