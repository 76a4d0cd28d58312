// Par on the page: time, gate, par, best, the difference at the last gate, and the result of a run.

import { everyFrame } from '../../../ui/every-frame';
import type { GamePart } from '../../../ui/game-part';
import './par.css';
import { defaultLimits } from '../../../entities/motion-limits';
import { actionButton } from '../../../ui/actions/action-button';
import { playback } from '../../../ui/actions/list';
import type { App } from '../../../ui/app';
import { readBest, writeBest } from '../../../ui/best-store';
import { element } from '../../../ui/element';
import { areAbove, type ParRules, parOf } from '../rules/par-rules';
import { courseName, readRecord } from '../rules/record';
import { boundText, differenceText, resultText, timeText } from './text';

/** How often the figures change. Hz; faster ones cannot be read. */
const refreshRate = 10;

/** Mounts the figures. They are hidden without a course; they give each run its rival and keep the best run. */
export function mountPar(app: App): GamePart {
  const figures = createFigures();
  const sentence = element('span', { role: 'status', 'aria-live': 'polite' });
  const result = element(
    'p',
    { class: 'par-result' },
    sentence,
    element('span', { class: 'par-key' }, ' Press R to fly again.'),
  );
  const restart = playback.find(({ id }) => id === 'restart')!;
  const again = actionButton(app, { ...restart, face: () => 'Fly again' });
  const hud = element(
    'section',
    { class: 'par-hud', 'aria-label': 'Par' },
    figures.place,
    result,
    again.button,
  );
  let run: Run | null = null;
  const refresh = () => {
    const rules = parOf(app.session.simulation);
    // A run may have ended just before the restart: it is kept first.
    if (run) end(run);
    if (run?.rules !== rules) run = rules && begin(app, rules);
    hud.hidden = run === null;
    if (!run) return;
    end(run);
    figures.show(run.rules);
    const said = run.sentence ?? '';
    if (sentence.textContent !== said) sentence.textContent = said;
    hud.classList.toggle('finished', run.rules.course.finished);
  };
  everyFrame(refreshRate, refresh);
  app.session.onChange(refresh);
  refresh();
  return { element: hud, head: hud };
}

/** A run on the page. */
interface Run {
  readonly rules: ParRules;
  /** Name under which the best run is kept. */
  readonly course: string;
  /** The limits of the course; a run above them does not count. */
  readonly limits: typeof defaultLimits;
  /** The sentence at its end; null before. */
  sentence: string | null;
}

function begin({ session: { scenario } }: App, rules: ParRules): Run {
  const course = courseName(scenario);
  rules.rival = readBest(course, (value) => readRecord(value, rules.course.gates.length));
  return { rules, course, limits: { ...defaultLimits, ...scenario.entities[0].limits }, sentence: null };
}

/** Once a run has ended, sets its sentence and keeps it if it is the best. */
function end(run: Run): void {
  const { record, par, rival } = run.rules;
  if (!record || run.sentence !== null) return;
  const flaw = flawOf(run);
  const best = rival?.time ?? null;
  run.sentence = resultText({ time: record.time, par, best, flaw });
  if (!flaw && (best === null || record.time < best)) writeBest(run.course, record);
}

/** Why a run does not count, by what flew in place of path and controller. */
const aids = {
  hand: 'it chased the target in Seek, and Par is flown by a path',
  drive: 'its angle or angular velocity was set, which no motor can',
};

/** Why a run does not count; null when it does. */
function flawOf({ rules, limits }: Run): string | null {
  if (areAbove(rules.limits, limits)) return 'its limits were above the course’s';
  if (rules.aid) return aids[rules.aid];
  return rules.pushed ? 'something pushed the body along' : null;
}

/** The element with the figures, and a function that shows a run's. */
function createFigures(): { place: HTMLElement; show(rules: ParRules): void } {
  const time = element('strong', { class: 'par-time' });
  const gate = element('span', { class: 'par-gate' });
  const behind = element('span', { class: 'par-behind', title: 'Against your best, at the last gate' });
  const [par, best, bound] = [element('dd'), element('dd'), element('dd')];
  const list = element(
    'dl',
    {},
    ...figure('par', 'Straight lines at full speed, and the best turn on the spot at each gate', par),
    ...figure('best', 'Your best run on this device; its ghost flies along', best),
    ...figure('no faster than', 'The shortest way through the gates at full speed, turns for nothing', bound),
  );
  const place = element(
    'div',
    { class: 'par-figures' },
    element('div', { class: 'par-now' }, time, gate, behind),
    list,
  );
  return {
    place,
    show: (rules) => {
      const { course, rival } = rules;
      time.textContent = timeText(course.time);
      gate.textContent = `gate ${course.passed}/${course.gates.length}`;
      par.textContent = timeText(rules.par);
      best.textContent = rival ? timeText(rival.time) : '–';
      bound.textContent = boundText(rules.bound);
      behind.textContent = rules.behind === null ? '' : differenceText(rules.behind);
      behind.classList.toggle('ahead', (rules.behind ?? 0) < 0);
    },
  };
}

function figure(name: string, meaning: string, value: HTMLElement): HTMLElement[] {
  return [element('div', { title: meaning }, element('dt', {}, name), value)];
}
