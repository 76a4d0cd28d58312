// What two touches are to each other: a double-click, or two fingers with a spread.
import { pixels, type Touch } from './grips';

/** Longest time (ms) and largest distance (CSS pixels) between the presses of a double-click. */
const doubleClick = { timeMs: 350, distancePx: 14 };
/** Smallest distance that two fingers count as, which bounds the zoom of fingers that touch. CSS pixels */
const leastSpread = 20;

/** Whether a press and the one before make a double-click. */
export function isDoubleClick(last: Touch | null, touch: Touch): boolean {
  return (
    last !== null &&
    touch.timeMs - last.timeMs < doubleClick.timeMs &&
    pixels(touch, last) < doubleClick.distancePx
  );
}

/** How far two fingers are apart. CSS pixels */
export function spreadOf(a: Touch, b: Touch): number {
  return Math.max(leastSpread, pixels(a, b));
}
