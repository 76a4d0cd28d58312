// Shakes the whole picture when something blows up in Dodge; never for who wants little motion, and not while paused.
import type Phaser from 'phaser';
import { wantsCalm } from '../../../scene/draw/motion-wish';
import type { Frame, Layer } from '../../../scene/layer';
import { dodgeOf } from '../rules/dodge';
import { DodgeNews } from '../rules/news';
import { blows, Shake } from './shake';

/** It holds all that is drawn, and so comes first. */
export class ShakeLayer implements Layer {
  readonly #root: Phaser.GameObjects.Container;
  readonly #news = new DodgeNews();
  readonly #shake = new Shake();
  #clock = 0;

  constructor(_scene: Phaser.Scene, group: Phaser.GameObjects.Container) {
    this.#root = group.parentContainer;
  }

  draw({ session, clock }: Frame): void {
    const { simulation } = session;
    const game = dodgeOf(simulation);
    const passed = clock - this.#clock;
    this.#clock = clock;
    const news = game ? this.#news.next(game, simulation.time) : [];
    for (const { kind } of news) if (kind === 'wreck' || kind === 'hit') this.#shake.blow(blows[kind]);
    if (session.playback.paused || wantsCalm()) this.#shake.stop();
    const { x, y } = this.#shake.advance(passed);
    this.#root.setPosition(x * this.#root.scaleX, y * this.#root.scaleY);
  }
}
