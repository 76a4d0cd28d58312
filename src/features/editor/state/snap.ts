// Snapping: moves a dragged place to the grid, or in line with other objects.
import { rounded } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';

/** Step to which coordinates are rounded in the editor: with snapping (`on`), and without (`off`). m */
const grid = { on: 0.5, off: 0.01 };

/** Step to which angles are rounded in the editor: with snapping (`on`), and without (`off`). rad */
const turns = { on: Math.PI / 12, off: Math.PI / 180 };

/** Largest distance along x or y at which an object snaps into line with another one. CSS pixels */
const reach = 6;

/** A horizontal or vertical line through two aligned objects. m */
export interface Guide {
  readonly from: Point;
  readonly to: Point;
}

/** A snapped place, and guide lines to the objects in line with it. */
export interface SnapResult {
  readonly place: Point;
  readonly guides: readonly Guide[];
}

/** Returns the multiple of a step that is nearest to a value, without rounding errors. */
function onGrid(value: number, step: number): number {
  return rounded(Math.round(value / step) * step, 2);
}

/**
 * Moves a place into line with a nearby object, or else to the editor's grid. Returns the new place, with guide lines
 * to the objects in line.
 * @param others places with which the place may be aligned
 * @param zoom CSS pixels per metre
 * @param free true to round to centimetres only, without grid and alignment
 */
export function snapped(place: Point, others: readonly Point[], zoom: number, free: boolean): SnapResult {
  const { x, y } = place;
  if (free) return { place: { x: onGrid(x, grid.off), y: onGrid(y, grid.off) }, guides: [] };
  const near = (axis: 'x' | 'y') => {
    const off = (other: Point) => Math.abs(other[axis] - place[axis]);
    const [first] = others.filter((other) => off(other) * zoom <= reach).toSorted((a, b) => off(a) - off(b));
    return first ?? null;
  };
  const [above, beside] = [near('x'), near('y')];
  const at = { x: above?.x ?? onGrid(x, grid.on), y: beside?.y ?? onGrid(y, grid.on) };
  const guides = [above, beside].flatMap((other) => (other ? [{ from: other, to: at }] : []));
  return { place: at, guides };
}

/** Rounds an angle in the editor. rad @param free false to round to multiples of 15°, true to round to whole degrees */
export function snappedAngle(angle: number, free: boolean): number {
  const step = free ? turns.off : turns.on;
  return Math.round(angle / step) * step + 0;
}

/** Rounds a length in the editor. m @param free false to round to the snapping grid, true to round to centimetres */
export function snappedLength(length: number, free: boolean): number {
  return onGrid(length, free ? grid.off : grid.on);
}
