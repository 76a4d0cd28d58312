// Marks of an answer on cards: wedges, arcs, time bars, bars with numbers, warning signs.
import type Phaser from 'phaser';
import type { AnswerMark, CardMark } from '../../../lab/answers/answer';
import type { Point } from '../../../world/entities/command';
import { colourOf } from '../../view/bodies';
import { palette } from '../../view/palette';
import type { PageBox } from '../../view/viewport';
import { arcPoints, drawWedge, strokeHead, strokePolyline } from '../draw/strokes';
import { importance } from '../labels/label-board';
import type { Frame } from '../layer';
import type { CardBoard } from './card-board';
import type { CardBoxes } from './card-layout';
import { axisOf, type CardState, timeBefore } from './card-state';
import { boxAfter } from './card-trace';

type Graphics = Phaser.GameObjects.Graphics;

/**
 * Radii on a card's dial (circle) at which wedges, arcs, numbers and warning signs are drawn. Fractions of the dial's
 * radius
 */
const at = {
  /** Radius of a wedge that shows an angle on a card's dial, as a fraction of the dial's radius. */
  wedge: 0.7,
  /** Radius of an arc that shows a turned angle on a card's dial, as a fraction of the dial's radius. */
  arc: 0.6,
  /** Distance from the dial's centre to numbers beside narrow wedges or arcs. 1: the rim */
  figure: 0.6,
  /** Distance from the dial's centre to numbers inside wide wedges. 1: the rim */
  inWedge: 0.5,
  /** Distance from the dial's centre to a number inside an arc. 1: the rim */
  inside: 0.4,
  /** Distance from a small dial's centre to the number of an arc, if the arc is wider than 0.8 rad. 1: the rim */
  smallInside: 0.6,
  /** Distance of the warning sign from the centre of a card's dial, as a fraction of the dial's radius. */
  sign: 0.86,
  /** Distance from a small dial's centre to the number of a wedge, as a fraction of the dial's radius. */
  smallFigure: 0.72,
  /** Distance from a small dial's centre to a number beside a wide wedge. 1: the rim */
  smallAside: 0.78,
  /** Distance from a small dial's centre to the warning sign outside. 1: the rim */
  smallSign: 1.15,
};

/** Text sizes of numbers on cards, and the dial radius that separates the two sizes. CSS pixels */
const figure = {
  /** Text size of a measured number on a card with a large dial. CSS pixels */
  size: 22,
  /** Text size of a measured number on a card with a small dial. CSS pixels */
  small: 15,
  /** Radius below which the dial of a card counts as small. Its numbers then have the small text size. CSS pixels */
  smallBelow: 90,
};

/** Sizes and opacity of two bars on a card. One shows the body's settling time, one the best possible settling time. */
const time = {
  /** Height of the bar whose length shows the body's settling time. CSS pixels */
  own: 5,
  /** Height of the bar whose length shows the best possible settling time. CSS pixels */
  best: 3,
  /** Gap between the bars for the body's settling time and the best possible settling time. CSS pixels */
  gap: 2,
  /** Opacity of the bar whose length shows the best possible settling time, 0 to 1. */
  alpha: 0.55,
};

/** Look of the horizontal bar above a card's curve. The length of the bar shows a measured value. */
const bar = {
  /** Height of the empty space above the bar that shows a measured value on a card. CSS pixels */
  above: 7,
  /** Height of the space above the bar on a narrow card, for the measured value as a number. CSS pixels */
  aboveIfNarrow: 18,
  /** Height of the bar that shows a measured value on a card. CSS pixels */
  height: 8,
  /** Gap between the bar on a card and the number beside the bar. CSS pixels */
  gap: 8,
  /** Height that is kept free for the bar above a card's curve. CSS pixels */
  room: 32,
  /** Opacity of the empty bar on a card while no result is known, 0 to 1. */
  alpha: 0.14,
};

const sign = {
  /** Half the width of the warning sign on a card. CSS pixels */
  half: 12,
  /** Half the width of the warning sign on a card with a small dial. CSS pixels */
  small: 9,
  /** Line width of the warning sign on a card. CSS pixels */
  line: 2,
  /** Direction from the centre of a card's dial to the warning sign. rad, clockwise from the right */
  round: (-3 * Math.PI) / 4,
};

