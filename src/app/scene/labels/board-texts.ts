// Texts in the picture: measured before drawing, and drawn again by Phaser only if words or font change.
import type Phaser from 'phaser';
import { css, palette, typeface } from '../../view/palette';
import type { Side } from '../../view/placing';
import type { PageBox } from '../../view/viewport';
import type { LabelRequest, PinnedLabel } from './label-board';

/** Font size, font weight and wrap width of a text. */
export interface Font {
  /** Font size of a text. CSS pixels */
  readonly size: number;
  /** CSS font weight: 400 is regular, 600 semi-bold. */
  readonly weight: number;
  /** Width at which lines wrap, CSS pixels. Infinity for lines that do not wrap. */
  readonly wrap: number;
}

/** A text broken into lines, with its width and height. CSS pixels */
export interface MeasuredText {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Line height, as a multiple of the font size. */
const lineHeight = 1.25;

/** Largest number of measured texts in the cache. */
const mostKnown = 400;

/** Measures the width and height of texts, and caches the results. */
export class Ruler {
  readonly #widthOf: (text: string, font: Font) => number;
  readonly #known = new Map<string, MeasuredText>();

  /**
   * Creates an object that measures texts. Its cache of measured texts is empty.
   * @param widthOf returns the width of one line, CSS pixels
   */
  constructor(widthOf: (text: string, font: Font) => number) {
    this.#widthOf = widthOf;
  }

  measure(text: string, font: Font): MeasuredText {
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

  /** Clears the cache of text sizes. Must be called after fonts have changed. */
  forget(): void {
    this.#known.clear();
  }

  /** Breaks a line of text at the wrap width. A word that is too wide gets a separate line. */
  #broken(line: string, font: Font): string[] {
    if (font.wrap === Number.POSITIVE_INFINITY) return [line];
    const lines: string[] = [];
    for (const word of line.split(/ (?!%|[ms]\b)/)) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last === undefined || this.#widthOf(longer, font) > font.wrap) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }
}

/** The usual font size of browsers. CSS pixels */
const usualSize = 16;

/** Limits of the factor by which texts in the picture follow the browser's font size. */
const scaleRange = {
  /** Smallest scale of the scene's texts. 1 stands for the usual font size of browsers, 16 CSS pixels. */
  least: 0.75,
  /** Largest scale of the scene's texts. 1 stands for the usual font size of browsers, 16 CSS pixels. */
  most: 2,
};

/** Time between two readings of the browser's font size. s */
const readEvery = 1;

/** The browser's font size as a multiple of the usual 16 CSS pixels. It is read once a second. */
export class TextScale {
  #scale = 1;
  #read = Number.NEGATIVE_INFINITY;

  /** Returns the browser's font size as a multiple of 16 CSS pixels, limited to 0.75 to 2. @param clock real time, s */
  at(clock: number): number {
    if (clock - this.#read < readEvery) return this.#scale;
    this.#read = clock;
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualSize;
    this.#scale = Math.min(scaleRange.most, Math.max(scaleRange.least, size || 1));
    return this.#scale;
  }
}

/** Width of the dark outline around letters. CSS pixels */
const rim = 3;

/** A colour counts as dark if red, green and blue are below this value, 0 to 255. */
const darkest = 80;

/** Opacity of the dark rectangle behind a text whose request sets `plate`, 0 to 1. */
const plateAlpha = 0.86;

const shade = {
  /** Opacity of the faint rectangle behind a text, 0 to 1. */
  alpha: 0.6,
  /** Horizontal margin of the faint rectangle around a label's text. CSS pixels */
  pad: 3,
};

/** Line alignment for each preferred side of the labelled object; left if not listed. */
const alignments: Readonly<Partial<Record<Side, string>>> = {
  left: 'right',
  above: 'center',
  below: 'center',
  centre: 'center',
};

/** Number of frames for which the texture of an unused text is kept. */
const keptFrames = 120;

/** Everything that is needed to draw a text in this frame. */
export interface TextDrawing {
  readonly request: LabelRequest | PinnedLabel;
  readonly font: Font;
  readonly measured: MeasuredText;
  readonly box: PageBox;
  /** Opacity of the text, 0 to 1. */
  readonly opacity: number;
}

interface CachedText {
  readonly text: Phaser.GameObjects.Text;
  /** Key of alignment, font and outline; the texture is redrawn if the key changes. */
  type: string;
  /** Text that was drawn into the texture. */
  words: string;
  /** Number of the frame in which the text was last requested. */
  frame: number;
}

export class BoardTexts {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #made = new Map<string, CachedText>();
  #frame = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  /** Begins a frame. Call `draw` for each text of the frame, then `end`, which hides all other texts. */
  begin(): void {
    this.#frame += 1;
    this.#graphics.clear();
  }

