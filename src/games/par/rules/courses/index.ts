// The nine courses in their order, and each as a scenario.
import type { Place } from '../../../../simulation/place';
import type { EntitySpec, Scenario } from '../../../../simulation/scenario';
import { box } from './box';
import type { Course, Flight } from './course';
import { doors } from './doors';
import { hairpin } from './hairpin';
import { knot } from './knot';
import { pair } from './pair';
import { slalom } from './slalom';
import { spiral } from './spiral';
import { swing } from './swing';
import { wind } from './wind';

/** Every course, in the order in which the page offers them. */
export const courses: readonly Course[] = [slalom, hairpin, spiral, box, wind, doors, pair, swing, knot];

/** A course, or one whose flights are still looked for and which has no medals yet. */
type Flyable = Omit<Course, 'medals' | 'flights'> & Partial<Pick<Course, 'medals'>>;

/** Seek distance of the untouched plan. m */
const plannedSeek = 2;

/** Names of the bodies where more than one flies the plan. */
const labels = ['strong motor', 'weak motor'];

/** The untouched plan: straight through the centres of the gates, and on. */
export function planOf({ gates, runOut }: Pick<Course, 'gates' | 'runOut'>): Place[] {
  return [...gates.map(({ at }) => at), ...(runOut ? [runOut] : [])];
}

/** The corners of the rectangle around walls. m */
function boxOf(walls: NonNullable<Course['walls']>): readonly [Place, Place] {
  const reach = (axis: 0 | 1, sign: -1 | 1) =>
    sign * Math.max(...walls.map(({ position, size }) => sign * position[axis] + size[axis] / 2));
  return [
    [reach(0, -1), reach(1, -1)],
    [reach(0, 1), reach(1, 1)],
  ];
}

/** A course as a scenario. @param flight how it is flown; the untouched plan when left out */
export function scenarioOf(course: Flyable, flight?: Flight): Scenario {
  const { id, name, hint, start, angle, limits, weather, walls, gates, medals } = course;
  const controller = flight?.controller;
  const entities = limits.map(
    (own, n): EntitySpec => ({
      kind: 'missile',
      ...(limits.length > 1 && { label: labels[n] }),
      position: start,
      angle,
      ...(controller && { controller }),
      limits: own,
      seekDistance: flight?.seekDistance ?? plannedSeek,
      command: { kind: 'follow-path', waypoints: flight?.waypoints ?? planOf(course) },
    }),
  );
  return {
    version: 1,
    name: 'Par',
    question: 'How near to perfect can you fly this?',
    hint,
    description:
      'Fly through the gates in their order, on a line that you draw. Nine courses and one of the day, each with bronze, silver, gold and ace; ghosts fly your best run and the next medal.',
    seconds: 45,
    ...weather,
    ...(walls && {
      obstacles: walls.map((wall) => ({ kind: 'wall', ...wall })),
      view: boxOf(walls),
    }),
    entities,
    par: { course: id, name, gates, ...(medals && { medals }) },
  };
}
