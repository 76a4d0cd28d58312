// Computes the numbers of the notes on gains: limits of proportional and derivative gains, and results of Stolk's advice on gains.

import { goal } from '../../lab/tuning/cost';
import { windShare } from '../../lab/tuning/turn-set';
import { TimeOptimal, turnTimeBound } from '../../laws/control/time-optimal';
import {
  decimalText,
  endless,
  type NotesFigures,
  percent,
  timesLimit,
  turn,
  turnSummary,
  usualAngle,
  usualMotor,
} from './turns';

// The best turns by 90° and by 170° of a law with one proportional and one derivative gain, over all of them.

/** Angle of the large turn with which gains are tested. rad */
const large = (170 / 180) * Math.PI;

/**
 * Returns values from `from` to `to` in geometric progression.
 * @param share growth from each value to the next: 0.05 for 5 %
 */
function between(from: number, to: number, share: number): number[] {
  const count = Math.floor(Math.log(to / from) / Math.log(1 + share)) + 1;
  return Array.from({ length: count }, (_, n) => from * (1 + share) ** n);
}

// A turn by 90° can brake in time only with ratios from 0.18 s on.
/** Gains to test, as a coarse and a fine grid. `proportional`: Kp, 1/s². `ratios`: Kd/Kp, s */
const grids = [
  { proportional: between(15, 200, 0.05), ratios: between(0.1, 0.4, 0.03) },
  { proportional: between(28, 45, 0.01), ratios: between(0.2, 0.28, 0.004) },
];

/** Longest accepted settling time of a turn by 90°, as a multiple of the shortest possible one. */
const slowest = 1.25;

/** Duration of a simulated turn. s */
const duration = 2;

/**
 * Simulates turns with all gains in `grids`. Returns results for the gains with a quick 90° turn and little overshoot.
 */
function sweep() {
  const best = turn(new TimeOptimal()).settlingTime!;
  const push = windShare * usualMotor.angularAcceleration;
  return grids
    .flatMap(({ proportional, ratios }) =>
      proportional.flatMap((kp) => ratios.map((ratio) => [kp, kp * ratio])),
    )
    .flatMap(([kp, kd]) => {
      const made = (step: number, disturbance = 0) =>
        turn({ kind: 'pid', kp, ki: 0, kd }, { step, duration, disturbance });
      const { settlingTime, overshoot } = made(usualAngle);
      if (settlingTime === null || settlingTime > slowest * best || overshoot > goal.overshoot) return [];
      const [calm, wind] = [0, push].map((disturbance) => made(large, disturbance).overshoot);
      return [{ times: settlingTime / best, calm, wind }];
    });
}

function brakedFigures(): NotesFigures {
  const figures: NotesFigures = {};
  for (const [name, brake] of [
    ['braked', 0.65],
    ['unbraked', 0],
  ] as const)
    for (const angle of [10, 90, 170]) {
      const controller = { kind: 'pid', kp: 172, ki: 0, kd: 22, brake };
      figures[`${name} ${angle}`] = turnSummary(controller, { step: (angle / 180) * Math.PI });
    }
  return figures;
}

function gainBoundFigures(): NotesFigures {
  const pairs = sweep();
  const quick = pairs.filter(({ times }) => times <= goal.times);
  const calm = pairs.filter(({ calm }) => calm <= goal.overshoot);
  return {
    'bound times': decimalText(Math.min(...calm.map(({ times }) => times)), 2),
    'bound calm': percent(Math.min(...quick.map(({ calm }) => calm)), 1),
    'bound wind': percent(Math.min(...quick.map(({ wind }) => wind)), 1),
    ...brakedFigures(),
  };
}

// Stolk's tuning advice: each symptom made on purpose with his law, then his line followed, and each part of it alone.

type Gains = readonly [p: number, i: number, d: number];

/** Bram Stolk's advice (2013) how to change PID gains against one fault of a turn, such as overshoot. */
interface Advice {
  /** Gains P, I and D of an example PID. A turn under this PID shows the fault, such as overshoot. */
  readonly gains: Gains;
  /** Factors by which Stolk advises to multiply P, I and D. */
  readonly factors: Gains;
}

