// The built-in scenes in space: why torque, a product in the wrong order, the flip, and a turn by every law.

import type { Scene } from '../../lab/scenarios';
import { multiply, type Quaternion } from '../../laws/control/attitude/quaternion';
import type { Vector } from '../../laws/control/attitude/vector';
import { type ControllerName, controllerKinds } from '../../laws/control/controllers';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { attitudeOf, quaternionOf } from './rules/attitudes';
import { turnAbout } from './rules/turn-by';
import type { Attitude } from './spec';

const [x, y, z]: readonly Vector[] = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
];

/**
 * Returns an attitude from three angles in rad: a roll about the nose, and the direction of the nose.
 * @param longitude direction of the nose to the side
 * @param latitude direction of the nose upwards
 * @param roll angle about the nose
 */
function towards(longitude: number, latitude: number, roll: number): Attitude {
  const rolled = turnAbout(x, roll);
  return attitudeOf(multiply(turnAbout(y, -longitude), multiply(turnAbout(z, latitude), rolled)));
}

/** Returns the attitude that results from the turn `first`, followed by the turn `last`. */
const after = (last: Quaternion, first: Quaternion): Attitude => attitudeOf(multiply(last, first));

const level: Attitude = [0, 0, 0, 1];

const steersShip = (label: string, more: Partial<EntitySpec> = {}): EntitySpec => ({
  kind: 'missile',
  label,
  controller: { kind: 'backward-pd', frequency: 1.6, damping: 1.2 },
  limits: { angularAcceleration: 9 },
  ...more,
});

/** Time between two automatically commanded attitudes. s */
const every = 3.4;

export const spaceWhy = {
  version: 1,
  name: 'Why torque, in space',
  question: 'Set the rotation, or push with torque: which ship feels the crates?',
  answer: 'ships-feel',
  hero: { sets: 'crates', label: 'Crates', values: [0, 4, 8], words: ['None', 'Four', 'Eight'] },
  hint: 'One is pushed by a torque, the other’s rotation is just set. Drag a sphere: both obey.',
  description:
    'One ship has its attitude set at every step: it goes through them. The other is pushed by torque: crates knock it off its way, and it comes back.',
  seconds: 13.6,
  entities: [steersShip('Rotation set', { drive: 'angle' }), steersShip('Torque', { kind: 'character' })],
  space: {
    ships: [{}, {}],
    crates: 4,
    orders: {
      every,
      attitudes: [
        towards(2.1, 0.15, 0.5),
        towards(0.45, 0.45, -0.4),
        towards(2.7, -0.35, -0.6),
        towards(1.2, 0.2, 0.2),
      ],
    },
  },
} satisfies Scenario;

export const spaceOrder = {
  version: 1,
  name: 'Askew cargo',
  question: 'Askew cargo makes some turns harder. Which ship still takes the shortest turn?',
  answer: 'turns-straight',
  hero: { sets: 'cargo', label: 'Cargo', values: [0, 480, 784], words: ['None', 'Light', 'Heavy'] },
  hint: 'They differ in one formula: where they think the cargo is. One is an article’s.',
  description:
    'The torque for a wanted turn needs the ship’s principal axes, which its cargo tilts: the ship’s rotation times that tilt. A published listing multiplies them the other way round. At the first order nothing shows; at the second one leaves its way.',
  seconds: 13.6,
  entities: [steersShip('Published'), steersShip('Repaired', { kind: 'character' })],
  space: {
    ships: [{ cargo: 784, product: 'tensor-rotation' }, { cargo: 784 }],
    orders: {
      every,
      attitudes: [
        attitudeOf(turnAbout(y, -1.5)),
        after(turnAbout(z, 1), turnAbout(x, 1.2)),
        level,
        after(turnAbout(y, 1.2), turnAbout(z, -0.7)),
      ],
    },
  },
} satisfies Scenario;

/** Principal moments of inertia of a box of 12 kg, √15/2 m by √5/2 m by 1/2 m. kg m² */
const boxMoments = [1.5, 4, 5] as const;

/** Angular velocity at the start, mainly about the middle axis of inertia. rad/s */
const spin = [0.01, 5, 0.01] as const;

export const spaceFlip = {
  version: 1,
  name: 'The flip',
  question: 'Spun about its middle axis, a ship flips over and over. Which comes to rest?',
  answer: 'holds-flip',
  hero: { sets: 'held', label: 'Second ship', words: ['Steered', 'Free'] },
  hint: 'Middle: neither the easiest axis to turn about nor the hardest. Drag a steered ship’s sphere.',
  description:
    'A body that turns about the middle one of its three axes turns over again and again, though no torque acts on it: Euler’s equations. A law that counters the gyroscopic torque brings the other one to rest.',
  seconds: 20,
  entities: [steersShip('Free'), steersShip('Steered', { kind: 'character' })],
  space: {
    ships: [
      { inertia: { moments: boxMoments }, angularVelocity: spin, steered: false },
      {
        inertia: { moments: boxMoments },
        angularVelocity: spin,
        order: towards(0.9, 0.12, -0.2),
        labelLetGo: 'Free too',
      },
    ],
  },
} satisfies Scenario;

/** Attitude of the ships at the start of the scene. */
const begins = towards(1, -0.25, 0.4);
const slanted: Vector = { x: -1, y: 1, z: 5 };

/** Moments of inertia (kg m²) and principal axes of a tilted flat plate (12 kg, 2 m by 1 m). */
const plate = {
  moments: [1, 4, 5],
  frame: attitudeOf(turnAbout({ x: 3, y: 2, z: 1 }, 0.8)),
} as const;

/** Control laws that the scene `spaceTurn` compares, each on a separate ship. */
const comparedLaws = [
  'windowed-pid',
  'leaky-pid',
  'pid',
  'forward-pd',
  'backward-pd',
  'spd',
  'one-step',
  'time-optimal',
] as const satisfies readonly ControllerName[];

export const spaceTurn = {
  version: 1,
  name: 'Turn in space',
  question: 'Eight laws, one turn about a slanted axis. Which one is there first?',
  answer: 'settles-first',
  hero: { sets: 'turn', min: Math.PI / 18, max: Math.PI },
  hint: 'Each turn begins at rest. Drag on a sphere to tilt the axis.',
  description:
    'The laws of the plane turn a body in space, three of each: one for every component of the rotation vector in the body’s frame.',
  seconds: 8,
  entities: comparedLaws.map(
    (kind): EntitySpec => ({
      kind: 'missile',
      label: controllerKinds[kind].label,
      controller: { kind },
      limits: { angularAcceleration: 4 * Math.PI },
    }),
  ),
  space: {
    ships: comparedLaws.map(() => ({ attitude: begins, order: begins, inertia: plate })),
    orders: {
      every: 4,
      attitudes: [after(turnAbout(slanted, Math.PI / 2), quaternionOf(begins)), begins],
      from: begins,
      fromRest: true,
    },
  },
} satisfies Scenario;

/** The built-in scenes in space, in the order of the gallery. */
export const spaceScenes: readonly Scene[] = [
  { id: 'space-why', group: 'space', scenario: spaceWhy },
  { id: 'space-order', group: 'space', scenario: spaceOrder },
  { id: 'space-flip', group: 'space', scenario: spaceFlip },
  { id: 'space-turn', group: 'space', scenario: spaceTurn },
];
