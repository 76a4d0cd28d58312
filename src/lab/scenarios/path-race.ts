// Scene: two bodies on one loop. The missile swings wide where the character does not.
import type { Place } from '../../world/simulation/place';
import type { CommandSpec, Scenario } from '../../world/simulation/scenario';

/** Waypoints of the closed path of both bodies. m */
const waypoints: readonly Place[] = [
  [20, -4],
  [38, -20],
  [42, 12],
  [18, 24],
  [2, 8],
  [-18, 26],
  [-38, 4],
  [-24, -18],
  [4, -20],
];

/**
 * Returns the command to follow the path, beginning at one of its waypoints.
 * @param next index of the body's first waypoint
 */
const follow = (next: number): CommandSpec => ({ kind: 'follow-path', loop: true, waypoints, next });

// Full, the missile keeps within 4 m of the path; cut to a quarter, it swings 10 m wide at its third waypoint, more
// than its length of 7.7 m. With 4π it would be 3.7 m, with 2π it gets lost.
/** Largest angular acceleration of the missiles. rad/s² */
const limits = { angularAcceleration: 3.1 * Math.PI };

export const pathRace = {
  version: 1,
  name: 'Path race',
  question: 'Same path, same motor. Which one swings wide?',
  hint: 'A missile flies where it points, a character moves any way. Drag any waypoint.',
  answer: 'swing-width',
  hero: { sets: 'motor', alternates: true },
  description: 'The missile flies only where it points and swings wide, the character moves freely.',
  entities: [
    { kind: 'missile', position: [-14, -18.7], angle: -0.07, limits, command: follow(8) },
    // Half a lap ahead: 120 m of 239.
    { kind: 'character', position: [21.7, 22.2], angle: 2.68, limits, command: follow(3) },
  ],
} satisfies Scenario;
