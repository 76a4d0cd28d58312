// Shakes the whole picture when something blows up in Dodge; never for who wants little motion, and not while paused.
import type Phaser from 'phaser';
import type { Point } from '../../../entities/command';
import { prefersReducedMotion } from '../../../scene/draw/reduced-motion';
import type { Frame, Layer } from '../../../scene/layer';
import { dodgeOf } from '../rules/dodge';
import { DodgeNews } from '../rules/news';

/** How much one blow shakes, 0 to 1. */
export const blows = { wreck: 0.35, hit: 1 } as const;

export const shaking = {
  /** How far the picture moves at most. CSS pixels */
  reach: 14,
  /** From full to none in so long. s */
  lasts: 0.7,
  /** How fast it goes to and fro. rad/s, two that never meet */
  rates: [71, 89],
} as const;

/** Its strength falls evenly, and the offset goes with the square: a soft end. After Eiserloh, "Juicing Your Cameras With Math", GDC 2016. */
export class Shake {
  /** 0 to 1 */
  #strength = 0;
  #time = 0;

  blow(strength: number): void {
    this.#strength = Math.min(1, this.#strength + strength);
  }

  stop(): void {
    this.#strength = 0;
  }

  /** Lets time pass, and tells where the picture is. CSS pixels @param time s */
  advance(time: number): Point {
    this.#strength = Math.max(0, this.#strength - time / shaking.lasts);
    this.#time += time;
    const reach = shaking.reach * this.#strength ** 2;
    const [x, y] = shaking.rates;
    return { x: reach * Math.sin(x * this.#time), y: reach * Math.sin(y * this.#time + 1) };
  }
}

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
    if (session.playback.paused || prefersReducedMotion()) this.#shake.stop();
    const { x, y } = this.#shake.advance(passed);
    this.#root.setPosition(x * this.#root.scaleX, y * this.#root.scaleY);
  }
}
