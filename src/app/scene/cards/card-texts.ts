// The texts of the cards: names, verdicts, headings and marks, at fixed places.
import type Phaser from 'phaser';
import { withoutRemark } from '../../../lab/answers/words';
import { angleText } from '../../../laws/exact/figures';
import type { PageBox } from '../../view/box';
import { palette } from '../../view/palette';
import { apart } from '../../view/placing';
import { importance } from '../labels/label-board';
import type { Frame } from '../layer';
import type { BodyCard, CardBoard } from './card-board';
import type { CardBoxes, TextSpot } from './card-layout';
import { belowBars, hasBars } from './card-marks';
import type { CardState, Verdict } from './card-state';
import { peakOf } from './card-trace';

/** Font weight of the name and the verdict's first words on a card. */
const bold = 600;

/** Sizes of the small texts and of the winner's flag on a card. CSS pixels at the usual text size */
const mark = {
  /** Font size of the small texts on a card, such as predictions. CSS pixels */
  size: 13,
  /** Gap between a body's name and the winner's flag. CSS pixels */
  gap: 12,
  /** Size of the flag that marks the body that settled first. CSS pixels */
  flag: { width: 13, height: 16 },
  /** The word "first" beside the winner's flag: gap before it, and width. CSS pixels */
  word: { gap: 6, width: 30 },
};

/** Gap between two words of different font weight, at the usual text size. CSS pixels */
const wordGap = 5;

/** Text size of the headings of columns and rows. CSS pixels at the usual text size */
const headSize = 15;

/** Line height of texts on cards, as a multiple of the text size. */
const line = 1.3;

/**
 * Writes the texts of all cards, and draws the flag of the body that settled first.
 * @param graphics Phaser object that draws the flag
 */
export function writeCards(
  frame: Frame,
  board: CardBoard,
  states: readonly CardState[],
  graphics: Phaser.GameObjects.Graphics,
): void {
  const { scale } = board;
  const showsPeaks = frame.session.scenario.cards?.curve === 'motor' && !hasBars(frame);
  const head = { colour: palette.label, size: headSize * scale, weight: bold };
  board.heads.forEach(({ text, isNote, ...spot }, n) => {
    put(frame, `head ${n}`, text, spot, isNote ? quiet(scale) : head);
  });
  const told = withEqualWords(frame, board, states);
  for (const shown of board.shown) {
    const { card, index: n } = shown;
    const state = told[n];
    if (shown.others.length > 0) writeOthers(frame, n, shown, states, scale);
    if (card.name) {
      const name = nameOn(shown, frame.session);
      const look = { colour: palette.label, size: card.type, weight: bold };
      const box = put(frame, `name ${n}`, name, card.name, look);
      if (state.first) drawFirst(frame, n, card, box, scale, graphics);
    }
    if (card.verdict) writeVerdict(frame, n, state, card, card.verdict, scale);
    if (showsPeaks && state.course && card.curve) {
      const { left, top, width } = card.curve;
      frame.labels.pin({
        id: `peak ${n}`,
        text: `${angleText(peakOf(state.course))}/s²`,
        at: { x: left + width, y: top },
        origin: [1, 0],
        priority: importance.card,
        ...quiet(scale),
      });
    }
  }
}

/** Whether a verdict does not fit into one line of its card. */
function isTooWide(
  { labels }: Frame,
  { lead, rest }: Verdict,
  { verdict, brief, type }: CardBoxes,
  scale: number,
): boolean {
  if (!verdict || brief || lead === '' || rest === '') return false;
  const { strong, weak } = typesOf(type);
  return labels.widthOf(`${lead},`, strong) + wordGap * scale + labels.widthOf(rest, weak) > verdict.width;
}

/** Returns the states of the cards, all with the short forms of their verdicts if one does not fit into its line. */
function withEqualWords(
  frame: Frame,
  { shown, scale }: CardBoard,
  states: readonly CardState[],
): readonly CardState[] {
  if (!shown.some(({ card, index }) => isTooWide(frame, states[index].verdict, card, scale))) return states;
  return states.map((state) => {
    const { rest, short = rest } = state.verdict;
    return { ...state, verdict: { ...state.verdict, rest: short } };
  });
}

const typesOf = (size: number) => ({
  strong: { colour: palette.label, size, weight: bold },
  weak: { colour: palette.caption, size },
});

function nameOn({ entity, card, name }: BodyCard, session: Frame['session']): string {
  const whole = name ?? session.labelOf(entity);
  return card.small || session.isGuessing ? withoutRemark(whole) : whole;
}

