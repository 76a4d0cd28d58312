// Finds free places on the page for boxes: texts, the sentence of an answer, a bar beside the selection.
// Important boxes are placed first.
import { clamp } from '../../laws/control/clamp';
import { hypot } from '../../laws/exact/exact';
import { gapBetween, isInside, type PageBox } from './box';
import { bestSpot, pageForm, TakenRoom } from './free-room';

/** Place of a text box: beside the object that it labels, in that object, or at an edge of the whole area for texts. */
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
  /** Anywhere in the labelled object. */
  | 'inside'
  /** At the right edge of the area for texts. */
  | 'dock right'
  /** At the left edge of the area for texts. */
  | 'dock left'
  /** At the top edge of the area for texts. */
  | 'dock top'
  /** At the bottom edge of the area for texts. */
  | 'dock bottom';

/** A box, usually for a text, that needs a free place on the page. */
export interface LabelBox {
  /** Identifier of the box. It is unique among the boxes that are placed together. */
  readonly id: string;
  /** Width of the box that is to be placed, usually a text. CSS pixels */
  readonly width: number;
  /** Height of the box. CSS pixels */
  readonly height: number;
  /** Box around the labelled object, such as a body. CSS pixels */
  readonly at: PageBox;
  /** Sides of the labelled object at which the box may lie, the preferred ones first. */
  readonly sides: readonly Side[];
  /** Distance of this box from the labelled object. CSS pixels */
  readonly gap: number;
  /** Larger values of `gap`, tried one after another if the box finds no free place with `gap`. CSS pixels */
  readonly reach?: readonly number[];
  /**
   * Positions of the box along the edge of the labelled object, tried in order: -1 and 1 at the ends, 0 in the middle.
   */
  readonly slides?: readonly number[] | undefined;
  /** Priority of the box. Boxes with a higher priority are placed first. */
  readonly priority: number;
  /** Smallest distance of this box from bodies, and from texts that were placed before it. CSS pixels; 2 if left out */
  readonly clear?: number | undefined;
  /** Whether this text box may cover drawings such as rings and target marks. */
  readonly onMarks?: boolean;
  /** Area that this text box must not leave. If left out, the area for all texts. CSS pixels */
  readonly within?: PageBox;
}

/** The area in which boxes are placed, and the drawn objects that boxes should not cover. */
interface LabelArea {
  readonly free: PageBox;
  /** Boxes of bodies. No text may overlap a body. */
  readonly hulls: readonly PageBox[];
  /** Boxes of rings, target marks and other drawings. Only texts with the option `onMarks` may cover these boxes. */
  readonly marks: readonly PageBox[];
  /** Boxes along drawn lines. Texts avoid these lines if another place is free. */
  readonly lines?: readonly PageBox[];
  readonly isStill?: boolean;
  /** Whether a text moves farther from its object rather than cover a drawn line. */
  readonly keepsOff?: boolean;
}

/** A candidate position for a text box on the page. */
export interface Placement {
  /** Identifier of the place: side of the labelled object, and shift of the text along that side. */
  readonly key: string;
  readonly box: PageBox;
}

/** Smallest distance of a text from other texts and from bodies. CSS pixels */
export const apart = 2;

/**
 * Penalty for a text that is nearer to another body than to the labelled body. Each covered piece of a line has penalty
 * 1.
 */
const nearOther = 20;

/** Distance of a text from the side edge of the area for texts. Fraction of the area's width */
const dockMargin = 0.015;

/** Distance between candidate places along an edge of the label area. CSS pixels */
const dockStep = 12;

/**
 * Default shifts of a text along the edge of the labelled object, as fractions of the largest shift. They are tried in
 * this order.
 */
const slides = [0, -0.5, 0.5, -1, 1];

