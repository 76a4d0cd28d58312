// The table of pushing through: what a drive that overrides the physics costs where obstacles are in the way.
import { driveOf } from '../../../entities/steered-body';
import type { PushMeter } from '../../../simulation/meters/push-meter';
import { figure } from '../figure';
import { bodyLines, type Measured } from './bodies';
import type { TableKind, TableLine } from './figure-table';

/** The figures of a body; words before it touched anything. @param settled whether its last turn is over */
export function pushFigures(
  { given, overridden, overlap }: Pick<PushMeter, 'given' | 'overridden' | 'overlap'>,
  settled: boolean,
): Pick<TableLine, 'cells' | 'remark'> {
  if (given === 0) return { cells: [], remark: 'has touched nothing yet' };
  const cells = [
    figure(given, 0),
    figure((100 * overridden) / given, 0),
    figure(100 * overlap, 1),
    settled ? 'yes' : 'no',
  ];
  return { cells };
}

export const pushTable: TableKind<Measured> = {
  id: 'push-table',
  title: 'Pushing through',
  note: '',
  columns: [
    {
      heading: 'given, N·m·s',
      help: 'Angular momentum that the engine’s collisions gave the body, step by step',
    },
    {
      heading: 'taken, %',
      help: 'How much of it the drive took away by setting the state; none by torque or a joint',
    },
    { heading: 'overlap, cm', help: 'How deep it was inside something it touched' },
    { heading: 'settled', help: 'Whether it came to rest within 2 % of its turn' },
  ],
  // All bodies, if there are obstacles and one body is not driven by torque; else none.
  lines(measured) {
    const { simulation, entities } = measured.session;
    if (simulation.obstacles.length === 0 || entities.every((entity) => driveOf(entity) === 'torque'))
      return [];
    return bodyLines(measured).flatMap(({ entity, line }) => {
      const meters = simulation.measures.of(entity);
      if (!meters) return [];
      const settled = (meters.turn.last?.response.settlingTime ?? null) !== null;
      return [{ ...line, ...pushFigures(meters.push, settled) }];
    });
  },
};
