import { clamp } from '../../control/clamp';
import { typeface } from '../../view/palette';
import { BoardTexts, Ruler } from './board-texts';
import { boxAt, boxesAlong, grown } from './box';
import { placeTexts } from './placing';

/** What is taken where a request leaves it out. CSS pixels */
const usual = { size: 13, weight: 400, gap: 8 };
/** Smallest type. CSS pixels */
const leastSize = 12;
/** Distance of texts from the edge of the free area. CSS pixels */
const margin = 4;
/** Shortest time between two changes of a text's words, so that figures can be read. s */
const wordsEvery = 0.1;
/** Distance of a plate's edge from the words on it. CSS pixels */
const plate = { x: 8, y: 5 };
export class Board {
  #ruler;
  #texts;
  #steadiness = new Steadiness();
  #words = new Map();
  #asked = new Map();
  #marks = [];
  #lines = [];
  #frame = { free: boxAt({ x: 0, y: 0 }), hulls: [], textScale: 1, clock: 0, still: true };
  constructor(scene, parent) {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('the browser gives no 2D canvas');
    this.#ruler = new Ruler((text, { size, weight }) => {
      context.font = `${weight} ${size}px ${typeface}`;
      return context.measureText(text).width;
    });
    this.#texts = new BoardTexts(scene, parent);
    // A text drawn before its font is there would keep the stand-in.
    document.fonts.addEventListener('loadingdone', () => {
      this.#ruler.forget();
      this.#texts.forget();
    });
  }
  get free() {
    return this.#frame.free;
  }
  /** Begins a frame: the layers ask next. */
  begin(frame) {
    this.#frame = { ...frame, free: grown(frame.free, -margin) };
    this.#asked = new Map();
    this.#marks = [];
    this.#lines = [];
  }
  /** Begins with another scene: no text keeps the place that one of the same name had. */
  beginScene() {
    this.#steadiness.forget();
    this.#words.clear();
  }
  place(request) {
    const { at, sides, gap = usual.gap, reach } = request;
    const place = { at: 'left' in at ? at : boxAt(at), sides, gap, reach };
    this.#ask(request, this.#measure(request, this.#frame.textScale), place, request.plate && plate);
  }
  pin(request) {
    // What lies on something is as large as that allows: its layer says so.
    const type = this.#measure(request, 1);
    const { width, height } = type.measured;
    const [x, y] = request.origin ?? [0.5, 0.5];
    const [left, top] = [Math.round(request.at.x - x * width), Math.round(request.at.y - y * height)];
    const at = { left, top, width, height };
    this.#ask(request, type, { at, sides: ['centre'], gap: 0, onMarks: true });
    return at;
  }
  /** @param pad room round the words, at either side and at either end. CSS pixels */
  #ask(request, { font, measured }, place, pad = { x: 0, y: 0 }) {
    const { id, priority, text } = request;
    const [width, height] = [measured.width + 2 * pad.x, measured.height + 2 * pad.y];
    if (text !== '')
      this.#asked.set(id, { request, font, measured, label: { id, priority, width, height, ...place } });
  }
  widthOf(text, look) {
    return this.#ruler.measure(text, fontOf(look, this.#frame.free.width, 1)).width;
  }
  addObstacle(mark) {
    this.#marks.push(mark);
  }
  addSoftObstacle(line) {
    this.#lines.push(...boxesAlong(line));
  }
  /** The boxes of the bodies' hulls. CSS pixels */
  get hulls() {
    return this.#frame.hulls;
  }
  /** All that is on the field: hulls, drawings, and the texts of the last frame. CSS pixels */
  get taken() {
    const texts = [...this.#steadiness.spots.values()].map(({ box }) => box);
    return [...this.#frame.hulls, ...this.#marks, ...this.#lines, ...texts];
  }
  /** Places and draws what was asked for. Returns every text that is on the picture. */
  draw() {
    const { clock, still, free, hulls } = this.#frame;
    const labels = [...this.#asked.values()]
      .filter(({ request }) =>
        this.#steadiness.mayShow(
          request.id,
          clock,
          still,
          'patience' in request ? request.patience : undefined,
        ),
      )
      .map(({ label }) => label);
    const ground = { free, hulls, marks: this.#marks, lines: this.#lines };
    const spots = placeTexts(labels, ground, this.#steadiness.spots);
    const opacities = this.#steadiness.update(new Set(this.#asked.keys()), spots, clock, still);
    for (const id of this.#words.keys()) if (!this.#asked.has(id)) this.#words.delete(id);
    this.#texts.begin();
    const shown = [];
    for (const [id, opacity] of opacities) {
      const { request, font, measured } = this.#asked.get(id);
      const { box } = spots.get(id);
      shown.push({ text: request.text, ...box });
      this.#texts.draw(id, { request, font, measured, box, opacity });
    }
    this.#texts.end();
    return shown;
  }
  #measure(request, scale) {
    const font = fontOf(request, this.#frame.free.width, scale);
    return { font, measured: this.#ruler.measure(this.#wordsOf(request), font) };
  }
  /** The words to show: those of now, or those of a moment ago if they changed just then. */
  #wordsOf({ id, text }) {
    const { clock, still } = this.#frame;
    const words = this.#words.get(id);
    if (words && (words.text === text || (!still && clock - words.since < wordsEvery))) return words.text;
    this.#words.set(id, { text, since: clock });
    return text;
  }
}
function fontOf({ size = usual.size, weight = usual.weight, wrap }, room, scale) {
  return {
    size: Math.max(leastSize, size * scale),
    weight,
    wrap: Math.min(scale * (wrap ?? Number.POSITIVE_INFINITY), room),
  };
}
/** Time in which a text fades in or out. s */
const fade = 0.12;
/** Shortest time for which a text that had to leave stays away, and between two moves to other places. s */
const rest = 0.6;
/** Remembers the texts of the last frames. */
export class Steadiness {
  #known = new Map();
  /** The places of the last frame. */
  get spots() {
    return new Map([...this.#known].flatMap(([id, { spot }]) => (spot ? [[id, spot]] : [])));
  }
  /** Forgets everything, as in another scene. */
  forget() {
    this.#known.clear();
  }
  /**
   * Whether a text may be placed now.
   * @param still whether time stands still; then nothing has to wait
   * @param patience how long it must have been asked for. s
   */
  mayShow(id, clock, still, patience = 0) {
    const known = this.#known.get(id);
    return (
      still ||
      ((known?.away ?? Number.NEGATIVE_INFINITY) <= clock && clock - (known?.asked ?? clock) >= patience)
    );
  }
  /**
   * Takes the places found for this frame.
   * @param asked ids of all texts that wanted a place; the rest is forgotten
   * @returns opacities of those that are shown, by id
   */
  update(asked, placed, clock, still) {
    for (const id of [...this.#known.keys()]) if (!asked.has(id)) this.#known.delete(id);
    const opacities = new Map();
    for (const id of asked) {
      const known = this.#known.get(id) ?? {
        spot: null,
        asked: clock,
        since: clock,
        away: Number.NEGATIVE_INFINITY,
      };
      this.#known.set(id, known);
      take(known, placed.get(id) ?? null, clock, still);
      if (known.spot) opacities.set(id, still ? 1 : clamp((clock - known.since) / fade, 0, 1));
    }
    return opacities;
  }
}
/** Takes a text's place of this frame. One that must leave, or move again so soon, stays away for a while. */
function take(known, spot, clock, still) {
  const before = known.spot;
  const moves = spot !== null && spot.key !== before?.key;
  const isRestless = !still && moves && before !== null && clock - known.since < rest;
  if (before && (!spot || isRestless)) known.away = clock + rest;
  if (moves) known.since = still ? Number.NEGATIVE_INFINITY : clock;
  known.spot = isRestless ? null : spot;
}
