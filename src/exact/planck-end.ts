// Ends the moment in which planck is read: puts Math back, and throws unless planck has taken the functions.
import { handed, kept } from './planck-begin';

for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(Math, name, descriptor);

for (const [name, { expected, taken }] of Object.entries(handed)) {
  if (taken !== expected) {
    throw new Error(
      `planck took Math.${name} ${taken} times while it was read, not ${expected} times. Either something imports planck ` +
        'before src/exact/planck.ts, or this is another version of planck: count again.',
    );
  }
}
