// The arrow keys in a plot: they move the cursor at which the values are read.
import uPlot from 'uplot';
import { recordedSeconds } from '../../simulation/meters/telemetry';
import { isBrowserShortcut } from '../keyboard';

/** Name of uPlot's group in which the cursors of all plots move together. */
export const pointerGroup = 'scope';

/** How far a press of an arrow key moves the cursor. s */
const step = 0.1;

/** Position of a hidden cursor. CSS pixels */
const outside = -10;

/** Position of the cursor relative to the last step: 0 or less; null hides it. s */
export type Reading = number | null;

/**
 * Where a key moves the cursor.
 * @param at where it is
 * @param first the oldest recorded position. s
 * @returns undefined for any other key
 */
export function readingAfter(key: string, at: Reading, first: number): Reading | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(first, (at ?? 0) - step);
    case 'ArrowRight':
      return Math.min(0, (at ?? 0) + step);
    case 'Home':
      return first;
    case 'End':
      return 0;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}

/** Moves the cursor by the keys that a plot's element gets. */
export function readByKeys(place: HTMLElement, chart: uPlot): void {
  place.addEventListener('keydown', (event) => {
    if (isBrowserShortcut(event)) return;
    const { left = -1 } = chart.cursor;
    const first = Math.max(-recordedSeconds, chart.data[0][0] ?? 0);
    const to = readingAfter(event.key, left < 0 ? null : chart.posToVal(left, 'x'), first);
    if (to === undefined) return;
    event.preventDefault();
    // Some games steer with these keys.
    event.stopPropagation();
    moveTo(to);
    if (to === null) place.blur();
  });
  place.addEventListener('blur', () => moveTo(null));
  // A press with the pointer does not take the keys from the picture.
  place.addEventListener('mousedown', (event) => event.preventDefault());
}

function moveTo(reading: Reading): void {
  for (const chart of uPlot.sync(pointerGroup).plots)
    chart.setCursor({ left: reading === null ? outside : chart.valToPos(reading, 'x'), top: 0 }, true);
}
