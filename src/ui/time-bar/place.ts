// Where on the time bar an instant is: the right end is now, the left end the earliest that one can look back to.
import { clamp } from '../../control/clamp';

/** How long the bar is. s */
export const barSeconds = 10;

/** Where on the bar an instant is, 0 at the left end to 1 at the right. @param ago s */
export function shareOf(ago: number): number {
  return 1 - clamp(ago, 0, barSeconds) / barSeconds;
}

/** How long ago the instant at a place of the bar is. s @param share 0 to 1 @param kept how far one can look back. s */
export function agoAt(share: number, kept: number): number {
  return Math.min(barSeconds * (1 - clamp(share, 0, 1)), kept);
}

/** Where a key of the keyboard leads, how long ago; null for a key that does not move. s @param ago where one looks @param kept s */
export function agoByKey(key: string, ago: number, kept: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: ago + 0.1,
    ArrowDown: ago + 0.1,
    PageDown: ago + 1,
    Home: kept,
    ArrowRight: ago - 0.1,
    ArrowUp: ago - 0.1,
    PageUp: ago - 1,
    End: 0,
  };
  return key in steps ? clamp(steps[key], 0, kept) : null;
}
