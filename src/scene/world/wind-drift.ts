// How far the wind's streaks have drifted: by simulated time, not by frames, so that a state always looks the same. Free of Phaser.
import type { Point } from '../../entities/command';

/** A drift over the page. */
export interface Drift {
  /** rad, on the page */
  readonly heading: number;
  /** CSS pixels per simulated second */
  readonly speed: number;
}

/** The drift of one run. It goes on from where it is when the wind or the picture turns. */
export class WindDrift {
  #run: unknown = null;
  #drift: Drift = { heading: 0, speed: 0 };
  /** Where the drift began, and when. CSS pixels; simulated s */
  #from: Point = { x: 0, y: 0 };
  #since = 0;

  /** How far the streaks are from where they began. CSS pixels. @param run a new one begins at nothing @param time simulated, s */
  at(run: unknown, drift: Drift, time: number): Point {
    if (run !== this.#run) {
      this.#run = run;
      this.#drift = drift;
      this.#from = { x: 0, y: 0 };
      this.#since = 0;
    } else if (drift.heading !== this.#drift.heading || drift.speed !== this.#drift.speed) {
      this.#from = this.#now(time);
      this.#since = time;
      this.#drift = drift;
    }
    return this.#now(time);
  }

  #now(time: number): Point {
    const { heading, speed } = this.#drift;
    const way = speed * (time - this.#since);
    return { x: this.#from.x + Math.cos(heading) * way, y: this.#from.y + Math.sin(heading) * way };
  }
}
