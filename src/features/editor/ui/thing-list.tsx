// List of the scene's objects for the keyboard: the first stop of the Tab key, hidden until it has the focus.
import '../../../app/ui/movables/movables.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../../app/session/session';
import { runAction } from '../../../app/ui/actions/action';
import { useApp } from '../../../app/ui/app';
import { useEscape } from '../../../app/ui/kit/escape';
import { isBrowserShortcut, isPressedByKeys, wasKeyLast } from '../../../app/ui/kit/keyboard';
import { isSameThing } from '../../../lab/files/edit-scenario';
import { clamp } from '../../../laws/control/clamp';
import type { BuildState } from '../state/build-state';
import { buildOf } from '../state/current';
import { nameOfSpot } from '../state/spots';
import { focusPalette, playScene } from './actions';
import { isAwaited } from './focus-things';
import { showFields } from './panel';
import { wordsOfSpot, wordsOfThing } from './things';

/** Largest number of objects that the list shows at a time. */
const most = 60;

/** Functions that return the new index in the object list, by keyboard key. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  PageUp: (at) => at - 1,
  PageDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Entry of the editor's list of scene objects: an object, a waypoint or the fixed target. */
interface ListEntry {
  name(): string;
  readonly isChosen: boolean;
  choose(): void;
  /** Returns the size and the place of the entry's object as text, such as "22 m, 4 m right, 7 m down". */
  words(session: Session): string;
}

function listedIn(build: BuildState): ListEntry[] {
  const { things, spots, spot } = build;
  const [chosen] = build.chosen;
  return [
    ...things.map((ref) => ({
      name: () => build.nameOf(ref),
      isChosen: chosen !== undefined && isSameThing(ref, chosen),
      choose: () => build.choose([ref]),
      words: (session: Session) => wordsOfThing(session, ref),
    })),
    ...spots.map((each) => ({
      name: () => nameOfSpot(each),
      isChosen: each === spot,
      choose: () => build.chooseSpot(each),
      words: (session: Session) => wordsOfSpot(session, each),
    })),
  ];
}

export function ThingList() {
  const app = useApp();
  const { session } = app;
  const list = useRef<HTMLUListElement>(null);
  const [hasKeys, setKeys] = useState(false);
  const build = buildOf(app);
  const things = listedIn(build);
  const at = things.findIndex(({ isChosen }) => isChosen);
  const first = clamp(at - most / 2, 0, Math.max(0, things.length - most));
  const listed = things.slice(first, first + most);
  useLayoutEffect(() => {
    const option = list.current?.children[at - first];
    if (option instanceof HTMLElement && list.current)
      list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2;
  }, [at, first, things.length]);
  useLayoutEffect(() => {
    if (isAwaited()) list.current?.focus();
  });
  // The first Escape ends the present tool; the next one leaves the list.
  useEscape('control', (target) => {
    if (target !== list.current) return false;
    if (!build.escape()) list.current.blur();
    return true;
  });
  /** Moves the selection in the editor's list of scene objects */
  const step = (to: (typeof steps)[string]) => {
    const all = listedIn(build);
    const from = all.findIndex(({ isChosen }) => isChosen);
    all[clamp(to(from, all.length - 1), 0, all.length - 1)]?.choose();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    setKeys(true);
    if (isBrowserShortcut(event)) return;
    if (key === 'Enter') showFields(app);
    else if (key === 'Insert') focusPalette();
    else if (key === ' ') runAction(app, playScene);
    else if (key in steps) step(steps[key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section class={`things of-build ${hasKeys ? 'raised' : 'unseen'}`} aria-label="Things of the scene">
      <h2>Things of the scene</h2>
      <ul
        ref={list}
        role="listbox"
        aria-label="Things of the scene"
        aria-describedby="things-keys"
        aria-activedescendant={at < 0 ? undefined : `thing-${at}`}
        tabIndex={0}
        data-burst="arrows"
        onFocus={({ currentTarget }) => {
          // After a click the list may have the focus without being visible, until a key is pressed.
          setKeys(wasKeyLast() && isPressedByKeys(currentTarget));
          // A new selection is not rendered yet.
          if (build.chosen.length === 0 && build.spot === null) things[0]?.choose();
        }}
        onBlur={() => setKeys(false)}
        onKeyDown={press}
      >
        {listed.map(({ name, choose }, n) => (
          <li
            key={first + n}
            role="option"
            id={`thing-${first + n}`}
            aria-selected={first + n === at}
            aria-posinset={first + n + 1}
            aria-setsize={things.length}
            onClick={choose}
          >
            {name()}
          </li>
        ))}
      </ul>
      <p class="things-place">{hasKeys && things[at]?.words(session)}</p>
      <p id="things-keys" class="things-keys">
        Page Up and Page Down choose. Arrows move by half a metre, with Shift by 5 m; comma and full stop
        turn. Insert or + adds, Ctrl+D duplicates, Enter goes to the fields, Delete removes, Space plays.
      </p>
    </section>
  );
}
