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
   * Present heading in a simulated time-optimal turn, which is drawn as a pale mark. rad. Null if the mark is not
   * drawn. The heading belongs to the 2D body by which the simulation represents the 3D ship.
   */
  readonly ghost: number | null;
  /** Largest deviation of the ship from the shortest way, while an answer shows it. Null at other times. */
  readonly deviation: Deviation | null;
}

/** The moment of the simulation that a frame shows. */
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
  /** Scale of the marks on the sphere that show attitudes. */
  readonly marks: number;
  /** Factor on the widths of all lines that are drawn in the sphere. */
  readonly widths: number;
  /** CSS pixels per metre in the middle of the sphere. */
  readonly metre: number;
}

/** Radius of a sphere below which its ship has low detail. CSS pixels */
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
