// A course of Par: start, motor, gates, medals, and the flights that decide the medals. Also as a scenario.
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { MotionLimits } from '../../../world/entities/motion-limits';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Weather } from '../../../world/simulation/wind';
import type { GateSpec, Medals } from '../spec';

/** Duration and settings of a flight along a course. A setting that is left out has the course's initial value. */
export interface CourseFlight {
  /** Duration of the whole flight. s */
  readonly time: number;
  /** Distance within which a waypoint counts as reached. m; 2 (`plannedSeek`) when left out */
  readonly seekDistance?: number;
  readonly controller?: ControllerSpec;
  readonly waypoints?: readonly Place[];
}

/** The flights that decide the medals of a course. */
export interface CourseFlights {
  /** Flight along the course's initial path, with the initial settings */
  readonly straight: CourseFlight;
  /** Fastest known flight along the initial path with only `seekDistance` changed. */
  readonly slider: CourseFlight;
  /** Fastest known flight along the initial path. Any control law is allowed */
  readonly law: CourseFlight;
  /** Fastest known flight of the course, with any path and any settings. */
  readonly best: CourseFlight;
}

// The best flight comes from an evolution strategy over waypoints, seek distance, law and gains, with 4,000 simulations
// per course. The medals follow from the flights by the rule of docs/play.md.
/** A course: gates to pass in order, medal times, and the flights that decide the medal times. */
export interface Course {
  readonly id: string;
  readonly name: string;
  /** Name of the course in one word, for displays without room for the whole name. */
  readonly short: string;
  /** Description of the course's special feature in a few words. */
  readonly line: string;
  /** Hint below the question of the scene, in one line. */
  readonly hint: string;
  readonly start: Place;
  /** Heading of the bodies at the start. rad */
  readonly angle: number;
  /** Motion limits of the bodies that fly the course, one entry per body. */
  readonly limits: readonly Partial<MotionLimits>[];
  readonly weather?: Partial<Weather>;
  /** Walls of the course: centre and size of each wall. m */
  readonly walls?: readonly { readonly position: Place; readonly size: Place }[];
  readonly gates: readonly GateSpec[];
  /** Place beyond the last gate at which the initial path ends. m. When left out, the path ends at the last gate. */
  readonly runOut?: Place;
  /** Another place that the view must show, besides the gates. m. Left out if there is none. */
  readonly reach?: Place;
  readonly medals: Required<Medals>;
  readonly flights: CourseFlights;
}

/** A course without medals and flights. */
export type PlainCourse = Omit<Course, 'medals' | 'flights' | 'short' | 'line'>;

/** A course whose medals may be unknown. */
type AnyCourse = PlainCourse & Partial<Pick<Course, 'medals'>>;

/** Initial distance within which a waypoint counts as reached. m. The player can change it. */
const plannedSeek = 2;

/** Names of the bodies on a course that two bodies fly. */
const labels = ['strong motor', 'weak motor'];

/** Returns the waypoints of the initial path of a course: the centres of the gates, then the end of the path. m */
export function planOf({ gates, runOut }: Pick<Course, 'gates' | 'runOut'>): Place[] {
  return [...gates.map(({ at }) => at), ...(runOut ? [runOut] : [])];
}

/** Returns two opposite corners of the smallest rectangle that contains all walls. m */
function boxOf(walls: NonNullable<Course['walls']>): readonly [Place, Place] {
  const reach = (axis: 0 | 1, sign: -1 | 1) =>
    sign * Math.max(...walls.map(({ position, size }) => sign * position[axis] + size[axis] / 2));
  return [
    [reach(0, -1), reach(1, -1)],
    [reach(0, 1), reach(1, 1)],
  ];
}

/** Question that a scene with a course gets if its author wrote none. */
export const courseQuestion = 'How near to perfect can you fly this?';

/**
 * Returns a scene in which bodies fly a course.
 * @param flight path and settings of the bodies; when left out, the path through the gates' centres and default
 * settings
 */
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
      'Fly through the gates in their order, on a line that you draw. Nine courses and one of the day, each with bronze, silver, gold and ace.',
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
