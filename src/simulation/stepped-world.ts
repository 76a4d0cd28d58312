// A planck world, and the pattern of steps in which it follows the simulation.
import { World } from 'planck';

/** Iterations of planck's solver a step, for velocities and positions: planck's own recommendation. */
const iterations = { velocity: 8, position: 3 };

/** A world and the pattern of its steps, counted in steps of the simulation. */
export class SteppedWorld {
  /** Without gravity; nothing falls asleep. */
  readonly world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  /** Steps of the simulation that each of its steps lasts, in turn. */
  readonly pattern: readonly number[];
  /** Length of a sample: the longest that all of its steps are whole multiples of. */
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
   * Call once a step of the simulation. Returns the length, in these steps, of the world's step that ends now, and 0
   * before its end: until then the world stands still, as a program does whose frame stalls.
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

/** Euclid's algorithm. */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
