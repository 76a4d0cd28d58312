// The target jumps: derivative on the error kicks, on the measurement it does not, and a reset avoids the kick.
import type { Scenario, TimelineEntry } from '../simulation/scenario';
import { aim, row, type Stand } from './row';

/** The target jumps this often. s */
export const jumpEvery = 3;

/** Headings of the target, one after the other. rad */
const headings = [0.5, -0.5, 0.5, -0.5, 0.5, -0.5, 0.5];

const spacing = 24;

const law = (derivative: string) => ({ kind: 'pid', derivative });

const stands: readonly Stand[] = [
  { label: 'on the error', controller: law('error') },
  { label: 'on the error, reset', controller: law('error'), resetOnRetarget: true },
  { label: 'on the measurement', controller: law('measurement') },
];

const entities = row(stands, headings[0], spacing);

export const kick = {
  version: 1,
  name: 'Kick',
  description: `The target jumps every ${jumpEvery} s. Look at the commanded angular acceleration in the scope: differentiating the error answers each jump with a spike far beyond the motor’s limit.`,
  seconds: headings.length * jumpEvery,
  entities,
  timeline: headings.slice(1).flatMap((heading, n): TimelineEntry[] =>
    entities.map(({ position }, entity) => ({
      at: (n + 1) * jumpEvery,
      entity,
      target: aim(position, heading),
    })),
  ),
} satisfies Scenario;
