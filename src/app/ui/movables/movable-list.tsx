// The list "Move by keyboard", with which target, waypoints and bodies are moved by keys. Visible only
// while it has the focus.
import './movables.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { ontoWorld } from '../../view/home-view';
import { runAction } from '../actions/action';
import { removeWaypoint } from '../actions/list';
import { useApp } from '../app';
import { useEscape } from '../kit/escape';
import { isBrowserShortcut } from '../kit/keyboard';
import { Movables } from './movables';
import { placeWords } from './place-words';

/** Distance by which an arrow key moves the selected object. m. `alone` is without the Shift key. */
const reach = { alone: 1, withShift: 5 };

/** Largest number of list entries that are rendered at a time, around the selected one. */
const most = 60;

/** Number of list entries per press of Page Up or Page Down. `alone`: without Shift. */
const stride = { alone: 1, withShift: 50 };

/** For each navigation key, a function that returns the index of the list entry to select. */
const steps: Readonly<Record<string, (index: number, last: number, entriesPerPage: number) => number>> = {
  PageUp: (index, _, entriesPerPage) => index - entriesPerPage,
  PageDown: (index, _, entriesPerPage) => index + entriesPerPage,
  Home: () => 0,
  End: (_, last) => last,
};

/** Directions of the arrow keys on the page: x to the right, y down. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the movable objects, the index of the selected one, and functions that select, move and remove an object. */
function useMovables() {
  const app = useApp();
  const { session, view } = app;
  const [chosen, setChosen] = useState(0);
  const lastFocus = useRef<Entity | null>(null);
  const movables = new Movables(session, view);
  const count = movables.all.length;
  const within = (place: number, of: number) => clamp(place, 0, Math.max(0, of - 1));
  const at = within(chosen, count);
  const choose = (place: number, among = movables) => {
    const next = within(place, among.all.length);
    setChosen(next);
    if (among.all.length > 0) among.choose(next);
    lastFocus.current = view.focus;
  };
  return {
    ...{ movables, count, at, choose },
    /** Selects in the list the object that is selected in the picture. Call when the list gets the keyboard focus. */
    enter() {
      const { selectedWaypoint, focus } = view;
      const body = focus && focus !== lastFocus.current ? movables.all.indexOf(focus) : -1;
      choose(selectedWaypoint ?? (body >= 0 ? body : at));
    },
    /** Moves the selected object in the direction of an arrow key, as seen on the page. */
    move(arrow: Point, metres: number) {
      const { x, y } = ontoWorld(arrow, app.viewport.turn);
      // Rounding removes numerical errors of the quarter turn.
      movables.moveBy(at, { x: Math.round(x * metres), y: Math.round(y * metres) });
      app.say(`${movables.nameAt(at)}: ${placeWords(movables.placeAt(at))}`);
    },
    remove() {
      const before = session.commands.waypoints.length;
      if (!runAction(app, removeWaypoint)) return;
      if (session.commands.waypoints.length < before) app.say(`${movables.nameAt(at)} removed`);
      choose(at, new Movables(session, view));
    },
  };
}

export function MovableList() {
  const list = useRef<HTMLUListElement>(null);
  const [hasKeys, setKeys] = useState(false);
  const { movables, count, at, choose, enter, move, remove } = useMovables();
  const first = clamp(at - most / 2, 0, Math.max(0, count - most));
  useLayoutEffect(() => {
    const option = list.current?.children[at - first];
    if (option instanceof HTMLElement && list.current)
      list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2;
  }, [at, first, count]);
  useEscape('control', (target) => {
    if (target !== list.current) return false;
    list.current.blur();
    return true;
  });
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (isBrowserShortcut(event)) return;
    const by = shiftKey ? 'withShift' : 'alone';
    if (key in arrows) move(arrows[key], reach[by]);
    else if (key in steps) choose(steps[key](at, count - 1, stride[by]));
    else if (key === 'Delete' || key === 'Backspace') remove();
    else return;
    // These keys have other meanings outside the list.
    event.preventDefault();
    event.stopPropagation();
  };
  if (count === 0) return null;
  return (
    <section class="things raised unseen" aria-labelledby="things-name">
      <h2 id="things-name">Move by keyboard</h2>
      <ul
        ref={list}
        role="listbox"
        // Successive arrow keys form one gesture.
        data-burst="arrows"
        aria-labelledby="things-name"
        aria-describedby="things-keys"
        aria-activedescendant={`thing-${at}`}
        tabIndex={0}
        onFocus={() => {
          setKeys(true);
          enter();
        }}
        onBlur={() => setKeys(false)}
        onKeyDown={press}
      >
        {Array.from({ length: Math.min(most, count) }, (_, n) => (
          <li
            key={first + n}
            role="option"
            id={`thing-${first + n}`}
            aria-selected={first + n === at}
            aria-posinset={first + n + 1}
            aria-setsize={count}
            onClick={() => choose(first + n)}
          >
            {movables.nameAt(first + n)}
          </li>
        ))}
      </ul>
      <p class="things-place">{hasKeys && placeWords(movables.placeAt(at))}</p>
      <p id="things-keys" class="things-keys">
        Page Up and Page Down choose, with Shift 50 further. Arrows move by 1 m, with Shift by 5 m. Delete
        removes a waypoint.
      </p>
    </section>
  );
}
