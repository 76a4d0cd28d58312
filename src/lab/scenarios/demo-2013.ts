// Scene: the demo of 2013, with its missile, its rules and its step rate of 30 Hz.
import type { Scenario } from '../../world/simulation/scenario';

export const demo2013 = {
  version: 1,
  name: '2013 demo',
  question: 'The missile of a 2013 video. How many waypoints does it skip?',
  hint: 'It ought to visit all nine. Its code, from a 2013 article, miscounts arrivals.',
  hero: { sets: 'remarks' },
  answer: 'waypoints-skipped',
  description:
    'The original rules at 30 steps a second, errors included. Draw a path, or press N for the character.',
  stepRate: 30,
  seconds: 40,
  backdrop: 'sun',
  entities: [
    {
      kind: 'missile-2013',
      position: [0, 0],
      angle: 0,
      command: {
        kind: 'follow-path',
        waypoints: [
          [0, 0],
          [20, 15],
          [40, 15],
          [40, -10],
          [10, -25],
          [-20, -25],
          [-40, 0],
          [-20, 25],
          [0, 10],
        ],
      },
    },
  ],
} satisfies Scenario;
