// What each term does, with a steady torque that P alone cannot balance.
import { World } from 'planck';
import { integrateAlways } from '../control/pid';
import { createBody, inertiaAboutCentre } from '../entities/hull';
import { missileShape } from '../entities/missile';
import type { Scenario } from '../simulation/scenario';
import { row } from './row';

/** Wind on every body. N m */
const windTorque = 125;

/** Gains of the four bodies, as far as they have the term. 1/s², 1/s³, 1/s */
const gains = { kp: 20, ki: 30, kd: 8 };

const inertia = inertiaAboutCentre(createBody(new World(), missileShape, { x: 0, y: 0 }, 0));

/** Where the proportional term balances the wind: Kp e I = torque. rad */
export const windOffset = windTorque / (inertia * gains.kp);

const law = (ki: number, kd: number) => ({ kind: 'pid', kp: gains.kp, ki, kd, ...integrateAlways });

export const pPiPid = {
  version: 1,
  name: 'P, PI, PD, PID in wind',
  description: `The same steady torque pushes all four. P swings for ever, PI swings wider and wider until it spins, PD comes to rest ${((windOffset * 180) / Math.PI).toFixed(1)}° off, PID comes to rest on the line: set the wind torque to zero under World and restart (R).`,
  seconds: 12,
  windTorque,
  entities: row(
    [
      { label: 'P', controller: law(0, 0) },
      { label: 'PI', controller: law(gains.ki, 0) },
      { label: 'PD', controller: law(0, gains.kd) },
      { label: 'PID', controller: law(gains.ki, gains.kd) },
    ],
    Math.PI / 2,
    16,
  ),
} satisfies Scenario;
