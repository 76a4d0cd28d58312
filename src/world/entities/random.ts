// Pseudorandom numbers from a seed.

// Public domain, Tommy Ettinger, 2017; the JavaScript form is by bryc, “Pseudorandom number generators”.
/** Generator of pseudo-random numbers, by the algorithm Mulberry32 with 32 bits of state. */
export class Mulberry32 {
  private _state: number;

  /** Makes a random generator. Equal seeds give equal numbers. @param seed a whole number */
  constructor(seed: number) {
    this._state = seed | 0;
  }

  /** State of the generator: 32 bits. */
  get state(): number {
    return this._state;
  }

  set state(state: number) {
    this._state = state | 0;
  }

  /** Returns the next random number, from 0 to below 1. */
  next(): number {
    this._state = (this._state + 0x6d2b79f5) | 0;
    const state = this._state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

/** Returns a random number of a normal distribution: mean 0, standard deviation 1, limit ±6. */
export function nextNormal(random: Mulberry32): number {
  // Twelve uniform numbers minus 6: Knuth, TAOCP vol. 2, 3.4.1. No logarithm, whose last bit differs between engines.
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += random.next();
  return sum;
}
