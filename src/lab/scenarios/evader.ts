// Scene: the value of knowing the target's acceleration. Two targets keep turning, and two evade.
import type { GuidanceName } from '../../world/entities/guidance/guidance';
import type { Place } from '../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import type { TargetMotion, TargetSpec } from '../../world/simulation/targets/moving-target';

/** Guidance laws to compare. The missile of each law chases a separate target. */
const laws: readonly { readonly kind: GuidanceName; readonly label: string }[] = [
  { kind: 'proportional-navigation', label: 'not told' },
  { kind: 'augmented-navigation', label: 'told of the turn' },
];

/** Distance at the start between two missiles that fly the same test under different guidance laws. m */
const apart = 18;

/** Size of the bodies, as a multiple of the usual size. */
const size = 1.8;

/** Speed limit of the missiles. m/s */
const missileSpeed = 20;
/** Motion of a target that flies a circle: speed in m/s, radius in m */
const circle = { kind: 'circle', speed: 10, radius: 30 } as const;
/** Motion of a target that flees from missiles but stays near its starting place. */
const evader = {
  kind: 'evader',
  /** Largest speed of the target. m/s */
  speed: 12,
  /** Largest acceleration of the target. m/s² */
  acceleration: 10,
  /** Radius of the circle that the target does not leave. m */
  radius: 30,
  /** Distance to a missile below which the target flees. m */
  sight: 40,
} as const;

/** A chase: the missile's start, and the place and motion of its target. */
interface Trial {
  readonly motion: TargetMotion;
  readonly missile: Place;
  readonly target: Place;
}

const trials: readonly Trial[] = [
  { motion: circle, missile: [-108, -12], target: [-40, -12] },
  { motion: evader, missile: [12, -24], target: [80, -9] },
];

const lanes = trials.flatMap((trial) => laws.map((law, n) => ({ ...trial, ...law, aside: n * apart })));

export const evaders = {
  version: 1,
  name: 'Evader',
  question: 'One of each pair is told how its target turns. Where does that help?',
  hint: 'Less turning is better. Two targets keep turning; two turn in jerks.',
  hero: { sets: 'evasion' },
  answer: 'turned-in-pairs',
  description:
    'Proportional navigation beside the augmented law, which adds the target’s own acceleration. If the target jerks, the law counts on each jerk to last, and turns more.',
  seconds: 12,
  view: [
    [-115, -50],
    // Below the circle of the lower lane, where its missile swings wide after a pass, and its wedge.
    [126, 61],
  ],
  entities: lanes.map(
    ({ label, kind, missile: [x, y], aside }, n): EntitySpec => ({
      kind: 'missile',
      size,
      label,
      position: [x, y + aside],
      angle: 0,
      autonomous: true,
      limits: { speed: missileSpeed },
      seekDistance: 1,
      guidance: { kind },
      command: { kind: 'seek', quarry: { target: n } },
    }),
  ),
  targets: lanes.map(
    ({ motion, target: [x, y], aside }): TargetSpec => ({ position: [x, y + aside], motion }),
  ),
} satisfies Scenario;
