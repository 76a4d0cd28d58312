// Scene: bodies under gravity on one engine, held at a height. It shows what each term does about a push that never ends.
import { integrateAlways } from '../../../laws/control/pid';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';

/** Gravity on Earth. m/s² */
const gravity = 9.81;

/** Gains of the PID laws: kp in 1/s², ki in 1/s³, kd in 1/s. */
const gains = { kp: 4, ki: 3, kd: 4 };
/** Settings of a PD law with the same stiffness as the PID laws: frequency in Hz, and damping ratio. */
const stiffness = { frequency: Math.sqrt(gains.kp) / 3, damping: 4 / 3 };

/** Height error at which the proportional term alone balances gravity: error = gravity / Kp. m */
export const sag = gravity / gains.kp;

/** Distance between neighbouring bodies. m */
const spacing = 14;
/** Size of the jumps of the desired height. m */
const jump = 6;
/** Time between two changes of the desired height. s */
const every = 10;

const law = (ki: number, kd: number) => ({ kind: 'pid', kp: gains.kp, ki, kd, ...integrateAlways });

const stands = [
  { label: 'P', controller: law(0, 0) },
  { label: 'PD', controller: law(0, gains.kd) },
  { label: 'PID', controller: law(gains.ki, gains.kd) },
  {
    label: 'PD, told of gravity',
    controller: { kind: 'spd', ...stiffness, knownForces: 'countered' },
  },
];

const placeOf = (n: number, height = 0): Place => [(n - (stands.length - 1) / 2) * spacing, 0 - height];

const entities = stands.map(
  ({ label, controller }, n): EntitySpec => ({
    kind: 'lifter',
    label,
    position: placeOf(n),
    angle: -Math.PI / 2,
    autonomous: true,
    controller,
    command: { kind: 'seek', target: placeOf(n) },
  }),
);

/** Timeline of the scene: the desired heights alternately jump up and down. */
const timeline = [1, 2, 3, 4, 5].flatMap((nth) =>
  entities.map((_, entity) => ({
    at: nth * every,
    entity,
    target: placeOf(entity, nth % 2 === 1 ? jump : 0),
  })),
);

export const holdHeight = {
  version: 1,
  name: 'Hold a height',
  question: 'Gravity never lets up. Which laws hold their height?',
  answer: 'holds-height',
  hint: 'P pulls to the height, D brakes, I sums up what is missing. Told: it pushes back.',
  hero: { sets: 'gravity', values: [0, 1.62, gravity], words: ['none', 'Moon', 'Earth'] },
  description: `P swings between its height and ${(2 * sag).toFixed(1)} m below, PD rests ${sag.toFixed(2)} m below, where Kp balances gravity. The integral of PID grows until nothing is missing. The last one pushes against gravity from the start.`,
  seconds: 20,
  gravity,
  entities,
  timeline,
  view: [
    [-31, -14],
    [25, 13],
  ],
} satisfies Scenario;
