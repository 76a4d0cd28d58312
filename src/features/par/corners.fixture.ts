// A course for tests. The page does not offer it.
import type { Scenario } from '../../world/simulation/scenario';

/** Scene for tests: a course of three gates. A body that follows the path in this scene earns every medal. */
export const corners = {
  version: 1,
  name: 'Corners',
  entities: [
    {
      kind: 'missile',
      position: [-45, 0],
      limits: { angularAcceleration: 6.6, speed: 14 },
      seekDistance: 2,
      command: {
        kind: 'follow-path',
        waypoints: [
          [-20, 0],
          [0, 15],
          [20, 0],
          [35, 0],
        ],
      },
    },
  ],
  par: {
    gates: [
      { at: [-20, 0], direction: 0.3, width: 6 },
      { at: [0, 15], direction: 0, width: 6 },
      { at: [20, 0], direction: -0.3, width: 6 },
    ],
    medals: { bronze: 40, silver: 35, gold: 30, ace: 25 },
  },
} satisfies Scenario;
