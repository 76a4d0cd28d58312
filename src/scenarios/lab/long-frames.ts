// Frames that stall: steps as long as the frames are, beside the fixed step that makes up for them.
import { boundaryText, largestStableFrequency } from '../../control/stability';
import type { Scenario } from '../../simulation/scenario';
import { aim, row } from './row';

const stepRate = 60;

/** Every so many steps a frame stalls for so long. Steps of 1/60 s: a quarter of a second, twice in three seconds. */
const stall = { every: 90, lasts: 15 };

/** One step a frame, however long the frame: 75 of one and one of fifteen. */
const variable = [...Array<number>(stall.every - stall.lasts).fill(1), stall.lasts];

/** The targets jump in the middle of each stall. s */
const jumps = { every: stall.every / stepRate, first: (stall.every - stall.lasts / 2) / stepRate };

const headings = [0.4, -0.4];

/** How far they jump. rad */
export const jump = headings[0] - headings[1];

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
  { label: `${name}, variable step`, controller, steps: variable, limits: { angularAcceleration: motor } },
  { label: `${name}, fixed step`, controller, limits: { angularAcceleration: motor } },
]);

const entities = row(stands, headings[0], 22);

/** How long it runs. s */
const seconds = 30;

export const longFrames = {
  version: 1,
  name: 'Long frames',
  question: 'One slow frame a second. Whose steering survives it?',
  hero: { sets: 'frame' },
  description: `Every ${stall.every / stepRate} s a frame stalls for ${stall.lasts / stepRate} s. A program that takes one step a frame, as long as the frame was, throws the forward PD far past its target; with fixed steps the same stall does nothing, and the backward PD bears both. Put the forward PD’s frequency below ${boundaryText(calmBelow)} Hz, where even a step of ${stall.lasts / stepRate} s is stable, and it bears the stalls too.`,
  stepRate,
  seconds,
  entities,
  timeline: Array.from({ length: Math.floor(seconds / jumps.every) }, (_, n) =>
    entities.map(({ position }, entity) => ({
      at: jumps.first + n * jumps.every,
      entity,
      target: aim(position, headings[(n + 1) % headings.length]),
    })),
  ).flat(),
} satisfies Scenario;
