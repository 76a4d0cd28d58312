// Scene: tugs that dock by the laws that turn a missile, one for each direction. Crates in the way feel their force.
import type { ObstacleSpec } from '../../../world/simulation/obstacle';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';

/** Limits of the tugs (the bodies of this scene): acceleration by each engine (m/s²), and speed (m/s). */
const limits = { linearAcceleration: 5, speed: 12 };

/** x at which the tugs start. m */
const start = -18;
/** Vector from a tug's start to its dock. m */
const way: Place = [32, 4];
/** Distance between the lanes of neighbouring tugs. m */
const lane = 14;

/** Time between two changes of the tugs' targets. s */
const every = 10;

/** Settings of both PD laws: frequency in Hz, and damping ratio. */
const stiffness = { frequency: 0.5, damping: 4 / 3 };

const stands = [
  { label: 'PD forward', controller: { kind: 'forward-pd', ...stiffness } },
  { label: 'PD backward', controller: { kind: 'backward-pd', ...stiffness } },
  { label: 'One step', controller: { kind: 'one-step' } },
];

const homeOf = (n: number): Place => [start, (n - 1) * lane - way[1] / 2];
const dockOf = (n: number): Place => [homeOf(n)[0] + way[0], homeOf(n)[1] + way[1]];

const entities = stands.map(
  ({ label, controller }, n): EntitySpec => ({
    kind: 'tug',
    size: 1.4,
    label,
    position: homeOf(n),
    autonomous: true,
    controller,
    limits,
    command: { kind: 'seek', target: dockOf(n) },
  }),
);

/** Crates on the way of the tugs, two in each lane. */
const obstacles = entities.flatMap((_, n) =>
  [0.45, 0.65].map(
    (share): ObstacleSpec => ({
      kind: 'crate',
      position: [homeOf(n)[0] + share * way[0], dockOf(n)[1] + 0.6],
      size: [2.8, 2.8],
      density: 0.6,
    }),
  ),
);

/** Changes of the tugs' targets, alternately back to the start and out to the dock. */
const timeline = [1, 2, 3, 4, 5].flatMap((nth) =>
  entities.map((_, entity) => ({
    at: nth * every,
    entity,
    target: nth % 2 === 1 ? homeOf(entity) : dockOf(entity),
  })),
);

export const dock = {
  version: 1,
  name: 'Dock',
  question: 'Three laws fly to a mark, through crates. Who stops on it?',
  answer: 'docks',
  hint: 'Crates are in the way. PDs pull and brake; One step wants to be there in one step.',
  hero: { sets: 'crates' },
  description:
    'A law brings a body to a place as well as to a heading: metres in place of radians, a law for each direction. The tugs push too, so the crates take their share of every push.',
  seconds: 20,
  view: [
    [-35, -21],
    [37, 25],
  ],
  entities,
  obstacles,
  timeline,
} satisfies Scenario;
