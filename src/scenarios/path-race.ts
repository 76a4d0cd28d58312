// Both bodies on one loop: the missile swings wide where the character does not.
import type { CommandSpec, Scenario } from '../simulation/scenario';

const command: CommandSpec = {
  kind: 'follow-path',
  loop: true,
  waypoints: [
    [20, -4],
    [38, -20],
    [42, 12],
    [18, 24],
    [2, 8],
    [-18, 26],
    [-38, 4],
    [-24, -18],
    [4, -20],
  ],
};

/** Half the 2013 demo's motor: at 4π the missile keeps so close to the path that its overshoot is hard to see. rad/s² */
const limits = { angularAcceleration: 2 * Math.PI };

export const pathRace = {
  version: 1,
  name: 'Path race',
  question: 'Same path, same motor. Which one swings wide?',
  hint: 'Orange: the motor is at its limit. Drag any waypoint.',
  description:
    'Same path, same motor: the missile flies only where it points and swings wide, the character moves freely. Press T to cut the motor that turns them, and drag any waypoint.',
  entities: [
    { kind: 'missile', position: [4, -20], angle: 0.785, limits, command },
    { kind: 'character', position: [-6, -19.3], angle: 0.525, limits, command },
  ],
} satisfies Scenario;
