// Scene: one fast target, and three missiles that start together with different guidance laws.
import type { GuidanceName } from '../../world/entities/guidance/guidance';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';

/** Speed limit of the missiles, and speed of the target. m/s */
const speeds = { missile: 20, target: 10 };

/** Size of the bodies, as a multiple of the usual size. */
const size = 1.25;

/** Start of all missiles: place in m, heading in rad. */
const start = { position: [-46, 0], angle: 0.45 } as const;

/** Guidance laws to compare, one missile each, with their names in the picture. */
const laws: readonly { readonly kind: GuidanceName; readonly label: string }[] = [
  { kind: 'pursuit', label: 'pursuit' },
  { kind: 'lead', label: 'lead' },
  { kind: 'proportional-navigation', label: 'navigation' },
];

export const fastTarget = {
  version: 1,
  name: 'Fast target',
  question: 'Three ways to catch a target. Who has to turn least?',
  hint: 'All start together. One points at it, one ahead, one keeps it in one compass direction.',
  hero: { sets: 'target-speed' },
  answer: 'turned-until-catch',
  description:
    'The target has half the missiles’ speed. One missile points at where it is, one at where they will meet, one keeps it in one compass direction.',
  seconds: 20,
  view: [
    [-51, -50],
    [65, 33],
  ],
  entities: laws.map(
    ({ kind, label }): EntitySpec => ({
      kind: 'missile',
      size,
      label,
      ...start,
      autonomous: true,
      limits: { speed: speeds.missile },
      seekDistance: 1,
      guidance: { kind },
      command: { kind: 'seek', quarry: { target: 0 } },
    }),
  ),
  targets: [{ position: [24, -10], motion: { kind: 'circle', speed: speeds.target, radius: 30 } }],
} satisfies Scenario;
