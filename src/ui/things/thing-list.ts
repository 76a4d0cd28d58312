// The list of what can be moved, for whoever has no pointer: out of sight until it has the keyboard.
import './things.css';
import { clamp } from '../../control/clamp';
import type { Point } from '../../entities/command';
import { ontoWorld } from '../../view/home-view';
import { runAction } from '../actions/action';
import { removeWaypoint } from '../actions/list';
import type { App } from '../app';
import { element, setText } from '../element';
import { isBrowserShortcut } from '../keyboard';
import { mostBodies, type Thing, thingsOf } from './things';

/** How far an arrow key moves something, alone and with Shift. m */
const reach = { alone: 1, withShift: 5 };

/** How many of the things are in the list at once; it moves on with the chosen one. */
const most = 60;

/** What a key chooses: the one before, the next, the first, the last. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  PageUp: (at) => at - 1,
  PageDown: (at) => at + 1,
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
  readonly #more = element('p', { class: 'things-keys' });
  #things: readonly Thing[] = [];
  #at = 0;
  #shape = '';

  constructor(app: App) {
    this.#app = app;
    this.element = element(
      'section',
      { class: 'things', 'aria-labelledby': 'things-name' },
      element('h2', { id: 'things-name' }, 'Move by keyboard'),
      this.#list,
      this.#place,
      element(
        'p',
        { id: 'things-keys', class: 'things-keys' },
        'Page Up and Page Down choose. Arrows move by 1 m, with Shift by 5 m. Delete removes a waypoint.',
      ),
      this.#more,
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
    this.element.hidden = this.#things.length === 0;
    const bodies = session.entities.length;
    this.#more.hidden = bodies <= mostBodies;
    setText(this.#more, `The first ${mostBodies} of ${bodies} bodies are listed.`);
    this.#at = clamp(this.#at, 0, Math.max(0, this.#things.length - 1));
    const first = clamp(this.#at - most / 2, 0, Math.max(0, this.#things.length - most));
    const shown = this.#things.slice(first, first + most);
    const shape = `${this.#at} ${this.#things.length} ${first} ${shown.map(({ name }) => name).join()}`;
    if (shape !== this.#shape) this.#write(shown, first);
    this.#shape = shape;
    this.#tell();
  }

  /** What was chosen by a pointer is chosen here as well. */
  #enter(): void {
    const { selectedWaypoint } = this.#app.view;
    this.#choose(selectedWaypoint ?? this.#at);
  }

  #choose(at: number): void {
    this.#at = clamp(at, 0, Math.max(0, this.#things.length - 1));
    this.#things[this.#at]?.choose();
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
    else if (step) this.#choose(step(this.#at, this.#things.length - 1));
    else if (isDelete) this.#remove();
    else this.#list.blur();
  }

  /** Arrows point as the picture lies. */
  #move(arrow: Point, metres: number): void {
    const { viewport, say } = this.#app;
    const { x, y } = ontoWorld(arrow, viewport.turn);
    const thing = this.#things[this.#at];
    if (!thing) return;
    // A quarter of a turn in numbers leaves traces in the last digits.
    thing.moveBy({ x: Math.round(x * metres), y: Math.round(y * metres) });
    this.refresh();
    say(`${thing.name}: ${wordsOf(thing.place())}`);
  }

  #remove(): void {
    const { name } = this.#things[this.#at] ?? {};
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
          'aria-setsize': this.#things.length,
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
    const thing = this.#things[this.#at];
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
