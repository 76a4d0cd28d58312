// Makes a library use Slew's own sine and cosine instead of those of Math.
import * as exact from './exact';

/**
 * Calls a function and returns its result. During this call, Math.sin and Math.cos are replaced by versions
 * that give equal results in every JavaScript engine.
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
