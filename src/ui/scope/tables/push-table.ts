// The table of pushing through: what a drive that overrides the physics costs where obstacles are in the way.

import type { Session } from '../../../session/session';
import type { PushMeter } from '../../../simulation/meters/push-meter';
import { colourOf } from '../../../view/body-colours';
import { css } from '../../../view/palette';
import {
  createFigureTable,
  type FigureColumn,
  type FigureRow,
  type FigureTable,
  figure,
} from './figure-table';

/** A body that turns among obstacles. */
export interface Push extends FigureRow {
  readonly meter: Pick<PushMeter, 'given' | 'overridden' | 'overlap'>;
  /** Whether its last turn is over; null before the first one. */
  readonly settled: boolean | null;
}

export const pushColumns: readonly FigureColumn<Push>[] = [
  {
    heading: 'given',
    help: 'Angular momentum that the engine’s collisions gave the body, step by step',
    text: ({ meter }) => figure(meter.given, 0, 'N·m·s'),
  },
  {
    heading: 'taken',
    help: 'How much of it the drive took away by setting the state; none by torque or a joint',
    text: ({ meter: { given, overridden } }) => figure(given > 0 ? (100 * overridden) / given : null, 0, '%'),
  },
  {
    heading: 'overlap',
    help: 'How deep it was inside something it touched',
    text: ({ meter }) => figure(100 * meter.overlap, 1, 'cm'),
  },
  {
    heading: 'settled',
    help: 'Whether it came to rest within 2 % of its turn',
    text: ({ settled }) => (settled === null ? '–' : settled ? 'yes' : 'no'),
  },
];

/** All bodies, if there are obstacles and one body is not driven by torque; else none. */
export function pushesOf(session: Session): Push[] {
  const { simulation, entities } = session;
  if (simulation.obstacles.length === 0 || entities.every(({ drive }) => drive === 'torque')) return [];
  return entities.flatMap((entity) => {
    const meters = simulation.measures.of(entity);
    if (!meters) return [];
    const turn = meters.turn.last;
    return [
      {
        name: session.labelOf(entity),
        colour: css(colourOf(session, entity)),
        meter: meters.push,
        settled: turn && turn.response.settlingTime !== null,
      },
    ];
  });
}

/** The table, and a function that brings it up to date. */
export function createPushTable(session: Session): FigureTable {
  return createFigureTable('push-table', 'Pushing through', pushColumns, () => pushesOf(session));
}
