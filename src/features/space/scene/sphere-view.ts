// Data for drawing a sphere: page position, colour, moment, and level of detail.
import { type Disc, pixelsPerMetre } from '../camera';
import type { Deviation } from '../rules/meter';
import type { Sphere } from '../rules/sphere';
import { isSmallOnPage, markScaleOn } from '../target-mark';
import type { ShipSize } from './shapes';

/** A glass sphere with a ship and its crates to draw, and its place on the page. */
export interface SphereView {
  readonly circle: Disc;
  readonly sphere: Sphere;
  /** Colour of the sphere's ship. 0xRRGGBB */
  readonly colour: number;
  /**
   * Heading of a pale mark that shows a simulated time-optimal turn, for comparison with the ship. rad. Null if the
   * mark is not drawn.
   */
  readonly ghost: number | null;
  /** Largest deviation of the ship from the shortest turn, for drawing. Null if the scene's result does not show it. */
  readonly deviation: Deviation | null;
}

/** Simulation time that a frame shows, and motion setting. */
export interface DrawnMoment {
  /**
   * Simulation time of the last simulation step, s. The frame shows a moment that is earlier by the time in the field
   * `lag`.
   */
  readonly time: number;
  /** Time by which the drawn moment is earlier than the last simulation step. s */
  readonly lag: number;
  /** Whether the system asks for reduced motion. */
  readonly isStill: boolean;
}

/** Level of detail of a drawn sphere, which follows from its size on the page. */
export interface Detail {
  readonly isSmall: boolean;
  /** Size class of the ship's geometry. */
  readonly ship: ShipSize;
  /** Size factor of the attitude marks. Larger on a small sphere. */
  readonly marks: number;
  /** Factor on the widths of all lines that are drawn in the sphere. */
  readonly widths: number;
  /** CSS pixels per metre in the middle of the sphere. */
  readonly metre: number;
}

/** Smallest radius of a sphere whose ship is drawn in high detail. CSS pixels */
const smallShip = 160;

export function detailOf(circle: Disc): Detail {
  const isSmall = isSmallOnPage(circle);
  const metre = pixelsPerMetre(circle);
  return {
    isSmall,
    ship: circle.radius < smallShip ? 'small' : 'large',
    marks: markScaleOn(circle),
    widths: isSmall ? 0.7 : 1,
    metre,
  };
}
