// Scene: the target jumps, with a strong motor. The derivative of the error kicks the body past it, unless it is reset.
import type { Scenario } from '../../../world/simulation/scenario';
import type { TurnsSpec } from '../../../world/simulation/targets/turns-spec';
import { type RowBody, row } from './row';

/** Jumps of the targets by 1 rad to one side and back: the `first` after 0.5 s, then one `every` 4 s. */
export const targetJumps = { every: 4, by: 1, first: 0.5 } satisfies TurnsSpec;

const spacing = 24;

// A jump of 1 rad commands (60 Hz × Kd + Kp) × 1 rad = 703 rad/s² for a step; a weaker motor cuts that off, and from Kp
// × 1 rad = 43 rad/s² down the three turns are the same.
/** Largest angular acceleration of the motor, above all commands of the laws. rad/s² */
export const strongMotor = 1000;

const law = (derivative: string) => ({ kind: 'pid', derivative });

const stands: readonly RowBody[] = [
  { label: 'on the error', controller: law('error') },
  { label: 'on the error but reset', controller: law('error'), resetOnRetarget: true },
  { label: 'on the measurement', controller: law('measurement') },
];

export const kick = {
  version: 1,
  name: 'Kick',
  question: 'The target jumps. Whose D gives the motor a kick?',
  answer: 'jump-costs',
  hint: 'They brake by a rate: of the error, of the error without its jumps, of the body’s turn.',
  hero: { sets: 'jump' },
  description: `The target jumps every ${targetJumps.every} s, and the motor is strong enough for whatever is commanded. Differentiating the error answers each jump with a spike of one step, which throws the body far past the target; after a reset, or of the measurement, there is no spike. With the usual motor (4π rad/s²) the three turn alike: it is at its limit either way.`,
  seconds: 2 * targetJumps.every,
  turns: targetJumps,
  cards: { curve: 'motor', seconds: 0.75 },
  entities: row(
    stands.map((stand) => ({
      ...stand,
      angle: -targetJumps.by / 2,
      limits: { angularAcceleration: strongMotor },
    })),
    spacing,
  ),
} satisfies Scenario;
