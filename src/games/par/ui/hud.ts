// Par on the page: the axis of medals, the main control, the chooser of courses.
import type { App } from '../../../ui/app';
import type { GamePart } from '../../../ui/game-part';
import { everyFrame } from '../../../ui/kit/frames';
import { onSize } from '../../../ui/kit/older-browsers';
import { element } from '../../../ui/legacy/element';
import { legacy } from '../../../ui/legacy/legacy';
import { dayCourse, hasCourse, loadDays } from '../rules/days/days';
import { parOf } from '../rules/par-rules';
import { isOld, type ParSpec } from '../spec';
import { createAxis } from './axis';
import { createChooser, steps } from './chooser';
import { createParHero, start } from './hero';
import { createNameField } from './name-field';
import { beginRun, endRun, type Run } from './run';
import { Cues } from './sound-cues';

/** How often the figures change: as often as a clock of hundredths looks alive. Hz */
const refreshRate = 30;

/** Whether a link would hold the run. */
const shares = ({ view, session }: App) => view.games.of(session.scenario)?.address?.(session) != null;

/** Whether a course is that of a day, and the days are not loaded yet. */
function isDayAway(spec: ParSpec): boolean {
  const date = isOld(spec) ? NaN : Number(spec.course);
  return hasCourse(date) && dayCourse(date) === null;
}

/** Mounts Par's part of the page. It is hidden without a course; it gives each run its ghosts and keeps the best one. */
export function mountPar(app: App): GamePart {
  const axis = createAxis();
  const hero = createParHero(app);
  const chooser = createChooser(app);
  const head = element('div', { class: 'par-head' }, axis.element);
  const name = createNameField();
  const cues = new Cues();
  let run: Run | null = null;
  const begin = () => {
    const begun = beginRun(app);
    run = begun;
    // A day's course out of a file: the flight of its next medal comes with the days. Without it there is no such ghost.
    if (begun && isDayAway(begun.rules.spec))
      loadDays().then(
        () => {
          if (run === begun && begun.rules.state !== 'over') run = beginRun(app);
        },
        () => {},
      );
  };
  const refresh = () => {
    // A run may have ended just before the restart: it is kept first.
    if (run) endRun(app, run);
    if (run?.rules !== (parOf(app.session.simulation) ?? undefined)) begin();
    const flying = run?.rules.state === 'running';
    const { dataset } = document.documentElement;
    dataset.waits = run && !flying ? 'yes' : '';
    head.hidden = hero.element.hidden = run === null;
    chooser.element.hidden = run === null || flying;
    name.hidden = !(run?.rules.state === 'over' && run.counts && shares(app));
    if (!run) return;
    endRun(app, run);
    axis.show(run);
    hero.show(run);
    chooser.show();
  };
  everyFrame(refreshRate, refresh);
  app.session.onChange(refresh);
  refresh();
  const place = element(
    'section',
    { class: 'par', 'aria-label': 'Course and medals' },
    head,
    name,
    chooser.element,
  );
  head.dataset.head = '';
  onSize(head, () => app.fit());
  return {
    Figures: legacy(() => ({ element: place, refresh() {} })),
    Hero: legacy(() => ({ element: hero.element, refresh() {} })),
    actions: [start, ...steps],
    said: () => run?.sentence ?? '',
    listen: () => {
      const rules = parOf(app.session.simulation);
      return rules && cues.next(rules);
    },
  };
}
