// Shakes the canvas after an explosion in Dodge. Off for reduced motion, and while paused.

import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import type { Frame, Surface } from '../../../app/scene/layer';
import type { Point } from '../../../world/entities/command';
import { dodgeOf } from '../rules/dodge';
import { DodgeNews } from '../rules/events';

/** Strength of the view's shake, 0 to 1. `wreck`: when any missile crashes. `hit`: when the player is hit. */
const strengths = { wreck: 0.35, hit: 1 } as const;

export const shaking = {
  /** Largest offset of the canvas' contents. CSS pixels */
  reach: 14,
  /** Duration of a shake of strength 1. s */
  lasts: 0.7,
  /** Angular frequencies of the shake in x and in y. rad/s */
  rates: [71, 89],
} as const;

/** Shake of the view, after Eiserloh, "Juicing Your Cameras With Math", GDC 2016. */
export class Shake {
  /** Present strength of the shake, 0 to 1. */
  #strength = 0;
  #time = 0;

  add(strength: number): void {
    this.#strength = Math.min(1, this.#strength + strength);
  }

  stop(): void {
    this.#strength = 0;
  }

  /**
   * Advances the shake and returns the present offset of the canvas' contents. CSS pixels
   * @param time time since the last call, s
   */
  advance(time: number): Point {
    this.#strength = Math.max(0, this.#strength - time / shaking.lasts);
    this.#time += time;
    const reach = shaking.reach * this.#strength ** 2;
    const [x, y] = shaking.rates;
    return { x: reach * Math.sin(x * this.#time), y: reach * Math.sin(y * this.#time + 1) };
  }
}

/**
 * Returns a function that shakes the picture after hits and crashes. The function must be called once a frame.
 * @param isReduced returns whether the system asks for reduced motion
 */
export function shakeLayer(
  { group: { parentContainer: root } }: { readonly group: Pick<Surface['group'], 'parentContainer'> },
  isReduced: () => boolean = prefersReducedMotion,
) {
  const news = new DodgeNews();
  const shake = new Shake();
  let last = 0;
  return ({ session, clock }: Pick<Frame, 'session' | 'clock'>): void => {
    const { simulation } = session;
    const game = dodgeOf(simulation);
    const passed = clock - last;
    last = clock;
    for (const { kind } of game ? news.next(game, simulation.time) : [])
      if (kind === 'wreck' || kind === 'hit') shake.add(strengths[kind]);
    if (session.playback.paused || isReduced()) shake.stop();
    const { x, y } = shake.advance(passed);
    root.setPosition(x * root.scaleX, y * root.scaleY);
  };
}
