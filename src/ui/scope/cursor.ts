// The arrow keys in a plot: they move the line that the values are read at.
import uPlot from 'uplot';
import { recordedSeconds } from '../../simulation/meters/telemetry';
import { isBrowserShortcut } from '../keyboard';

/** Pointers of all plots move together. */
export const pointerGroup = 'scope';

/** A press of an arrow key moves the line so far. s */
const step = 0.1;

/** Where a chart has its line when it has none. CSS pixels */
const outside = -10;

/** Where the line goes. s before the last step: 0 and less; null takes it away. */
export type Reading = number | null;

/**
 * Where a key moves the line.
 * @param at where it is
 * @param first the oldest age that is recorded
 * @returns undefined for a key that means nothing here
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

/** Lets a plot's place take the keys. */
export function readByKeys(place: HTMLElement, chart: uPlot): void {
  place.addEventListener('keydown', (event) => {
    if (isBrowserShortcut(event)) return;
    const { left = -1 } = chart.cursor;
    const first = Math.max(-recordedSeconds, chart.data[0][0] ?? 0);
    const to = readingAfter(event.key, left < 0 ? null : chart.posToVal(left, 'x'), first);
    if (to === undefined) return;
    event.preventDefault();
    // These keys would steer, too.
    event.stopPropagation();
    moveTo(to);
    if (to === null) place.blur();
  });
  place.addEventListener('blur', () => moveTo(null));
  // A press with the pointer leaves the keys to the picture.
  place.addEventListener('mousedown', (event) => event.preventDefault());
}

function moveTo(reading: Reading): void {
  for (const chart of uPlot.sync(pointerGroup).plots)
    chart.setCursor({ left: reading === null ? outside : chart.valToPos(reading, 'x'), top: 0 }, true);
}
