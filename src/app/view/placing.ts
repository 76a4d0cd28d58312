// Finds free room on the page: for texts, for the sentence of an answer, for a bar beside what is chosen. The more important box chooses first.
import { clamp } from '../../laws/control/clamp';
import { hypot } from '../../laws/exact/exact';
import { gapBetween, isInside, meets, type PageBox } from './box';
import { bestSpot, pageForm, TakenRoom } from './free-room';

/** A place beside what a box belongs to; `centre` is on it, `inside` any place in it, and a dock any place along an edge of the free area. */
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
  | 'inside'
  | 'dock right'
  | 'dock left'
  | 'dock top'
  | 'dock bottom';

/** A box that needs a place, most often that of a text. */
export interface LabelBox {
  /** Unique among the boxes of one call. */
  readonly id: string;
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
  /** What the box belongs to. */
  readonly at: PageBox;
  /** Places in the order of preference. */
  readonly sides: readonly Side[];
  /** Distance from what it belongs to. CSS pixels */
  readonly gap: number;
  /** Larger distances, tried one after the other where no place is free at the gap. CSS pixels */
  readonly reach?: readonly number[];
  /** How far it moves along what it belongs to, to get out of the way; `slides` when left out. */
  readonly slides?: readonly number[];
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
 * Places boxes. The more important chooses first; equal ones in the order of their ids. Each keeps its last place while that
 * is free, else takes the first free one of its sides, off all lines if it can. A body's box stands nearer to that body than
 * to any other where it can.
 * @param before the places of the last call
 * @returns places by id; a box without room is left out
 */
export function placeTexts(
  labels: readonly LabelBox[],
  ground: Ground,
  before: ReadonlyMap<string, Placement> = new Map(),
): Map<string, Placement> {
  const inOrder = labels.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  const placed = new Map<string, Placement>();
  const taken = new TakenRoom(pageForm, ground.hulls);
  const marks = new TakenRoom(pageForm, ground.marks);
  for (const label of inOrder) {
    const isFree = (box: PageBox) =>
      isInside(box, ground.free) &&
      taken.isFree(box, label.clear ?? apart) &&
      (label.onMarks || marks.isFree(box));
    const rankOf = ranking(label, ground, before.get(label.id)?.key);
    const rankIfFree = (spot: Placement) => (isFree(spot.box) ? rankOf(spot) : null);
    let spot: Placement | null = null;
    for (const gap of [label.gap, ...(label.reach ?? [])])
      spot ??= bestSpot(spotsOf({ ...label, gap }, ground.free), rankIfFree);
    if (!spot) continue;
    placed.set(label.id, spot);
    taken.add(spot.box);
  }
  return placed;
}

/** Ranks the free places of a box, 0 for the best. @param last key of its last place */
function ranking(label: LabelBox, { hulls, lines = [] }: Ground, last: string | undefined) {
  // The box of a body's stand is that of the body on it.
  const own = hulls.find((hull) => hull === label.at || isInside(hull, label.at));
  const isNear = (box: PageBox) =>
    !own || hulls.every((hull) => gapBetween(box, hull) >= gapBetween(box, own));
  const isClear = (box: PageBox) => !lines.some((line) => meets(box, line));
  return ({ key, box }: Placement): number => {
    const far = isNear(box) ? 0 : 3;
    if (last === undefined) return far + (isClear(box) ? 0 : 1);
    return far + (key === last ? 0 : isClear(box) ? 1 : 2);
  };
}

/** Every place of a box, the best first. */
function* spotsOf(label: LabelBox, free: PageBox): Generator<Placement> {
  for (const side of label.sides) yield* spotsAt(side, label, free);
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
  if (side === 'inside') return within(label);
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
  return (label.slides ?? slides).map((slide) => {
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

/** Distance between two places that are tried inside of an area. CSS pixels */
const insideStep = 10;

/** Places in an area, the nearest to its middle first. */
function within({ at, width, height }: LabelBox): Placement[] {
  const along = (room: number) =>
    Array.from({ length: Math.floor(room / insideStep) + 1 }, (_, n) => n * insideStep);
  const [across, down] = [at.width - width, at.height - height];
  const all = along(down).flatMap((y) =>
    along(across).map((x) => ({ x, y, off: hypot(x - across / 2, y - down / 2) })),
  );
  return all
    .toSorted((a, b) => a.off - b.off)
    .map(({ x, y }) => ({
      key: `inside ${x} ${y}`,
      box: { left: at.left + x, top: at.top + y, width, height },
    }));
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
