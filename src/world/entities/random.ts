// Numbers that look random and are the same for the same seed.

/**
 * A generator of numbers. Mulberry32: public domain, Tommy Ettinger, 2017; the JavaScript form is by bryc,
 * “Pseudorandom number generators”. 32 bits of state are plenty for waves and noise.
 */
export class Mulberry32 {
  private _state: number;

  /** @param seed a whole number */
  constructor(seed: number) {
    this._state = seed | 0;
  }

  /** 32 bits, all that it keeps. */
  get state(): number {
    return this._state;
  }

  set state(state: number) {
    this._state = state | 0;
  }

  /** The next number, from 0, included, to 1, not included. */
  next(): number {
    this._state = (this._state + 0x6d2b79f5) | 0;
    const state = this._state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

/**
 * The next number of a normal distribution of mean 0 and standard deviation 1: twelve uniform ones less 6 (Knuth, TAOCP
 * vol. 2, 3.4.1). It has no logarithm in it, whose last bit differs between engines, and never exceeds 6.
 */
export function nextNormal(random: Mulberry32): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += random.next();
  return sum;
}
