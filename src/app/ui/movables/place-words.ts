// A place in words, for whoever listens.
import type { Point } from '../../../world/entities/command';

/** "12.5 m right, 3 m down": a place from the middle of the world. m */
export function wordsOf({ x, y }: Point): string {
  const words = (value: number, positive: string, negative: string) => {
    const size = Number(Math.abs(value).toFixed(1));
    return `${size} m ${value < 0 ? negative : positive}`;
  };
  return `${words(x, 'right', 'left')}, ${words(y, 'down', 'up')}`;
}
