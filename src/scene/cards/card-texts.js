import { palette } from '../../view/palette';
import { importance } from '../labels/label-board';
import { apart } from '../labels/placing';
import { hasBars } from './card-marks';
import { peakOf } from './card-trace';

/** Weight of what counts. */
const bold = 600;
/** Size of marks, predictions and figures at curves, distance of a mark from a name, and of the word beside it. CSS pixels at the usual text size */
const mark = { size: 13, gap: 12, flag: { width: 13, height: 16 }, word: { gap: 6, width: 30 } };
/** Distance of two words of different weight. CSS pixels at the usual text size */
const wordGap = 5;
/** Size of heads. CSS pixels at the usual text size */
const headSize = 15;
/** Height of a line over its type. */
const line = 1.3;
/** Writes the texts of all cards. @param graphics what stands beside texts is drawn into it */
export function writeCards(frame, board, states, graphics) {
  const { scale } = board;
  const showsPeaks = frame.session.scenario.cards?.curve === 'motor' && !hasBars(frame);
  board.heads.forEach(({ text, ...spot }, n) => {
    put(frame, `head ${n}`, text, spot, { colour: palette.label, size: headSize * scale, weight: bold });
  });
  board.shown.forEach(({ entity, card }, n) => {
    const state = states[n];
    if (card.name) {
      const whole = frame.session.labelOf(entity);
      // A remark in brackets has no room on a small card.
      const name = card.small ? whole.replace(/ \(.*\)$/, '') : whole;
      const look = { colour: palette.label, size: card.type, weight: bold };
      const box = put(frame, `name ${n}`, name, card.name, look);
      if (state.first) drawFirst(frame, n, card, box.left + box.width, scale, graphics);
    }
    if (card.verdict) writeVerdict(frame, n, state, card, card.verdict, scale);
    if (showsPeaks && state.course && card.curve) {
      const { left, top, width } = card.curve;
      frame.labels.pin({
        id: `peak ${n}`,
        text: `${peakOf(state.course).toFixed(0)} rad/s²`,
        at: { x: left + width, y: top },
        origin: [1, 0],
        priority: importance.card,
        ...quiet(scale),
      });
    }
  });
}
const quiet = (scale) => ({ colour: palette.caption, size: mark.size * scale });
/** Writes a text at its spot. Returns its box. */
function put({ labels }, id, text, { x, y, width, align }, type) {
  return labels.pin({
    id,
    text,
    at: { x, y },
    origin: [align === 'left' ? 0 : 0.5, 0],
    wrap: width,
    priority: importance.card,
    ...type,
  });
}
/** Writes a verdict, and under it what the linear theory foretells where there is room. */
function writeVerdict(frame, n, { verdict, prediction }, card, spot, scale) {
  const after = putVerdict(frame, n, verdict, card, spot, scale);
  const room = card.box.top + card.box.height - after;
  if (prediction && card.curve && room >= mark.size * scale * line)
    put(frame, `prediction ${n}`, prediction, { ...spot, y: after + 2 }, quiet(scale));
}
/** Writes a verdict in one line where there is room, else in two. Returns where it ends. */
function putVerdict(frame, n, { lead, rest }, { brief, type }, verdict, scale) {
  const gap = wordGap * scale;
  const high = Math.ceil(type * line) + apart;
  if (lead === '') return verdict.y + high;
  const strong = { colour: palette.label, size: type, weight: bold };
  const weak = { colour: palette.caption, size: type };
  if (rest === '' || brief) {
    put(frame, `lead ${n}`, lead, verdict, strong);
    return verdict.y + high;
  }
  const begins = frame.labels.widthOf(`${lead},`, strong);
  const all = begins + gap + frame.labels.widthOf(rest, weak);
  if (all > verdict.width) {
    put(frame, `lead ${n}`, lead, verdict, strong);
    put(frame, `rest ${n}`, rest, { ...verdict, y: verdict.y + high }, weak);
    return verdict.y + 2 * high;
  }
  const x = verdict.align === 'left' ? verdict.x : verdict.x - all / 2;
  put(frame, `lead ${n}`, `${lead},`, { ...verdict, x, align: 'left' }, strong);
  put(frame, `rest ${n}`, rest, { ...verdict, x: x + begins + gap, align: 'left' }, weak);
  return verdict.y + high;
}
/** The winner's flag, with a word where there is room. */
function drawFirst(frame, n, { name, dial, type }, after, scale, graphics) {
  if (!name) return;
  const right = name.align === 'left' ? name.x + name.width : name.x + name.width / 2;
  const width = mark.flag.width * scale;
  const height = mark.flag.height * scale;
  const x = after + mark.gap * scale;
  const beside = x + width + (mark.word.gap + mark.word.width) * scale <= right;
  const at = beside ? { x, y: name.y + 1 } : { x: dial.x + 0.72 * dial.radius, y: dial.y - dial.radius - 2 };
  graphics.lineStyle(1.6, palette.label, 1).lineBetween(at.x, at.y, at.x, at.y + height);
  graphics.fillStyle(palette.label, 1);
  graphics.fillTriangle(at.x, at.y, at.x + width, at.y + height / 4, at.x, at.y + height / 2);
  if (!beside) return;
  const word = quiet(scale);
  const y = name.y + (type - word.size) * line;
  const spot = { x: at.x + width + mark.word.gap * scale, y, width: 2 * mark.word.width * scale };
  put(frame, `first ${n}`, 'first', { ...spot, align: 'left' }, { ...word, colour: palette.label });
}
