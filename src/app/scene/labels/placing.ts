// Where texts go: all at once, none on another or on a body, all inside. The least important gives way. Free of Phaser.
import { clamp } from '../../../laws/control/clamp';
import { gapBetween, isInside, meets, type PageBox } from './box';

/** A place beside what a text belongs to; `centre` is on it, and a dock is any place along an edge of the free area. */
export type Side =
  | 'right'
  | 'left'
  | 'above'
  | 'below'
  | 'above right'
  | 'above left'
  | 'below right'
  | 'below left'
  | 'centre'
  | 'dock right'
  | 'dock left'
  | 'dock top'
  | 'dock bottom';

/** A text that wants a place. */
export interface LabelBox {
  /** Unique among the texts of a frame. */
  readonly id: string;
  /** Size of the text. CSS pixels */
  readonly width: number;
  readonly height: number;
  /** What the text belongs to. */
  readonly at: PageBox;
  /** Places in the order of preference. */
  readonly sides: readonly Side[];
  /** Distance from what it belongs to, and a larger one for where no place is free so near. CSS pixels */
  readonly gap: number;
  readonly reach?: number;
  /** The higher one has the first choice. */
  readonly priority: number;
  /** Distance from bodies and from texts placed before it; `apart` when left out. CSS pixels */
  readonly clear?: number;
  /** Whether it may lie on marks, such as a waypoint's number in its ring. */
  readonly onMarks?: boolean;
}

/** What texts keep off, and where they may be. */
interface Ground {
  readonly free: PageBox;
  /** Bodies: no text lies on one. */
  readonly hulls: readonly PageBox[];
  /** Rings, reticles and other drawings. */
  readonly marks: readonly PageBox[];
  /** Lines: a text that comes to a place takes one off them if there is one. */
  readonly lines?: readonly PageBox[];
}

/** The place of a text. */
export interface Placement {
  /** Which of the possible places it is; the same from frame to frame while the text stays. */
  readonly key: string;
  readonly box: PageBox;
}

/** Smallest distance of a text from another one and from a body. CSS pixels */
export const apart = 2;

/** Distance of a dock at a side from the edge, as a fraction of the free width. */
const dockMargin = 0.015;

/** Distance between two places that are tried along an edge. CSS pixels */
const dockStep = 12;

/** How far a text beside a body moves along it to get out of the way, as fractions of the largest way. */
const slides = [0, -0.5, 0.5, -1, 1];

/**
 * Places texts. The more important chooses first; equal ones in the order of their ids. Each keeps the place that it had
 * if that is still free, else takes the first free one of its sides, off all lines if it can. That of a body stands nearer
 * to it than to any other where it can.
 * @param before the places of the last frame
 * @returns places by id; a text without one is left out
 */
export function placeTexts(
  labels: readonly LabelBox[],
  ground: Ground,
  before: ReadonlyMap<string, Placement> = new Map(),
): Map<string, Placement> {
  const inOrder = labels.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  const placed = new Map<string, Placement>();
  const taken: PageBox[] = [];
  const isNear = ({ box }: Placement, own: PageBox) =>
    ground.hulls.every((hull) => gapBetween(box, hull) >= gapBetween(box, own));
  for (const label of inOrder) {
    const { clear = apart } = label;
    const isFree = (box: PageBox) =>
      isInside(box, ground.free) &&
      !ground.hulls.some((hull) => meets(box, hull, clear)) &&
      !taken.some((other) => meets(box, other, clear)) &&
      (label.onMarks || !ground.marks.some((mark) => meets(box, mark)));
    const isClear = ({ box }: Placement) => !ground.lines?.some((line) => meets(box, line));
    const at = (gap: number) =>
      label.sides
        .flatMap((side) => spotsAt(side, { ...label, gap }, ground.free))
        .filter(({ box }) => isFree(box));
    const beside = at(label.gap);
    const free = beside.length > 0 || !label.reach ? beside : at(label.reach);
    // That of a body's stand is that of the body on it.
    const own = ground.hulls.find((hull) => hull === label.at || isInside(hull, label.at));
    const near = own ? free.filter((spot) => isNear(spot, own)) : [];
    const spots = near.length > 0 ? near : free;
    const last = before.get(label.id)?.key;
    const spot = spots.find(({ key }) => key === last) ?? spots.find(isClear) ?? spots[0];
    if (!spot) continue;
    placed.set(label.id, spot);
    taken.push(spot.box);
  }
  return placed;
}

/** Where a side is: 1 right or -1 left, 1 below or -1 above. Docks are not beside anything. */
const directions: Readonly<Partial<Record<Side, readonly [number, number]>>> = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  'above right': [1, -1],
  'above left': [-1, -1],
  'below right': [1, 1],
  'below left': [-1, 1],
  centre: [0, 0],
};

/** How much nearer a corner is than a side, as a fraction of the gap: the way to it is oblique. */
const cornerGap = 0.5;

/** Every place at a side, the best first. */
function spotsAt(side: Side, label: LabelBox, free: PageBox): Placement[] {
  const direction = directions[side];
  if (!direction) return docks(side, label, free);
  const [right, down] = direction;
  const { at, width, height } = label;
  const gap = right && down ? cornerGap * label.gap : label.gap;
  const box = {
    left: at.left + at.width / 2 - width / 2 + right * ((at.width + width) / 2 + gap),
    top: at.top + at.height / 2 - height / 2 + down * ((at.height + height) / 2 + gap),
    width,
    height,
  };
  if (Boolean(right) === Boolean(down)) return [{ key: side, box }];
  return slides.map((slide) => {
    const moved = right
      ? { ...box, top: along(box.top, (at.height + height) / 2, slide, free.top, free.height - height) }
      : { ...box, left: along(box.left, (at.width + width) / 2, slide, free.left, free.width - width) };
    return { key: `${side} ${slide}`, box: moved };
  });
}

/** A place moved along what it belongs to, and into the free area as far as that goes. */
function along(base: number, most: number, slide: number, from: number, room: number): number {
  const inFree = clamp(base + slide * most, from, Math.max(from, from + room));
  return clamp(inFree, base - most, base + most);
}

/** Places along an edge, the nearest to what the text belongs to first. */
function docks(side: Side, { at, width, height }: LabelBox, free: PageBox): Placement[] {
  const upright = side === 'dock right' || side === 'dock left';
  const margin = Math.round(dockMargin * free.width);
  const room = upright ? free.height - height : free.width - width;
  const steps = Math.max(0, Math.floor(room / dockStep));
  const from = upright ? free.top : free.left;
  const wished = upright ? at.top + (at.height - height) / 2 : at.left + (at.width - width) / 2;
  const all = Array.from({ length: steps + 1 }, (_, n) => {
    const along = from + n * dockStep;
    const box = {
      left: upright
        ? side === 'dock right'
          ? free.left + free.width - margin - width
          : free.left + margin
        : along,
      top: upright ? along : side === 'dock bottom' ? free.top + free.height - height : free.top,
      width,
      height,
    };
    return { key: `${side} ${n}`, box, off: Math.abs(along - wished) };
  });
  return all.toSorted((a, b) => a.off - b.off).map(({ key, box }) => ({ key, box }));
}
