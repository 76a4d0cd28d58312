// The chooser of courses at the lower right: a dot a course with the medal that was earned, and the name of the present one.
import type { ComponentChildren } from 'preact';
import { type Action, runAction } from '../../../app/ui/actions/action';
import { type App, useApp } from '../../../app/ui/app';
import type { FeatureAction } from '../../../app/ui/features';
import { seedOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { actions } from '../actions';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { dayCourse } from '../rules/days/days';
import { type ParRules, parOf } from '../rules/par-rules';
import { type CourseSpec, courseSpec } from '../spec';
import { reachedOfCourses } from './kept';

/** The courses as scenarios, in their order. */
const offered: readonly Scenario[] = courses.map((course) => scenarioOf(course));

/** Index of a course; -1 for one that is not offered, as from a file. */
function indexOf({ id }: CourseSpec): number {
  return courses.findIndex((course) => course.id === id);
}

/** Whether a course is one that the page offers, or a day's: not one of a person's own, which has no id. */
export const isOffered = ({ id }: CourseSpec): boolean => id !== null;

/** Opens a course, and names it in the address. */
function open({ session }: App, scenario: Scenario): void {
  // A copy is another scene than the present one: to choose that again begins it afresh.
  session.load({ ...scenario }, 'par');
  const id = scenario.par && courseSpec(scenario.par).id;
  history.replaceState(null, '', id ? `#par=${id}` : '#par');
}

/** Opens the course so many places on. */
function step(row: FeatureAction, by: number): Action {
  return {
    ...row,
    run(app) {
      const rules = parOf(app.session.simulation);
      const known = rules ? indexOf(rules.spec) : -1;
      // From a course that is not offered, on to the first or back to the last.
      const n = known < 0 && by > 0 ? -1 : Math.max(0, known);
      open(app, offered[(n + by + offered.length) % offered.length]);
    },
  };
}

/** The date, by the clock of Greenwich. */
const today = () => seedOf(new Date());

/** The course of the day. */
export const todays: Action = {
  ...actions.today,
  run(app) {
    const course = dayCourse(today());
    if (course) open(app, scenarioOf(course));
  },
};

export const before = step(actions.before, -1);

/** The course after the present one. */
export const nextCourse = step(actions.next, 1);

/** What stands behind the name of a course. */
function placeOf(spec: CourseSpec): string {
  const n = indexOf(spec);
  if (n >= 0) return ` · ${n + 1} of ${courses.length}`;
  return isTodays(spec) ? ' · today' : '';
}

const isTodays = ({ id }: CourseSpec) => id === String(today());

interface ChooserProps {
  readonly rules: ParRules;
  /** What stands there in place of the courses; the courses when left out. */
  readonly children?: ComponentChildren;
}

/** The chooser, at a course. */
export function Chooser({ rules: { spec }, children }: ChooserProps) {
  const app = useApp();
  const reached = reachedOfCourses();
  const present = indexOf(spec);
  // From a course of one's own the dots would lead away.
  if (!children && !isOffered(spec)) return null;
  return (
    <nav class={spec.id === null ? 'par-chooser own' : 'par-chooser'} aria-label="Course">
      {children || (
        <>
          <button
            type="button"
            class="button today"
            title={todays.help}
            aria-label={todays.label}
            aria-pressed={isTodays(spec)}
            onClick={(event) => {
              runAction(app, todays);
              leaveAfterPointer(event);
            }}
          >
            Today
          </button>
          <div class="dots segmented" role="group" aria-label="Courses">
            {courses.map(({ name }, n) => (
              <button
                key={name}
                type="button"
                class="dot"
                title={name}
                aria-label={[name, reached[n]?.medal ?? []].flat().join(', ')}
                aria-pressed={n === present}
                onClick={(event) => {
                  open(app, offered[n]);
                  leaveAfterPointer(event);
                }}
              >
                <i class={reached[n]?.medal ? `medal ${reached[n].medal}` : 'none'} />
              </button>
            ))}
          </div>
        </>
      )}
      {/* What has no name but that of its scene is named at the top. */}
      {spec.name && (
        <span class="course">
          <strong>{spec.name}</strong>
          <span class="course-place">{placeOf(spec)}</span>
        </span>
      )}
    </nav>
  );
}

/** Takes the keyboard from a button that a pointer pressed, so that keys go to the picture. */
export function leaveAfterPointer({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
