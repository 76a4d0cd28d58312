// Frames that stall: steps as long as the frames are, beside the fixed step that makes up for them.
import { boundaryText, largestStableFrequency } from '../../../laws/control/stability';
import type { Scenario } from '../../../world/simulation/scenario';
import type { TurnsSpec } from '../../../world/simulation/targets/turns-spec';
import { row } from './row';

const stepRate = 60;

/** Every so many steps a frame stalls for so long, after so many calm ones. Steps of 1/60 s: a quarter of a second, once a second. */
const stall = { every: 60, after: 30, lasts: 15 };

/** One step a frame, however long the frame: 45 of one and one of fifteen. */
const variable = [
  ...Array<number>(stall.after).fill(1),
  stall.lasts,
  ...Array<number>(stall.every - stall.lasts - stall.after).fill(1),
];

/** The targets jump in the middle of every fourth stall; between two jumps there are stalls with nothing to do. rad, s */
export const jumps = {
  every: (4 * stall.every) / stepRate,
  by: 0.8,
  first: (stall.after + stall.lasts / 2) / stepRate,
} satisfies TurnsSpec;

/** Frequency of the PDs. Hz */
const frequency = 6;
const damping = 1.3;

/** Below this a step as long as a stall is stable too. Hz */
export const calmBelow = largestStableFrequency('forward-pd', damping, stepRate / stall.lasts);

const laws = [
  { name: 'PD forward', controller: { kind: 'forward-pd', frequency, damping } },
  { name: 'PD backward', controller: { kind: 'backward-pd', frequency, damping } },
] as const;

/** Angular acceleration of the motor. rad/s². Enough for what the PDs command in a long step. */
const motor = 60;

const stands = laws.flatMap(({ name, controller }) => [
  { label: `${name}, one long step`, controller, steps: variable, limits: { angularAcceleration: motor } },
  { label: `${name}, many short steps`, controller, limits: { angularAcceleration: motor } },
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
  seconds: 2 * jumps.every,
  turns: jumps,
  cards: { frames: true },
  entities: row(
    stands.map((stand) => ({ ...stand, angle: -jumps.by / 2 })),
    22,
  ),
} satisfies Scenario;
