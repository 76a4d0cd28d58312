// Requests for texts. Layers repeat them in every frame; the board places all texts together and draws them.
import type { Point } from '../../../world/entities/command';
import type { Side } from '../../view/placing';
import type { PageBox } from '../../view/viewport';

/** Colour, size and weight of a text in the picture. */
export interface LabelStyle {
  /** Colour of the letters. 0xRRGGBB */
  readonly colour: number;
  /** Opacity of the text, 0 to 1; 1 if left out. */
  readonly alpha?: number;
  /** Font size, CSS pixels; 13 if left out. Values below 12 count as 12. */
  readonly size?: number;
  /** CSS font weight; 400 if left out. */
  readonly weight?: number;
  /** Width at which lines wrap, CSS pixels. If left out, the width of the free area. */
  readonly wrap?: number;
}

/** A request for a text, for which the board finds a place. */
export interface LabelRequest extends LabelStyle {
  /** Id of the text: unique in a frame, and equal from frame to frame. */
  readonly id: string;
  readonly text: string;
  /** The labelled object, as a point or a box on the page. CSS pixels */
  readonly at: Point | PageBox;
  /** Sides of the labelled object at which the text may be, in order of preference. */
  readonly sides: readonly Side[];
  /** Priority of the text. Texts with a higher priority get their place first, see `importance`. */
  readonly priority: number;
  /** Distance of the text from the labelled object, CSS pixels; 8 if left out. */
  readonly gap?: number;
  /** Larger distance from the object, tried if `gap` gives no free place. CSS pixels */
  readonly reach?: number;
  /** Positions of the text along the edge of the object, tried in order; the usual ones if left out. See `LabelBox` */
  readonly slides?: readonly number[] | undefined;
  /** Smallest distance of the text from bodies and from more important texts, CSS pixels; 2 if left out. */
  readonly clear?: number;
  /** Time for which the text must be requested before it is shown. s; 0 if left out */
  readonly patience?: number;
  /** Whether the text has a dark rectangle behind it, for busy pictures. */
  readonly plate?: true;
}

/** A request for a text at a fixed place, which may overlap drawings. */
export interface PinnedLabel extends LabelStyle {
  readonly id: string;
  readonly text: string;
  /** Fixed place of the text on the page. CSS pixels */
  readonly at: Point;
  /**
   * Point of the text's box that is put at the place `at`. Fractions of the box's width and height from the top left
   * corner. Middle if left out.
   */
  readonly origin?: readonly [number, number];
  readonly priority: number;
  /** Whether half of the text may be outside the area for texts, as the number of a waypoint at the picture's edge. */
  readonly mayReachOut?: true;
}

/** Interface by which layers request texts in the picture. */
export interface LabelBoard {
  /** Area in which texts may be placed, CSS pixels */
  readonly free: PageBox;
  /** Whether simulated time is stopped, such as by a pause. */
  readonly isStill: boolean;
  /** Requests a text. The board places it at the best free place. */
  place(request: LabelRequest): void;
  /** Requests a text at a fixed place. Returns the text's box. */
  pin(request: PinnedLabel): PageBox;
  /** Returns the width that a text has in a given style. CSS pixels */
  widthOf(text: string, look: LabelStyle): number;
  /** Returns the box of a text in the previous frame, CSS pixels; null if the text was not shown. */
  lastBoxOf(id: string): PageBox | null;
  /** Keeps texts away from the box of a drawing. Texts at fixed places ignore it. */
  addObstacle(mark: PageBox): void;
  /** Keeps texts away from a line if another place is free. */
  addSoftObstacle(line: readonly [Point, Point]): void;
}

export const corners = ['below right', 'below left', 'above right', 'above left'] as const;

/** Font sizes and wrap widths of texts beside bodies. */
const besideBodies = {
  /** Usual font size of a text beside a body. CSS pixels */
  size: 15,
  /** Font size of a text beside a body, if the free area is smaller than `smallBelow`. CSS pixels */
  small: 13,
  /** Texts beside bodies get the font size `small` if the free picture area is below one of these limits. CSS pixels */
  smallBelow: {
    /** Free width below which texts beside bodies are `small`. CSS pixels */
    width: 560,
    /** Free height below which texts beside bodies are `small`. CSS pixels */
    height: 300,
  },
  /** Width at which the lines of a text beside a body wrap. CSS pixels */
  wrap: 150,
  /** In a small picture area, text lines wrap at this fraction of the area's width, or at `wrap` if that is less. */
  wrapShare: 0.26,
};

/**
 * Whether the area for texts is so small that texts beside bodies get the small font size.
 * @param free area for texts, CSS pixels
 */
export function isNarrow({ width, height }: PageBox): boolean {
  const { smallBelow } = besideBodies;
  return width < smallBelow.width || height < smallBelow.height;
}

/** Returns the font size and wrap width of a text beside a body. CSS pixels @param free area for texts */
export function typeBeside(free: PageBox): { readonly size: number; readonly wrap: number } {
  const { size, small, wrap, wrapShare } = besideBodies;
  return isNarrow(free) ? { size: small, wrap: Math.min(wrap, wrapShare * free.width) } : { size, wrap };
}

/** Priorities of texts in the picture; higher numbers are placed first. */
export const importance = {
  card: 100,
  waypoint: 95,
  answer: 90,
  shove: 85,
  rim: 80,
  name: 79,
  score: 78,
  hint: 60,
  erratum: 55,
  remark: 50,
  ghost: 45,
  approach: 40,
  rate: 30,
  scale: 25,
  error: 20,
} as const;
