// Scene: a steady torque that P alone cannot balance. It shows the effect of each term, and of knowing the torque.

import { pdGains } from '../../../laws/control/pd';
import { integrateAlways } from '../../../laws/control/pid';
import { angleText } from '../../../laws/exact/figures';
import { createBody, inertiaAboutCentre } from '../../../world/entities/hull';
import { missileShape } from '../../../world/entities/missile';
import { World } from '../../../world/planck/planck';
import type { Scenario } from '../../../world/simulation/scenario';
import { stepRateTunable } from '../../../world/simulation/step-rate';
import { row } from './row';

/** Torque of the wind on every body. N m */
const windTorque = 125;

/** Main control of the scene, which sets the wind torque: off, light or strong. N m */
const windHero = { sets: 'wind', values: [0, 50, windTorque], words: ['off', 'light', 'strong'] } as const;

/** Gains of the four laws: kp in 1/s², ki in 1/s³, kd in 1/s. */
const gains = { kp: 20, ki: 30, kd: 8 };

const inertia = inertiaAboutCentre(createBody(new World(), missileShape, { x: 0, y: 0 }, 0));

/** Heading error at which the proportional term balances the wind. rad */
export const windOffset = windTorque / (inertia * gains.kp);

const law = (ki: number, kd: number) => ({ kind: 'pid', kp: gains.kp, ki, kd, ...integrateAlways });

export const pPiPid = {
  version: 1,
  name: 'Wind',
  question: 'Something pushes. Who still points at the mark?',
  answer: 'points-at-mark',
  hint: 'A steady push on all four. P pulls, I adds up what stays off, D brakes.',
  hero: windHero,
  description: `P swings for ever, PI wider and wider, PD rests ${angleText(windOffset, 1)} off, PID on the line; without the wind PD does too.`,
  seconds: 8,
  windTorque,
  turns: { every: 7, by: Math.PI / 2, fromRest: true },
  cards: {},
  entities: row(
    [
      { label: 'P', controller: law(0, 0) },
      { label: 'PI', controller: law(gains.ki, 0) },
      { label: 'PD', controller: law(0, gains.kd) },
      { label: 'PID', controller: law(gains.ki, gains.kd) },
    ],
    16,
  ),
} satisfies Scenario;

/** Settings of the stable PD laws: frequency in Hz, and damping ratio. */
const stiffness = { frequency: 1.5, damping: 2 };

const stable = pdGains(stiffness);

/**
 * Final heading error in wind under an SPD law (stable PD by Tan, Liu and Turk) whose forecast includes the wind. rad
 */
export const toldOffset = windTorque / (inertia * stable.kp);

/**
 * Final heading error in wind under an SPD law (stable PD by Tan, Liu and Turk) whose forecast ignores the wind. rad
 */
export const untoldOffset = toldOffset * (1 + stable.kd / stepRateTunable.initial);

const told = (label: string, knownForces: string) => ({
  label,
  controller: { kind: 'spd', ...stiffness, knownForces },
});

export const knownWind = {
  version: 1,
  name: 'Told of the wind',
  question: 'Same law, same wind. Who still ends on the mark?',
  answer: 'rests-off',
  hint: 'Told means that it knows the wind: one only plans with it, one also pushes back.',
  hero: windHero,
  description: `The stable PD of Tan, Liu and Turk. Told of the wind, it has it in its forecast, as in its paper, and rests ${angleText(toldOffset, 1)} off instead of ${angleText(untoldOffset, 1)}. Only one that also pushes back rests on the line.`,
  // By then all three are at rest to a hundredth of a degree.
  seconds: 7,
  turns: { every: 7, by: Math.PI / 2, fromRest: true },
  cards: {},
  windTorque,
  entities: row(
    [told('not told', 'off'), told('told', 'predicted'), told('told and pushes back', 'countered')],
    16,
  ),
} satisfies Scenario;
