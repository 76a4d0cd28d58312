// The hero: the one large control of a scene, at the bottom in the middle.
import './hero.css';
import { canRun, runAction } from '../actions/action';
import { turnLimit } from '../actions/list';
import type { App } from '../app';
import { element } from '../element';

/** The hero, and a function that brings it up to date. */
export function createHero(app: App): { element: HTMLElement; refresh: () => void } {
  const choices = [false, true].map((reduced) => {
    const choice = element('button', { type: 'button', class: 'hero-choice' }, reduced ? 'Cut' : 'Full');
    choice.addEventListener('click', () => {
      if (app.session.reducedLimit.reduced !== reduced) runAction(app, turnLimit);
    });
    return choice;
  });
  const hero = element(
    'div',
    { class: 'hero', role: 'group', 'aria-label': 'Motor', title: turnLimit.help },
    element('span', { class: 'hero-label' }, 'Motor'),
    element('div', { class: 'hero-choices' }, ...choices),
    element('kbd', {}, turnLimit.key),
  );
  const refresh = () => {
    hero.hidden = !canRun(app, turnLimit);
    choices.forEach((choice, n) => {
      choice.setAttribute('aria-pressed', String(app.session.reducedLimit.reduced === (n === 1)));
    });
  };
  refresh();
  return { element: hero, refresh };
}
