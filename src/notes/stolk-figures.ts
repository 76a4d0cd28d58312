// The figures of Stolk's tuning advice: each symptom made on purpose with his law, then one gain halved or doubled.
import { createController } from '../control/controllers';
import { turnTimeBound } from '../control/turn-bound';
import { endless, type Figures, motor, percent, quarter, text, timesLimit, turn } from './turns';

/** Stolk's P, I and D. */
type Gains = readonly [p: number, i: number, d: number];

/** Gains that show a symptom at the usual turn: D Δt above 2 trembles, and explodes without a limit. */
const symptoms = {
  overshoots: [10, 2, 1],
  slow: [40, 0.4, 30],
  explodes: [40, 0.4, 130],
  jitters: [40, 0.4, 130],
} as const satisfies Record<string, Gains>;

/** By how much each gain is multiplied. */
const changes = {
  as: [1, 1, 1],
  'P half': [0.5, 1, 1],
  'P double': [2, 1, 1],
  'D half': [1, 1, 0.5],
  'D double': [1, 1, 2],
  'P half I double': [0.5, 2, 1],
} as const satisfies Record<string, Gains>;

export type Symptom = keyof typeof symptoms;
export type Change = keyof typeof changes;

const leaky = ([kp, ki, kd]: Gains) => createController({ kind: 'leaky-pid', kp, ki, kd });

/** The turn of a symptom after a change of gains. Without a motor's limit where it is to explode. */
export function stolkTurn(symptom: Symptom, change: Change) {
  const [p, i, d] = symptoms[symptom];
  const [byP, byI, byD] = changes[change];
  return turn(leaky([p * byP, i * byI, d * byD]), { limits: symptom === 'explodes' ? endless : motor });
}

/** How bad a symptom is after a change of gains. */
function cell(symptom: Symptom, change: Change): string {
  const response = stolkTurn(symptom, change);
  if (symptom === 'overshoots') return percent(response.overshoot);
  if (symptom === 'jitters') return percent(response.shareAtLimit);
  if (symptom === 'slow') return `${text(timesLimit(response), 1)} ×`;
  return response.settlingTime === null ? 'explodes' : 'settles';
}

/** A turn by Stolk's ratio, P ten times D, and I the geometric mean of the two or 0. */
const byRatio = (d: number, withIntegral: boolean) =>
  percent(turn(leaky([10 * d, withIntegral ? Math.sqrt(10) * d : 0, d])).overshoot);

/** All figures of Stolk's advice. */
export function stolkFigures(): Figures {
  const figures: Figures = {};
  for (const symptom of Object.keys(symptoms) as Symptom[]) {
    figures[`stolk ${symptom} gains`] = symptoms[symptom].join(', ');
    for (const change of Object.keys(changes) as Change[])
      figures[`stolk ${symptom} ${change}`] = cell(symptom, change);
  }
  for (const d of [1, 4, 40]) {
    figures[`ratio ${d}`] = byRatio(d, true);
    figures[`ratio ${d} without I`] = byRatio(d, false);
  }
  const braking = turnTimeBound(quarter, motor) / 4;
  figures['ratio here'] = text(1 / braking, 1);
  figures['ratio here time'] = `${text(braking, 2)} s`;
  return figures;
}
