// Scene: why torque. Four bodies turn through the same crates by four drives, and two of them override the collisions.

import { cos, sin } from '../../../laws/exact/exact';
import { type DriveName, driveChoice } from '../../../world/entities/drive';
import type { ObstacleSpec } from '../../../world/simulation/obstacle';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { aim } from './row';

const spacing = { across: 30, down: 19 };

/**
 * Crates around each body. `angles`: directions from the body's heading at the start, rad. `radius`: distance from the
 * body, m. `side`: m. `density`: kg/m².
 */
const crates = { angles: [0.8, 1.5, 2.2], radius: 4.4, side: 2, density: 6 };

/** Angle of the turns. rad */
const turn = Math.PI * 0.9;

const placeOf = (n: number): Place => [
  ((n % 2) - 0.5) * spacing.across,
  (Math.floor(n / 2) - 0.5) * spacing.down,
];

/** Label of each body in this scene, by the body's drive (the way in which the law's output turns the body). */
const labels: Readonly<Record<DriveName, string>> = {
  torque: 'torque',
  joint: 'joint motor',
  'angular-velocity': 'turn rate set',
  angle: 'angle set',
};

const bodies = driveChoice.options.map(({ value }, n): EntitySpec => {
  const position = placeOf(n);
  return {
    kind: 'missile',
    label: labels[value],
    position,
    angle: 0,
    controller: { kind: 'backward-pd', frequency: 2, damping: 1.33 },
    drive: value,
    command: { kind: 'turn-towards', target: aim(position, turn) },
  };
});

const obstacles = bodies.flatMap((_, n) => {
  const [x, y] = placeOf(n);
  return crates.angles.map(
    (angle): ObstacleSpec => ({
      kind: 'crate',
      position: [x + crates.radius * cos(angle), y + crates.radius * sin(angle)],
      angle,
      size: [crates.side, crates.side],
      density: crates.density,
    }),
  );
});

export const whyTorque = {
  version: 1,
  name: 'Why torque?',
  question: 'Four ways to turn, crates in the way: who feels what it hits?',
  answer: 'crates-felt',
  hint: 'All turn by 162°. Two are pushed, by torque or by a motor in a hinge. Two are simply set.',
  hero: { sets: 'crates' },
  description:
    'Set the angle or the angular velocity and the body ignores what it hits: the table shows the angular momentum that crates gave, and how much was taken away.',
  seconds: 8,
  view: [
    [-27, -15],
    [27, 24],
  ],
  entities: bodies,
  obstacles,
} satisfies Scenario;
