// Scene: the target jumps, with a strong motor. The derivative of the error kicks the body past it, unless it is reset.
import type { Scenario } from '../../../world/simulation/scenario';
import type { TurnsSpec } from '../../../world/simulation/targets/turns-spec';
import { type RowBody, row } from './row';

/**
 * Jumps of the targets, to one side and back. `by`: angle, rad. `first`: time of the first jump, s. `every`: time
 * between jumps, s.
 */
export const targetJumps = { every: 4, by: 1, first: 0.5 } satisfies TurnsSpec;

const spacing = 24;

// A jump of 1 rad commands (60 Hz × Kd + Kp) × 1 rad = 703 rad/s² for a step; a weaker motor cuts that off, and from Kp
// × 1 rad = 43 rad/s² down the three turns are the same.
/** Largest angular acceleration of a motor that never limits a law in this scene. rad/s² */
export const strongMotor = 1000;

const law = (derivative: string) => ({ kind: 'pid', derivative });

const stands: readonly RowBody[] = [
  { label: 'D of error (how fast the error changes)', controller: law('error') },
  { label: 'D of error, reset (skips the jump)', controller: law('error'), resetOnRetarget: true },
  { label: 'D of heading (how fast it turns)', controller: law('measurement') },
];

export const kick = {
  version: 1,
  name: 'Kick',
  question: 'The target jumps. Which motor gets a kick?',
  answer: 'jump-costs',
  hint: 'A kick is one huge push. D answers fast change. Error: the angle still to go.',
  hero: { sets: 'jump' },
  description: `The target jumps every ${targetJumps.every} s. The rate of the error answers a jump with a spike of one step, which throws the body far past. Reset, or taken from the measured heading, it has no spike. A usual motor (4π rad/s²) is at its limit either way, and the three turn alike.`,
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
