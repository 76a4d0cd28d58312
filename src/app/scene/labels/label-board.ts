// Requests for texts. Layers repeat them in every frame; the board places all texts together and draws them.
import type { Point } from '../../../world/entities/command';
import type { Side } from '../../view/placing';
import type { PageBox } from '../../view/viewport';

/** Appearance of a text. */
export interface LabelStyle {
  /** 0xRRGGBB */
  readonly colour: number;
  /** 0 to 1; 1 when left out. */
  readonly alpha?: number;
  /** CSS pixels; 13 when left out, never below 12. */
  readonly size?: number;
  /** CSS font weight; 400 when left out. */
  readonly weight?: number;
  /** Width at which lines break. CSS pixels; the width of the free area when left out */
  readonly wrap?: number;
}

/** A text that the board finds a place for. */
export interface LabelRequest extends LabelStyle {
  /** Unique among all texts of a frame, and equal from frame to frame. */
  readonly id: string;
  readonly text: string;
  /** The thing that the text belongs to: a place, or a box. CSS pixels */
  readonly at: Point | PageBox;
  /** Places in the order of preference. */
  readonly sides: readonly Side[];
  /** Texts with a higher priority choose first, see `importance`. */
  readonly priority: number;
  /** Distance from the labelled thing; 8 when left out. CSS pixels */
  readonly gap?: number;
  /** Larger distance to try if no place is free; none when left out. CSS pixels */
  readonly reach?: number;
  /** Least distance from bodies and from more important texts; 2 when left out. CSS pixels */
  readonly clear?: number;
  /** Time for which a label is requested before it is shown, so that brief texts do not flash. s; 0 when left out */
  readonly patience?: number;
  /** Whether the label has a dark plate behind it, for busy pictures. */
  readonly plate?: true;
}

/** A text at a fixed place: shown there or not at all. It may lie on marks. */
export interface PinnedLabel extends LabelStyle {
  readonly id: string;
  readonly text: string;
  /** CSS pixels */
  readonly at: Point;
  /** Point of the text that is at `at`, as fractions of width and height; the middle when left out. */
  readonly origin?: readonly [number, number];
  readonly priority: number;
}

/** The board as layers see it. */
export interface LabelBoard {
  /** Area for texts: the free area without a margin. */
  readonly free: PageBox;
  /** Requests a text at the best free place. */
  place(request: LabelRequest): void;
  /** Requests a text at a fixed place. Returns its box. */
  pin(request: PinnedLabel): PageBox;
  /** Returns the width of a pinned text. CSS pixels */
  widthOf(text: string, look: LabelStyle): number;
  /** Returns the box of a text in the last frame; null if it was not shown. CSS pixels */
  lastBoxOf(id: string): PageBox | null;
  /** Keeps texts off a drawing, except pinned ones. */
  addObstacle(mark: PageBox): void;
  /** Keeps texts off a line if they have another place. */
  addSoftObstacle(line: readonly [Point, Point]): void;
}

/** The sides at the corners of a thing. */
export const corners = ['below right', 'below left', 'above right', 'above left'] as const;

/** Sizes of texts beside bodies, the free area below which they are small, and the width of lines. CSS pixels */
const besideBodies = { size: 15, small: 13, smallBelow: { width: 560, height: 300 }, wrap: 150, share: 0.19 };

/** Whether texts beside bodies have little room. @param free area for texts */
export function isNarrow({ width, height }: PageBox): boolean {
  const { smallBelow } = besideBodies;
  return width < smallBelow.width || height < smallBelow.height;
}

/** Returns text size and wrap width of a text beside a body. @param free area for texts */
export function typeBeside(free: PageBox): { readonly size: number; readonly wrap: number } {
  const { size, small, wrap, share } = besideBodies;
  return isNarrow(free) ? { size: small, wrap: Math.min(wrap, share * free.width) } : { size, wrap };
}

/** Priorities of texts, from the essential to the dispensable. */
export const importance = {
  card: 100,
  answer: 95,
  waypoint: 90,
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
