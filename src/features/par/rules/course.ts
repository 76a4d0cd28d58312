// What a course of Par is (start, motor, gates, medals, and the flights that its medals were computed from), and as a scenario.
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { MotionLimits } from '../../../world/entities/motion-limits';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Weather } from '../../../world/simulation/wind';
import type { GateSpec, Medals } from '../spec';

/** A flight of a course. What is left out is that of the untouched plan. */
export interface Flight {
  /** What it takes. s */
  readonly time: number;
  /** m */
  readonly seekDistance?: number;
  readonly controller?: ControllerSpec;
  readonly waypoints?: readonly Place[];
}

/** The flights of a course that are known. */
export interface Flights {
  /** The untouched plan: straight through the centres of the gates. */
  readonly straight: Flight;
  /** That plan with the best seek distance. */
  readonly slider: Flight;
  /** That plan with the best seek distance and the best law. */
  readonly law: Flight;
  /** The best flight found. */
  readonly best: Flight;
}

/**
 * A course. Medals and flights were computed with this engine at 60 Hz: the best flight by an evolution strategy over
 * waypoints, seek distance, law and gains, 4,000 simulations a course; the medals from the flights' times by the rule of docs/play.md.
 */
export interface Course {
  readonly id: string;
  readonly name: string;
  /** One quiet line. */
  readonly hint: string;
  readonly start: Place;
  /** Heading at the start. rad */
  readonly angle: number;
  /** Limits of the bodies that fly it, one each. */
  readonly limits: readonly Partial<MotionLimits>[];
  readonly weather?: Partial<Weather>;
  /** m */
  readonly walls?: readonly { readonly position: Place; readonly size: Place }[];
  readonly gates: readonly GateSpec[];
  /** Where the untouched plan ends, 12 m beyond the last gate; at that gate when left out. */
  readonly runOut?: Place;
  /** A place that the picture shows, too: the untouched plan swings far beyond its gates. */
  readonly reach?: Place;
  readonly medals: Required<Medals>;
  readonly flights: Flights;
}

/** A course without medals and flights. */
export type PlainCourse = Omit<Course, 'medals' | 'flights'>;

/** A course with or without medals. */
type Flyable = PlainCourse & Partial<Pick<Course, 'medals'>>;

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

/** The question of a course that has none of its own. */
export const courseQuestion = 'How near to perfect can you fly this?';

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
    question: courseQuestion,
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
