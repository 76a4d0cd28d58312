// The board: takes requests for texts from layers, finds places for them and draws them. Texts do not flicker.
import type Phaser from 'phaser';
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';
import { boxAt, boxesAlong, grown } from '../../view/box';
import { typeface } from '../../view/palette';
import { type LabelBox, type Placement, placeTexts } from '../../view/placing';
import type { PageBox, PageText } from '../../view/viewport';
import { BoardTexts, type Font, type MeasuredText, Ruler } from './board-texts';
import type { LabelBoard, LabelRequest, LabelStyle, PinnedLabel } from './label-board';

const usual = {
  /** Usual font size of a text. CSS pixels */
  size: 13,
  /** Usual CSS font weight of a text: 400 is regular. */
  weight: 400,
  /** Usual distance of a text from the labelled object. CSS pixels */
  gap: 8,
};

/** Smallest font size of texts in the picture. CSS pixels */
const leastSize = 12;

/**
 * Smallest distance of texts from the visible picture's edges, CSS pixels. `across`: left and right edges. `along`: top
 * and bottom edges.
 */
const margin = { across: 8, along: 4 };

/** Shortest real time between two changes of a text's words, so that changing numbers can be read. s */
const wordsEvery = 0.2;

/** Margin of the dark rectangle around a text, horizontal and vertical. CSS pixels */
const plate = { x: 8, y: 5 };

/** Data of one frame that the label board needs to place texts in the picture. */
interface BoardFrame {
  /** The part of the page that no bar or drawer covers. */
  readonly free: PageBox;
  readonly hulls: readonly PageBox[];
  /** The browser's font size as a multiple of the usual 16 CSS pixels. */
  readonly textScale: number;
  /** Real time since the page was opened. s */
  readonly clock: number;
  /** Whether simulated time is stopped. */
  readonly still: boolean;
  /** Whether time waits for a guess or stands at the scene's result. */
  readonly held?: boolean;
}

/** Requested text with font, measured size, and the box to be placed. */
interface MeasuredRequest {
  readonly request: LabelRequest | PinnedLabel;
  readonly font: Font;
  readonly measured: MeasuredText;
  readonly label: LabelBox;
}

/** Content that a label shows at the moment, and the real time of its last change. s */
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

  get isStill(): boolean {
    return this.#frame.still;
  }

  /** Starts a frame. Layers request their texts after this call. */
  begin(frame: BoardFrame): void {
    this.#frame = { ...frame, free: grown(frame.free, -margin.across, -margin.along) };
    this.#asked = new Map();
    this.#marks = [];
    this.#lines = [];
  }

  /** Forgets the texts of the previous scene and their places. Called when another scene opens. */
  beginScene(): void {
    this.#steadiness.forget();
    this.#words.clear();
  }

  place(request: LabelRequest): void {
    const { at, sides, gap = usual.gap, reach, clear, slides } = request;
    const farther =
      reach === undefined ? [] : [0.25, 0.5, 0.75, 1].map((share) => gap + share * (reach - gap));
    const place = { at: 'left' in at ? at : boxAt(at), sides, gap, reach: farther, clear, slides };
    this.#enlist(request, this.#measure(request, this.#frame.textScale), place, request.plate && plate);
  }

  pin(request: PinnedLabel): PageBox {
    // A text on a thing has the size that its layer gives.
    const type = this.#measure(request, 1);
    const { width, height } = type.measured;
    const [x, y] = request.origin ?? [0.5, 0.5];
    const [left, top] = [Math.round(request.at.x - x * width), Math.round(request.at.y - y * height)];
    const at = { left, top, width, height };
    const { free } = this.#frame;
    const within = request.mayReachOut
      ? grown(free, margin.across + width / 2, margin.along + height / 2)
      : free;
    this.#enlist(request, type, { at, sides: ['centre'], gap: 0, onMarks: true, within });
    return at;
  }

  /**
   * Puts a text on the list of texts that are placed and drawn in this frame.
   * @param pad distance between the words and the edge of the text's box, horizontally and vertically, CSS pixels
   */
  #enlist(
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

  /** Boxes of hulls and other drawings that texts avoid. CSS pixels */
  get drawn(): readonly PageBox[] {
    return [...this.#frame.hulls, ...this.#marks];
  }

  /** Boxes on the page that texts, bodies and other drawings occupy. CSS pixels */
  get occupied(): readonly PageBox[] {
    const texts = [...this.#steadiness.spots.values()].map(({ box }) => box);
    return [...this.#frame.hulls, ...this.#marks, ...this.#lines, ...texts];
  }

  draw(): PageText[] {
    const { clock, still, held = false, free, hulls } = this.#frame;
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
    const ground = { free, hulls, marks: this.#marks, lines: this.#lines, isStill: still, keepsOff: held };
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

  /** Returns the words to show for a requested text. Limits how often they change. */
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

/** Shortest real time between two moves of a text label. s */
const rest = 0.6;

interface LabelHistory {
  spot: Placement | null;
  /** Real time at which this label was first requested. s */
  readonly asked: number;
  /** Real time at which the label took its present place, s. -Infinity for a move during a pause. */
  since: number;
  /** Real time until which the text stays hidden. s */
  away: number;
}

export class Steadiness {
  readonly #known = new Map<string, LabelHistory>();

  /** Places of the texts in the previous frame, by id. */
  get spots(): Map<string, Placement> {
    return new Map([...this.#known].flatMap(([id, { spot }]) => (spot ? [[id, spot]] : [])));
  }

  spotOf(id: string): Placement | null {
    return this.#known.get(id)?.spot ?? null;
  }

  /** Forgets all texts. Call when another scene opens. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * Whether a text may be shown now. After a text was hidden, it stays hidden for a short time.
   * @param clock real time, s
   * @param still whether simulated time is stopped; then every text may be shown
   * @param patience shortest time from the first request for the text until the text is shown, s
   */
  mayShow(id: string, clock: number, still: boolean, patience = 0): boolean {
    const known = this.#known.get(id);
    return (
      still ||
      ((known?.away ?? Number.NEGATIVE_INFINITY) <= clock && clock - (known?.asked ?? clock) >= patience)
    );
  }

  /**
   * Records the texts' places. Returns the opacities of the shown texts, by id.
   * @param asked ids of all wanted texts; other records are deleted
   * @param placed free places of the wanted texts, by id
   * @param clock real time, s
   * @param still whether simulated time is stopped; if so, texts appear without a fade
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

/**
 * Records the place of one text. If the text loses its place, or moves twice within 0.6 s, it may not appear for the
 * next 0.6 s.
 * @param spot place of the text in this frame; null if it has no place
 * @param clock real time, s
 * @param still whether simulated time is stopped; if so, the text may move again at any time
 */
function take(known: LabelHistory, spot: Placement | null, clock: number, still: boolean): void {
  const before = known.spot;
  const moves = spot !== null && spot.key !== before?.key;
  const isRestless = !still && moves && before !== null && clock - known.since < rest;
  if (before && (!spot || isRestless)) known.away = clock + rest;
  if (moves) known.since = still ? Number.NEGATIVE_INFINITY : clock;
  known.spot = isRestless ? null : spot;
}
