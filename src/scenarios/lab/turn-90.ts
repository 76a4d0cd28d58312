// Every controller on the same body, all commanded to turn 90° at once.
import { controllerKinds } from '../../control/controllers';
import { reducedShare } from '../../session/reduced-limit';
import type { Place } from '../../simulation/place';
import type { EntitySpec, Scenario } from '../../simulation/scenario';
import { aim } from './row';

/** Bodies stand on a grid of this many columns, so far apart. m */
const grid = { columns: 5, across: 20, down: 26 };

/** Where each body's target lies: straight below it, while the body points along +x. rad */
const heading = Math.PI / 2;

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
  { kind: 'missile-2013', controller: 'pid-2013', label: '2013, as published' },
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
    command: { kind: 'turn-towards', target: aim(position, heading) },
  };
}

export const turn90 = {
  version: 1,
  name: 'Turn 90°',
  question: 'Ten controllers, one motor. Who turns first, and who overshoots?',
  hero: { sets: 'turn' },
  description: `Same body, same motor, started together: which law stops on the line first? Restart (R) shows it again, the reduced turn limit (T) leaves ${100 * reducedShare} % of the motor; the table of turns in the scope ranks them against the best possible turn.`,
  seconds: 8,
  entities: bodies.map(stand),
} satisfies Scenario;
