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

/** Range of grid cells that a shape covers. */
interface CellRange {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

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
    const range = this.#rangeOf(thing);
    if (!isSmall(range)) this.#large.push(thing);
    else
      for (let x = range.left; x <= range.right; x++)
        for (let y = range.top; y <= range.bottom; y++) {
          const there = this.#cells.get(y * rowLength + x);
          if (there) there.push(thing);
          else this.#cells.set(y * rowLength + x, [thing]);
        }
  }

  /**
   * Whether a shape overlaps no stored shape.
   * @param margin smallest distance from the stored shapes, in the unit of the shapes
   */
  isFree(thing: Thing, margin = 0): boolean {
    const asked = margin === 0 ? thing : this.#form.grown(thing, margin);
    for (const there of this.#near(asked))
      for (const other of there) if (this.#form.overlap(other, asked)) return false;
    return true;
  }

  /** Returns the number of stored shapes that overlap a shape. */
  countMeeting(thing: Thing): number {
    const near = new Set([...this.#near(thing)].flat());
    return [...near].filter((other) => this.#form.overlap(other, thing)).length;
  }

  /** Returns lists of all stored shapes that may overlap a shape. A stored shape can be in several lists. */
  #near(thing: Thing): Thing[][] {
    const range = this.#rangeOf(thing);
    if (!isSmall(range)) return [this.#large, ...this.#cells.values()];
    const lists = [this.#large];
    for (let x = range.left; x <= range.right; x++)
      for (let y = range.top; y <= range.bottom; y++) {
        const there = this.#cells.get(y * rowLength + x);
        if (there) lists.push(there);
      }
    return lists;
  }

  #rangeOf(thing: Thing): CellRange {
    const { cell } = this.#form;
    const { left, top, width, height } = this.#form.boundsOf(thing);
    return {
      left: Math.floor(left / cell),
      right: Math.floor((left + width) / cell),
      top: Math.floor(top / cell),
      bottom: Math.floor((top + height) / cell),
    };
  }
}

/** Whether a shape covers at most `mostCells` cells. False for an infinite shape. */
const isSmall = ({ left, right, top, bottom }: CellRange) =>
  (right - left + 1) * (bottom - top + 1) <= mostCells;

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
