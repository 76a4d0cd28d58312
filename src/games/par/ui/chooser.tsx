// The chooser of courses at the lower right: the course before, its name, the course after.
import type { ComponentChildren } from 'preact';
import type { Scenario } from '../../../simulation/scenario';
import { type Action, runAction } from '../../../ui/actions/action';
import { type App, useApp } from '../../../ui/app';
import { Icon } from '../../../ui/kit/icon';
import { seedOf } from '../../day';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { courseDate, dayCourse, loadDays } from '../rules/days/days';
import { type ParRules, parOf } from '../rules/par-rules';
import { oldPar, par } from '../scenario';
import { type CourseSpec, courseSpec } from '../spec';

/** The courses as scenarios, in their order; the one of the old rules is the last. */
const offered: readonly Scenario[] = [par, ...courses.slice(1).map((course) => scenarioOf(course)), oldPar];

/** Index of a course; -1 for one that is not offered, as from a file. */
function indexOf({ id, isOld }: CourseSpec): number {
  return isOld ? courses.length : courses.findIndex((course) => course.id === id);
}

/** Whether another course may be opened: not in flight. */
const isNotFlown = ({ session }: App) => (parOf(session.simulation)?.state ?? 'running') !== 'running';

/** Opens a course, and names it in the address. */
function open({ session }: App, scenario: Scenario): void {
  // A copy is another scene than the present one: to choose that again begins it afresh.
  session.load({ ...scenario }, 'par');
  const id = scenario.par && courseSpec(scenario.par).id;
  history.replaceState(null, '', id ? `#par=${id}` : '#par');
}

/** Another course, so many on. */
function step(by: number, key: string, label: string): Action {
  return {
    id: by > 0 ? 'par-next' : 'par-previous',
    key,
    label,
    help: 'Another course of Par.',
    enabled: isNotFlown,
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
const todays: Action = {
  id: 'par-today',
  key: '',
  label: 'Today’s course',
  help: 'The course of the day: the same for everybody.',
  enabled: isNotFlown,
  run(app) {
    const { scenario } = app.session;
    const show = () => {
      const course = dayCourse(courseDate(today()));
      // Another scene may have been chosen meanwhile.
      if (course && app.session.scenario === scenario) open(app, scenarioOf(course));
    };
    loadDays().then(show, ({ message }: Error) => app.notify(message, 'error'));
  },
};

const before = step(-1, '[', 'Course before');
const after = step(1, ']', 'Course after');

/** The actions of the chooser. */
export const chooserActions: readonly Action[] = [before, after, todays];

/** What stands behind the name of a course. */
function placeOf(spec: CourseSpec): string {
  const n = indexOf(spec);
  if (n >= 0) return spec.isOld ? ' · old rules' : ` · ${n + 1} of ${courses.length}`;
  if (!isTodays(spec)) return '';
  return Number(spec.id) === today() ? ' · today' : ' · again today';
}

const isTodays = ({ id }: CourseSpec) => Number(id) === courseDate(today());

/** The chooser, at a course. */
export function Chooser({ rules: { spec } }: { readonly rules: ParRules }) {
  const { session } = useApp();
  return (
    <nav class="par-chooser" aria-label="Course">
      <Press action={todays} kind="today" pressed={isTodays(spec)}>
        Today
      </Press>
      <Press action={before} kind="icon">
        <Icon sign="chevron" />
      </Press>
      <span class="course">
        <strong>{spec.name ?? session.scenario.name}</strong>
        <span class="course-place">{placeOf(spec)}</span>
      </span>
      <Press action={after} kind="icon">
        <Icon sign="chevron" />
      </Press>
    </nav>
  );
}

function Press(props: {
  readonly action: Action;
  readonly kind: string;
  readonly pressed?: boolean;
  readonly children: ComponentChildren;
}) {
  const app = useApp();
  const { action, kind, pressed, children } = props;
  const { label, key, help, id } = action;
  return (
    <button
      type="button"
      class={`button ${kind} ${id}`}
      title={key ? `${label} (${key})` : help}
      aria-label={label}
      aria-pressed={pressed}
      onClick={(event) => {
        runAction(app, action);
        leaveAfterPointer(event);
      }}
    >
      {children}
    </button>
  );
}

/** Takes the keyboard from a button that a pointer pressed, so that keys go to the picture. */
export function leaveAfterPointer({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
