// Both bodies on one loop: the missile swings wide where the character does not.
import type { CommandSpec, Scenario } from '../simulation/scenario';

const command: CommandSpec = {
  kind: 'follow-path',
  loop: true,
  waypoints: [
    [-29, 7],
    [-18, -19],
    [7, -25],
    [29, -13],
    [40, 10],
    [23, 25],
    [2, 13],
    [-17, 26],
  ],
};

export const pathRace = {
  version: 1,
  name: 'Path race',
  description:
    'Same path, same motor: the missile flies only where it points and swings wide, the character moves freely. Press T to cut the motor that turns them, and drag any waypoint.',
  entities: [
    { kind: 'missile', position: [-29, 7], angle: -1.17, command },
    { kind: 'character', position: [-29, 7], angle: -1.17, command },
  ],
} satisfies Scenario;
