// Arrow keys, Home and End in a grid of cards. The next card is found by its place on the page.

/**
 * Returns the card that a key focuses in a grid of cards.
 * @returns null if the focus may leave the grid upwards; undefined if the key does not move the focus
 */
export function neighbour(
  cards: readonly HTMLElement[],
  { key, target }: KeyboardEvent,
): HTMLElement | null | undefined {
  const at = cards.indexOf(target as HTMLElement);
  if (at < 0) return key === 'ArrowDown' ? cards[0] : undefined;
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  if (key === 'ArrowRight') return cards[at + 1] ?? cards[at];
  if (key === 'ArrowLeft') return cards[at - 1] ?? cards[at];
  if (key === 'ArrowDown') return nearest(cards, at, 1) ?? cards[at];
  if (key === 'ArrowUp') return nearest(cards, at, -1) ?? null;
  return undefined;
}

/**
 * Returns the card in the row above or below that is horizontally nearest to the card with index `at`. Undefined if
 * there is no such row.
 * @param way 1 for the row below, -1 for the row above
 */
function nearest(cards: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const rows = boxes.map(({ top }) => way * (top - boxes[at].top)).filter((apart) => apart > 1);
  const next = Math.min(...rows);
  const row = cards.filter((_, n) => Math.abs(way * (boxes[n].top - boxes[at].top) - next) <= 1);
  const from = cards[at].offsetLeft;
  return row.toSorted((a, b) => Math.abs(a.offsetLeft - from) - Math.abs(b.offsetLeft - from))[0];
}