function writeOthers(
  { labels }: Frame,
  n: number,
  { card: { name, box }, others }: BodyCard,
  states: readonly CardState[],
  scale: number,
): void {
  if (name?.align !== 'left') return;
  const high = Math.ceil(mark.size * scale * line) + apart;
  const from = box.top + (box.height - others.length * high) / 2;
  others.forEach(({ index, label }, place) => {
    labels.pin({
      id: `other ${n} ${place}`,
      text: `${label} ${states[index].verdict.lead}`,
      at: { x: box.left + box.width, y: from + place * high },
      origin: [1, 0],
      priority: importance.card,
      ...quiet(scale),
    });
  });
}

const quiet = (scale: number) => ({ colour: palette.caption, size: mark.size * scale });

interface Type {
  readonly colour: number;
  readonly size: number;
  readonly weight?: number;
}

function put({ labels }: Frame, id: string, text: string, spot: TextSpot, type: Type) {
  const { x, y, width, align, height } = spot;
  return labels.pin({
    id,
    text,
    at: { x, y: y + height },
    origin: [align === 'left' ? 0 : 0.5, height > 0 ? 1 : 0],
    wrap: width,
    priority: importance.card,
    ...type,
  });
}

function writeVerdict(
  frame: Frame,
  n: number,
  { verdict, prediction }: CardState,
  card: CardBoxes,
  spot: TextSpot,
  scale: number,
): void {
  // A card without a name is in a table, whose headings have the notes on the laws.
  if (!card.name && verdict.lead === '') return;
  const after = putVerdict(frame, n, verdict, card, underDial(frame, card, verdict) ?? spot, scale);
  const room = card.box.top + card.box.height - after;
  if (prediction && card.curve && room >= mark.size * scale * line)
    put(frame, `prediction ${n}`, prediction, { ...spot, y: after + 2 }, quiet(scale));
}

/**
 * Returns the place of a note on a tall card without a curve yet: at the top of the curve's area. An empty bar there stays above it.
 * Null for other texts.
 */
function underDial(frame: Frame, { name, verdict, curve }: CardBoxes, { lead }: Verdict): TextSpot | null {
  const { round, scenario } = frame.session;
  const isNote = lead === '' && round.state === 'waiting' && !hasBars(frame);
  if (!isNote || !verdict || !curve || name?.align !== 'centre') return null;
  const { top } = scenario.cards?.curve === 'motor' ? belowBars(curve) : curve;
  return { ...verdict, y: top };
}

/** Writes a verdict (result in words) on a card. Returns the y of the text's lower end, CSS pixels. */
function putVerdict(
  frame: Frame,
  n: number,
  { lead, rest }: Verdict,
  { brief, type }: CardBoxes,
  verdict: TextSpot,
  scale: number,
): number {
  const gap = wordGap * scale;
  const high = Math.ceil(type * line) + apart;
  const { strong, weak } = typesOf(type);
  if (lead === '') {
    // A brief card has room for one line.
    const fits = !brief || frame.labels.widthOf(rest, weak) <= verdict.width;
    if (rest !== '' && fits) put(frame, `rest ${n}`, rest, verdict, weak);
    return verdict.y + high;
  }
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
  // This text has a separate name, so that it fades in together with the text after its comma.
  put(frame, `lead, ${n}`, `${lead},`, { ...verdict, x, align: 'left' }, strong);
  put(frame, `rest ${n}`, rest, { ...verdict, x: x + begins + gap, align: 'left' }, weak);
  return verdict.y + high;
}

function drawFirst(
  frame: Frame,
  n: number,
  { name, dial, type }: CardBoxes,
  written: PageBox,
  scale: number,
  graphics: Phaser.GameObjects.Graphics,
): void {
  if (!name) return;
  const right = name.align === 'left' ? name.x + name.width : name.x + name.width / 2;
  const width = mark.flag.width * scale;
  const height = mark.flag.height * scale;
  const x = written.left + written.width + mark.gap * scale;
  const beside = x + width + (mark.word.gap + mark.word.width) * scale <= right;
  const at = beside
    ? { x, y: written.top + 1 }
    : { x: dial.x + 0.72 * dial.radius, y: dial.y - dial.radius - 2 };
  graphics.lineStyle(1.6, palette.label, 1).lineBetween(at.x, at.y, at.x, at.y + height);
  graphics.fillStyle(palette.label, 1);
  graphics.fillTriangle(at.x, at.y, at.x + width, at.y + height / 4, at.x, at.y + height / 2);
  if (!beside) return;
  const word = quiet(scale);
  const y = written.top + (type - word.size) * line;
  const spot = {
    x: at.x + width + mark.word.gap * scale,
    y,
    width: 2 * mark.word.width * scale,
    height: 0,
  } as const;
  put(frame, `first ${n}`, 'first', { ...spot, align: 'left' }, { ...word, colour: palette.label });
}
