// The table of guns: shots, hits and time to aim of each turret.

import type { Session } from '../../../session/session';
import type { GunScore } from '../../../simulation/guns/gun';
import { gunsOf } from '../../../simulation/guns/gunnery';
import { colourOf } from '../../../view/body-colours';
import { css } from '../../../view/palette';
import {
  createFigureTable,
  type FigureColumn,
  type FigureRow,
  type FigureTable,
  figure,
} from './figure-table';

/** A turret with a gun. */
export interface GunRow extends FigureRow {
  readonly score: Readonly<GunScore>;
  readonly resets: boolean;
}

export const gunColumns: readonly FigureColumn<GunRow>[] = [
  { heading: 'shots', help: 'Shells fired', text: ({ score }) => String(score.shots) },
  { heading: 'hits', help: 'Shells that hit an enemy', text: ({ score }) => String(score.hits) },
  {
    heading: 'hit rate',
    help: 'Hits over shots; shells still in flight count as misses',
    text: ({ score: { hits, shots } }) => figure(shots === 0 ? null : (100 * hits) / shots, 0, '%'),
  },
  {
    heading: 'to aim',
    help: 'Mean time from a new enemy to the first moment at which it may fire',
    text: ({ score: { aims, aimTime } }) => figure(aims === 0 ? null : aimTime / aims, 2, 's'),
  },
  {
    heading: 'reset',
    help: 'Whether its turn controller forgets its past when the target jumps',
    text: ({ resets }) => (resets ? 'on' : 'off'),
  },
];

/** The turrets that have a gun. */
export function gunRowsOf(session: Session): GunRow[] {
  return gunsOf(session.simulation).map(({ turret, score }) => ({
    name: session.labelOf(turret),
    colour: css(colourOf(session, turret)),
    score,
    resets: turret.resetOnRetarget,
  }));
}

/** The table, and a function that brings it up to date. */
export function createGunTable(session: Session): FigureTable {
  return createFigureTable('gun-table', 'Guns', gunColumns, () => gunRowsOf(session));
}
