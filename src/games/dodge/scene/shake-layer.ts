// Shakes the whole picture when something blows up in Dodge; never for who wants little motion, and not while paused.
import type Phaser from 'phaser';
import { wantsCalm } from '../../../scene/draw/motion-wish';
import type { Frame, Layer } from '../../../scene/layer';
import { Dodge } from '../rules/dodge';
import { DodgeNews } from './dodge-news';
import { blows, Shake } from './shake';

/** It holds all that is drawn, and so comes first. */
export class ShakeLayer implements Layer {
  readonly #root: Phaser.GameObjects.Container;
  readonly #news = new DodgeNews();
  readonly #shake = new Shake();
  #clock = 0;

  constructor(root: Phaser.GameObjects.Container) {
    this.#root = root;
  }

  draw({ session, clock }: Frame): void {
    const { rules, time } = session.simulation;
    const passed = clock - this.#clock;
    this.#clock = clock;
    const news = rules instanceof Dodge ? this.#news.next(rules, time) : [];
    for (const { kind } of news) if (kind === 'wreck' || kind === 'hit') this.#shake.blow(blows[kind]);
    if (session.paused || wantsCalm()) this.#shake.stop();
    const { x, y } = this.#shake.advance(passed);
    this.#root.setPosition(x * this.#root.scaleX, y * this.#root.scaleY);
  }
}
