import { colourOf } from '../../view/bodies';
import { palette } from '../../view/palette';
import { arcPoints, drawWedge, strokeHead, strokePolyline } from '../draw/strokes';
import { importance } from '../labels/label-board';

/** Radii of wedges, arcs, their figures and the warning sign, over the dial's. */
const at = { wedge: 0.7, arc: 0.6, figure: 0.84, sign: 0.86 };
/** Figures: their size on a large dial and on a small one. Opacity of what a bar is measured against. CSS pixels */
const figure = { size: 22, small: 15, smallBelow: 90 };
/** Bars of time: heights, and their distance. CSS pixels; opacity of the best possible time */
const time = { own: 5, best: 3, gap: 2, alpha: 0.55 };
/** Bars of figures: height, and room for the figure beside the longest. CSS pixels */
const bar = { height: 8, room: 64 };
/** The warning sign: half its width, width of its line, place of it round the dial. CSS pixels, rad */
const sign = { half: 12, line: 2, round: -Math.PI / 4 };
const drawers = {
  wedge({ error, text }, drawn) {
    const { graphics, card, state, colour } = drawn;
    if (state.desired === null) return;
    const { dial } = card;
    drawWedge(graphics, dial, at.wedge * dial.radius, { from: state.desired, sweep: -error, colour });
    write(drawn, text, along(dial, state.desired - error / 2, at.figure));
  },
  arc({ turned, text }, drawn) {
    const { graphics, card, state, colour } = drawn;
    if (state.desired === null) return;
    const { dial } = card;
    const points = arcPoints(dial, at.arc * dial.radius, state.desired - turned, turned);
    graphics.lineStyle(2, colour, 0.9);
    strokePolyline(graphics, points);
    strokeHead(graphics, points[points.length - 1], state.desired + (Math.sign(turned) * Math.PI) / 2, 24);
    write(drawn, text, along(dial, state.desired - turned / 2, at.figure));
  },
  time({ seconds, best }, { graphics, card: { curve }, colour, axis }) {
    if (!curve) return;
    const bottom = curve.top + curve.height;
    const width = (length) => curve.width * Math.min(1, length / axis);
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
    const length = Math.max(2, (curve.width - bar.room) * share);
    graphics.fillStyle(colour, 1).fillRect(curve.left, curve.top, length, bar.height);
    const x = curve.left + length + 8;
    write(drawn, text, { x, y: curve.top + bar.height / 2 }, [0, 0.5]);
  },
  warning(_, { graphics, card: { dial } }) {
    const { x, y } = along(dial, sign.round, at.sign);
    const { half, line } = sign;
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
/** Draws what belongs to the answer on the cards. */
export function drawMarks(frame, board, states, graphics, axis) {
  frame.session.answer?.marks.forEach((mark, n) => {
    if (!isOfCard(mark)) return;
    const place = board.shown.findIndex(({ entity }) => entity === mark.of);
    if (place < 0) return;
    const colour = colourOf(frame.session, mark.of);
    const { card } = board.shown[place];
    const drawn = { frame, graphics, card, state: states[place], colour, axis, id: `mark ${n}` };
    drawers[mark.kind](mark, drawn);
  });
}
const isOfCard = (mark) => Object.hasOwn(drawers, mark.kind);
/** Whether a figure of the answer stands on a card's curve, in place of the one under way. */
export const hasBars = ({ session }) => session.answer?.marks.some(({ kind }) => kind === 'bar') ?? false;
function write({ frame, card: { dial }, colour, id }, text, place, origin = [0.5, 0.5]) {
  const size = dial.radius < figure.smallBelow ? figure.small : figure.size;
  frame.labels.pin({ id, text, at: place, origin, colour, size, weight: 600, priority: importance.answer });
}
function along({ x, y, radius }, angle, share) {
  return { x: x + share * radius * Math.cos(angle), y: y + share * radius * Math.sin(angle) };
}
