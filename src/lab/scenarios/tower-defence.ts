// Scene, tower defence: two turrets lead their enemies and fire. One resets its controller with each new enemy, one does not.
import { integrateAlways } from '../../laws/control/pid';
import type { Place } from '../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';

/** Lengths in this scene. m. `aside`: distance of each turret from the middle. `range`: range of the guns. */
const field = { aside: 25, range: 24 };

/** Path of the enemies round a turret, relative to the turret. m */
const way: readonly Place[] = [
  [-18, -14],
  [-4, -9],
  [10, -17],
  [19, -4],
  [12, 8],
  [16, 18],
  [-2, 13],
  [-15, 17],
  [-9, 2],
  [-20, -2],
];

const enemies = { count: 5, speed: 8 };

/** Control law of the turrets: a PID with a high integral gain. */
const law = { kind: 'pid', kp: 36, ki: 60, ...integrateAlways };

function turret(x: number, resetOnRetarget: boolean): EntitySpec {
  return {
    kind: 'turret',
    label: resetOnRetarget ? 'forgets its past' : 'keeps its past',
    position: [x, 0],
    angle: -Math.PI / 2,
    autonomous: true,
    controller: law,
    guidance: { kind: 'lead' },
    gun: { range: field.range, reload: 0.4, tolerance: 0.2 },
    ...(resetOnRetarget && { resetOnRetarget }),
  };
}

/** Starting row of the enemies. `above`: y relative to the turret, m. `apart`: distance between neighbours, m. */
const gate = { above: -30, apart: 9 };

function enemy(x: number, n: number): EntitySpec {
  return {
    kind: 'missile',
    position: [x + (n - (enemies.count - 1) / 2) * gate.apart, gate.above],
    angle: Math.PI / 2,
    autonomous: true,
    hostile: true,
    size: 0.6,
    limits: { speed: enemies.speed },
    command: { kind: 'follow-path', waypoints: way.map(([dx, dy]): Place => [x + dx, dy]), loop: true },
  };
}

const sides = [-field.aside, field.aside];

export const towerDefence = {
  version: 1,
  name: 'Tower defence',
  question: 'Two turrets, one difference. Which one hits more?',
  hint: 'A gun sums its aiming errors to aim better. One forgets the sum at each new enemy.',
  hero: { sets: 'forget', label: 'Their past', values: [0, -1] },
  answer: 'hit-lead',
  description:
    'The turrets aim ahead of their enemies and fire when they point there; an enemy that is hit starts again. One turret forgets its past with each new enemy, as Stolk advises.',
  seconds: 60,
  view: [
    [-field.aside - field.range - 2, gate.above - 3],
    [field.aside + field.range + 2, field.range + 1],
  ],
  entities: [
    ...sides.map((x, n) => turret(x, n === 0)),
    ...sides.flatMap((x) => Array.from({ length: enemies.count }, (_, n) => enemy(x, n))),
  ],
} satisfies Scenario;
