// A sphere as it is to be drawn: where on the page, in which colour, at which moment, and how much of it there is room for.
import { type Circle, pixelsPerMetre } from '../camera';
import { isSmallOnPage, markScaleOn } from '../mark';
import type { Sphere } from '../rules/sphere';
import type { ShipSize } from './shapes';

/** A sphere on the page. */
export interface SphereView {
  readonly circle: Circle;
  readonly sphere: Sphere;
  /** Of its ship. 0xRRGGBB */
  readonly colour: number;
  /** Where the best turn from rest would be now, as a heading of the meters (rad); null where it is not shown. */
  readonly ghost: number | null;
}

/** The moment that is drawn. */
export interface Moment {
  /** Of the rules' last step. s */
  readonly time: number;
  /** How far behind it the moment is. s */
  readonly lag: number;
  /** Whether nothing may move that does not turn: the person asks for reduced motion. */
  readonly isStill: boolean;
}

/** How a sphere is drawn by its size on the page. */
export interface Detail {
  readonly isSmall: boolean;
  /** Which ship is drawn. */
  readonly ship: ShipSize;
  /** Factor of marks, in metres. */
  readonly marks: number;
  /** Factor of widths, in CSS pixels. */
  readonly widths: number;
  /** CSS pixels of a metre. */
  readonly metre: number;
}

/** Radius of a sphere below which a ship’s faces are as fine as they are seen in small ones. CSS pixels */
const smallShip = 160;

export function detailOf(circle: Circle): Detail {
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
