// Scene: a body is clamped while its integral grows, then released, with both kinds of anti-windup and without.

import { integrateAlways } from '../../../laws/control/pid';
import type { Scenario } from '../../../world/simulation/scenario';
import { row } from './row';

/** Times of the turns that every body of the scene repeats. */
export const holdTimes = {
  /** Time for which each body is fixed, unable to turn, when a turn begins. s */
  held: 3,
  /** Time from the beginning of one turn to the beginning of the next. s */
  every: 13,
};

const law = (antiWindup: string) => ({ kind: 'pid', kp: 20, ki: 10, kd: 8, ...integrateAlways, antiWindup });

export const windup = {
  version: 1,
  name: 'Windup',
  question: 'Held for three seconds, then let go: which turns too far?',
  answer: 'goes-past',
  hint: 'Each adds up its error to push harder. While held, one stops, one forgets.',
  hero: { sets: 'hold' },
  description: `While the bodies are held for ${holdTimes.held} s, their errors add up. Without anti-windup the integral is unwound by turning far past.`,
  seconds: holdTimes.every,
  turns: { ...holdTimes, by: Math.PI / 2, fromRest: true },
  cards: {},
  entities: row(
    [
      { label: 'sums on (no anti-windup)', controller: law('none') },
      { label: 'stops summing (clamping)', controller: law('clamping') },
      {
        label: 'forgets (back-calculation)',
        controller: { ...law('back-calculation'), trackingTime: 0.5 },
      },
    ],
    20,
  ),
} satisfies Scenario;
