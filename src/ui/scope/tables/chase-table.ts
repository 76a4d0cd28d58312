// The table of chases: the closest approach of each chaser to its target, and the effort it took.

import { guidanceKinds } from '../../../entities/guidance/guidance';
import { guidanceOf } from '../../../entities/steered-body';
import type { Entity } from '../../../simulation/entity-kinds';
import type { ApproachMeter } from '../../../simulation/meters/approach-meter';
import { figure } from '../figure';
import { bodyLines, type Measured } from './bodies';
import type { Column, TableKind, TableLine } from './figure-table';

/** What is measured of a chase. */
export type Chase = Pick<ApproachMeter, 'closest' | 'first' | 'count' | 'begun'>;

const columns: readonly Column[] = [
  { heading: 'guidance', help: 'Where it points; PN is proportional navigation' },
  { heading: 'first pass, m', help: 'Closest approach of the first pass, from centre to centre' },
  { heading: 'after, s', help: 'Time to intercept: from the start of the chase to its first pass' },
  {
    heading: 'effort, rad/s',
    help: 'Turning effort up to the first pass: angular acceleration, summed over time',
  },
  { heading: 'nearest, m', fine: 1, help: 'Closest approach of all passes, from centre to centre' },
  { heading: 'passes', fine: 2, help: 'How often it came nearer and then flew by' },
];

/** The figures of a chase; words before its first pass. */
export function chaseFigures(
  law: string,
  { begun, first, closest, count }: Chase,
): Pick<TableLine, 'cells' | 'remark'> {
  if (begun === null || !first) return { cells: [], remark: `${law}, on its way…` };
  const figures = [
    figure(first.range, 2),
    figure(first.time - begun, 1),
    figure(first.effort, 1),
    figure(closest?.range, 2),
    String(count),
  ];
  return { cells: [law, ...figures] };
}

export const chaseTable: TableKind<Measured> = {
  id: 'chase-table',
  title: 'Chases',
  note: 'first pass of each',
  columns,
  // A body that only turns towards its target is no chaser.
  lines: (measured) =>
    bodyLines(measured).flatMap(({ entity, line }) => {
      const meter = measured.session.simulation.measures.of(entity)?.approach;
      const { command } = entity;
      if (command.kind !== 'seek' || !('chased' in command) || !meter) return [];
      return [{ ...line, ...chaseFigures(lawOf(entity), meter) }];
    }),
};

/** Short label of a body's guidance, with N where it is set. */
function lawOf(entity: Entity): string {
  const { kind, navigationConstant } = guidanceOf(entity);
  const constant = navigationConstant === undefined ? '' : ` ${navigationConstant}`;
  return `${guidanceKinds[kind].shortLabel}${constant}`;
}
