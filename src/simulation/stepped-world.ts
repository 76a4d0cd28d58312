// The worlds of a simulation and when each is stepped: one common world, and worlds of their own for some bodies.
import { World } from 'planck';

/** Iterations of planck's solver a step, for velocities and positions: planck's own recommendation. */
const iterations = { velocity: 8, position: 3 };

/** A world without gravity, in which nothing falls asleep. */
export function emptyWorld(): World {
  return new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
}

/** A world and the pattern of its steps, counted in steps of the simulation. */
export class SteppedWorld {
  readonly world = emptyWorld();
  /** Steps of the simulation that each of its steps lasts, in turn. */
  readonly pattern: readonly number[];
  /** The longest length that all of its steps are whole multiples of: how finely it is sampled. */
  readonly unit: number;
  private _index = 0;
  private _left: number;

  /** @param pattern whole numbers of 1 or more; [1] steps with the simulation */
  constructor(pattern: readonly number[] = [1]) {
    this.pattern = pattern;
    this.unit = pattern.reduce(commonDivisor);
    this._left = pattern[0];
  }

  /**
   * Call once a step of the simulation: how many of them the world's step lasts that ends with this one; 0 while it
   * is not over. Until then its world stands still, as a program does whose frame stalls.
   */
  tick(): number {
    this._left -= 1;
    if (this._left > 0) return 0;
    const length = this.pattern[this._index];
    this._index = (this._index + 1) % this.pattern.length;
    this._left = this.pattern[this._index];
    return length;
  }

  /** @param timeStep s */
  step(timeStep: number): void {
    this.world.step(timeStep, iterations.velocity, iterations.position);
  }
}

/** Euclid's. */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
