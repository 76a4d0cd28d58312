// Data for drawing a sphere: page position, colour, moment, and level of detail.
import { type Disc, pixelsPerMetre } from '../camera';
import type { Deviation } from '../rules/meter';
import type { Sphere } from '../rules/sphere';
import { isSmallOnPage, markScaleOn } from '../target-mark';
import type { ShipSize } from './shapes';

export interface SphereView {
  readonly circle: Disc;
  readonly sphere: Sphere;
  /** Colour of the ship inside the sphere. 0xRRGGBB */
  readonly colour: number;
  /**
   * Heading that a simulated time-optimal turn has reached, shown by a pale mark. rad. Null if the mark is not drawn.
   */
  readonly ghost: number | null;
  readonly deviation: Deviation | null;
}

export interface DrawnMoment {
  /** Simulation time of the last simulation step. s. The frame shows the moment `time` − `lag`. */
  readonly time: number;
  /** Time by which the drawn moment is earlier than the last simulation step. s */
  readonly lag: number;
  /** Whether the system asks for reduced motion. */
  readonly isStill: boolean;
}

/** Level of detail of a drawn sphere, which follows from its size on the page. */
export interface Detail {
  readonly isSmall: boolean;
  readonly ship: ShipSize;
  /** Factor on the size of the attitude marks: 1, or 1.5 on a small sphere. */
  readonly marks: number;
  /** Factor on the widths of all lines that are drawn in the sphere. */
  readonly widths: number;
  /** CSS pixels per metre at the distance of the sphere's centre. */
  readonly metre: number;
}

/** Smallest radius of a sphere in which the ship is drawn in high detail. CSS pixels */
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
