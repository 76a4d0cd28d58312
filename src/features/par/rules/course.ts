// A course of Par: start, motor, gates, medals, and the flights that decide the medals. Also as a scenario.
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { MotionLimits } from '../../../world/entities/motion-limits';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Weather } from '../../../world/simulation/wind';
import type { GateSpec, Medals } from '../spec';

/** Data of a flight of a course. Fields that are left out are those of the untouched plan. */
export interface CourseFlight {
  /** Time of the flight. s */
  readonly time: number;
  /** m */
  readonly seekDistance?: number;
  readonly controller?: ControllerSpec;
  readonly waypoints?: readonly Place[];
}

/** The known flights of a course. */
export interface CourseFlights {
  /** Flight of the untouched plan: straight through the centres of the gates. */
  readonly straight: CourseFlight;
  /** Flight of the untouched plan with the best seek distance. */
  readonly slider: CourseFlight;
  /** Flight of the untouched plan with the best seek distance and the best law. */
  readonly law: CourseFlight;
  /** The fastest flight found. */
  readonly best: CourseFlight;
}

// The best flight comes from an evolution strategy over waypoints, seek distance, law and gains, with 4,000 simulations
// per course. The medals follow from the flights by the rule of docs/play.md.
/** A course with its medals and flights, which were computed with this engine at 60 Hz. */
export interface Course {
  readonly id: string;
  readonly name: string;
  /** Name in one word, for a narrow field. */
  readonly short: string;
  /** What is special about it, in a few words. */
  readonly line: string;
  /** Hint below the question: one line. */
  readonly hint: string;
  readonly start: Place;
  /** Heading at the start. rad */
  readonly angle: number;
  /** Motion limits of the bodies that fly the course, one entry per body. */
  readonly limits: readonly Partial<MotionLimits>[];
  readonly weather?: Partial<Weather>;
  /** Walls by centre and size. m */
  readonly walls?: readonly { readonly position: Place; readonly size: Place }[];
  readonly gates: readonly GateSpec[];
  /** End of the untouched plan. m; 12 m beyond the last gate when left out. */
  readonly runOut?: Place;
  /** A further place that the view must show, because the untouched plan swings out far there. m */
  readonly reach?: Place;
  readonly medals: Required<Medals>;
  readonly flights: CourseFlights;
}

/** A course without medals and flights. */
export type PlainCourse = Omit<Course, 'medals' | 'flights' | 'short' | 'line'>;

/** A course with or without medals. */
type AnyCourse = PlainCourse & Partial<Pick<Course, 'medals'>>;

/** Seek distance of the untouched plan. m */
const plannedSeek = 2;

/** Names of the bodies if more than one flies the plan. */
const labels = ['strong motor', 'weak motor'];

/** Waypoints of the untouched plan: the centres of the gates, then its end. m */
export function planOf({ gates, runOut }: Pick<Course, 'gates' | 'runOut'>): Place[] {
  return [...gates.map(({ at }) => at), ...(runOut ? [runOut] : [])];
}

/** Returns two opposite corners of the rectangle around all walls. m */
function boxOf(walls: NonNullable<Course['walls']>): readonly [Place, Place] {
  const reach = (axis: 0 | 1, sign: -1 | 1) =>
    sign * Math.max(...walls.map(({ position, size }) => sign * position[axis] + size[axis] / 2));
  return [
    [reach(0, -1), reach(1, -1)],
    [reach(0, 1), reach(1, 1)],
  ];
}

/** Question of a course whose scene has none. */
export const courseQuestion = 'How near to perfect can you fly this?';

/** Returns a course as a scenario. @param flight how it is flown; the untouched plan when left out */
export function scenarioOf(course: AnyCourse, flight?: CourseFlight): Scenario {
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
