// Scene: crates, walls and gusts in the way. Bodies that are knocked off their path recover by their controllers.
import type { ObstacleSpec } from '../../world/simulation/obstacle';
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';

/** Waypoints of the closed path of both bodies. m */
const waypoints: readonly Place[] = [
  [-38, -18],
  [0, -22],
  [38, -18],
  [38, 18],
  [0, 12],
  [-38, 18],
];

/** Returns crates piled in columns and rows, below and right of an upper left corner. Lengths in m */
function pile([left, top]: Place, columns: number, rows: number, side: number): ObstacleSpec[] {
  return Array.from({ length: columns * rows }, (_, n) => ({
    kind: 'crate',
    position: [left + (n % columns) * side * 1.05, top + Math.floor(n / columns) * side * 1.05],
    size: [side, side],
  }));
}

const walls: readonly ObstacleSpec[] = [
  { kind: 'wall', position: [0, -4], size: [30, 2] },
  { kind: 'wall', position: [-46, 0], size: [2, 24] },
  { kind: 'wall', position: [46, 0], size: [2, 24] },
];

export const knockedAbout = {
  version: 1,
  name: 'Knocked about',
  question: 'Gusts, crates, collisions. Which one is back on its path sooner?',
  hint: 'Crates give way, walls do not. Its path is the line to its next number.',
  hero: { sets: 'shove' },
  answer: 'way-back',
  description:
    'Nothing sets the place or angle of a body, so every collision counts. Shove them: drag a body, or press K.',
  seconds: 40,
  seed: 7,
  windForce: 120,
  gusts: 0.8,
  bodiesCollide: true,
  view: [
    [-50, -29],
    [50, 27],
  ],
  entities: [
    {
      kind: 'missile',
      position: [-38, -10],
      angle: -1,
      command: { kind: 'follow-path', waypoints, loop: true },
    },
    {
      kind: 'character',
      position: [30, 18],
      angle: 3,
      command: { kind: 'follow-path', waypoints, loop: true },
    },
  ],
  obstacles: [
    ...walls,
    ...pile([14, -25], 3, 3, 2.2),
    ...pile([-20, 11], 4, 3, 2.2),
    ...pile([34, -4], 2, 4, 2.2),
    ...pile([-30, -24], 2, 3, 3),
  ],
} satisfies Scenario;
