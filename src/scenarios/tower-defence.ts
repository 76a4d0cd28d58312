// Tower defence: two turrets lead their enemies and fire; one forgets its past with every new enemy, one does not.
import type { EntitySpec, Place, Scenario } from '../simulation/scenario';

/** Two fields, the same in everything but one switch. m from the middle */
const field = { aside: 25, range: 24 };

/** The enemies' way round the turret of a field. m from the turret */
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

/** Stolk's law, with enough of an integral to have a past. */
const law = { kind: 'leaky-pid', ki: 16 };

function turret(x: number, resetOnRetarget: boolean): EntitySpec {
  return {
    kind: 'turret',
    label: resetOnRetarget ? 'resets on retarget' : 'keeps its past',
    position: [x, 0],
    angle: -Math.PI / 2,
    autonomous: true,
    controller: law,
    guidance: { kind: 'lead' },
    gun: { range: field.range, reload: 0.4 },
    ...(resetOnRetarget && { resetOnRetarget }),
  };
}

function enemy(x: number, n: number): EntitySpec {
  const start = Math.floor((n * way.length) / enemies.count);
  const round = [...way.slice(start), ...way.slice(0, start)].map(([dx, dy]): Place => [x + dx, dy]);
  const [first, ...rest] = round;
  return {
    kind: 'missile',
    position: first,
    autonomous: true,
    hostile: true,
    size: 0.6,
    limits: { speed: enemies.speed },
    command: { kind: 'follow-path', waypoints: [...rest, first], loop: true },
  };
}

const sides = [-field.aside, field.aside];

export const towerDefence = {
  version: 1,
  name: 'Tower defence',
  description:
    'The turrets aim ahead of their enemies and fire when they are on the line; whoever is hit starts again. Both fields are the same, but one turret forgets its past with each new enemy, as Stolk advises: compare their mean time to aim in the table.',
  seconds: 60,
  entities: [
    ...sides.map((x, n) => turret(x, n === 0)),
    ...sides.flatMap((x) => Array.from({ length: enemies.count }, (_, n) => enemy(x, n))),
  ],
} satisfies Scenario;
