// Flashes of guns: at the muzzle when one fires, and where a shell hits. Free of Phaser.
import type { Point } from '../../entities/command';
import type { Gun } from '../../simulation/guns/gun';

/** How long a flash lasts. s */
export const flashLasts = { shot: 0.12, hit: 0.45 } as const;

/** One flash. */
export interface Flash {
  readonly kind: keyof typeof flashLasts;
  readonly place: Point;
  /** Simulated time. s */
  readonly at: number;
}

/** What was seen of a gun in the last frame. */
interface Seen {
  shots: number;
  hits: number;
  /** Where each shell was. */
  shells: Map<unknown, Point>;
}

/** Finds the flashes of a simulation's guns, by comparing one frame with the next. */
export class Flashes {
  #seen = new WeakMap<Gun, Seen>();
  #live: Flash[] = [];

  /** The flashes that last. @param time simulated, s */
  look(guns: readonly Gun[], time: number): readonly Flash[] {
    for (const gun of guns) this.#compare(gun, time);
    this.#live = this.#live.filter(({ kind, at }) => at <= time && time - at < flashLasts[kind]);
    return this.#live;
  }

  #compare(gun: Gun, at: number): void {
    const { shots, hits } = gun.score;
    const shells = new Map(gun.shells.map(({ body }) => [body as unknown, { ...body.getPosition() }]));
    const before = this.#seen.get(gun);
    this.#seen.set(gun, { shots, hits, shells });
    if (!before) return;
    if (shots > before.shots) {
      const [place] = [...shells].filter(([body]) => !before.shells.has(body)).map(([, where]) => where);
      if (place) this.#live.push({ kind: 'shot', place, at });
    }
    if (hits > before.hits)
      for (const [body, place] of before.shells)
        if (!shells.has(body)) this.#live.push({ kind: 'hit', place, at });
  }
}
