// Tables of the Measure drawer for particular scenes: guns, chases, and bodies that push through obstacles.
import { guidanceKinds } from '../../../world/entities/guidance/guidance';
import { driveOf, guidanceOf } from '../../../world/entities/steered-body';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { GunScore } from '../../../world/simulation/guns/gun';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import type { ApproachMeter } from '../../../world/simulation/meters/approach-meter';
import type { PushMeter } from '../../../world/simulation/meters/push-meter';
import { formatFixed } from '../kit/formats';
import { bodyLines, type TableKind, type TableLine } from './figure-table';

type Figures = Pick<TableLine, 'cells' | 'remark'>;

/**
 * Returns the cells for one gun in the table about shooting. Before the gun has aimed, returns a sentence instead of
 * numbers.
 * @param time time since the start of the run, s
 */
export function gunFigures({ since, shots, hits, aims, aimTime }: Readonly<GunScore>, time: number): Figures {
  if (aims === 0) return { cells: [], remark: 'no enemy aimed at yet' };
  return {
    cells: [
      formatFixed((60 * hits) / (time - since), 1),
      formatFixed(aimTime / aims, 2),
      String(hits),
      String(shots),
    ],
  };
}

export const gunTable: TableKind = {
  id: 'gun-table',
  title: 'Guns',
  note: 'since the start or the last swap',
  // The share of hits is left out. A gun that aims longer fires less often, so it misses less but also hits less.
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

export type Chase = Pick<ApproachMeter, 'closest' | 'first' | 'count' | 'begun'>;

/**
 * Returns the cells for one body in the table about chasing a target. Before the body has passed its target, returns a
 * sentence instead of numbers.
 * @param law short name of the guidance law
 */
export function chaseFigures(law: string, { begun, first, closest, count }: Chase): Figures {
  if (begun === null || !first) return { cells: [], remark: `${law}, on its way…` };
  const figures = [
    formatFixed(first.range, 2),
    formatFixed(first.time - begun, 1),
    formatFixed(first.effort, 1),
    formatFixed(closest?.range, 2),
    String(count),
  ];
  return { cells: [law, ...figures] };
}

export const chaseTable: TableKind = {
  id: 'chase-table',
  title: 'Chases',
  note: 'first pass of each',
  columns: [
    { heading: 'guidance', help: 'Where it points; PN is proportional navigation' },
    { heading: 'first pass, m', help: 'Closest approach of the first pass, from centre to centre' },
    { heading: 'after, s', help: 'Time to intercept: from the start of the chase to its first pass' },
    {
      heading: 'effort, rad/s',
      help: 'Turning effort up to the first pass: angular acceleration, summed over time',
    },
    { heading: 'nearest, m', fine: 1, help: 'Closest approach of all passes, from centre to centre' },
    { heading: 'passes', fine: 2, help: 'How often it came nearer and then flew by' },
  ],
  // A body that only turns towards its target does not chase it.
  lines: (measured) =>
    bodyLines(measured).flatMap(({ entity, line }) => {
      const meter = measured.session.simulation.measures.of(entity)?.approach;
      const { command } = entity;
      if (command.kind !== 'seek' || !('chased' in command) || !meter) return [];
      return [{ ...line, ...chaseFigures(lawOf(entity), meter) }];
    }),
};

/** Returns a short name of a body's guidance law, with the navigation constant N if the law has one. */
function lawOf(entity: Entity): string {
  const { kind, navigationConstant } = guidanceOf(entity);
  const constant = navigationConstant === undefined ? '' : ` ${navigationConstant}`;
  return `${guidanceKinds[kind].shortLabel}${constant}`;
}

export function pushFigures(
  { given, overridden, overlap }: Pick<PushMeter, 'given' | 'overridden' | 'overlap'>,
  settled: boolean,
): Figures {
  if (given === 0) return { cells: [], remark: 'has touched nothing yet' };
  const cells = [
    formatFixed(given, 0),
    formatFixed((100 * overridden) / given, 0),
    formatFixed(100 * overlap, 1),
    settled ? 'yes' : 'no',
  ];
  return { cells };
}

export const pushTable: TableKind = {
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
  // All bodies, if there are obstacles and a body that is not driven by torque. Otherwise none.
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
