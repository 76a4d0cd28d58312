// The board: takes requests for texts from layers, places them all and draws them. Texts do not flicker in and out.
import type Phaser from 'phaser';
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';
import { boxAt, boxesAlong, grown } from '../../view/box';
import { typeface } from '../../view/palette';
import { type LabelBox, type Placement, placeTexts } from '../../view/placing';
import type { PageBox, PageText } from '../../view/viewport';
import { BoardTexts, type Font, type MeasuredText, Ruler } from './board-texts';
import type { LabelBoard, LabelRequest, LabelStyle, PinnedLabel } from './label-board';

/** Defaults of requests. CSS pixels */
const usual = { size: 13, weight: 400, gap: 8 };

/** Smallest type. CSS pixels */
const leastSize = 12;

/** Distance of texts from the edge of the free area. CSS pixels */
const margin = 4;

/** Shortest time between two changes of a text's words, so that figures can be read. s */
const wordsEvery = 0.1;

/** Distance of a plate's edge from its words. CSS pixels */
const plate = { x: 8, y: 5 };

/** Inputs of the board for a frame. */
interface BoardFrame {
  /** The free part of the page. */
  readonly free: PageBox;
  readonly hulls: readonly PageBox[];
  /** Text size of the browser over the usual one. */
  readonly textScale: number;
  /** Real time. s */
  readonly clock: number;
  /** Whether time stands still. Then nothing fades, and words change immediately. */
  readonly still: boolean;
}

/** A request with its measured text. */
interface MeasuredRequest {
  readonly request: LabelRequest | PinnedLabel;
  readonly font: Font;
  readonly measured: MeasuredText;
  readonly label: LabelBox;
}

/** The words of a text, and when they changed. Real s */
interface Words {
  text: string;
  readonly since: number;
}

