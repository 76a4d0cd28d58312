// Describes places in words, for screen readers.
import type { Point } from '../../../world/entities/command';

/** Describes a place by its distance from the middle of the world: "12.5 m right, 3 m down". m */
export function placeWords({ x, y }: Point): string {
  const words = (value: number, positive: string, negative: string) => {
    const size = Number(Math.abs(value).toFixed(1));
    return `${size} m ${value < 0 ? negative : positive}`;
  };
  return `${words(x, 'right', 'left')}, ${words(y, 'down', 'up')}`;
}
