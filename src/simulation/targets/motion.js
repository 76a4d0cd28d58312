/** Stands at its anchor. */
export const still = {
  carried: true,
  start: (anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
  step: (_, anchor) => ({ position: anchor, velocity: { x: 0, y: 0 } }),
};
