// planck without what Slew changes in it, to compare with.
import { createRequire } from 'node:module';
import type * as Planck from 'planck';
import { atan2, cos, sin } from '../../exact/exact';

/** planck as it comes, in an instance of its own that computes with Slew's sine and its kin. */
export function asItComes(): typeof Planck {
  const require = createRequire(import.meta.url);
  const path = require.resolve('planck');
  const kept = { sin: Math.sin, cos: Math.cos, atan2: Math.atan2 };
  delete require.cache[path];
  Object.assign(Math, { sin, cos, atan2 });
  try {
    return require(path);
  } finally {
    Object.assign(Math, kept);
    delete require.cache[path];
  }
}
