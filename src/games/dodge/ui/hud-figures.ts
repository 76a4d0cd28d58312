// The figures of Dodge while it is played: score, time, wave, how much the next wreck counts, and the best.

import { element } from '../../../ui/element';
import type { DodgeRun } from './run';
import { scoreText } from './text';

/** The figures in their places. */
export function createDodgeFigures(): { place: HTMLElement; show(run: DodgeRun): void } {
  const score = element('strong', { title: 'Points: seconds, near misses, wrecks' });
  const seconds = element('span', { title: 'Time without a hit' });
  const wave = element('span', { title: 'The wave under way' });
  const combo = element('span', {
    class: 'dodge-combo',
    title: 'How many times the next wreck counts: lead the next one to its end within 3 s',
  });
  const best = element('span', { class: 'dodge-best', title: 'Your best score on this device' });
  const place = element('div', { class: 'dodge-figures' }, score, seconds, wave, combo, best);
  return {
    place,
    show: ({ game, best: before, result }) => {
      score.textContent = scoreText(game.score);
      seconds.textContent = `${game.seconds.toFixed(1)} s`;
      wave.textContent = game.wave === 0 ? 'get ready' : `wave ${game.wave}`;
      combo.textContent = game.comboNow > 1 && !result ? `×${game.comboNow}` : '';
      best.textContent = before === null ? '' : `best ${scoreText(before)}`;
    },
  };
}
