// The keys that move and turn what is chosen while a scene is built, and copy it.

import type { App } from '../../../app/ui/app';
import { isBrowserShortcut, isDialogOpen, isPressable, isTyping } from '../../../app/ui/kit/keyboard';
import { ontoWorld } from '../../../app/view/home-view';
import type { Point } from '../../../world/entities/command';
import { nudgeBy, turnBy } from '../state/build-state';
import { buildOf } from '../state/current';
import { nameOfSpot } from '../state/spots';
import { wordsOfSpot, wordsOfThing } from './things';

/** Directions of arrow keys on the page. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which way the keys turn; by where they are, for with Shift they are other signs. */
const turns: Readonly<Record<string, 1 | -1>> = { Comma: -1, Period: 1 };

/** Whether a key moves what is chosen: not where a field, a button or a list uses it, but in the list of things. */
const isForThings = ({ target }: Event) =>
  !isDialogOpen() &&
  !isTyping(target) &&
  (!isPressable(target) || (target instanceof Element && target.closest('.things') !== null));

/** Moves or turns what is chosen by a key, and says where it is then. True when the key did something. */
function press(app: App, event: KeyboardEvent): boolean {
  const { key, code, shiftKey } = event;
  const build = buildOf(app);
  const [first] = build.chosen;
  const { spot } = build;
  if ((!first && spot === null) || isBrowserShortcut(event) || !isForThings(event)) return false;
  if (key in arrows) {
    const { x, y } = ontoWorld(arrows[key], app.viewport.turn);
    const metres = shiftKey ? nudgeBy.coarse : nudgeBy.fine;
    // A quarter of a turn in numbers leaves traces in the last digits.
    if (!build.moveBy([Math.round(x) * metres, Math.round(y) * metres])) return false;
    if (first) app.say(`${build.nameOf(first)}: ${wordsOfThing(app.session, first)}`);
    else if (spot !== null) app.say(`${nameOfSpot(spot)}: ${wordsOfSpot(app.session, spot)}`);
    return true;
  }
  if (!(code in turns) || !app.singleKeys.allow(key)) return false;
  return build.turnBy(turns[code] * (shiftKey ? turnBy.fine : turnBy.coarse));
}

/** Listens for these keys; returns how to stop. */
export function listenToBuildKeys(app: App): () => void {
  const open = new AbortController();
  window.addEventListener(
    'keydown',
    (event) => {
      const isEnd = event.key === 'Enter' && isForThings(event) && buildOf(app).finish();
      if (isEnd || press(app, event)) event.preventDefault();
    },
    open,
  );
  // Text that is marked is copied as ever.
  const isOfThings = (event: Event) => isForThings(event) && document.getSelection()?.isCollapsed !== false;
  window.addEventListener(
    'copy',
    (event) => {
      const build = buildOf(app);
      if (!isOfThings(event) || build.chosen.length === 0) return;
      event.clipboardData?.setData('text/plain', build.copied);
      event.preventDefault();
    },
    open,
  );
  window.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isOfThings(event) && buildOf(app).paste(text)) event.preventDefault();
    },
    open,
  );
  return () => open.abort();
}