/** Stolk's tuning advice for a PID, by symptom. */
const advice = {
  explodes: { gains: [40, 0.4, 130], factors: [0.5, 0.5, 0.5] },
  overshoots: { gains: [10, 2, 1], factors: [1, 0.5, 2] },
  slow: { gains: [40, 0.4, 30], factors: [2, 2, 0.5] },
  jitters: { gains: [40, 0.4, 130], factors: [0.5, 2, 1] },
} as const satisfies Record<string, Advice>;

type Symptom = keyof typeof advice;

/** Gains that a simulation multiplies by the factors of Stolk's advice (2013). 0: P, 1: I, 2: D. */
const parts = { none: [], all: [0, 1, 2], P: [0], I: [1], D: [2] } as const satisfies Record<
  string,
  readonly number[]
>;
export type AdvicePart = keyof typeof parts;

const leaky = ([kp, ki, kd]: Gains) => ({ kind: 'leaky-pid', kp, ki, kd });

/**
 * Simulates a turn by 90° under a PID whose gains are changed by Stolk's published tuning advice. Returns the measures
 * of the turn.
 * @param symptom symptom of the unchanged gains, such as 'overshoots'
 * @param part gains that the advice changes; 'none' leaves all unchanged
 */
export function stolkTurn(symptom: Symptom, part: AdvicePart) {
  const { gains, factors } = advice[symptom];
  const changed: readonly number[] = parts[part];
  const [p, i, d] = gains.map((gain, n) => (changed.includes(n) ? gain * factors[n] : gain));
  return turn(leaky([p, i, d]), { limits: symptom === 'explodes' ? endless : usualMotor });
}

/**
 * Simulates a turn after a change of PID gains that Bram Stolk advises. Returns how large a fault still is, as text.
 * @param symptom fault of the turn before the change, such as 'overshoots'
 * @param part gains to change; 'none' leaves all unchanged
 * @returns a dash if Stolk advises no change of these gains
 */
function cell(symptom: Symptom, part: AdvicePart): string {
  if (part !== 'none' && parts[part].every((n) => advice[symptom].factors[n] === 1)) return '–';
  const response = stolkTurn(symptom, part);
  if (symptom === 'overshoots') return percent(response.overshoot);
  if (symptom === 'jitters') return percent(response.shareAtLimit);
  if (symptom === 'slow') return `${decimalText(timesLimit(response), 1)} ×`;
  return response.settlingTime === null ? 'explodes' : 'settles';
}

/**
 * Returns a PID's overshoot as text. P is ten times D, as in Stolk's tuning advice.
 * @param d gain D
 * @param withIntegral true if the gain I is the geometric mean of P and D; false if it is 0
 */
const byRatio = (d: number, withIntegral: boolean) =>
  percent(turn(leaky([10 * d, withIntegral ? Math.sqrt(10) * d : 0, d])).overshoot);

function stolkFigures(): NotesFigures {
  const figures: NotesFigures = {};
  for (const symptom of Object.keys(advice) as Symptom[]) {
    figures[`stolk ${symptom} gains`] = advice[symptom].gains.join(', ');
    for (const part of Object.keys(parts) as AdvicePart[])
      figures[`stolk ${symptom} ${part}`] = cell(symptom, part);
  }
  const [p, i, d] = advice.jitters.gains;
  figures['stolk jitters less D'] = percent(turn(leaky([p, i, d / 2])).shareAtLimit);
  for (const d of [1, 4, 40]) {
    figures[`ratio ${d}`] = byRatio(d, true);
    figures[`ratio ${d} without I`] = byRatio(d, false);
  }
  const braking = turnTimeBound(usualAngle, usualMotor) / 4;
  figures['ratio here'] = decimalText(1 / braking, 1);
  figures['ratio here time'] = `${decimalText(braking, 2)} s`;
  return figures;
}

export function gainFigures(): NotesFigures {
  return { ...stolkFigures(), ...gainBoundFigures() };
}
