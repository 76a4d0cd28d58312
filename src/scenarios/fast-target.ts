// A fast target and three missiles, one law of guidance each.
import type { GuidanceName } from '../entities/guidance/guidance';
import type { EntitySpec, Scenario } from '../simulation/scenario';

/** The target is half as fast as the missiles. m/s */
const speeds = { missile: 20, target: 10 };

const start = { x: -48, across: 9 };

/** The laws to compare, one missile each, and their names in the picture. */
const laws: readonly { readonly kind: GuidanceName; readonly label: string }[] = [
  { kind: 'pursuit', label: 'pursuit' },
  { kind: 'lead', label: 'lead' },
  { kind: 'proportional-navigation', label: 'proportional navigation' },
];

export const fastTarget = {
  version: 1,
  name: 'Fast target',
  question: 'Three ways to catch a target. Who has to turn least?',
  hero: { sets: 'target-speed' },
  description:
    'One target at half the missiles’ speed, three ways to lead a missile to it. Look who turns least and who arrives first; the table of chases has the figures. Give the target another motion, or drag it.',
  seconds: 20,
  view: [
    [-60, -58],
    [64, 34],
  ],
  entities: laws.map(
    ({ kind, label }, n): EntitySpec => ({
      kind: 'missile',
      label,
      position: [start.x, (n - (laws.length - 1) / 2) * start.across],
      angle: 0,
      autonomous: true,
      limits: { speed: speeds.missile },
      seekDistance: 1,
      guidance: { kind },
      command: { kind: 'seek', quarry: { target: 0 } },
    }),
  ),
  targets: [{ position: [20, -20], motion: { kind: 'circle', speed: speeds.target, radius: 30 } }],
} satisfies Scenario;
