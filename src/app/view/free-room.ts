// The search for free room: the best of some places, and what is in the way there.
import { grown, meets, type PageBox } from './box';

/** The geometry of one kind of thing. */
export interface Form<Thing> {
  /** Side of a cell: about that of a usual thing. */
  readonly cell: number;
  /** The upright box round a thing. */
  boundsOf(thing: Thing): PageBox;
  /** The thing with a margin on every side. */
  grown(thing: Thing, by: number): Thing;
  overlap(a: Thing, b: Thing): boolean;
}

/** Boxes on the page. CSS pixels */
export const pageForm: Form<PageBox> = { cell: 128, boundsOf: (box) => box, grown, overlap: meets };

/** Most cells of a thing. A larger one is compared with all others. */
const mostCells = 64;

/** Cells of a row: more than a page or a field has. */
const rowLength = 1 << 16;

/** Things that take room. They lie in the cells of a grid, so that a new one is compared with few of them. */
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

  /** Whether a thing with a margin overlaps none of them. */
  isFree(thing: Thing, margin = 0): boolean {
    const asked = margin === 0 ? thing : this.#form.grown(thing, margin);
    const isApart = (other: Thing) => !this.#form.overlap(other, asked);
    const cells = this.#cellsOf(asked);
    if (!this.#large.every(isApart)) return false;
    if (!cells) return [...this.#cells.values()].every((there) => there.every(isApart));
    return cells.every((cell) => this.#cells.get(cell)?.every(isApart) ?? true);
  }

  /** The cells that a thing reaches into; null for very many. */
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
 * The first place of the lowest rank; null where none is free. It stops at the first of rank 0.
 * @param rankOf rank of a place, from 0 on; null for one that is not free
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
