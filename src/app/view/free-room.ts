// Search for free space: finds the best of several places, with the occupied space stored in a grid.
import { grown, meets, type PageBox } from './box';

/** Geometry functions for one type of shape, such as a box. The search for free space uses them. */
export interface Form<Thing> {
  /** Side of a cell in the search grid, in the unit of the shapes. */
  readonly cell: number;
  /** Returns the axis-aligned box around a shape. */
  boundsOf(thing: Thing): PageBox;
  /** Returns the shape enlarged on every side. @param by width of the added margin */
  grown(thing: Thing, by: number): Thing;
  overlap(a: Thing, b: Thing): boolean;
}

/** Geometry functions for boxes on the page. Their unit of length is the CSS pixel. */
export const pageForm: Form<PageBox> = { cell: 128, boundsOf: (box) => box, grown, overlap: meets };

/**
 * Largest number of grid cells that one stored shape may cover. Larger shapes are stored in a separate list, and every
 * search checks this whole list.
 */
const mostCells = 64;

/** Factor in the index of a grid cell: index = row × `rowLength` + column. */
const rowLength = 1 << 16;

/** Set of shapes that occupy space. Finds quickly whether a new shape overlaps a stored shape. */
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

  /**
   * Whether a shape overlaps no stored shape.
   * @param margin smallest distance from the stored shapes, in the unit of the shapes
   */
  isFree(thing: Thing, margin = 0): boolean {
    const asked = margin === 0 ? thing : this.#form.grown(thing, margin);
    const isApart = (other: Thing) => !this.#form.overlap(other, asked);
    const cells = this.#cellsOf(asked);
    if (!this.#large.every(isApart)) return false;
    if (!cells) return [...this.#cells.values()].every((there) => there.every(isApart));
    return cells.every((cell) => this.#cells.get(cell)?.every(isApart) ?? true);
  }

  /** Returns the number of stored shapes that overlap a shape. */
  countMeeting(thing: Thing): number {
    const cells = this.#cellsOf(thing)?.map((cell) => this.#cells.get(cell) ?? []);
    const near = new Set([...this.#large, ...(cells ?? [...this.#cells.values()]).flat()]);
    return [...near].filter((other) => this.#form.overlap(other, thing)).length;
  }

  /** Returns the indices of the grid cells that a shape covers; null if it covers more than `mostCells`. */
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
 * Returns the first candidate with the lowest rank; null if no candidate is usable.
 * @param rankOf returns the rank of a candidate: 0 for the best, larger for worse, null for unusable
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
