// A body is held while its integral grows, then let go: with anti-windup of either kind and without.

import { integrateAlways } from '../../control/pid';
import type { Scenario } from '../../simulation/scenario';
import { row } from './row';

/** How long the bodies are held. s */
export const heldUntil = 3;

const law = (antiWindup: string) => ({ kind: 'pid', kp: 20, ki: 10, kd: 8, ...integrateAlways, antiWindup });

export const windup = {
  version: 1,
  name: 'Windup',
  question: 'Held for three seconds, then let go: who remembers too much?',
  hero: { sets: 'hold', values: [heldUntil] },
  description: `The bodies are held for ${heldUntil} s while their errors add up, then let go. Without anti-windup the integral is unwound by turning far past, and it takes seconds longer; Restart (R) shows it again.`,
  seconds: 16,
  entities: row(
    [
      { label: 'no anti-windup', controller: law('none'), heldUntil },
      { label: 'clamping', controller: law('clamping'), heldUntil },
      { label: 'back-calculation', controller: { ...law('back-calculation'), trackingTime: 0.5 }, heldUntil },
    ],
    Math.PI / 2,
    20,
  ),
} satisfies Scenario;
