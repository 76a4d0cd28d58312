// Steps before frames: where steps leave no time to draw, every other frame is only stepped. Free of Phaser.

/** What steps may take of a frame before the next one is not drawn. ms: half of what a screen of 60 Hz leaves */
const budgetMs = 8;

/** Decides which frames are drawn. */
export class StepsFirst {
  /** Whether the present frame is drawn. */
  drawing = true;
  #spentMs = 0;

  /** Begins a frame: the one after a frame that was spent on steps is not drawn, but never two in turn. */
  begin(): void {
    this.drawing = !this.drawing || this.#spentMs <= budgetMs;
    this.#spentMs = 0;
  }

  /** Takes the time that this frame's steps took. ms */
  spend(ms: number): void {
    this.#spentMs += ms;
  }
}
