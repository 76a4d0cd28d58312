// Snapping: moves a dragged place to the grid, or in line with other things.
import { rounded } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';

/** Grid of places when snapping, and rounding without snapping. m */
const grid = { on: 0.5, off: 0.01 };

/** Grid of angles when snapping, and rounding without snapping. rad */
const turns = { on: Math.PI / 12, off: Math.PI / 180 };

/** Distance at which something is aligned with another thing. CSS pixels */
const reach = 6;

/** A line through aligned things, across or along the page, between two things. m */
export interface Guide {
  readonly from: Point;
  readonly to: Point;
}

/** A snapped place, with guide lines to the things that it is aligned with. */
export interface SnapResult {
  readonly place: Point;
  readonly guides: readonly Guide[];
}

/** Returns the nearest multiple of a step, without rounding errors. */
function onGrid(value: number, step: number): number {
  return rounded(Math.round(value / step) * step, 2);
}

/**
 * Snaps a place to another thing's x or y if it is near, otherwise to the grid.
 * @param others places to align with
 * @param zoom CSS pixels per metre @param free whether it is only rounded
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

/** Snaps an angle. rad @param free whether it is only rounded, to a degree */
export function snappedAngle(angle: number, free: boolean): number {
  const step = free ? turns.off : turns.on;
  return Math.round(angle / step) * step + 0;
}

/** Snaps a length. m */
export function snappedLength(length: number, free: boolean): number {
  return onGrid(length, free ? grid.off : grid.on);
}
