// Places boxes in free room on the page: texts, the sentence of an answer, a bar beside the selection.
// Important boxes choose first.
import { clamp } from '../../laws/control/clamp';
import { hypot } from '../../laws/exact/exact';
import { gapBetween, isInside, meets, type PageBox } from './box';
import { bestSpot, pageForm, TakenRoom } from './free-room';

/**
 * Place of a box relative to the labelled thing. `centre` is on the thing and `inside` anywhere in it. A dock is
 * along an edge of the free area.
 */
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

/** A box that needs a place, usually of a text. */
export interface LabelBox {
  /** Unique among the boxes of one call. */
  readonly id: string;
  /** CSS pixels */
  readonly width: number;
  readonly height: number;
  /** Box of the thing that the box belongs to. */
  readonly at: PageBox;
  /** Sides in the order of preference. */
  readonly sides: readonly Side[];
  /** Distance from the labelled thing. CSS pixels */
  readonly gap: number;
  /** Larger distances to try in turn if there is no free place at `gap`. CSS pixels */
  readonly reach?: readonly number[];
  /** Shifts along the labelled thing to try, as fractions of the largest shift. The usual ones when left out. */
  readonly slides?: readonly number[];
  /** Boxes with a higher priority choose first. */
  readonly priority: number;
  /** Least distance from bodies and from texts placed before. CSS pixels; 2 when left out */
  readonly clear?: number | undefined;
  /** Whether the box may lie on marks, as a waypoint's number lies in its ring. */
  readonly onMarks?: boolean;
}

/** The things that boxes avoid, and the area where they may be. */
interface LabelArea {
  readonly free: PageBox;
  /** Boxes of bodies. No text lies on a body. */
  readonly hulls: readonly PageBox[];
  /** Boxes of rings, reticles and other drawings. */
  readonly marks: readonly PageBox[];
  /** Boxes along lines. A text prefers places off these lines. */
  readonly lines?: readonly PageBox[];
}

/** The place of a box. */
export interface Placement {
  /** Key of the place. It stays the same from frame to frame while the text stays. */
  readonly key: string;
  readonly box: PageBox;
}

/** Least distance of a text from other texts and from bodies. CSS pixels */
export const apart = 2;

/** Distance of a dock from the left or right edge, as a fraction of the free width. */
const dockMargin = 0.015;

/** Distance between tried places along an edge. CSS pixels */
const dockStep = 12;

/** Shifts of a text along its body, as fractions of the largest shift. */
const slides = [0, -0.5, 0.5, -1, 1];

/**
 * Places boxes, the more important ones first. Each keeps its last place if that is still free.
 * @param before the places of the last call
 * @returns places by id, without boxes that found no room
 */
export function placeTexts(
  labels: readonly LabelBox[],
  ground: LabelArea,
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

/** Returns a function that ranks free places; 0 is the best. @param last key of its last place */
function ranking(label: LabelBox, { hulls, lines = [] }: LabelArea, last: string | undefined) {
  // The box may belong to the place under a body, which counts as the body.
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

/** Returns all places of a box, the best first. */
function* spotsOf(label: LabelBox, free: PageBox): Generator<Placement> {
  for (const side of label.sides) yield* spotsAt(side, label, free);
}

/** Direction of each side: 1 right or -1 left, 1 below or -1 above. Docks have none. */
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

/** Gap at a corner, as a fraction of the gap at a side: the diagonal is longer. */
const cornerGap = 0.5;

/** Returns all places at a side, the best first. */
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

/** Shifts a place along the labelled thing, and into the free area as far as possible. */
function along(base: number, most: number, slide: number, from: number, room: number): number {
  const inFree = clamp(base + slide * most, from, Math.max(from, from + room));
  return clamp(inFree, base - most, base + most);
}

/** Distance between tried places inside an area. CSS pixels */
const insideStep = 10;

/** Places inside an area, the nearest to its middle first. */
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

/** Places along an edge, the nearest to the text's thing first. */
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
