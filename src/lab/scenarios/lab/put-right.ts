// Scene: the 2013 missile and today's, on the same sparse waypoints.
import { limits2013 } from '../../../world/published-2013/entity-2013';
import type { Scenario } from '../../../world/simulation/scenario';
import { demo2013 } from '../demo-2013';

/** Step rate of the 2013 demo. Hz */
const { stepRate } = demo2013;

/**
 * Largest speed of the missile in the demo published in 2013, m/s. A fault lets the missile exceed its speed limit:
 * erratum 6 in docs/errata.md.
 */
const publishedSpeed = limits2013.speed + limits2013.linearAcceleration / stepRate;

const { command } = demo2013.entities[0];

export const putRight = {
  version: 1,
  name: 'Repaired',
  question: 'Same waypoints, two sets of rules. Which missile skips every other one?',
  hint: 'The missile published in 2013 beside a repaired one, on the same waypoints.',
  hero: { sets: 'bodies', label: 'Rules', words: ['both', '2013', 'repaired'] },
  answer: 'own-limits',
  description: `The published missile uses up every other waypoint on arriving and flies ${publishedSpeed.toFixed(1)} m/s where its limit says ${limits2013.speed}. The repaired one visits all at ${limits2013.speed}.`,
  stepRate,
  seconds: 40,
  entities: [
    { kind: 'missile-2013', label: 'published in 2013', position: [0, 0], angle: 0, command },
    { kind: 'missile', label: 'repaired', position: [0, 0], angle: 0, command },
  ],
} satisfies Scenario;
