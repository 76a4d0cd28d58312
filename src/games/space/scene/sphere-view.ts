// A sphere as it is to be drawn: where on the page, in which colour, at which moment, and how much of it there is room for.
import type { Circle } from '../camera';
import type { Sphere } from '../rules/sphere';

/** A sphere on the page. */
export interface SphereView {
  readonly circle: Circle;
  readonly sphere: Sphere;
  /** Of its ship. 0xRRGGBB */
  readonly colour: number;
}

/** The moment that is drawn. */
export interface Moment {
  /** s */
  readonly time: number;
  /** How far behind the rules' last step it is. s */
  readonly lag: number;
  /** Whether nothing may move that does not turn: the person asks for reduced motion. */
  readonly isStill: boolean;
}

/** A sphere whose radius is below this has fewer lines, larger marks. CSS pixels */
const smallSphere = 110;

/** How a sphere is drawn by its size on the page. */
export interface Detail {
  /** Factor of marks, in metres. */
  readonly marks: number;
  /** Factor of widths, in CSS pixels. */
  readonly widths: number;
  readonly isSmall: boolean;
}

export function detailOf({ radius }: Circle): Detail {
  const isSmall = radius < smallSphere;
  return { isSmall, marks: isSmall ? 1.7 : 1, widths: isSmall ? 0.7 : 1 };
}
