// Search for free room: the best of several places, and the things in the way.
import { grown, meets, type PageBox } from './box';

/** Geometry functions for one kind of thing. */
export interface Form<Thing> {
  /** Side of a grid cell, about the size of a usual thing. */
  readonly cell: number;
  /** Returns the upright box around a thing. */
  boundsOf(thing: Thing): PageBox;
  /** Returns the thing with a margin on every side. */
  grown(thing: Thing, by: number): Thing;
  overlap(a: Thing, b: Thing): boolean;
}

/** Boxes on the page. CSS pixels */
export const pageForm: Form<PageBox> = { cell: 128, boundsOf: (box) => box, grown, overlap: meets };

/** Most cells for one thing. A thing that covers more is compared with all others. */
const mostCells = 64;

/** Number of cells in a row of the grid. More than a page or field has. */
const rowLength = 1 << 16;

/**
 * Things that occupy room. They are sorted into the cells of a grid, so that a new thing is compared with few others.
 */
export class TakenRoom<Thing> {
  readonly #form: Form<Thing>;
  readonly #cells = new Map<number, Thing[]>();
  readonly #large: Thing[] = [];

  constructor(form: Form<Thing>, things: readonly Thing[] = []) {
    this.#form = form;
    for (const thing of things) this.add(thing);
  }

  add(thing: Thing): void {
    const cells = this.#cellsOf(thing);
    if (!cells) this.#large.push(thing);
    for (const cell of cells ?? []) {
      const there = this.#cells.get(cell);
      if (there) there.push(thing);
      else this.#cells.set(cell, [thing]);
    }
  }

  /** Whether a thing, with a margin, overlaps none of the occupied room. */
  isFree(thing: Thing, margin = 0): boolean {
    const asked = margin === 0 ? thing : this.#form.grown(thing, margin);
    const isApart = (other: Thing) => !this.#form.overlap(other, asked);
    const cells = this.#cellsOf(asked);
    if (!this.#large.every(isApart)) return false;
    if (!cells) return [...this.#cells.values()].every((there) => there.every(isApart));
    return cells.every((cell) => this.#cells.get(cell)?.every(isApart) ?? true);
  }

  /** Returns the cells that a thing covers; null if they are too many. */
  #cellsOf(thing: Thing): number[] | null {
    const { cell } = this.#form;
    const { left, top, width, height } = this.#form.boundsOf(thing);
    const [first, last] = [Math.floor(left / cell), Math.floor((left + width) / cell)];
    const [upper, lower] = [Math.floor(top / cell), Math.floor((top + height) / cell)];
    if (!((last - first + 1) * (lower - upper + 1) <= mostCells)) return null;
    const cells: number[] = [];
    for (let x = first; x <= last; x++) for (let y = upper; y <= lower; y++) cells.push(y * rowLength + x);
    return cells;
  }
}

/**
 * Returns the first place with the lowest rank; null if no place is free. The search ends at the first place of rank 0.
 * @param rankOf rank of a place, from 0 on; null for a place that is not free
 */
export function bestSpot<Spot>(spots: Iterable<Spot>, rankOf: (spot: Spot) => number | null): Spot | null {
  let best: { readonly spot: Spot; readonly rank: number } | null = null;
  for (const spot of spots) {
    const rank = rankOf(spot);
    if (rank === 0) return spot;
    if (rank !== null && (!best || rank < best.rank)) best = { spot, rank };
  }
  return best?.spot ?? null;
}
