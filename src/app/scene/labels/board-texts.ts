// Texts of the board: the size of each before drawing, and its drawing by Phaser only after a change of words or type.
import type Phaser from 'phaser';
import { css, palette, typeface } from '../../view/palette';
import type { Side } from '../../view/placing';
import type { PageBox } from '../../view/viewport';
import type { LabelRequest, PinnedLabel } from './label-board';

/** The type of a text. */
export interface Font {
  /** CSS pixels */
  readonly size: number;
  /** As CSS counts it: 400 is regular, 600 half bold. */
  readonly weight: number;
  /** Width at which lines break. CSS pixels; Infinity for lines that do not break */
  readonly wrap: number;
}

/** Drawn text. CSS pixels */
export interface Measured {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Height of a line, as a multiple of the type's size. */
const lineHeight = 1.25;

/** Most texts that are remembered. */
const mostKnown = 400;

/** Measures texts and remembers them: most are the same from frame to frame. */
export class Ruler {
  readonly #widthOf: (text: string, font: Font) => number;
  readonly #known = new Map<string, Measured>();

  /** @param widthOf width of one line. CSS pixels */
  constructor(widthOf: (text: string, font: Font) => number) {
    this.#widthOf = widthOf;
  }

  measure(text: string, font: Font): Measured {
    const key = `${font.size} ${font.weight} ${font.wrap} ${text}`;
    const known = this.#known.get(key);
    if (known) return known;
    const lines = text.split('\n').flatMap((line) => this.#broken(line, font));
    const width = Math.ceil(Math.max(0, ...lines.map((line) => this.#widthOf(line, font))));
    const measured = { lines, width, height: Math.ceil(lines.length * lineHeight * font.size) };
    if (this.#known.size >= mostKnown) this.forget();
    this.#known.set(key, measured);
    return measured;
  }

  /** Forgets all sizes, after fonts have changed. */
  forget(): void {
    this.#known.clear();
  }

  /** Breaks a line. A word that is too wide gets a separate line. */
  #broken(line: string, font: Font): string[] {
    if (font.wrap === Number.POSITIVE_INFINITY) return [line];
    const lines: string[] = [];
    for (const word of line.split(/ (?!%)/)) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last === undefined || this.#widthOf(longer, font) > font.wrap) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }
}

/** The usual text size of browsers. CSS pixels */
const usualSize = 16;

/** Range in which texts on the field follow the browser's text size, so that they leave room for the field. */
const scaleRange = { least: 0.75, most: 2 };

/** How often it is read: no event tells of a change. s */
const readEvery = 1;

/** The browser's text size, read now and then. */
export class TextScale {
  #scale = 1;
  #read = Number.NEGATIVE_INFINITY;

  /** Size over the usual one. @param clock real seconds */
  at(clock: number): number {
    if (clock - this.#read < readEvery) return this.#scale;
    this.#read = clock;
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualSize;
    this.#scale = Math.min(scaleRange.most, Math.max(scaleRange.least, size || 1));
    return this.#scale;
  }
}

/** Width of the dark rim around letters, which are drawn over trails. Dark ones stand on something light and have none. CSS pixels */
const rim = 3;

/** The largest part of a dark colour, 0 to 255. */
const darkest = 80;

/** Opacity of the plate behind a text. */
const plateAlpha = 0.86;

/** How lines stand under each other where a text's first choice is beside something; else they begin at one edge. */
const alignments: Readonly<Partial<Record<Side, string>>> = {
  left: 'right',
  above: 'center',
  below: 'center',
  centre: 'center',
};

/** Frames for which a text that is not asked for is kept. */
const keptFrames = 120;

/** Drawing of a text in this frame. */
export interface Drawn {
  readonly request: LabelRequest | PinnedLabel;
  readonly font: Font;
  readonly measured: Measured;
  readonly box: PageBox;
  /** 0 to 1 */
  readonly opacity: number;
}

interface Made {
  readonly text: Phaser.GameObjects.Text;
  /** Type and words that its texture shows. */
  type: string;
  words: string;
  /** The last frame that asked for it. */
  frame: number;
}

export class BoardTexts {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #made = new Map<string, Made>();
  #frame = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  /** Begins a frame. */
  begin(): void {
    this.#frame += 1;
    this.#graphics.clear();
  }

  /** Draws every text again, after fonts have changed. */
  forget(): void {
    for (const made of this.#made.values()) made.type = '';
  }

  draw(id: string, { request, font, measured, box, opacity }: Drawn): void {
    const alpha = opacity * (request.alpha ?? 1);
    if ('plate' in request) {
      this.#graphics.fillStyle(palette.noteBack, plateAlpha * alpha);
      this.#graphics.fillRoundedRect(box.left, box.top, box.width, box.height, 6);
    }
    const made = this.#of(id);
    made.frame = this.#frame;
    const width = isDark(request.colour) ? 0 : rim;
    const align =
      'sides' in request ? alignments[request.sides[0]] : request.origin?.[0] === 0 ? 'left' : 'center';
    const type = `${align} ${font.weight} ${font.size} ${width}`;
    const words = measured.lines.join('\n');
    if (made.type !== type || made.words !== words) write(made, { type, words, align, width, font });
    made.text
      .setTint(request.colour)
      .setAlpha(alpha)
      // On whole pixels, or letters are blurred.
      .setPosition(
        Math.round(box.left + (box.width - made.text.width) / 2),
        Math.round(box.top + (box.height - made.text.height) / 2),
      )
      .setVisible(true);
  }

  /** Hides what this frame did not draw. */
  end(): void {
    for (const [id, made] of this.#made) {
      if (made.frame === this.#frame) continue;
      made.text.setVisible(false);
      if (this.#frame - made.frame < keptFrames) continue;
      made.text.destroy();
      this.#made.delete(id);
    }
  }

  #of(id: string): Made {
    const known = this.#made.get(id);
    if (known) return known;
    const text = this.#scene.add.text(0, 0, '');
    this.#parent.add(text);
    const made = { text, type: '', words: '', frame: this.#frame };
    this.#made.set(id, made);
    return made;
  }
}

/** Contents of a text's texture. */
interface Writing {
  readonly type: string;
  readonly words: string;
  readonly align: string | undefined;
  /** Of the rim. CSS pixels */
  readonly width: number;
  readonly font: Font;
}

/** Draws a text's texture again. Other words in the same type cost one drawing, because each change draws. */
function write(made: Made, { type, words, align, width, font }: Writing): void {
  const { text } = made;
  if (made.type !== type) {
    text.setStyle({
      fontFamily: typeface,
      fontStyle: String(font.weight),
      fontSize: `${font.size}px`,
      // The texture is white and tinted, because a new text colour would draw the texture again.
      color: '#ffffff',
      stroke: css(palette.noteBack),
      strokeThickness: width,
      resolution: window.devicePixelRatio,
      align,
    });
  }
  text.setText(words);
  const lines = words.split('\n').length;
  const spacing = lineSpacing(text, font, lines);
  if (lines > 1 && Math.abs(spacing - text.lineSpacing) > 1e-6) text.setLineSpacing(spacing);
  made.type = type;
  made.words = words;
}

/** Correction that gives the lines of a text their measured height. CSS pixels */
function lineSpacing(text: Phaser.GameObjects.Text, { size }: Font, lines: number): number {
  if (lines < 2) return 0;
  const own = (text.height - (lines - 1) * text.lineSpacing) / lines;
  return lineHeight * size - own;
}

/** Whether each part of a colour, 0xRRGGBB, is dark. */
function isDark(colour: number): boolean {
  return Math.max(colour >> 16, (colour >> 8) & 0xff, colour & 0xff) < darkest;
}