/** Smallest angle of a wedge (sector on a card's dial) that has room for a number. rad */
const wide = 0.8;

/** Angles at the dial's centre from a wedge or arc to the number beside it. rad */
const aside = {
  /** Angle from a narrow wedge or arc to its number, on a large dial. rad */
  large: 0.55,
  /** Angle from a narrow wedge or arc to its number, on a small dial. rad */
  small: 0.9,
  /** Angle from a wide wedge to its number, on a small dial. rad */
  smallWide: 1.95,
};

interface MarkPen {
  readonly frame: Frame;
  readonly graphics: Graphics;
  readonly card: CardBoxes;
  readonly state: CardState;
  readonly colour: number;
  /** Length of the curve's time axis. s */
  readonly axis: number;
  readonly id: string;
}

type Drawer<Kind extends CardMark['kind']> = (
  mark: Extract<CardMark, { readonly kind: Kind }>,
  drawn: MarkPen,
) => void;

const drawers: { readonly [Kind in CardMark['kind']]: Drawer<Kind> } = {
  wedge({ error, text }, drawn) {
    const { graphics, card, state, colour } = drawn;
    if (state.desired === null) return;
    const { dial } = card;
    drawWedge(graphics, dial, at.wedge * dial.radius, { from: state.desired, sweep: -error, colour });
    // Inside a wide wedge, otherwise beyond its far side. A small wide wedge is full of the arcs of past headings.
    const isWide = Math.abs(error) > wide;
    const isInside = isWide && !isSmall(dial);
    const beyond = isWide ? aside.smallWide : asideOn(dial);
    const angle = isInside ? -error / 2 : -error - Math.sign(error) * beyond;
    const large = isWide ? at.inWedge : at.figure;
    const small = isWide ? at.smallAside : at.smallFigure;
    write(drawn, text, along(dial, state.desired + angle, isSmall(dial) ? small : large));
  },
  arc({ turned, text }, drawn) {
    const { graphics, card, state, colour } = drawn;
    if (state.desired === null) return;
    const { dial } = card;
    const points = arcPoints(dial, at.arc * dial.radius, state.desired - turned, turned);
    graphics.lineStyle(2, colour, 0.9);
    strokePolyline(graphics, points);
    strokeHead(graphics, points[points.length - 1], state.desired + (Math.sign(turned) * Math.PI) / 2, 24);
    const isWide = Math.abs(turned) > wide;
    const across = (Math.PI - turned) / 2;
    // On the upper side of the dial, away from the end of the turn.
    const upper = Math.sin(state.desired + across) > 0 ? across + Math.PI : across;
    const inside = isSmall(dial) ? at.smallInside : at.inside;
    const angle = isWide ? upper : Math.sign(turned) * asideOn(dial);
    write(drawn, text, along(dial, state.desired + angle, isWide ? inside : at.figure));
  },
  time({ seconds, best }, { graphics, card: { curve }, colour, axis }) {
    if (!curve) return;
    const bottom = curve.top + curve.height;
    const width = (length: number) => curve.width * Math.min(1, length / axis);
    graphics.fillStyle(colour, 1);
    graphics.fillRect(curve.left, bottom - time.best - time.gap - time.own, width(seconds), time.own);
    if (best === null) return;
    graphics.fillStyle(palette.label, time.alpha);
    graphics.fillRect(curve.left, bottom - time.best, width(best), time.best);
  },
  bar({ share, text }, drawn) {
    const { graphics, card, colour } = drawn;
    const { curve } = card;
    if (!curve) return;
    const beside = roomForFigures(drawn);
    const isNarrow = beside > curve.width / 2;
    const length = Math.max(2, (curve.width - (isNarrow ? 0 : beside)) * share);
    const top = curve.top + (isNarrow ? bar.aboveIfNarrow : bar.above);
    graphics.fillStyle(colour, 1).fillRect(curve.left, top, length, bar.height);
    if (isNarrow) write(drawn, text, { x: curve.left, y: top }, [0, 1]);
    else write(drawn, text, { x: curve.left + length + bar.gap, y: top + bar.height / 2 }, [0, 0.5]);
  },
  // Drawn with the curves, because it has their scale.
  course() {},
  'earlier course'() {},
  warning(_, { graphics, card: { dial } }) {
    const { x, y } = along(dial, sign.round, isSmall(dial) ? at.smallSign : at.sign);
    const { line } = sign;
    const half = isSmall(dial) ? sign.small : sign.half;
    graphics.fillStyle(palette.night, 1).fillTriangle(x, y - half, x + half, y + half, x - half, y + half);
    graphics.lineStyle(line, palette.heat, 1);
    strokePolyline(
      graphics,
      [
        { x, y: y - half },
        { x: x + half, y: y + half },
        { x: x - half, y: y + half },
      ],
      true,
    );
    graphics.lineBetween(x, y - half / 4, x, y + half / 3);
    graphics.fillStyle(palette.heat, 1).fillRect(x - line / 2, y + half / 2 + 1, line, line);
  },
};

