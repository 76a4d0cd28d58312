// A layer that comes when it is first needed: most visits never see it.
import type { Frame, Layer } from './layer';

/** Time until it is asked for again when it did not come. s */
const patience = 5;

/** Stands for a layer until that has come; until then nothing of it is drawn. */
export class LateLayer implements Layer {
  readonly #isWanted: (frame: Frame) => boolean;
  readonly #fetch: () => Promise<Layer>;
  #layer: Layer | null = null;
  /** When it may be asked for. Real s */
  #from = Number.NEGATIVE_INFINITY;

  /** @param isWanted whether a frame has anything for it to draw @param fetch gets it */
  constructor(isWanted: (frame: Frame) => boolean, fetch: () => Promise<Layer>) {
    this.#isWanted = isWanted;
    this.#fetch = fetch;
  }

  draw(frame: Frame): void {
    if (this.#layer) this.#layer.draw(frame);
    else if (frame.clock >= this.#from && this.#isWanted(frame)) void this.#ask(frame);
  }

  async #ask({ view, clock }: Frame): Promise<void> {
    this.#from = Number.POSITIVE_INFINITY;
    try {
      this.#layer = await this.#fetch();
      view.redraw();
    } catch (error) {
      this.#from = clock + patience;
      console.error(error);
    }
  }
}
