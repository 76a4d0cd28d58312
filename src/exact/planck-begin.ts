// Begins the moment in which planck is read: until planck-end, Math.sin, cos and atan2 give Slew's own functions.
import { atan2, cos, sin } from './exact';

/** What planck takes while it is read, and how often: Rot, Transform and Sweep keep the functions for their lifetime. */
export const handed = {
  sin: { own: sin, expected: 3, taken: 0 },
  cos: { own: cos, expected: 3, taken: 0 },
  atan2: { own: atan2, expected: 2, taken: 0 },
};

/** The engine's functions, to be put back. */
export const kept = Object.entries(handed).map(
  ([name]) => [name, Object.getOwnPropertyDescriptor(Math, name)] as const,
);

for (const [name, each] of Object.entries(handed)) {
  Object.defineProperty(Math, name, {
    configurable: true,
    get() {
      each.taken += 1;
      return each.own;
    },
  });
}
