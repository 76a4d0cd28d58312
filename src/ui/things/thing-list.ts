// The list of what can be moved, for whoever has no pointer: out of sight until it has the keyboard.
import './things.css';
import { clamp } from '../../control/clamp';
import type { Point } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import { ontoWorld } from '../../view/home-view';
import { runAction } from '../actions/action';
import { removeWaypoint } from '../actions/list';
import type { App } from '../app';
import { element, setText } from '../element';
import { isBrowserShortcut } from '../keyboard';
import { type Thing, type Things, thingsOf } from './things';

/** How far an arrow key moves something, alone and with Shift. m */
const reach = { alone: 1, withShift: 5 };

/** How many of the things are in the list at once; it moves on with the chosen one. */
const most = 60;

/** How many things a page key passes, alone and with Shift: a crowd has thousands. */
const stride = { alone: 1, withShift: 50 };

/** What a key chooses: one before, one after, the first, the last. */
const steps: Readonly<Record<string, (at: number, last: number, by: number) => number>> = {
  PageUp: (at, _, by) => at - by,
  PageDown: (at, _, by) => at + by,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where arrows point on the page. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The list, and a function that brings it up to date. */
export function createThingList(app: App): { element: HTMLElement; refresh: () => void } {
  const list = new ThingList(app);
  return { element: list.element, refresh: () => list.refresh() };
}

class ThingList {
  readonly element: HTMLElement;
  readonly #app: App;
  readonly #list = element('ul', {
    role: 'listbox',
    // Arrow keys in here are one gesture.
    'data-burst': true,
    'aria-labelledby': 'things-name',
    'aria-describedby': 'things-keys',
    tabindex: 0,
  });
  readonly #place = element('p', { class: 'things-place' });
  #things: Things;
  #at = 0;
  /** The body in focus when somebody was last here. */
  #focus: Entity | null = null;
  #shape = '';

  constructor(app: App) {
    this.#app = app;
    this.#things = thingsOf(app.session, app.view);
    this.element = element(
      'section',
      { class: 'things', 'aria-labelledby': 'things-name' },
      element('h2', { id: 'things-name' }, 'Move by keyboard'),
      this.#list,
      this.#place,
      element(
        'p',
        { id: 'things-keys', class: 'things-keys' },
        'Page Up and Page Down choose, with Shift 50 further. Arrows move by 1 m, with Shift by 5 m. Delete removes a waypoint.',
      ),
    );
    this.#list.addEventListener('focus', () => this.#enter());
    this.#list.addEventListener('keydown', (event) => this.#press(event));
    this.#list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      if (option) this.#choose(Number(option.dataset.at));
    });
  }

  refresh(): void {
    const { session, view } = this.#app;
    this.#things = thingsOf(session, view);
    const { count } = this.#things;
    this.element.hidden = count === 0;
    this.#at = clamp(this.#at, 0, Math.max(0, count - 1));
    const first = clamp(this.#at - most / 2, 0, Math.max(0, count - most));
    const shown = Array.from({ length: Math.min(most, count) }, (_, n) => this.#things.at(first + n));
    const shape = `${this.#at} ${count} ${first} ${shown.map(({ name }) => name).join()}`;
    if (shape !== this.#shape) this.#write(shown, first);
    this.#shape = shape;
    this.#tell();
  }

  get #chosen(): Thing | null {
    return this.#at < this.#things.count ? this.#things.at(this.#at) : null;
  }

  /** What was chosen by a pointer is chosen here as well. */
  #enter(): void {
    const { selectedWaypoint, focus } = this.#app.view;
    const body = focus && focus !== this.#focus ? this.#things.placeOf(focus) : -1;
    this.#choose(selectedWaypoint ?? (body >= 0 ? body : this.#at));
  }

  #choose(at: number): void {
    this.#at = clamp(at, 0, Math.max(0, this.#things.count - 1));
    this.#chosen?.choose();
    this.#focus = this.#app.view.focus;
    this.refresh();
  }

  #press(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    const arrow = arrows[key];
    const step = steps[key];
    const isDelete = key === 'Delete' || key === 'Backspace';
    if (isBrowserShortcut(event) || (!arrow && !step && !isDelete && key !== 'Escape')) return;
    // These keys mean something else on the page.
    event.preventDefault();
    event.stopPropagation();
    if (arrow) this.#move(arrow, shiftKey ? reach.withShift : reach.alone);
    else if (step)
      this.#choose(step(this.#at, this.#things.count - 1, shiftKey ? stride.withShift : stride.alone));
    else if (isDelete) this.#remove();
    else this.#list.blur();
  }

  /** Arrows point as the picture lies. */
  #move(arrow: Point, metres: number): void {
    const { viewport, say } = this.#app;
    const { x, y } = ontoWorld(arrow, viewport.turn);
    const thing = this.#chosen;
    if (!thing) return;
    // A quarter of a turn in numbers leaves traces in the last digits.
    thing.moveBy({ x: Math.round(x * metres), y: Math.round(y * metres) });
    this.refresh();
    say(`${thing.name}: ${wordsOf(thing.place())}`);
  }

  #remove(): void {
    const name = this.#chosen?.name;
    const before = this.#app.session.commands.waypoints.length;
    if (!runAction(this.#app, removeWaypoint)) return;
    if (this.#app.session.commands.waypoints.length < before) this.#app.say(`${name} removed`);
    this.#choose(this.#at);
  }

  #write(shown: readonly Thing[], first: number): void {
    const options = shown.map(({ name }, n) =>
      element(
        'li',
        {
          role: 'option',
          id: `thing-${first + n}`,
          'data-at': first + n,
          'aria-selected': String(first + n === this.#at),
          'aria-posinset': first + n + 1,
          'aria-setsize': this.#things.count,
        },
        name,
      ),
    );
    this.#list.replaceChildren(...options);
    this.#list.setAttribute('aria-activedescendant', `thing-${this.#at}`);
    const chosen = options[this.#at - first];
    if (chosen) this.#list.scrollTop = chosen.offsetTop - this.#list.clientHeight / 2;
  }

  /** Where the chosen one is, while somebody looks. */
  #tell(): void {
    const thing = this.#chosen;
    if (thing && this.#list === document.activeElement) setText(this.#place, wordsOf(thing.place()));
  }
}

/** "12.5 m right, 3 m down": a place from the middle of the world. m */
function wordsOf({ x, y }: Point): string {
  const words = (value: number, positive: string, negative: string) => {
    const size = Number(Math.abs(value).toFixed(1));
    return `${size} m ${value < 0 ? negative : positive}`;
  };
  return `${words(x, 'right', 'left')}, ${words(y, 'down', 'up')}`;
}
