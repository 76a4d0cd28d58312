// The built-in game of Dodge: an arena with walls, pillars and crates.
import type { ObstacleSpec } from '../../world/simulation/obstacle';
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';
import { rulesVersion, wallThickness as thickness } from './spec';

/** Width and height of the arena inside the outer walls. m */
const arena: Place = [100, 62];

const [x, y] = [(arena[0] + thickness) / 2, (arena[1] + thickness) / 2];

/** Inner walls that can slide 11 m to either side in some waves of missiles. */
const sliding: ObstacleSpec[] = [
  { kind: 'wall', position: [0, -17], size: [14, 2] },
  { kind: 'wall', position: [0, 17], size: [14, 2] },
];

/** All walls, pillars and crates of the arena. They are arranged symmetrically. */
const obstacles: ObstacleSpec[] = [
  { kind: 'wall', position: [0, -y], size: [arena[0] + 2 * thickness, thickness] },
  { kind: 'wall', position: [0, y], size: [arena[0] + 2 * thickness, thickness] },
  { kind: 'wall', position: [-x, 0], size: [thickness, arena[1]] },
  { kind: 'wall', position: [x, 0], size: [thickness, arena[1]] },
  ...fourfold({ kind: 'wall', position: [24, 13], size: [4, 4], angle: Math.PI / 4 }),
  ...sliding,
  ...fourfold({ kind: 'crate', position: [36, 4], size: [2, 2] }),
  ...fourfold({ kind: 'crate', position: [12, 7], size: [2, 2] }),
];

/** Returns an obstacle and its mirror images in the other three corners of the arena. */
function fourfold(spec: ObstacleSpec): ObstacleSpec[] {
  const [right, down] = spec.position;
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((along): ObstacleSpec => ({ ...spec, position: [across * right, along * down] })),
  );
}

export const dodgeScenario = {
  version: 1,
  name: 'Dodge',
  question: 'Lead them into walls, and into each other.',
  hint: 'Drag to stay clear of them. A hit ends it.',
  description:
    'You are the target. Drag to stay clear of the missiles; lead them into walls and into each other. A hit ends it.',
  seconds: 120,
  seed: 1,
  bodiesCollide: true,
  dodge: { arena, rules: rulesVersion, slides: sliding.map((wall) => obstacles.indexOf(wall)) },
  obstacles,
  entities: [
    {
      kind: 'character',
      label: 'You',
      position: [0, 0],
      angle: -Math.PI / 2,
      size: 0.6,
      controller: { kind: 'time-optimal' },
      limits: { speed: 15, linearAcceleration: 90, angularAcceleration: 60, turnRate: 12 },
      seekDistance: 0.5,
      command: { kind: 'seek', target: [0, 0] },
    },
  ],
} satisfies Scenario;
