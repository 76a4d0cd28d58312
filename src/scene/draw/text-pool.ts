// Small texts that come and go: a layer writes those of this frame, and the rest are hidden.
import type Phaser from 'phaser';

/** How a text lies and looks. */
export interface TextLook {
  /** 0xRRGGBB */
  readonly colour: number;
  /** 0 to 1; 1 when left out. */
  readonly alpha?: number;
  /** Which point of the text is at its place, as shares of width and height; its top left when left out. */
  readonly origin?: readonly [number, number];
  /** Lines break at this width. CSS pixels; never when left out. */
  readonly wrap?: number;
}

/** Texts of one style. White inside and tinted, for a new colour would draw a text anew. */
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

  /** Hides all texts of the frame before. */
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
