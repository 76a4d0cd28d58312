// Where there is room on the field: boxes by the cells that they reach into, so that each new one is held against few.
import { cos, sin } from '../../../laws/exact/exact';
import { overlaps, type Slab } from '../../../world/simulation/crowding';
import type { Place } from '../../../world/simulation/place';

/** Side of a cell: about a body. m */
const side = 8;

/** A box that reaches into more cells than these is held against every other one. */
const mostCells = 64;

/** Boxes that stand on the field. */
export class Standing {
  readonly #cells = new Map<string, Slab[]>();
  readonly #large: Slab[] = [];

  constructor(slabs: readonly Slab[]) {
    for (const slab of slabs) {
      const cells = cellsOf(slab);
      if (!cells) this.#large.push(slab);
      for (const cell of cells ?? []) {
        const there = this.#cells.get(cell);
        if (there) there.push(slab);
        else this.#cells.set(cell, [slab]);
      }
    }
  }

  /** Whether a box lies on none of them. @param air how far it keeps off. m */
  isFree(slab: Slab, air = 0): boolean {
    const box = { ...slab, half: [slab.half[0] + air, slab.half[1] + air] as const };
    const isApart = (other: Slab) => !overlaps(other, box);
    const cells = cellsOf(box);
    const near = cells ? cells.map((cell) => this.#cells.get(cell) ?? []) : [...this.#cells.values()];
    return this.#large.every(isApart) && near.every((there) => there.every(isApart));
  }
}

/** The cells that the upright box about a box reaches into; null for very many. */
function cellsOf({ at, half: [width, height], angle }: Slab): string[] | null {
  const [across, down] = [Math.abs(cos(angle)), Math.abs(sin(angle))];
  const reach: Place = [width * across + height * down, width * down + height * across];
  const [[left, right], [top, bottom]] = ([0, 1] as const).map((axis) => [
    Math.floor((at[axis] - reach[axis]) / side),
    Math.floor((at[axis] + reach[axis]) / side),
  ]);
  if ((right - left + 1) * (bottom - top + 1) > mostCells) return null;
  const cells: string[] = [];
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) cells.push(`${x} ${y}`);
  return cells;
}
