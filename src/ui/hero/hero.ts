// The hero: the one large control of a scene, filled from the start, at the bottom of the page.
import './countdown.css';
import './hero.css';
import './hero-phone.css';
import { turnsOf } from '../../simulation/targets/turns';
import { heroOf } from '../../view/heroes/heroes';
import { keyedActions } from '../actions/list';
import { type App, attempt } from '../app';
import { element } from '../element';
import { everyFrame } from '../every-frame';
import { choiceOf } from './choice';
import type { HeroPart } from './part';
import { pressOf } from './press';
import { rangeOf } from './range';

/** How often it looks whether its value has changed by itself. Hz */
const refreshRate = 10;

/** The hero of the present scene, hidden where there is none, and a function that brings it up to date. */
export function createHero(app: App): HeroPart {
  const { session, view } = app;
  const box = element('section', { class: 'hero', 'aria-label': 'Main control' });
  let parts: readonly HeroPart[] = [];
  let made: unknown = null;
  const make = () => {
    const found = heroOf(session, view);
    box.hidden = found === null;
    if (!found) return box.replaceChildren();
    const { hero, scene } = found;
    const run = (action: () => void) => {
      attempt(app, action);
      refresh();
    };
    const { choice, range, press, action, label, help } = hero;
    const id = 'hero-label';
    parts = [
      ...(choice ? [choiceOf(choice, scene, id, run)] : []),
      ...(range ? [rangeOf(range, scene, id, run)] : []),
      ...(press ? [pressOf(press, scene, run)] : []),
    ];
    const key = keyedActions.find((one) => one.id === action)?.key;
    const cap = key ? [element('kbd', { 'aria-hidden': 'true' }, key)] : [];
    const last = press ? parts.at(-1)!.element : box;
    const name = label ? [element('span', { class: 'hero-label', id }, label)] : [];
    box.title = help;
    box.replaceChildren(...name, ...parts.map((part) => part.element));
    last.append(...cap);
  };
  const refresh = () => {
    const { hero } = session.scenario;
    if (made !== hero || (hero && box.hidden !== (heroOf(session, view) === null))) make();
    made = hero;
    if (box.hidden) return;
    for (const part of parts) part.refresh();
    // A thin ring counts down to the next of the turns that repeat.
    const turns = turnsOf(session.simulation);
    box.classList.toggle('counts', turns !== null);
    if (turns) box.style.setProperty('--gone', turns.fraction.toFixed(3));
  };
  refresh();
  everyFrame(refreshRate, refresh);
  return { element: box, refresh };
}

/** Ends what a scene shows by itself at the first press or key. */
export function listenForTouch({ session }: App): void {
  const touched = () => session.touch();
  window.addEventListener('pointerdown', touched, { capture: true });
  window.addEventListener('keydown', touched, { capture: true });
}
