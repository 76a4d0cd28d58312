// The title of Dodge: what the game is, in three small moving pictures, and Play.
import type { App } from '../../../ui/app';
import { element, setText } from '../../../ui/legacy/element';
import { takeFocus } from './card';
import { dayOf } from './days';
import { createPictures } from './pictures';
import type { DodgeRun } from './run';
import { bestOfOldRules, dayOfOldRules, dodgeId } from './runs';
import { scoreText } from './text';

/** The title, a function that shows it for a run or hides it, and Play. */
export function createTitle(
  app: App,
  play: () => void,
  others: readonly HTMLElement[],
): { title: HTMLElement; show(run: DodgeRun | null): void } {
  const heading = element('h2');
  const sense = element('p', { class: 'dodge-sense' });
  const start = element(
    'button',
    { type: 'button', class: 'button filled dodge-play' },
    'Play',
    element('kbd', { 'aria-hidden': 'true' }, 'Enter'),
  );
  start.addEventListener('click', play);
  const best = element('p', { class: 'dodge-best' });
  const hands = element('p', { class: 'dodge-hands' }, handsWords());
  const title = element(
    'div',
    { class: 'dodge-title', hidden: true },
    heading,
    sense,
    createPictures(),
    hands,
    start,
    best,
    element('div', { class: 'dodge-actions' }, ...others),
  );
  let shown: DodgeRun | null = null;
  return {
    title,
    show: (run) => {
      if (run) setText(sense, senseWords(run));
      if (run === shown) return;
      shown = run;
      title.hidden = run === null;
      if (!run) return;
      const day = dayOf(run.seed);
      setText(
        heading,
        run.toBeat === null ? (day ? `Dodge, ${day}` : 'Dodge') : `Beat ${scoreText(run.toBeat)}`,
      );
      setText(best, bestWords(run, app.session.title));
      takeFocus(start);
    },
  };
}

/** What the game is about, or what a link asks for. A score whose run was not flown here is only said. */
function senseWords({ seed, challenge }: DodgeRun): string {
  if (!challenge) return 'Lead what chases you into walls and into each other.';
  const day = dayOf(seed);
  const same = day ? `The same missiles, ${day}` : 'The same missiles';
  return challenge.known && !challenge.proven
    ? `${same}. The link says ${scoreText(challenge.score)}.`
    : `${same}.`;
}

function bestWords({ kept: { best }, day, seed }: DodgeRun, title: string): string {
  const [old, oldDay] = title === dodgeId ? [bestOfOldRules(), dayOfOldRules(seed)] : [null, null];
  const olds = [
    ...(oldDay === null ? [] : [`this day ${scoreText(oldDay.best)}`]),
    ...(old === null ? [] : [`best ${scoreText(old)}`]),
  ];
  return [
    ...(day ? [`This day ${scoreText(day.best)}, ${day.tries === 1 ? '1 try' : `${day.tries} tries`}`] : []),
    ...(best === null ? [] : [`Best ${scoreText(best)}`]),
    ...(olds.length > 0 ? [`Old rules: ${olds.join(', ')}`] : []),
  ].join(' · ');
}

function handsWords(): string {
  return window.matchMedia('(pointer: coarse)').matches
    ? 'Slide a finger anywhere: the ship goes as it does.'
    : 'The ship follows the pointer. Arrow keys and W A S D steer too.';
}
