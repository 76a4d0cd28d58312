// When a drawn stroke is a path, and its waypoints. Free of Phaser.
import { distance, type Point } from '../../entities/command';
import { simplified, thinned } from '../../session/waypoints';

/** How far a drawn line may be from its simplified path. CSS pixels */
const tolerancePx = 4;

/** What a stroke must have to be a path, and no slip of the hand: length in the world (m) and on the page (CSS pixels), points. */
const least = { metres: 4, pixels: 40, points: 3 };

/**
 * The waypoints of a drawn stroke; null when it is too short to be meant as a path.
 * @param drawn its points, in the order of drawing. m @param zoom CSS pixels per metre @param most how many waypoints it may have
 */
export function pathOf(drawn: readonly Point[], zoom: number, most: number): Point[] | null {
  const waypoints = simplified(drawn, tolerancePx / zoom);
  const length = waypoints.slice(1).reduce((sum, place, n) => sum + distance(place, waypoints[n]), 0);
  const isSlip = drawn.length < least.points || length < least.metres || length * zoom < least.pixels;
  return isSlip ? null : thinned(waypoints, most);
}
