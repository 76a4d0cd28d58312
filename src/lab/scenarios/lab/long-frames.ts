// Scene: frames that stall. Steps as long as the frames, beside a fixed step that catches up.
import { boundaryText, largestStableFrequency } from '../../../laws/control/stability';
import type { Scenario } from '../../../world/simulation/scenario';
import type { TurnsSpec } from '../../../world/simulation/targets/turns-spec';
import { row } from './row';

const stepRate = 60;

/**
 * Timing of repeated stalls (long simulation steps), in 1/60 s. `every`: period. `after`: time in each period before
 * the stall. `lasts`: stall length.
 */
const stall = { every: 60, after: 30, lasts: 15 };

/**
 * Lengths of a body's simulation steps, in units of 1/60 s. The list repeats. One step is a stall, much longer than the
 * others.
 */
const variable = [
  ...Array<number>(stall.after).fill(1),
  stall.lasts,
  ...Array<number>(stall.every - stall.lasts - stall.after).fill(1),
];

/**
 * Jumps of the targets, each in the middle of a stall (a long step). `by`: angle, rad. `first`: time of the first jump,
 * s. `every`: time between jumps, s.
 */
export const jumpsInStalls = {
  every: (4 * stall.every) / stepRate,
  by: 0.8,
  first: (stall.after + stall.lasts / 2) / stepRate,
} satisfies TurnsSpec;

/** Frequency setting of the PD laws. Hz */
const frequency = 6;
const damping = 1.3;

/** Highest frequency setting at which the forward PD law is stable with steps of 15/60 s. Hz */
export const calmBelow = largestStableFrequency('forward-pd', damping, stepRate / stall.lasts);

const laws = [
  { name: 'PD forward', controller: { kind: 'forward-pd', frequency, damping } },
  { name: 'PD backward', controller: { kind: 'backward-pd', frequency, damping } },
] as const;

/** Largest angular acceleration of the motor. rad/s² */
const motor = 60;

const stands = laws.flatMap(({ name, controller }) => [
  { label: `${name}, one push`, controller, steps: variable, limits: { angularAcceleration: motor } },
  { label: `${name}, short pushes`, controller, limits: { angularAcceleration: motor } },
]);

export const longFrames = {
  version: 1,
  name: 'Long frames',
  question: 'Once a second the computer stutters. Who is thrown past the mark?',
  answer: 'thrown-past',
  hint: 'During a stutter two give one long push, two give many short ones.',
  hero: { sets: 'frame' },
  description: `Once a second a frame takes ${stall.lasts / stepRate} s. One step as long as the frame throws the forward PD far past its target. Below ${boundaryText(calmBelow)} Hz the forward PD is stable even with steps of ${stall.lasts / stepRate} s.`,
  stepRate,
  seconds: 2 * jumpsInStalls.every,
  turns: jumpsInStalls,
  cards: { frames: true, seconds: 2 },
  entities: row(
    stands.map((stand) => ({ ...stand, angle: -jumpsInStalls.by / 2 })),
    22,
  ),
} satisfies Scenario;
