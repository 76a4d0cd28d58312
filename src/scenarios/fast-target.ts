// Three fast targets and three missiles, a lane and a law of guidance for each pair.
import type { GuidanceName } from '../entities/guidance/guidance';
import type { EntitySpec, Scenario } from '../simulation/scenario';

/** The target is half as fast as the missiles. m/s */
const speeds = { missile: 20, target: 10 };

/** A lane for each pair: where missile and target start in it, and how far apart the lanes are. m */
const lane = { missile: -48, target: [20, -20], apart: 20 } as const;

/** So much larger than usual that hulls are seen in the whole of the lanes. */
const size = 1.25;

/** Middle of each lane. m */
const laneOf = (n: number) => (n - (laws.length - 1) / 2) * lane.apart;

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
  hint: 'A missile and a target a lane: pursuit, lead, proportional navigation.',
  hero: { sets: 'target-speed' },
  description:
    'Three targets alike, at half the missiles’ speed, and three ways to lead a missile to its own. Look who turns least and who arrives first; the table of chases has the figures.',
  seconds: 20,
  // All of the targets' circles and of the ways of the missiles after them.
  view: [
    [-53, -75],
    [60, 38],
  ],
  entities: laws.map(
    ({ kind, label }, n): EntitySpec => ({
      kind: 'missile',
      size,
      label,
      position: [lane.missile, laneOf(n)],
      angle: 0,
      autonomous: true,
      limits: { speed: speeds.missile },
      seekDistance: 1,
      guidance: { kind },
      command: { kind: 'seek', quarry: { target: n } },
    }),
  ),
  targets: laws.map((_, n) => ({
    position: [lane.target[0], laneOf(n) + lane.target[1]] as const,
    motion: { kind: 'circle', speed: speeds.target, radius: 30 },
  })),
} satisfies Scenario;
