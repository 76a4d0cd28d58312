// The chooser of courses at the lower right: the course before, its name, the course after.
import './chooser.css';
import type { Scenario } from '../../../simulation/scenario';
import { type Action, runAction } from '../../../ui/actions/action';
import type { App } from '../../../ui/app';
import { element, setText } from '../../../ui/element';
import { icon } from '../../../ui/icons';
import { courses, scenarioOf } from '../rules/courses';
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

/** Another course, so many on. */
function step(by: number, key: string, label: string): Action {
  return {
    id: by > 0 ? 'par-next' : 'par-previous',
    key,
    label,
    help: 'Another course of Par.',
    enabled: ({ session }) => (parOf(session.simulation)?.state ?? 'running') !== 'running',
    run({ session }) {
      const n = (Math.max(0, indexOf(session.scenario)) + by + offered.length) % offered.length;
      session.load({ ...offered[n] }, 'par');
      const { par: spec } = offered[n];
      const id = spec && !isOld(spec) ? spec.course : undefined;
      history.replaceState(null, '', id ? `#par=${id}` : '#par');
    },
  };
}

/** The actions of the chooser. */
export const steps: readonly Action[] = [step(-1, '[', 'Course before'), step(1, ']', 'Course after')];

/** The chooser, and a function that shows the course of the session. */
export function createChooser(app: App): { element: HTMLElement; show(): void } {
  const name = element('strong');
  const place = element('span', { class: 'course-place' });
  const [before, after] = steps.map((action) => {
    const { label, key } = action;
    const attributes = { type: 'button', class: `button icon ${action.id}`, title: `${label} (${key})` };
    const button = element('button', { ...attributes, 'aria-label': label }, icon('chevron'));
    button.addEventListener('click', (event) => {
      runAction(app, action);
      // A pointer leaves the keys to the picture.
      if (event.detail > 0) button.blur();
    });
    return button;
  });
  const chooser = element(
    'nav',
    { class: 'par-chooser', 'aria-label': 'Course' },
    before,
    element('span', { class: 'course' }, name, place),
    after,
  );
  return {
    element: chooser,
    show() {
      const { par: spec, name: scene } = app.session.scenario;
      const n = indexOf(app.session.scenario);
      const old = spec !== undefined && isOld(spec);
      setText(name, old ? 'Old course' : (spec?.name ?? scene));
      setText(place, old ? ' · old rules' : n < 0 ? '' : ` · ${n + 1} of ${courses.length}`);
    },
  };
}
