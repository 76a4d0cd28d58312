// The texts of the board as Phaser draws them: one for each id, drawn anew only when its words or its type change.
import type Phaser from 'phaser';
import { css, palette, typeface } from '../../view/palette';
import type { PageBox } from '../../view/picture-boxes';
import type { Ask, FixedAsk } from './label-board';
import type { Side } from './placing';
import { type Face, lineHeight, type Measured } from './ruler';

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

/** What is drawn of a text. */
export interface Drawn {
  readonly ask: Ask | FixedAsk;
  readonly face: Face;
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

  /** Draws every text anew, after the fonts have changed. */
  forget(): void {
    for (const made of this.#made.values()) made.type = '';
  }

  draw(id: string, { ask, face, measured, box, opacity }: Drawn): void {
    const alpha = opacity * (ask.alpha ?? 1);
    if ('plate' in ask) {
      this.#graphics.fillStyle(palette.noteBack, plateAlpha * alpha);
      this.#graphics.fillRoundedRect(box.left, box.top, box.width, box.height, 6);
    }
    const made = this.#of(id);
    made.frame = this.#frame;
    const width = isDark(ask.colour) ? 0 : rim;
    const align = 'sides' in ask ? alignments[ask.sides[0]] : ask.origin?.[0] === 0 ? 'left' : 'center';
    const type = `${align} ${face.weight} ${face.size} ${width}`;
    const words = measured.lines.join('\n');
    if (made.type !== type || made.words !== words) write(made, { type, words, align, width, face });
    made.text
      .setTint(ask.colour)
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

/** What a text's texture is to show. */
interface Writing {
  readonly type: string;
  readonly words: string;
  readonly align: string | undefined;
  /** Of the rim. CSS pixels */
  readonly width: number;
  readonly face: Face;
}

/** Draws a text's texture anew: once for other words in the same type. Every change of a Phaser text draws it. */
function write(made: Made, { type, words, align, width, face }: Writing): void {
  const { text } = made;
  if (made.type !== type) {
    text.setStyle({
      fontFamily: typeface,
      fontStyle: String(face.weight),
      fontSize: `${face.size}px`,
      // White and tinted: another colour of its own would draw the texture anew.
      color: '#ffffff',
      stroke: css(palette.noteBack),
      strokeThickness: width,
      resolution: window.devicePixelRatio,
      align,
    });
  }
  text.setText(words);
  const lines = words.split('\n').length;
  const spacing = lineSpacing(text, face, lines);
  if (lines > 1 && Math.abs(spacing - text.lineSpacing) > 1e-6) text.setLineSpacing(spacing);
  made.type = type;
  made.words = words;
}

/** What brings the lines of a text to the height that the ruler gave them. CSS pixels */
function lineSpacing(text: Phaser.GameObjects.Text, { size }: Face, lines: number): number {
  if (lines < 2) return 0;
  const own = (text.height - (lines - 1) * text.lineSpacing) / lines;
  return lineHeight * size - own;
}

/** Whether each part of a colour, 0xRRGGBB, is dark. */
function isDark(colour: number): boolean {
  return Math.max(colour >> 16, (colour >> 8) & 0xff, colour & 0xff) < darkest;
}
