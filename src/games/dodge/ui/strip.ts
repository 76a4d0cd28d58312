// The strip beside Dodge's arena: score, combo, time, notes, pause and leave.

import { playback } from '../../../ui/actions/list';
import type { App } from '../../../ui/app';
import { actionButton } from '../../../ui/legacy/action-button';
import { element, setText } from '../../../ui/legacy/element';
import { icon } from '../../../ui/legacy/icons';
import { loadBuiltIn } from '../../../ui/sharing/sharing';
import type { DodgeRun } from './run';
import { clockText, scoreText } from './text';

/** The strip, and a function that shows a run's figures. @param notes what is said of the run, when there is something to say */
export function createStrip(
  app: App,
  notes: readonly HTMLElement[],
): { strip: HTMLElement; show(run: DodgeRun): void } {
  const score = element('strong', { class: 'dodge-points', title: 'Points' });
  const goal = element('span', { class: 'dodge-goal', title: 'The score to beat' });
  const times = element('span');
  const combo = element(
    'span',
    {
      class: 'dodge-combo',
      title: 'How many times the next near miss or lured missile counts, and the time left for it',
    },
    element('span', { class: 'dodge-next' }, 'next '),
    times,
    element('i'),
  );
  const time = element('span', { class: 'dodge-time', title: 'Time since the first launch' });
  const pause = actionButton(app, playback.find(({ id }) => id === 'pause')!, {
    sign: ({ session }) => (session.playback.paused ? 'play' : 'pause'),
  });
  const leave = element(
    'button',
    {
      type: 'button',
      class: 'button icon dodge-leave',
      title: 'Leave the game',
      'aria-label': 'Leave the game',
    },
    icon('close'),
  );
  leave.addEventListener('click', () => loadBuiltIn(app, app.scenarios[0].id));
  const left = element('div', { class: 'dodge-left' }, score, goal, combo);
  const right = element('div', { class: 'dodge-right' }, pause.button, leave);
  const said = element('div', { class: 'dodge-notes' }, ...notes);
  const strip = element('div', { class: 'dodge-strip' }, left, time, said, right);
  return {
    strip,
    show: ({ game, toBeat }) => {
      setText(score, scoreText(game.score));
      setText(goal, toBeat === null ? '' : `${game.score > toBeat ? 'past' : '/'} ${scoreText(toBeat)}`);
      goal.style.setProperty('--share', toBeat === null ? '0' : Math.min(1, game.score / toBeat).toFixed(3));
      goal.classList.toggle('passed', toBeat !== null && game.score > toBeat);
      const on = game.comboNow > 1 && game.state !== 'over';
      setText(times, on ? `×${game.comboNow}` : '');
      combo.classList.toggle('on', on);
      combo.style.setProperty('--share', on ? game.comboLeft.toFixed(2) : '0');
      setText(time, clockText(game.seconds));
      pause.refresh();
      // After a hit there is nothing left to pause. Its place stays empty, so that the other button stays where it is.
      pause.button.classList.toggle('gone', game.state === 'over');
    },
  };
}
