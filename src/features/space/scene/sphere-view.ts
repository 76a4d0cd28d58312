// Input for drawing a sphere: page position, colour, moment, and level of detail.
import { type Disc, pixelsPerMetre } from '../camera';
import type { Sphere } from '../rules/sphere';
import { isSmallOnPage, markScaleOn } from '../target-mark';
import type { ShipSize } from './shapes';

/** A sphere on the page. */
export interface SphereView {
  readonly circle: Disc;
  readonly sphere: Sphere;
  /** Colour of the sphere's ship. 0xRRGGBB */
  readonly colour: number;
  /** Heading, along the arc, of the time-optimal turn from rest (rad); null if it is not shown. */
  readonly ghost: number | null;
}

/** The moment to draw. */
export interface DrawnMoment {
  /** Time of the rules' last step. s */
  readonly time: number;
  /** Time of the drawn moment before that step. s */
  readonly lag: number;
  /** Whether only turning things may move: the person prefers reduced motion. */
  readonly isStill: boolean;
}

/** Level of detail of a sphere, by its size on the page. */
export interface Detail {
  readonly isSmall: boolean;
  /** Size class of the sphere's ship. */
  readonly ship: ShipSize;
  /** Scale of the marks of nose and order. */
  readonly marks: number;
  /** Factor of all line widths. */
  readonly widths: number;
  /** CSS pixels per metre. */
  readonly metre: number;
}

/** Radius below which a sphere shows its ship in low detail. CSS pixels */
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