export function drawMarks(
  frame: Frame,
  board: CardBoard,
  states: readonly CardState[],
  graphics: Graphics,
): void {
  const axis = axisOf(frame.session);
  frame.answer?.marks.forEach((mark, n) => {
    if (!isOfCard(mark)) return;
    const shown = board.shown.find(({ entity }) => entity === mark.of);
    if (!shown) return;
    const colour = colourOf(frame.session, mark.of);
    const { index } = shown;
    const { curve } = shown.card;
    const before = timeBefore(frame.session, index);
    const card = curve ? { ...shown.card, curve: boxAfter(curve, before, axis) } : shown.card;
    const drawn = { frame, graphics, card, state: states[index], colour, axis, id: `mark ${n}` };
    (drawers[mark.kind] as Drawer<CardMark['kind']>)(mark as never, drawn);
  });
}

/**
 * Cuts off the top strip of a card's curve area, where a bar is drawn. Returns the rest, CSS pixels.
 * @param box the whole curve area, with the strip at its top, CSS pixels
 */
export const belowBars = (box: PageBox): PageBox => ({
  ...box,
  top: box.top + bar.room,
  height: box.height - bar.room,
});

/** Draws an empty bar with a question mark (unknown result) on each card. */
export function drawEmptyBars({ labels }: Frame, { shown }: CardBoard, graphics: Graphics): void {
  for (const { card, index } of shown) {
    if (!card.curve) continue;
    const { left, width } = card.curve;
    const top = card.curve.top + bar.above;
    const size = sizeOn(card);
    const length = width - bar.gap - size;
    graphics.fillStyle(palette.label, bar.alpha).fillRect(left, top, length, bar.height);
    labels.pin({
      ...{ id: `empty ${index}`, text: '?', at: { x: left + length + bar.gap, y: top + bar.height / 2 } },
      ...{ origin: [0, 0.5], colour: palette.caption, size, weight: 600, priority: importance.answer },
    });
  }
}

/** Returns the width kept free for the number to the right of a card's bar. CSS pixels */
function roomForFigures({ frame: { answer, labels }, card }: MarkPen): number {
  const texts = (answer?.marks ?? []).flatMap((mark) => (mark.kind === 'bar' ? [mark.text] : []));
  const type = { colour: palette.label, size: sizeOn(card), weight: 600 };
  // A second gap keeps the number away from the next card.
  return 2 * bar.gap + Math.max(...texts.map((text) => labels.widthOf(text, type)));
}

const isSmall = ({ radius }: CardBoxes['dial']) => radius < figure.smallBelow;

const asideOn = (dial: CardBoxes['dial']) => (isSmall(dial) ? aside.small : aside.large);

const sizeOn = ({ dial }: CardBoxes) => (isSmall(dial) ? figure.small : figure.size);

const isOfCard = (mark: AnswerMark): mark is CardMark => Object.hasOwn(drawers, mark.kind);

/** Whether the scene's result is shown as bars on the cards. */
export const hasBars = ({ answer }: Frame): boolean =>
  answer?.marks.some(({ kind }) => kind === 'bar') ?? false;

function write(
  { frame, card, colour, id }: MarkPen,
  text: string,
  place: Point,
  origin: readonly [number, number] = [0.5, 0.5],
): void {
  const size = sizeOn(card);
  frame.labels.pin({ id, text, at: place, origin, colour, size, weight: 600, priority: importance.answer });
}

function along({ x, y, radius }: CardBoxes['dial'], angle: number, share: number): Point {
  return { x: x + share * radius * Math.cos(angle), y: y + share * radius * Math.sin(angle) };
}
