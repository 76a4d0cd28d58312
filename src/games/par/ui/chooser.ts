// The chooser of courses at the lower right: the course before, its name, the course after.
import './chooser.css';
import type { Scenario } from '../../../simulation/scenario';
import { type Action, runAction } from '../../../ui/actions/action';
import type { App } from '../../../ui/app';
import { element, setText } from '../../../ui/legacy/element';
import { icon } from '../../../ui/legacy/icons';
import { seedOf } from '../../day';
import { courses, scenarioOf } from '../rules/courses';
import { courseDate, dayCourse, loadDays } from '../rules/days/days';
import { parOf } from '../rules/par-rules';
import { oldPar, par } from '../scenario';
import { isOld } from '../spec';

/** The courses as scenarios, in their order; the one of the old rules is the last. */
const offered: readonly Scenario[] = [par, ...courses.slice(1).map((course) => scenarioOf(course)), oldPar];

/** Index of the course that is flown; -1 for one that is not offered, as from a file. */
function indexOf({ par: spec }: Scenario): number {
  if (!spec) return -1;
  return offered.findIndex(({ par: each }) =>
    isOld(spec) ? each && isOld(each) : each && !isOld(each) && each.course === spec.course,
  );
}

/** Whether another course may be opened: not in flight. */
const waits = ({ session }: App) => (parOf(session.simulation)?.state ?? 'running') !== 'running';

/** Opens a course, and names it in the address. */
function open({ session }: App, scenario: Scenario): void {
  // A copy is another scene than the present one: to choose that again begins it afresh.
  session.load({ ...scenario }, 'par');
  const { par: spec } = scenario;
  const id = spec && !isOld(spec) ? spec.course : undefined;
  history.replaceState(null, '', id ? `#par=${id}` : '#par');
}

/** Another course, so many on. */
function step(by: number, key: string, label: string): Action {
  return {
    id: by > 0 ? 'par-next' : 'par-previous',
    key,
    label,
    help: 'Another course of Par.',
    enabled: waits,
    run(app) {
      const known = indexOf(app.session.scenario);
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
  enabled: waits,
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

/** The actions of the chooser. */
export const steps: readonly Action[] = [
  step(-1, '[', 'Course before'),
  step(1, ']', 'Course after'),
  todays,
];

/** What stands behind the name of a course. */
function placeOf({ par: spec }: Scenario, n: number): string {
  if (spec && isOld(spec)) return ' · old rules';
  if (n >= 0) return ` · ${n + 1} of ${courses.length}`;
  const date = Number(spec?.course);
  if (date !== courseDate(today())) return '';
  return date === today() ? ' · today' : ' · again today';
}

/** The chooser, and a function that shows the course of the session. */
export function createChooser(app: App): { element: HTMLElement; show(): void } {
  const name = element('strong');
  const place = element('span', { class: 'course-place' });
  const press = (action: Action, kind: string, ...face: (Element | string)[]) => {
    const { label, key, help, id } = action;
    const attributes = {
      type: 'button',
      class: `button ${kind} ${id}`,
      title: key ? `${label} (${key})` : help,
    };
    const button = element('button', { ...attributes, 'aria-label': label }, ...face);
    button.addEventListener('click', (event) => {
      runAction(app, action);
      // A pointer leaves the keys to the picture.
      if (event.detail > 0) button.blur();
    });
    return button;
  };
  const [before, after] = steps.map((action) => press(action, 'icon', icon('chevron')));
  const day = press(todays, 'today', 'Today');
  const chooser = element(
    'nav',
    { class: 'par-chooser', 'aria-label': 'Course' },
    day,
    before,
    element('span', { class: 'course' }, name, place),
    after,
  );
  return {
    element: chooser,
    show() {
      const { scenario } = app.session;
      const { par: spec, name: scene } = scenario;
      const n = indexOf(scenario);
      setText(name, spec && isOld(spec) ? 'Old course' : (spec?.name ?? scene));
      setText(place, placeOf(scenario, n));
      const isToday = n < 0 && spec && !isOld(spec) && Number(spec.course) === courseDate(today());
      day.setAttribute('aria-pressed', String(isToday === true));
    },
  };
}
