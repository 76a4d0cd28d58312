// Scene: every controller on the same body, all commanded to turn 90° at the same time.
import { controllerKinds } from '../../../laws/control/controllers';
import { inertiaAboutCentre } from '../../../world/entities/hull';
import { World } from '../../../world/planck/planck';
import { Entity2013 } from '../../../world/published-2013/entity-2013';
import { reducedShare } from '../../../world/simulation/motor';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { aim } from './row';

/** Grid in which the bodies stand: number of columns, distance between columns, and distance between rows. m */
const grid = { columns: 5, across: 20, down: 26 };

const bodies: readonly {
  readonly kind: EntitySpec['kind'];
  readonly controller: string;
  readonly label: string;
}[] = [
  ...Object.entries(controllerKinds).map(([controller, { label }]) => ({
    kind: 'missile' as const,
    controller,
    label,
  })),
  { kind: 'missile-2013', controller: 'pid-2013', label: 'Published in 2013' },
];

function stand({ kind, controller, label }: (typeof bodies)[number], n: number): EntitySpec {
  const position: Place = [
    ((n % grid.columns) - (grid.columns - 1) / 2) * grid.across,
    (Math.floor(n / grid.columns) - 0.6) * grid.down,
  ];
  return {
    kind,
    label,
    position,
    angle: 0,
    controller: { kind: controller },
    command: { kind: 'turn-towards', target: aim(position, 0) },
  };
}

const { body: published } = new Entity2013(new World(), {
  kind: 'missile-2013',
  position: { x: 0, y: 0 },
  angle: 0,
});

/**
 * Excess of the 2013 missile's angular acceleration over its limit, as a fraction of the limit. See fault 5 in
 * docs/errata.md.
 */
const excess = published.getInertia() / inertiaAboutCentre(published) - 1;

export const turn90 = {
  version: 1,
  name: 'Turn 90°',
  question: 'Nine controllers, one motor. Which one is there first?',
  answer: 'settles-first',
  hint: 'All start together, from rest. P pulls to the mark, I sums errors, D brakes.',
  hero: { sets: 'turn' },
  description: `They turn again every 4 s. The reduced turn limit (T) leaves ${100 * reducedShare} % of the motor. The one published in 2013 turns ${(100 * excess).toFixed(0)} % harder than its limit says: it takes its inertia about the wrong point.`,
  seconds: 4,
  turns: { every: 4, by: -Math.PI / 2, fromRest: true },
  cards: { seconds: 2 },
  entities: bodies.map(stand),
} satisfies Scenario;
