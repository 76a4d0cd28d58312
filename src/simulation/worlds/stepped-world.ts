// A planck world, and the pattern of steps in which it follows the simulation.
import { World } from '../../exact/planck';
import { keepBoxes } from './kept-boxes';
import { makeSolverLean, stepLean } from './lean-solver';
import { widenBoxes } from './wide-boxes';

makeSolverLean();
widenBoxes();
keepBoxes();

/** Iterations of planck's solver a step, for velocities and positions: planck's own recommendation. */
const iterations = { velocity: 8, position: 3 };

/** A world and the pattern of its steps, counted in steps of the simulation. */
export class SteppedWorld {
  /** Without gravity; nothing falls asleep. */
  readonly world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  /** Steps of the simulation that each of its steps lasts, in turn. */
  private _pattern: readonly number[];
  private _unit: number;
  private _index = 0;
  /** Length of the step under way, and what is left of it. Steps of the simulation. */
  private _length: number;
  private _left: number;

  /** @param pattern whole numbers of 1 or more; [1] steps with the simulation */
  constructor(pattern: readonly number[] = [1]) {
    this._pattern = pattern;
    this._unit = pattern.reduce(commonDivisor);
    this._length = pattern[0];
    this._left = pattern[0];
  }

  /** Length of a sample: the longest that all of its steps are whole multiples of. */
  get unit(): number {
    return this._unit;
  }

  /** Another pattern, from where it would be now had it been this one from the start. A step under way goes on in it. */
  repace(pattern: readonly number[]): void {
    const elapsed = this._length - this._left;
    const now = sum(this._pattern.slice(0, this._index + 1)) - this._left;
    let into = now % sum(pattern);
    let index = 0;
    for (; into >= pattern[index]; index++) into -= pattern[index];
    this._pattern = pattern;
    this._unit = pattern.reduce(commonDivisor);
    this._index = index;
    this._left = pattern[index] - into;
    this._length = elapsed + this._left;
  }

  /**
   * Call once a step of the simulation. Returns the length, in these steps, of the world's step that ends now, and 0
   * before its end: until then the world stands still, as a program does whose frame stalls.
   */
  tick(): number {
    this._left -= 1;
    if (this._left > 0) return 0;
    const length = this._length;
    this._index = (this._index + 1) % this._pattern.length;
    this._length = this._pattern[this._index];
    this._left = this._length;
    return length;
  }

  /** Returns whether every body that moved is known to be at a finite place. @param timeStep s */
  step(timeStep: number): boolean {
    return stepLean(this.world, timeStep, iterations.velocity, iterations.position);
  }
}

/** Euclid's algorithm. */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
