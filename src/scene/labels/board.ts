// The board: it takes the texts that layers ask for, places them all, and draws them.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { typeface } from '../../view/palette';
import type { PageBox, PageText } from '../../view/picture-boxes';
import { BoardTexts } from './board-texts';
import { boxAt, boxesAlong, grown } from './box';
import type { Ask, FixedAsk, LabelBoard, Look } from './label-board';
import { placeTexts, type Wish } from './placing';
import { type Face, type Measured, Ruler } from './ruler';
import { Steadiness } from './steadiness';

/** What is asked for when it is left out. CSS pixels */
const usual = { size: 13, weight: 400, gap: 8 };

/** Smallest type. CSS pixels */
const leastSize = 12;

/** Distance of texts from the edge of the free area. CSS pixels */
const margin = 4;

/** Shortest time between two changes of a text's words, so that figures can be read. s */
const wordsEvery = 0.1;

/** Distance of a plate's edge from the words on it. CSS pixels */
const plate = { x: 8, y: 5 };

/** What the board knows of the frame. */
export interface BoardFrame {
  /** The part of the page that is free. */
  readonly free: PageBox;
  readonly hulls: readonly PageBox[];
  /** Size of the browser's text over the usual one. */
  readonly textScale: number;
  /** Real seconds. */
  readonly clock: number;
  /** Whether time stands still; then nothing fades, and every text is that of now. */
  readonly still: boolean;
}

/** An ask with its measured text. */
interface Asked {
  readonly ask: Ask | FixedAsk;
  readonly face: Face;
  readonly measured: Measured;
  readonly wish: Wish;
}

/** The words of a text, and when they were taken. Real s */
interface Words {
  text: string;
  readonly since: number;
}

export class Board implements LabelBoard {
  readonly #ruler: Ruler;
  readonly #texts: BoardTexts;
  readonly #steadiness = new Steadiness();
  readonly #words = new Map<string, Words>();
  #asked = new Map<string, Asked>();
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
    // A text drawn before its font is there would keep the stand-in.
    document.fonts.addEventListener('loadingdone', () => {
      this.#ruler.forget();
      this.#texts.forget();
    });
  }

  get free(): PageBox {
    return this.#frame.free;
  }

  get hulls(): readonly PageBox[] {
    return this.#frame.hulls;
  }

  /** Begins a frame: the layers ask next. */
  begin(frame: BoardFrame): void {
    this.#frame = { ...frame, free: grown(frame.free, -margin) };
    this.#asked = new Map();
    this.#marks = [];
    this.#lines = [];
  }

  /** Begins with another scene: no text keeps the place that one of the same name had. */
  beginScene(): void {
    this.#steadiness.forget();
    this.#words.clear();
  }

  ask(ask: Ask): void {
    if (ask.text === '') return;
    const { face, measured } = this.#measure(ask, this.#frame.textScale);
    const { at, sides, priority, gap = usual.gap } = ask;
    const pad = ask.plate ? plate : { x: 0, y: 0 };
    this.#asked.set(ask.id, {
      ask,
      face,
      measured,
      wish: {
        id: ask.id,
        width: measured.width + 2 * pad.x,
        height: measured.height + 2 * pad.y,
        at: 'left' in at ? at : boxAt(at),
        sides,
        gap,
        priority,
      },
    });
  }

  fix(ask: FixedAsk): PageBox {
    // What lies on something is as large as that allows: its layer says so.
    const { face, measured } = this.#measure(ask, 1);
    const { width, height } = measured;
    const [x, y] = ask.origin ?? [0.5, 0.5];
    const at = {
      left: Math.round(ask.at.x - x * width),
      top: Math.round(ask.at.y - y * height),
      width,
      height,
    };
    const wish: Wish = {
      id: ask.id,
      width,
      height,
      at,
      sides: ['centre'],
      gap: 0,
      priority: ask.priority,
      onMarks: true,
    };
    if (ask.text !== '') this.#asked.set(ask.id, { ask, face, measured, wish });
    return at;
  }

  keepOff(mark: PageBox): void {
    this.#marks.push(mark);
  }

  avoid(line: readonly [Point, Point]): void {
    this.#lines.push(...boxesAlong(line));
  }

  /** Places and draws what was asked for. Returns every text that is on the picture. */
  draw(): PageText[] {
    const { clock, still, free, hulls } = this.#frame;
    const wishes = [...this.#asked.values()]
      .filter(({ ask }) =>
        this.#steadiness.mayShow(ask.id, clock, still, 'patience' in ask ? ask.patience : undefined),
      )
      .map(({ wish }) => wish);
    const ground = { free, hulls, marks: this.#marks, lines: this.#lines };
    const spots = placeTexts(wishes, ground, this.#steadiness.spots);
    const opacities = this.#steadiness.update(new Set(this.#asked.keys()), spots, clock, still);
    for (const id of this.#words.keys()) if (!this.#asked.has(id)) this.#words.delete(id);
    this.#texts.begin();
    const shown: PageText[] = [];
    for (const [id, opacity] of opacities) {
      const { ask, face, measured } = this.#asked.get(id)!;
      const { box } = spots.get(id)!;
      shown.push({ text: ask.text, ...box });
      this.#texts.draw(id, { ask, face, measured, box, opacity });
    }
    this.#texts.end();
    return shown;
  }

  #measure(ask: Ask | FixedAsk, scale: number): { face: Face; measured: Measured } {
    const face = faceOf(ask, this.#frame.free.width, scale);
    return { face, measured: this.#ruler.measure(this.#wordsOf(ask), face) };
  }

  /** The words to show: those of now, or those of a moment ago if they changed just then. */
  #wordsOf({ id, text }: { readonly id: string; readonly text: string }): string {
    const { clock, still } = this.#frame;
    const words = this.#words.get(id);
    if (words && (words.text === text || (!still && clock - words.since < wordsEvery))) return words.text;
    this.#words.set(id, { text, since: clock });
    return text;
  }
}

function faceOf({ size = usual.size, weight = usual.weight, wrap }: Look, room: number, scale: number): Face {
  return {
    size: Math.max(leastSize, size * scale),
    weight,
    wrap: Math.min(scale * (wrap ?? Number.POSITIVE_INFINITY), room),
  };
}