/**
 * Finds free places for boxes, the highest priority first. A box keeps its last place if possible.
 * @param before result of the last call
 * @returns the places by box id; a box without a free place is missing
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
  const lines = new TakenRoom(pageForm, ground.lines ?? []);
  for (const label of inOrder) {
    const isFree = (box: PageBox) =>
      isInside(box, label.within ?? ground.free) &&
      taken.isFree(box, label.clear ?? apart) &&
      (label.onMarks || marks.isFree(box));
    const isNear = nearness(label, ground.hulls);
    const rankOf = ranking(isNear, ground, lines, before.get(label.id)?.key);
    const rankIfFree = (spot: Placement) => (isFree(spot.box) ? rankOf(spot) : null);
    const rankIfClear = (spot: Placement) =>
      lines.isFree(spot.box) && isNear(spot.box) ? rankIfFree(spot) : null;
    const spotsAtGap = (gap: number) => spotsOf({ ...label, gap }, ground.free);
    const gaps = [label.gap, ...(label.reach ?? [])];
    let spot: Placement | null = null;
    for (const gap of gaps) spot ??= bestSpot(spotsAtGap(gap), ground.keepsOff ? rankIfClear : rankIfFree);
    // If no place is clear: the place that covers the fewest pieces of lines, if possible not nearer to another body.
    if (!spot && ground.keepsOff)
      spot = bestSpot(
        gaps.flatMap((gap) => [...spotsAtGap(gap)]),
        ({ box }) => (isFree(box) ? lines.countMeeting(box) + (isNear(box) ? 0 : nearOther) : null),
      );
    if (!spot) continue;
    placed.set(label.id, spot);
    taken.add(spot.box);
  }
  return placed;
}

/** Returns a function that tells whether the labelled body is the body nearest to a box. */
function nearness(label: LabelBox, hulls: readonly PageBox[]): (box: PageBox) => boolean {
  // The box may belong to the place under a body, which counts as the body.
  const own = hulls.find((hull) => hull === label.at || isInside(hull, label.at));
  return (box) => !own || hulls.every((hull) => gapBetween(box, hull) >= gapBetween(box, own));
}

/**
 * Returns a function that ranks free places for a box; 0 is best.
 * @param isNear whether no other body is nearer to a place than the labelled body is
 * @param lastKey identifier of the place that the box had before (`Placement.key`); undefined for a new box
 */
function ranking(
  isNear: (box: PageBox) => boolean,
  { isStill }: LabelArea,
  lines: TakenRoom<PageBox>,
  lastKey: string | undefined,
) {
  return ({ key, box }: Placement): number => {
    const far = isNear(box) ? 0 : 3;
    const crossed = lines.isFree(box) ? 0 : 1;
    if (lastKey === undefined) return far + crossed;
    if (key !== lastKey) return far + 1 + crossed;
    return far + (isStill ? 1.5 * crossed : 0);
  };
}

/** Yields all candidate places for a box, the preferred ones first. @param free area in which boxes may be placed */
function* spotsOf(label: LabelBox, free: PageBox): Generator<Placement> {
  for (const side of label.sides) yield* spotsAt(side, label, free);
}

/**
 * Direction from the labelled object to a text at each side, as [x, y]. x: 1 is right, -1 is left. y: 1 is down, -1 is
 * up.
 */
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

/** Factor by which `gap` is multiplied for a text diagonally beside its object, such as above right. */
const cornerGap = 0.5;

/** Returns the candidate places at one side of the labelled object, the preferred ones first. */
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

/**
 * Returns the left or top coordinate of a text box beside an object. CSS pixels
 * @param base coordinate without a shift
 * @param most largest shift
 * @param slide desired shift, as a fraction of `most`, -1 to 1
 * @param from left or top edge of the free area
 * @param room length of the free area minus the length of the box
 */
function along(base: number, most: number, slide: number, from: number, room: number): number {
  const inFree = clamp(base + slide * most, from, Math.max(from, from + room));
  return clamp(inFree, base - most, base + most);
}

/** Distance between neighbouring candidate places for a text inside its object. CSS pixels */
const insideStep = 10;

/** Returns candidate places for a text inside the labelled object, nearest to the middle first. */
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

/**
 * Returns candidate places for a text along one edge of the area for texts. The place nearest to the labelled object
 * comes first.
 */
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
