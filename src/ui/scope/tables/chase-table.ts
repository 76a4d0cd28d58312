// The table of chases: how near each body came to what it flies after, and what that took.

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

/** A body that flies after a quarry. */
export interface Chase extends FigureRow {
  /** Its guidance in short. */
  readonly law: string;
  readonly meter: Pick<ApproachMeter, 'nearest' | 'first' | 'count' | 'begun'>;
}

/** Names of the laws where there is little room. */
const shortNames: Readonly<Record<string, string>> = {
  pursuit: 'pursuit',
  lead: 'lead',
  'proportional-navigation': 'PN',
};

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
    text: ({ meter }) => figure(meter.nearest?.range, 2, 'm'),
  },
  {
    heading: 'passes',
    fine: true,
    help: 'How often it came nearer and then flew by',
    text: ({ meter: { count } }) => String(count),
  },
];

/** From the start of a chase to its first pass. s; null before it */
function timeToIntercept({ begun, first }: Pick<ApproachMeter, 'begun' | 'first'>): number | null {
  return begun === null || !first ? null : first.time - begun;
}

/** The bodies that fly after a quarry, in the order of the bodies; one that only turns towards it chases nothing. */
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
        law: `${shortNames[guidance.kind]}${law}`,
        meter,
      },
    ];
  });
}

/** The table and a function that brings it up to date. */
export function createChaseTable(session: Session): FigureTable {
  return createFigureTable('chase-table', 'Chases', chaseColumns, () => chasesOf(session));
}
