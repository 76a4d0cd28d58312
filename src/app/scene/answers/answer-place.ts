// Places the sentence of an answer on the field, near the middle, clear of bodies, trails, paths and texts.
import { wordsOf } from '../../../lab/answers/answer';
import type { Point } from '../../../world/entities/command';
import { boxAbout, boxesAlong, isSameBox, meets, type PageBox } from '../../view/box';
import { placeTexts } from '../../view/placing';
import type { Board } from '../labels/board';
import type { Frame } from '../layer';

/** Type of the sentence at the browser's usual text size: mean width of a character, height of a line, and what is left free round it. CSS pixels */
const type = { character: 14, line: 36, air: 12 };

/** Most lines, and how wide one may be: 18 em, as the style sheet has it. CSS pixels */
const mostLines = 5;
const widest = 504;

/** Least width of a free place: in a narrower one the sentence stands at the question. CSS pixels */
const leastWidth = 260;

/** Narrowest page with room for a sentence on the field. CSS pixels */
const leastPage = 760;

/** How much of the bodies' ways is kept clear. s */
const wayKept = 20;

/** Half the width of a way. CSS pixels */
const wayHalf = 8;

/** How long a place is kept at least while time passes, though a body flies over it. Real s */
const patience = 1.5;

/** Finds the place, and keeps it while it is free. */
export class AnswerPlace {
  #words = '';
  #area: PageBox | null = null;
  #scale = 1;
  #since = Number.NEGATIVE_INFINITY;
  #place: PageBox | null = null;

  /** Returns the place in this frame; null without room. @param board with all texts asked for @param textScale size of the browser's text over the usual one */
  at(
    { session, cards, viewport, clock, mode }: Frame,
    board: Pick<Board, 'drawn' | 'taken'>,
    textScale: number,
  ): PageBox | null {
    const { answer } = session;
    const words = answer ? wordsOf(answer.phrases) : '';
    const area = viewport.freeBox;
    const isSamePage = this.#area && isSameBox(this.#area, area) && this.#scale === textScale;
    const isSame = isSamePage && (this.#words === '') === (words === '');
    const isFree = !this.#place || !board.drawn.some((box) => meets(box, this.#place!));
    const isKept = isFree || (!session.playback.paused && clock - this.#since < patience);
    if (isSame && words.length <= this.#words.length && isKept) return this.#place;
    [this.#words, this.#area, this.#scale, this.#since] = [words, area, textScale, clock];
    const hasField = !cards && !mode.takes.includes('picture');
    const isShown = words !== '' && hasField && viewport.width >= leastPage;
    this.#place = isShown
      ? placeFor(words.length, textScale, area, [...board.taken, ...waysOf(session, viewport)])
      : null;
    return this.#place;
  }
}

/** A place for so many characters, on as few lines as there is room for. */
function placeFor(
  characters: number,
  scale: number,
  area: PageBox,
  blocks: readonly PageBox[],
): PageBox | null {
  for (let lines = Math.ceil((characters * type.character) / widest); lines <= mostLines; lines++) {
    const width = scale * Math.max(leastWidth, (characters / lines) * type.character) + 2 * type.air;
    const height = scale * lines * type.line + 2 * type.air;
    const spot = freeAmid(area, blocks, { width, height });
    if (spot) return spot;
  }
  return null;
}

/** Returns the free place for a box nearest to the middle of an area; null without room. */
export function freeAmid(
  area: PageBox,
  blocks: readonly PageBox[],
  size: Pick<PageBox, 'width' | 'height'>,
): PageBox | null {
  const box = { id: '', at: area, sides: ['inside'], gap: 0, priority: 0, ...size } as const;
  return placeTexts([box], { free: area, hulls: [], marks: blocks }).get('')?.box ?? null;
}

/** Boxes along the trails and paths of bodies. CSS pixels */
function waysOf({ simulation, entities, answer }: Frame['session'], viewport: Frame['viewport']): PageBox[] {
  const { tracks } = simulation.measures;
  const boxes: PageBox[] = [];
  const add = (place: Point) => boxes.push(boxAbout(viewport.toPage(place), wayHalf));
  for (const mark of answer?.marks ?? [])
    if (mark.kind === 'way')
      for (let n = 0; n + 1 < mark.places.length; n += 2) add({ x: mark.places[n], y: mark.places[n + 1] });
  for (const entity of entities) {
    tracks.visit(entity, simulation.time - wayKept, 3, (x, y) => add({ x, y }));
    const { waypoints } = entity;
    waypoints.forEach((to, n) => {
      const from = waypoints.at(n - 1)!;
      boxes.push(...boxesAlong([viewport.toPage(from), viewport.toPage(to)]));
    });
  }
  return boxes;
}
