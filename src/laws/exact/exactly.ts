// Makes a library use Slew's own sine and cosine instead of those of Math.
import * as exact from './exact';

/**
 * Runs a function with Math.sin and Math.cos replaced by versions that give equal results in every engine. Returns its
 * result.
 */
export function exactly<Result>(part: () => Result): Result {
  // Restores Math afterwards, also after an error. The function must not wait: meanwhile the whole page
  // uses the replacements.
  const { sin, cos } = Math;
  Object.assign(Math, { sin: exact.sin, cos: exact.cos });
  try {
    return part();
  } finally {
    Object.assign(Math, { sin, cos });
  }
}
