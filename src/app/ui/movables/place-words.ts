// Describes places in words, for screen readers.
import type { Point } from '../../../world/entities/command';

/** Returns a place in words, by its distances from the middle of the world: "12.5 m right, 3 m down". @param place m */
export function placeWords({ x, y }: Point): string {
  const words = (value: number, positive: string, negative: string) => {
    const size = Number(Math.abs(value).toFixed(1));
    return `${size} m ${value < 0 ? negative : positive}`;
  };
  return `${words(x, 'right', 'left')}, ${words(y, 'down', 'up')}`;
}
