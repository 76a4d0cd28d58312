// The arrow keys in a plot: they move the line that the values are read at.
import type uPlot from 'uplot';
import { recordedSeconds } from '../simulation/telemetry';

/** A press of an arrow key moves the line so far. s */
const step = 0.1;

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
  const leave = () => chart.setCursor({ left: -1, top: -1 }, true, true);
  const ageAtLine = (): Reading => {
    const { left = -1 } = chart.cursor;
    return left < 0 ? null : chart.posToVal(left, 'x');
  };
  place.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const first = Math.max(-recordedSeconds, chart.data[0][0] ?? 0);
    const to = readingAfter(event.key, ageAtLine(), first);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === null) place.blur();
    else chart.setCursor({ left: chart.valToPos(to, 'x'), top: 0 }, true, true);
  });
  place.addEventListener('blur', leave);
  // A press with the pointer leaves the keys to the picture.
  place.addEventListener('mousedown', (event) => event.preventDefault());
}
