// Scene: frames that stall. Steps as long as the frames, beside a fixed step that catches up.
import { boundaryText, largestStableFrequency } from '../../../laws/control/stability';
import type { Scenario } from '../../../world/simulation/scenario';
import type { TurnsSpec } from '../../../world/simulation/targets/turns-spec';
import { row } from './row';

const stepRate = 60;

/**
 * Stalls (long steps), in units of 1/60 s. Each period of `every` contains one stall of length `lasts`, which begins
 * after the time `after`.
 */
const stall = { every: 60, after: 30, lasts: 15 };

/**
 * Lengths of a body's steps in one second if each frame is one step, as multiples of 1/60 s: 45 steps of length 1, and
 * one stall of length 15.
 */
const variable = [
  ...Array<number>(stall.after).fill(1),
  stall.lasts,
  ...Array<number>(stall.every - stall.lasts - stall.after).fill(1),
];

/**
 * Jumps of the targets by the angle `by` (rad), at times in s. They lie in the middle of every fourth stall (long
 * step); the other stalls disturb no turn.
 */
export const jumpsInStalls = {
  every: (4 * stall.every) / stepRate,
  by: 0.8,
  first: (stall.after + stall.lasts / 2) / stepRate,
} satisfies TurnsSpec;

/** Frequency setting of the PD laws. Hz */
const frequency = 6;
const damping = 1.3;

/** Largest frequency setting at which a PD law is stable even in a step of 15/60 s (a stall). Hz */
export const calmBelow = largestStableFrequency('forward-pd', damping, stepRate / stall.lasts);

const laws = [
  { name: 'PD forward', controller: { kind: 'forward-pd', frequency, damping } },
  { name: 'PD backward', controller: { kind: 'backward-pd', frequency, damping } },
] as const;

/** Largest angular acceleration of the motor. rad/s². Enough for what the PD laws command in a long step. */
const motor = 60;

const stands = laws.flatMap(({ name, controller }) => [
  { label: `${name}, long step`, controller, steps: variable, limits: { angularAcceleration: motor } },
  { label: `${name}, short steps`, controller, limits: { angularAcceleration: motor } },
]);

export const longFrames = {
  version: 1,
  name: 'Long frames',
  question: 'One slow frame a second. Whose steering survives it?',
  answer: 'thrown-past',
  hint: 'Steps as long as the frame, beside steps of fixed length.',
  hero: { sets: 'frame' },
  description: `Once a second a frame stalls for ${stall.lasts / stepRate} s. A program that takes one step a frame, as long as the frame was, throws the forward PD far past its target; with fixed steps the same stall does nothing, and the backward PD bears both. Put the forward PD’s frequency below ${boundaryText(calmBelow)} Hz, where even a step of ${stall.lasts / stepRate} s is stable, and it bears the stalls too.`,
  stepRate,
  seconds: 2 * jumpsInStalls.every,
  turns: jumpsInStalls,
  cards: { frames: true },
  entities: row(
    stands.map((stand) => ({ ...stand, angle: -jumpsInStalls.by / 2 })),
    22,
  ),
} satisfies Scenario;
