// Par as the page begins it, and the course of the old rules, whose path is drawn without care.
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';
import { scenarioOf } from './rules/course';
import { slalom } from './rules/courses';

/** Par: its first course. */
export const par: Scenario = scenarioOf(slalom);

const gates: readonly Place[] = [
  [-22, 21],
  [-2, 8],
  [18, 21],
  [41, 14],
  [30, -8],
  [10, 2],
  [2, -23],
  [-18, -4],
  [-40, -23],
];

/** Through every gate, with a detour before each but the first. */
const careless: readonly Place[] = [
  [-22, 21],
  [-10, 25],
  [-2, 8],
  [4, 25],
  [18, 21],
  [30, 27],
  [41, 14],
  [44, -8],
  [30, -8],
  [18, -12],
  [10, 2],
  [-6, -6],
  [2, -23],
  [-20, -20],
  [-18, -4],
  [-36, -2],
  [-40, -23],
];

/** The course of the old rules. */
export const oldPar = {
  version: 1,
  name: 'Par, old rules',
  question: 'How near to perfect can you fly this?',
  hint: 'Draw a path through the gates, or drag its points.',
  description:
    'Fly through all gates in their order. The path was drawn without care: draw a better one, drag its points, or tune controller and seek distance. R starts again, against the ghost of your best run.',
  seconds: 45,
  entities: [
    {
      kind: 'missile',
      position: [-43, 21],
      angle: 0,
      limits: { angularAcceleration: 3 * Math.PI, speed: 14 },
      seekDistance: 2,
      command: { kind: 'follow-path', waypoints: careless },
    },
  ],
  par: { gates, radius: 2.5 },
} satisfies Scenario;
