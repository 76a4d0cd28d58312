// Scene: equal gains at three step rates, each body in a separate world: stable laws, and predictions of theory.
import { boundaryText, largestStableFrequency, type PdName } from '../../../laws/control/stability';
import { toRadians } from '../../../laws/exact/figures';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { lawNote } from '../law-notes';
import { aim } from './row';

/** Step rates of the bodies' separate physics worlds. Hz. The largest is a multiple of all others. */
export const stepRates = [30, 60, 120] as const;

const stepRate = stepRates[stepRates.length - 1];

/** Frequency setting of the PD laws. Hz */
export const frequency = 15;
const damping = 1;

/** Angle of the turns. rad */
const smallTurn = toRadians(20);

/** Largest angular acceleration of the motor, so high that it hardly limits the laws. rad/s² */
const strongMotor = 1000;

const spacing = { across: 34, down: 31 };

interface Row {
  readonly name: string;
  readonly kind: EntitySpec['kind'];
  readonly controller: NonNullable<EntitySpec['controller']>;
}

const pd = (kind: PdName, name: string): Row => ({
  name,
  kind: 'missile',
  controller: { kind, frequency, damping },
});

export const comparedLaws: readonly Row[] = [
  pd('forward-pd', 'PD forward'),
  pd('spd', 'Stable PD'),
  pd('backward-pd', 'PD backward'),
  { name: 'Law of 2013', kind: 'missile-2013', controller: { kind: 'pid-2013' } },
];

function stand(law: Row, lawIndex: number, rateIndex: number): EntitySpec {
  const position: Place = [
    (lawIndex - (comparedLaws.length - 1) / 2) * spacing.across,
    (rateIndex - (stepRates.length - 1) / 2) * spacing.down,
  ];
  return {
    kind: law.kind,
    label: `${law.name}, ${stepRates[rateIndex]} Hz`,
    position,
    angle: -smallTurn,
    controller: law.controller,
    ...(law.kind === 'missile' && { limits: { angularAcceleration: strongMotor } }),
    steps: [stepRate / stepRates[rateIndex]],
    command: { kind: 'turn-towards', target: aim(position, -smallTurn) },
  };
}

const boundary = (kind: PdName) => boundaryText(largestStableFrequency(kind, damping, stepRates[0]));

export const threeRates = {
  version: 1,
  name: 'Three rates',
  question: 'Four steering laws, down to 30 looks a second. Which falls apart?',
  answer: 'falls-apart',
  hint: 'A look sets a push till the next. Falls apart: swings ever wider. Stiff: pulls hard.',
  hero: { sets: 'frequency' },
  description: `Each body has a world of its own, stepped ${stepRates.join(', ')} times a second, and the gains of its column. At ${stepRates[0]} Hz the forward PD is predicted stable below ${boundary('forward-pd')} Hz and SPD below ${boundary('spd')} Hz; all are set to ${frequency} Hz.`,
  stepRate,
  seconds: 10,
  turns: { every: 5, by: smallTurn, fromRest: true },
  cards: {
    seconds: 1,
    table: {
      columns: comparedLaws.map(({ name }) => name),
      rows: stepRates.map((rate) => `${rate} looks/s`),
      notes: comparedLaws.map(({ controller }) => lawNote(controller)),
    },
  },
  entities: comparedLaws.flatMap((law, n) => stepRates.map((_, rate) => stand(law, n, rate))),
} satisfies Scenario;
