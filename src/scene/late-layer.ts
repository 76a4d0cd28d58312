// A layer that comes when it is first needed: most visits never see it.
import type { Frame, Layer } from './layer';

/** Stands for a layer until that has come; until then nothing of it is drawn. */
export class LateLayer implements Layer {
  readonly #isWanted: (frame: Frame) => boolean;
  readonly #fetch: () => Promise<Layer>;
  #layer: Layer | null = null;
  #asked = false;

  /** @param isWanted whether a frame has anything for it to draw @param fetch gets it */
  constructor(isWanted: (frame: Frame) => boolean, fetch: () => Promise<Layer>) {
    this.#isWanted = isWanted;
    this.#fetch = fetch;
  }

  draw(frame: Frame): void {
    if (this.#layer) this.#layer.draw(frame);
    else if (!this.#asked && this.#isWanted(frame)) void this.#ask(frame);
  }

  async #ask({ view }: Frame): Promise<void> {
    this.#asked = true;
    try {
      this.#layer = await this.#fetch();
      view.redraw();
    } catch (error) {
      // Asked for again by the next frame.
      this.#asked = false;
      console.error(error);
    }
  }
}
