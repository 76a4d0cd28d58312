// The table of chases: the closest approach of each chaser to its target, and the effort it took.
import { guidanceKinds } from '../../../entities/guidance/guidance';
import type { Session } from '../../../session/session';
import type { ApproachMeter } from '../../../simulation/meters/approach-meter';
import { colourOf } from '../../../view/body-colours';
import { css } from '../../../view/palette';
import {
  createFigureTable,
  type FigureColumn,
  type FigureRow,
  type FigureTable,
  figure,
} from './figure-table';

/** A body that chases a target. */
export interface Chase extends FigureRow {
  /** Short label of its guidance, with N where it is set. */
  readonly law: string;
  readonly meter: Pick<ApproachMeter, 'closest' | 'first' | 'count' | 'begun'>;
}

export const chaseColumns: readonly FigureColumn<Chase>[] = [
  { heading: 'guidance', help: 'Where it points; PN is proportional navigation', text: ({ law }) => law },
  {
    heading: 'first pass',
    help: 'Closest approach of the first pass, from centre to centre',
    text: ({ meter }) => figure(meter.first?.range, 2, 'm'),
  },
  {
    heading: 'after',
    help: 'Time to intercept: from the start of the chase to its first pass',
    text: ({ meter }) => figure(timeToIntercept(meter), 1, 's'),
  },
  {
    heading: 'effort',
    help: 'Turning effort up to the first pass: angular acceleration, summed over time',
    text: ({ meter }) => figure(meter.first?.effort, 1, 'rad/s'),
  },
  {
    heading: 'nearest',
    fine: true,
    help: 'Closest approach of all passes, from centre to centre',
    text: ({ meter }) => figure(meter.closest?.range, 2, 'm'),
  },
  {
    heading: 'passes',
    fine: true,
    help: 'How often it came nearer and then flew by',
    text: ({ meter: { count } }) => String(count),
  },
];

/** Time from the start of a chase to its first closest approach. s; null before that */
function timeToIntercept({ begun, first }: Pick<ApproachMeter, 'begun' | 'first'>): number | null {
  return begun === null || !first ? null : first.time - begun;
}

/** The chasers, in the order of the bodies. A body that only turns towards its target is not one. */
export function chasesOf(session: Session): Chase[] {
  return session.entities.flatMap((entity) => {
    const { command, guidance } = entity;
    const meter = session.simulation.measures.of(entity)?.approach;
    if (command.kind !== 'seek' || !('chased' in command) || !meter) return [];
    const law = guidance.navigationConstant === undefined ? '' : ` ${guidance.navigationConstant}`;
    return [
      {
        name: session.labelOf(entity),
        colour: css(colourOf(session, entity)),
        law: `${guidanceKinds[guidance.kind].shortLabel}${law}`,
        meter,
      },
    ];
  });
}

/** The table, and a function that brings it up to date. */
export function createChaseTable(session: Session): FigureTable {
  return createFigureTable('chase-table', 'Chases', chaseColumns, () => chasesOf(session));
}
