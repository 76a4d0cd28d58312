// Has a part of another engine compute with Slew's own sine and cosine, where it calls those of Math while it runs.
import * as exact from './exact';

/**
 * Runs a part with Math.sin and Math.cos replaced by functions that are the same to the last bit in every JavaScript engine, and
 * puts Math back, whatever the part throws. It must not wait for anything: until it ends, all of the page computes with them.
 */
export function exactly<Result>(part: () => Result): Result {
  const { sin, cos } = Math;
  Object.assign(Math, { sin: exact.sin, cos: exact.cos });
  try {
    return part();
  } finally {
    Object.assign(Math, { sin, cos });
  }
}
