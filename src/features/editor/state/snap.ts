// Snapping: moves a dragged place to the grid, or in line with other objects.
import { rounded } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';

/** Step to which coordinates are rounded in the editor: with snapping (`on`), and without (`off`). m */
const grid = { on: 0.5, off: 0.01 };

/** Step to which angles are rounded in the editor: with snapping (`on`), and without (`off`). rad */
const turns = { on: Math.PI / 12, off: Math.PI / 180 };

/** Distance within which an object snaps in line with another one. CSS pixels */
const reach = 6;

/** A horizontal or vertical line through two aligned objects. m */
export interface Guide {
  readonly from: Point;
  readonly to: Point;
}

/** A snapped place, with guide lines to the objects with which it is aligned. */
export interface SnapResult {
  readonly place: Point;
  readonly guides: readonly Guide[];
}

/** Returns the multiple of a step that is nearest to a value, without rounding errors. */
function onGrid(value: number, step: number): number {
  return rounded(Math.round(value / step) * step, 2);
}

/**
 * Returns a place in line with another object's x or y if that is near, otherwise on the grid.
 * @param others places with which it may be aligned
 * @param zoom CSS pixels per metre
 * @param free whether the place does not snap and is only rounded
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

/** Returns a snapped angle. rad @param free whether the angle does not snap and is only rounded, to a degree */
export function snappedAngle(angle: number, free: boolean): number {
  const step = free ? turns.off : turns.on;
  return Math.round(angle / step) * step + 0;
}

/** Returns a snapped length. m @param free whether the length does not snap and is only rounded */
export function snappedLength(length: number, free: boolean): number {
  return onGrid(length, free ? grid.off : grid.on);
}
