// A pool of small texts: a layer writes those of the current frame, and the rest are hidden.
import type Phaser from 'phaser';

/** How a text is placed and what it looks like. */
export interface TextLook {
  /** 0xRRGGBB */
  readonly colour: number;
  /** 0 to 1; 1 when left out. */
  readonly alpha?: number;
  /** The point of the text that its position refers to, as fractions of width and height; the top left when left out. */
  readonly origin?: readonly [number, number];
  /** Width at which lines break. CSS pixels; they do not break when left out. */
  readonly wrap?: number;
}

/** Texts of one style. They are white and tinted: changing a text's own colour would redraw its texture. */
export class TextPool {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #style: Phaser.Types.GameObjects.Text.TextStyle;
  readonly #texts: Phaser.GameObjects.Text[] = [];
  #used = 0;

  /** @param fontSize CSS pixels */
  constructor(
    scene: Phaser.Scene,
    parent: Phaser.GameObjects.Container,
    { family, fontSize }: { readonly family: 'plain' | 'monospace' | 'bold'; readonly fontSize: number },
  ) {
    this.#scene = scene;
    this.#parent = parent;
    this.#style = {
      fontFamily: family === 'monospace' ? 'ui-monospace, monospace' : 'system-ui, sans-serif',
      fontStyle: family === 'bold' ? 'bold' : 'normal',
      fontSize: `${fontSize}px`,
      color: '#ffffff',
      resolution: window.devicePixelRatio,
    };
  }

  /** Hides the texts of the last frame. */
  clear(): void {
    for (let n = 0; n < this.#used; n++) this.#texts[n].setVisible(false);
    this.#used = 0;
  }

  /** Shows a text until the next clear. CSS pixels. */
  write(words: string, x: number, y: number, look: TextLook): Phaser.GameObjects.Text {
    const text = this.#next();
    const wrap = look.wrap ?? null;
    if ((text.style.wordWrapWidth ?? null) !== wrap) text.setWordWrapWidth(wrap);
    return text
      .setText(words)
      .setTint(look.colour)
      .setAlpha(look.alpha ?? 1)
      .setOrigin(...(look.origin ?? [0, 0]))
      .setPosition(Math.round(x), Math.round(y))
      .setVisible(true);
  }

  #next(): Phaser.GameObjects.Text {
    const known = this.#texts[this.#used];
    this.#used += 1;
    if (known) return known;
    const made = this.#scene.add.text(0, 0, '', this.#style);
    this.#parent.add(made);
    this.#texts.push(made);
    return made;
  }
}
