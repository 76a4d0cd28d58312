// The chooser of courses: the name of the present course, and the way to the others. A tablet shows all nine.
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

/** The built-in courses as scenarios, in order. */
const offered: readonly Scenario[] = courses.map((course) => scenarioOf(course));

/** Returns the index of a course; -1 for a course that is not built in, for example from a file. */
function indexOf({ id }: CourseSpec): number {
  return courses.findIndex((course) => course.id === id);
}

/** Whether the page offers a course: a built-in one or a daily one. Courses of players have no id. */
export const isOfferedCourse = ({ id }: CourseSpec): boolean => id !== null;

/** Opens a course, and puts its name into the address. */
function open({ session }: App, scenario: Scenario): void {
  const id = scenario.par && courseSpec(scenario.par).id;
  pageHistory.open(id ? `#par=${id}` : '#par');
  // A copy counts as another scene, so choosing the present course restarts it.
  session.load({ ...scenario }, 'par');
}

/**
 * Returns an action that opens another built-in course.
 * @param by distance in the list, 1 or -1
 */
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

/** Returns the date of today by UTC, as a number. */
const today = () => seedOf(new Date());

export const previousCourse = step(actions.before, -1);

/** Action that opens the next built-in course. */
export const nextCourse = step(actions.next, 1);

/** Returns the place of a course in the list, or its kind, as text. */
function placeOf(spec: CourseSpec): string {
  const n = indexOf(spec);
  if (n >= 0) return ` · ${n + 1} of ${courses.length}`;
  return isTodays(spec) ? ' · today' : '';
}

const isTodays = ({ id }: CourseSpec) => id === String(today());

interface ChooserProps {
  readonly rules: ParRules;
  /** Content that replaces the list of courses; the list when left out. */
  readonly children?: ComponentChildren;
}

/** The chooser while a course is open. */
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

/** Removes focus from a button after a pointer click, so that keys go to the picture. */
export function leaveAfterPointer({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