  /** Causes each text to be redrawn when it is next requested. Call after fonts have changed. */
  forget(): void {
    for (const made of this.#made.values()) made.type = '';
  }

  draw(id: string, { request, font, measured, box, opacity }: TextDrawing): void {
    const alpha = opacity * (request.alpha ?? 1);
    if ('plate' in request && request.plate) {
      this.#graphics.fillStyle(palette.noteBack, plateAlpha * alpha);
      this.#graphics.fillRoundedRect(box.left, box.top, box.width, box.height, 6);
    } else if ('sides' in request && !isDark(request.colour)) {
      this.#graphics.fillStyle(palette.noteBack, shade.alpha * alpha);
      this.#graphics.fillRect(box.left - shade.pad, box.top, box.width + 2 * shade.pad, box.height);
    }
    const made = this.#of(id);
    made.frame = this.#frame;
    const width = isDark(request.colour) ? 0 : rim;
    // A single line looks the same with each alignment, so that a new side does not redraw its texture.
    const align = measured.lines.length > 1 ? alignmentOf(request) : 'left';
    const type = `${align} ${font.weight} ${font.size} ${width}`;
    const words = measured.lines.join('\n');
    if (made.type !== type || made.words !== words) write(made, { type, words, align, width, font });
    made.text
      .setTint(request.colour)
      .setAlpha(alpha)
      // On whole pixels, because letters would be blurred otherwise.
      .setPosition(
        Math.round(box.left + (box.width - made.text.width) / 2),
        Math.round(box.top + (box.height - made.text.height) / 2),
      )
      .setVisible(true);
  }

  /**
   * Ends a frame: hides the texts that were not drawn in it. Deletes texts that have not been drawn for a long time.
   */
  end(): void {
    for (const [id, made] of this.#made) {
      if (made.frame === this.#frame) continue;
      made.text.setVisible(false);
      if (this.#frame - made.frame < keptFrames) continue;
      made.text.destroy();
      this.#made.delete(id);
    }
  }

  #of(id: string): CachedText {
    const known = this.#made.get(id);
    if (known) return known;
    const text = this.#scene.add.text(0, 0, '');
    this.#parent.add(text);
    const made = { text, type: '', words: '', frame: this.#frame };
    this.#made.set(id, made);
    return made;
  }
}

function alignmentOf(request: TextDrawing['request']): string {
  if ('sides' in request) return alignments[request.sides[0]] ?? 'left';
  return request.origin?.[0] === 0 ? 'left' : 'center';
}

/** Content of a text's texture: words, font, alignment and outline. */
interface Writing {
  readonly type: string;
  readonly words: string;
  readonly align: string;
  /** Width of the outline around letters. CSS pixels */
  readonly width: number;
  readonly font: Font;
}

function write(made: CachedText, { type, words, align, width, font }: Writing): void {
  const { text } = made;
  if (made.type !== type) {
    text.setStyle({
      fontFamily: typeface,
      fontStyle: String(font.weight),
      fontSize: `${font.size}px`,
      // The texture is white and tinted, because a new text colour would redraw the texture.
      color: '#ffffff',
      stroke: css(palette.noteBack),
      strokeThickness: width,
      resolution: 1 / text.scene.scale.zoom,
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

/** Returns the extra space between the lines of a Phaser text, CSS pixels. */
function lineSpacing(text: Phaser.GameObjects.Text, { size }: Font, lines: number): number {
  if (lines < 2) return 0;
  const own = (text.height - (lines - 1) * text.lineSpacing) / lines;
  return lineHeight * size - own;
}

/** Whether a colour's red, green and blue values are all small. @param colour 0xRRGGBB */
function isDark(colour: number): boolean {
  return Math.max(colour >> 16, (colour >> 8) & 0xff, colour & 0xff) < darkest;
}