export class Board implements LabelBoard {
  readonly #ruler: Ruler;
  readonly #texts: BoardTexts;
  readonly #steadiness = new Steadiness();
  readonly #words = new Map<string, Words>();
  #asked = new Map<string, MeasuredRequest>();
  #marks: PageBox[] = [];
  #lines: PageBox[] = [];
  #frame: BoardFrame = { free: boxAt({ x: 0, y: 0 }), hulls: [], textScale: 1, clock: 0, still: true };

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('the browser gives no 2D canvas');
    this.#ruler = new Ruler((text, { size, weight }) => {
      context.font = `${weight} ${size}px ${typeface}`;
      return context.measureText(text).width;
    });
    this.#texts = new BoardTexts(scene, parent);
    const ended = new AbortController();
    // Texts that were drawn before their font was loaded are drawn again.
    const redraw = () => {
      this.#ruler.forget();
      this.#texts.forget();
    };
    document.fonts.addEventListener('loadingdone', redraw, { signal: ended.signal });
    scene.events.once('destroy', () => ended.abort());
  }

  get free(): PageBox {
    return this.#frame.free;
  }

  /** Starts a frame. Layers make their requests afterwards. */
  begin(frame: BoardFrame): void {
    this.#frame = { ...frame, free: grown(frame.free, -margin) };
    this.#asked = new Map();
    this.#marks = [];
    this.#lines = [];
  }

  /** Starts another scene: texts do not keep the places of equally named ones. */
  beginScene(): void {
    this.#steadiness.forget();
    this.#words.clear();
  }

  place(request: LabelRequest): void {
    const { at, sides, gap = usual.gap, reach, clear } = request;
    const farther = reach === undefined ? [] : [reach];
    const place = { at: 'left' in at ? at : boxAt(at), sides, gap, reach: farther, clear };
    this.#ask(request, this.#measure(request, this.#frame.textScale), place, request.plate && plate);
  }

  pin(request: PinnedLabel): PageBox {
    // A text on a thing has the size that its layer gives.
    const type = this.#measure(request, 1);
    const { width, height } = type.measured;
    const [x, y] = request.origin ?? [0.5, 0.5];
    const [left, top] = [Math.round(request.at.x - x * width), Math.round(request.at.y - y * height)];
    const at = { left, top, width, height };
    this.#ask(request, type, { at, sides: ['centre'], gap: 0, onMarks: true });
    return at;
  }

  /** @param pad room around the words, at the sides and at the ends. CSS pixels */
  #ask(
    request: MeasuredRequest['request'],
    { font, measured }: Pick<MeasuredRequest, 'font' | 'measured'>,
    place: Omit<LabelBox, 'id' | 'priority' | 'width' | 'height'>,
    pad: Point = { x: 0, y: 0 },
  ): void {
    const { id, priority, text } = request;
    const [width, height] = [measured.width + 2 * pad.x, measured.height + 2 * pad.y];
    if (text !== '')
      this.#asked.set(id, { request, font, measured, label: { id, priority, width, height, ...place } });
  }

  widthOf(text: string, look: LabelStyle): number {
    return this.#ruler.measure(text, fontOf(look, this.#frame.free.width, 1)).width;
  }

  lastBoxOf(id: string): PageBox | null {
    return this.#steadiness.spotOf(id)?.box ?? null;
  }

  addObstacle(mark: PageBox): void {
    this.#marks.push(mark);
  }

  addSoftObstacle(line: readonly [Point, Point]): void {
    this.#lines.push(...boxesAlong(line));
  }

  /** Boxes of hulls and drawings. CSS pixels */
  get drawn(): readonly PageBox[] {
    return [...this.#frame.hulls, ...this.#marks];
  }

  /** Boxes of everything on the field: hulls, drawings, and the texts of the last frame. CSS pixels */
  get occupied(): readonly PageBox[] {
    const texts = [...this.#steadiness.spots.values()].map(({ box }) => box);
    return [...this.#frame.hulls, ...this.#marks, ...this.#lines, ...texts];
  }

  /** Places and draws the requested texts. Returns all texts in the picture. */
  draw(): PageText[] {
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
    const shown: PageText[] = [];
    for (const [id, opacity] of opacities) {
      const { request, font, measured } = this.#asked.get(id)!;
      const { box } = spots.get(id)!;
      shown.push({ text: request.text, ...box });
      this.#texts.draw(id, { request, font, measured, box, opacity });
    }
    this.#texts.end();
    return shown;
  }

  #measure(request: MeasuredRequest['request'], scale: number): Pick<MeasuredRequest, 'font' | 'measured'> {
    const font = fontOf(request, this.#frame.free.width, scale);
    return { font, measured: this.#ruler.measure(this.#wordsOf(request), font) };
  }

  /** Returns the words to show. They change at most once in `wordsEvery`. */
  #wordsOf({ id, text }: { readonly id: string; readonly text: string }): string {
    const { clock, still } = this.#frame;
    const words = this.#words.get(id);
    if (words && (words.text === text || (!still && clock - words.since < wordsEvery))) return words.text;
    this.#words.set(id, { text, since: clock });
    return text;
  }
}

function fontOf(
  { size = usual.size, weight = usual.weight, wrap }: LabelStyle,
  room: number,
  scale: number,
): Font {
  return {
    size: Math.max(leastSize, size * scale),
    weight,
    wrap: Math.min(scale * (wrap ?? Number.POSITIVE_INFINITY), room),
  };
}

/** Time in which a text fades in or out. s */
const fade = 0.12;

/** Least time for which a displaced text stays away, and between two moves. s */
const rest = 0.6;

interface LabelHistory {
  spot: Placement | null;
  /** First request. Real s */
  readonly asked: number;
  /** Time at which the label came to its place. Real s; -Infinity if it was there from the start */
  since: number;
  /** Time until which the text stays away. Real s */
  away: number;
}

/** Stores the texts of the last frames, so that texts do not flicker. */
export class Steadiness {
  readonly #known = new Map<string, LabelHistory>();

  /** The places of the last frame. */
  get spots(): Map<string, Placement> {
    return new Map([...this.#known].flatMap(([id, { spot }]) => (spot ? [[id, spot]] : [])));
  }

  /** Returns the place of a text in the last frame; null if it was not shown. */
  spotOf(id: string): Placement | null {
    return this.#known.get(id)?.spot ?? null;
  }

  /** Forgets all texts, as for another scene. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * Whether a text may be placed now.
   * @param still whether time stands still; then nothing has to wait
   * @param patience time for which it must have been requested before. s
   */
  mayShow(id: string, clock: number, still: boolean, patience = 0): boolean {
    const known = this.#known.get(id);
    return (
      still ||
      ((known?.away ?? Number.NEGATIVE_INFINITY) <= clock && clock - (known?.asked ?? clock) >= patience)
    );
  }

  /**
   * Stores the places of this frame.
   * @param asked ids of all requested texts; others are forgotten
   * @returns opacities of the shown texts, by id
   */
  update(
    asked: ReadonlySet<string>,
    placed: ReadonlyMap<string, Placement>,
    clock: number,
    still: boolean,
  ): Map<string, number> {
    for (const id of [...this.#known.keys()]) if (!asked.has(id)) this.#known.delete(id);
    const opacities = new Map<string, number>();
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

/** Stores a text's place. A text that must leave, or move again too soon, stays away for a while. */
function take(known: LabelHistory, spot: Placement | null, clock: number, still: boolean): void {
  const before = known.spot;
  const moves = spot !== null && spot.key !== before?.key;
  const isRestless = !still && moves && before !== null && clock - known.since < rest;
  if (before && (!spot || isRestless)) known.away = clock + rest;
  if (moves) known.since = still ? Number.NEGATIVE_INFINITY : clock;
  known.spot = isRestless ? null : spot;
}
