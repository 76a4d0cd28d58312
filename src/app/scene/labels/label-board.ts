// Requests of layers for texts. Layers repeat them in every frame; the board places all texts together and draws them.
import type { Point } from '../../../world/entities/command';
import type { Side } from '../../view/placing';
import type { PageBox } from '../../view/viewport';

/** How a text looks. */
export interface Look {
  /** 0xRRGGBB */
  readonly colour: number;
  /** 0 to 1; 1 when left out. */
  readonly alpha?: number;
  /** CSS pixels; 13 when left out, never below 12. */
  readonly size?: number;
  /** As CSS counts it; 400 when left out. */
  readonly weight?: number;
  /** Width at which lines break. CSS pixels; only as wide as the free area when left out */
  readonly wrap?: number;
}

/** A text that the board finds a place for. */
export interface LabelRequest extends Look {
  /** Unique among all texts of a frame, and the same from frame to frame. */
  readonly id: string;
  readonly text: string;
  /** Its owner: a place, or the box of a thing. CSS pixels */
  readonly at: Point | PageBox;
  /** Places in the order of preference. */
  readonly sides: readonly Side[];
  /** The more important chooses first, see `importance`. */
  readonly priority: number;
  /** Distance from what it belongs to; 8 when left out. CSS pixels */
  readonly gap?: number;
  /** A larger one for where no place is free so near; none when left out. CSS pixels */
  readonly reach?: number;
  /** Least distance from bodies and from more important texts; 2 when left out. CSS pixels */
  readonly clear?: number;
  /** How long it must be asked for before it is shown, so that what lasts a moment only does not flash. s; 0 when left out */
  readonly patience?: number;
  /** Whether it stands on a dark plate, as words over a busy picture do. */
  readonly plate?: true;
}

/** A pinned text: it appears at its place or not at all. It may lie on marks. */
export interface PinnedLabel extends Look {
  readonly id: string;
  readonly text: string;
  /** CSS pixels */
  readonly at: Point;
  /** The point of the text that is there, as fractions of width and height; the middle when left out. */
  readonly origin?: readonly [number, number];
  readonly priority: number;
}

/** The board as layers see it. */
export interface LabelBoard {
  /** Area for texts: the free area without a margin. */
  readonly free: PageBox;
  /** Asks for a text at the best free place. */
  place(request: LabelRequest): void;
  /** Asks for a text at a fixed place. Returns its box. */
  pin(request: PinnedLabel): PageBox;
  /** Returns the width of a pinned text. CSS pixels */
  widthOf(text: string, look: Look): number;
  /** Returns the box of a text in the last frame; null if it was not shown. CSS pixels */
  lastBoxOf(id: string): PageBox | null;
  /** Keeps texts off a drawing. Texts at fixed places may lie on it. */
  addObstacle(mark: PageBox): void;
  /** Keeps texts off a line where they have another place. */
  addSoftObstacle(line: readonly [Point, Point]): void;
}

/** The places at the corners of what a text belongs to. */
export const corners = ['below right', 'below left', 'above right', 'above left'] as const;

/** Texts beside bodies: their sizes, the width and the height of the free area below which they are small, and the widths at which they break, on a small one at most that share of it, so that bodies side by side leave them room. CSS pixels */
const besideBodies = { size: 15, small: 13, smallBelow: { width: 560, height: 300 }, wrap: 150, share: 0.19 };

/** Whether texts beside bodies have little room. @param free where texts may be */
export function isNarrow({ width, height }: PageBox): boolean {
  const { smallBelow } = besideBodies;
  return width < smallBelow.width || height < smallBelow.height;
}

/** Type of a text beside a body. @param free where texts may be */
export function typeBeside(free: PageBox): { readonly size: number; readonly wrap: number } {
  const { size, small, wrap, share } = besideBodies;
  return isNarrow(free) ? { size: small, wrap: Math.min(wrap, share * free.width) } : { size, wrap };
}

/** Importance of texts, from what must be read to what may be missing. */
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
