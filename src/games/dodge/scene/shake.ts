// The picture shakes after a blow, and comes to rest.
import type { Point } from '../../../entities/command';

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
