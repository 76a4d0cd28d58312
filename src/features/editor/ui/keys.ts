// Keys that move, turn and copy the selection in the editor.

import type { App } from '../../../app/ui/app';
import { isBrowserShortcut, isDialogOpen, isPressable, isTyping } from '../../../app/ui/kit/keyboard';
import { ontoWorld } from '../../../app/view/home-view';
import type { Point } from '../../../world/entities/command';
import { nudgeBy, turnSteps } from '../state/build-state';
import { buildOf } from '../state/current';
import { nameOfSpot } from '../state/spots';
import { wordsOfSpot, wordsOfThing } from './things';

/** Direction of each arrow key on the page. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keys that turn the selection, by KeyboardEvent.code. 1 turns clockwise, -1 anticlockwise. */
const turns: Readonly<Record<string, 1 | -1>> = { Comma: -1, Period: 1 };

/**
 * Whether a key acts on the selected objects. False in a dialog, in a text field, and on a button outside the list of
 * objects.
 */
const isForThings = ({ target }: Event) =>
  !isDialogOpen() &&
  !isTyping(target) &&
  (!isPressable(target) || (target instanceof Element && target.closest('.things') !== null));

/** Moves or turns the selection by a key. Returns whether the key had an effect */
function press(app: App, event: KeyboardEvent): boolean {
  const { key, code, shiftKey } = event;
  const build = buildOf(app);
  const [first] = build.chosen;
  const { spot } = build;
  if ((!first && spot === null) || isBrowserShortcut(event) || !isForThings(event)) return false;
  if (key in arrows) {
    const { x, y } = ontoWorld(arrows[key], app.viewport.turn);
    const metres = shiftKey ? nudgeBy.coarse : nudgeBy.fine;
    // Rounding removes numerical errors of the quarter turn.
    if (!build.moveBy([Math.round(x) * metres, Math.round(y) * metres])) return false;
    if (first) app.say(`${build.nameOf(first)}: ${wordsOfThing(app.session, first)}`);
    else if (spot !== null) app.say(`${nameOfSpot(spot)}: ${wordsOfSpot(app.session, spot)}`);
    return true;
  }
  if (!(code in turns) || !app.singleKeys.allow(key)) return false;
  return build.turnBy(turns[code] * (shiftKey ? turnSteps.fine : turnSteps.coarse));
}

/** Listens for the keys of the editor. Returns a function that stops listening. */
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
  // Marked text is copied as usual.
  // A button that was pressed last has no use for these keys.
  const isOfThings = ({ target }: Event) =>
    !isDialogOpen() && !isTyping(target) && document.getSelection()?.isCollapsed !== false;
  const copy = (event: ClipboardEvent): boolean => {
    const build = buildOf(app);
    if (!isOfThings(event) || build.chosen.length === 0) return false;
    event.clipboardData?.setData('text/plain', build.copied);
    event.preventDefault();
    return true;
  };
  window.addEventListener('copy', copy, open);
  window.addEventListener(
    'cut',
    (event) => {
      const build = buildOf(app);
      if (!copy(event)) return;
      if (build.canRemove) build.remove();
      else app.notify('One body stays: it is copied, not cut.', 'info');
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
