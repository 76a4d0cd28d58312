// Both bodies on one loop: the missile swings wide where the character does not.
import type { Place } from '../simulation/place';
import type { CommandSpec, Scenario } from '../simulation/scenario';

/** The loop of both. m */
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

/** Both fly it, each to a waypoint of its own at first. @param next index of that waypoint */
const follow = (next: number): CommandSpec => ({ kind: 'follow-path', loop: true, waypoints, next });

/**
 * Three quarters of the 2013 demo's motor. rad/s². Full, the missile keeps within 4 m of the path; cut to a quarter, it
 * swings 10 m wide at the third waypoint, more than its length of 7.7 m. At 4π it is 3.7 m, at 2π it gets lost.
 */
const limits = { angularAcceleration: 3 * Math.PI };

export const pathRace = {
  version: 1,
  name: 'Path race',
  question: 'Same path, same motor. Which one swings wide?',
  hero: { sets: 'motor', alternates: true },
  description:
    'Same path, same motor: the missile flies only where it points and swings wide, the character moves freely. Press T to cut the motor that turns them, and drag any waypoint.',
  entities: [
    { kind: 'missile', position: [4, -20], angle: 0.785, limits, command: follow(0) },
    // Half a lap ahead: 117 m of 234.
    { kind: 'character', position: [10, 16], angle: -2.356, limits, command: follow(4) },
  ],
} satisfies Scenario;
