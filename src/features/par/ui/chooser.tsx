// The chooser of courses: the name of the present course, and buttons to open others. A tablet shows all nine.
import type { ComponentChildren } from 'preact';
import type { Action } from '../../../app/ui/actions/action';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { type App, useApp } from '../../../app/ui/app';
import { type FeatureAction, useFeatures } from '../../../app/ui/features';
import { pageHistory } from '../../../app/ui/kit/page-history';
import { isEmbedded } from '../../../app/ui/sharing/frame';
import { seedOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { actions } from '../actions';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { type ParRules, parOf } from '../rules/par-rules';
import { type CourseSpec, courseSpec } from '../spec';
import { bestOfCourses } from './records';

/** The built-in courses as scenarios, in the order of the chooser. */
const offered: readonly Scenario[] = courses.map((course) => scenarioOf(course));

/** Returns the index of a built-in course; −1 for another course, for example from a file. */
function indexOf({ id }: CourseSpec): number {
  return courses.findIndex((course) => course.id === id);
}

/** Whether the page offers a course: a built-in or daily one. */
export const isOfferedCourse = ({ id }: CourseSpec): boolean => id !== null;

/** Opens the scene of a course, and puts the course into the page's address. */
function open({ session }: App, scenario: Scenario): void {
  const id = scenario.par && courseSpec(scenario.par).id;
  pageHistory.open(id ? `#par=${id}` : '#par');
  // A copy counts as another scene, so choosing the present course restarts it.
  session.load({ ...scenario }, 'par');
}

function step(row: FeatureAction, by: number): Action {
  return {
    ...row,
    run(app) {
      const rules = parOf(app.session.simulation);
      const known = rules ? indexOf(rules.spec) : -1;
      // From a course that is not in the list, forward leads to the first and back to the last.
      const n = known < 0 && by > 0 ? -1 : Math.max(0, known);
      open(app, offered[(n + by + offered.length) % offered.length]);
    },
  };
}

/** Returns today's date by UTC as a number, such as 20261121. */
const today = () => seedOf(new Date());

export const previousCourse = step(actions.before, -1);

/** Action that opens the next built-in course. */
export const nextCourse = step(actions.next, 1);

/** Returns " · 3 of 9" for a built-in course, " · today" for today's course, else an empty text. */
function placeOf(spec: CourseSpec): string {
  const n = indexOf(spec);
  if (n >= 0) return ` · ${n + 1} of ${courses.length}`;
  return isTodays(spec) ? ' · today' : '';
}

const isTodays = ({ id }: CourseSpec) => id === String(today());

interface ChooserProps {
  readonly rules: ParRules;
  /** Content that replaces the list of courses. */
  readonly children?: ComponentChildren;
}

/** The chooser of courses, shown while a course is open. */
export function CourseChooser({ rules: { spec }, children }: ChooserProps) {
  const app = useApp();
  const features = useFeatures();
  const reached = bestOfCourses();
  const present = indexOf(spec);
  // In a player's course these would lead to other scenes.
  if (!children && !isOfferedCourse(spec)) return null;
  return (
    <nav class={spec.id === null ? 'par-chooser own' : 'par-chooser'} aria-label="Course">
      {children || (
        <>
          {!isEmbedded() && (
            <ActionButton
              action={{
                ...features.action('play'),
                label: 'All courses',
                buttonText: () => 'All courses',
              }}
            />
          )}
          <div class="courses" role="group" aria-label="Courses">
            {courses.map(({ name, short }, n) => (
              <button
                key={name}
                type="button"
                title={name}
                aria-label={[name, reached[n]?.medal ?? []].flat().join(', ')}
                aria-pressed={n === present}
                onClick={(event) => {
                  open(app, offered[n]);
                  leaveAfterPointer(event);
                }}
              >
                <i class={reached[n]?.medal ? `medal ${reached[n].medal}` : 'none'} />
                {short}
              </button>
            ))}
          </div>
        </>
      )}
      {/* Shows the name of the course only if it has one; other names are at the top. */}
      {spec.name && (
        <span class="course">
          <strong>{spec.name}</strong>
          <span class="course-place">{placeOf(spec)}</span>
        </span>
      )}
    </nav>
  );
}

/** Removes the focus from a button after a click with a pointer, so that keys act on the scene again. */
export function leaveAfterPointer({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
