// Par's main control: the clock, what there is to know of the plan or the run, and the button that starts it.
import './hero.css';
import type { Action } from '../../../ui/actions/action';
import { runAction } from '../../../ui/actions/action';
import { playback } from '../../../ui/actions/list';
import type { App } from '../../../ui/app';
import { element, setText } from '../../../ui/legacy/element';
import { differenceText } from '../rules/figures';
import { medalsOf, nextMedal } from '../rules/medals';
import { type ParState, parOf } from '../rules/par-rules';
import { isOld } from '../spec';
import type { Run } from './run';
import { boundText, timeText } from './text';

const restart = playback.find(({ id }) => id === 'restart')!;

/** Starts the run that is planned; after it, back to the plan. */
export const start: Action = {
  id: 'par-start',
  key: ' ',
  label: 'Start',
  help: 'Starts the run; after it, back to the plan.',
  enabled: ({ session }) => (parOf(session.simulation)?.state ?? 'running') !== 'running',
  run(app) {
    const rules = parOf(app.session.simulation);
    if (rules?.state !== 'ready') return void runAction(app, restart);
    rules.begin();
    app.session.playback.paused = false;
  },
};

/** What the button says and does, by the state of the attempt. */
const presses: Readonly<Record<ParState, { word: string; cap: string; action: Action }>> = {
  ready: { word: 'Start', cap: 'Space', action: start },
  running: { word: 'Plan', cap: 'R', action: restart },
  over: { word: 'Again', cap: 'Space', action: start },
};

/** The control, and a function that shows a run on it. */
export function createParHero(app: App): { element: HTMLElement; show(run: Run): void } {
  const clock = element('strong', { class: 'par-clock' });
  const [first, second] = [element('span'), element('span')];
  const said = element('span', { class: 'par-said' });
  const word = element('span');
  const cap = element('kbd', { 'aria-hidden': 'true' });
  const button = element('button', { type: 'button', class: 'hero-press' }, word, cap);
  let action = start;
  button.addEventListener('click', (event) => {
    runAction(app, action);
    // A pointer leaves the keys to the picture.
    if (event.detail > 0) button.blur();
  });
  const box = element(
    'section',
    { class: 'hero par-hero', 'aria-label': 'Par' },
    clock,
    element('div', { class: 'par-about' }, first, second, said),
    button,
  );
  return {
    element: box,
    show(run) {
      const { rules, sentence } = run;
      const press = presses[rules.state];
      action = press.action;
      box.dataset.state = rules.state;
      setText(clock, timeText(rules.time));
      setText(word, press.word);
      setText(cap, press.cap);
      setText(said, sentence ?? '');
      const [a, b] = rules.state === 'over' ? ['', ''] : aboutRun(app, run);
      setText(first, a);
      setText(second, b);
    },
  };
}

/** Two short lines: of the plan its length and its bound, of a run its gate and how it does. */
function aboutRun({ session }: App, { rules, ghost, ghostSplits, best }: Run): [string, string] {
  const { passed, gates } = rules.course;
  if (rules.state === 'running') {
    if (rules.course.missed && !isOld(rules.spec))
      return [`gate ${passed + 1} was missed`, 'fly it, or plan again'];
    const split = ghostSplits[passed - 1];
    const behind =
      split === undefined ? '' : `${differenceText(rules.splits[passed - 1] - split)} to ${ghost!.name}`;
    return [`gate ${Math.min(passed + 1, gates.length)} of ${gates.length}`, behind];
  }
  const { start } = rules.course;
  const line = [start, ...session.commands.waypoints];
  const way = line.slice(1).reduce((sum, { x, y }, n) => sum + Math.hypot(x - line[n].x, y - line[n].y), 0);
  const { bound } = rules;
  const medals = medalsOf(rules.spec);
  const next = nextMedal(best?.time ?? null, medals);
  const second =
    bound === null
      ? next && medals
        ? `${next} ${timeText(medals[next])}`
        : ''
      : `at best ${boundText(bound)}`;
  return [`Your line ${Math.round(way)} m`, second];
}
