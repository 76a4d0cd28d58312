// A sector that a body does not turn through: it goes the long way round when the short way is closed.
import { wrapAngle } from '../../laws/control/angle';
import { clamp } from '../../laws/control/clamp';

/**
 * Range of headings that a body must not turn through: clockwise from the first to the second, rad. It must be wider
 * than 0 and narrower than a full turn.
 */
export type Sector = readonly [from: number, to: number];

/** Returns the width of a range of headings. rad, in [0, 2π) */
export function sectorWidth([from, to]: Sector): number {
  const width = wrapAngle(to - from);
  return width < 0 ? width + 2 * Math.PI : width;
}

/**
 * Returns the angle from the middle of the allowed headings to `heading`. `sector` is the range of forbidden headings.
 * @returns rad, in (-π, π], positive clockwise
 */
function seenFromOpposite(heading: number, sector: Sector): number {
  return wrapAngle(heading - sector[0] - sectorWidth(sector) / 2 - Math.PI);
}

/** Returns whether a heading lies in the forbidden range `sector`. @param heading rad */
export function isClosed(heading: number, sector: Sector): boolean {
  return Math.abs(seenFromOpposite(heading, sector)) > Math.PI - sectorWidth(sector) / 2;
}

/**
 * Returns the angle that a body must turn to reach a desired heading. The turn does not pass through the forbidden
 * range `sector`.
 * @param desired rad; if it is in the forbidden range, the turn ends at the nearer edge of the range
 * @returns rad, in (-2π, 2π)
 */
export function openTurn(desired: number, actual: number, sector: Sector): number {
  // Seen from opposite the sector's middle, no open heading lies beyond ±π, so the plain difference never crosses it.
  // A body that overshoots into the sector turns back, up to its middle.
  const edge = Math.PI - sectorWidth(sector) / 2;
  return clamp(seenFromOpposite(desired, sector), -edge, edge) - seenFromOpposite(actual, sector);
}
