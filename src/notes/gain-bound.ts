// What no gains can do: the best turns by 90° and by 170° of a law with one proportional and one derivative gain, over all of them.
import { createController } from '../control/controllers';
import { simulateTurn } from '../control/double-integrator';
import { measureTurn } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import { windShare } from '../tuning/turn-set';
import { type Figures, motor, percent, quarter, summary, text, turn, usualRate } from './turns';

/** The goal of a tuning at 90°: settled within so many times the time-optimal turn, so far past at most. */
const goal = { times: 1.15, overshoot: 0.02 };

/** The largest turn of a tuning. rad */
const large = (170 / 180) * Math.PI;

/** Values from one to another, each a share more than the last. */
function between(from: number, to: number, share: number): number[] {
  const count = Math.floor(Math.log(to / from) / Math.log(1 + share)) + 1;
  return Array.from({ length: count }, (_, n) => from * (1 + share) ** n);
}

/** Gains of the sweep: all of them roughly, and finely where the best lie. Kp in 1/s², Kd/Kp in s; 90° takes braking from 0.18 s on */
const grids = [
  { proportional: between(15, 200, 0.05), ratios: between(0.1, 0.4, 0.03) },
  { proportional: between(28, 45, 0.01), ratios: between(0.2, 0.28, 0.004) },
];

/** Turns by 90° that settle later than so many times the time-optimal one are of no interest. */
const slowest = 1.25;

/** How long a turn is simulated. s; the largest swing of the large turn comes before */
const duration = 2;

/** Both turns with the same gains. */
interface Pair {
  /** Settling time by 90° over that of the time-optimal turn. */
  readonly times: number;
  /** Overshoots of the large turn, in calm air and in a wind that pushes it on. */
  readonly calm: number;
  readonly wind: number;
}

/** Every pair of gains whose turn by 90° settles and keeps to the overshoot. */
function sweep(): Pair[] {
  const best = turn(new TimeOptimal()).settlingTime!;
  const pairs: Pair[] = [];
  for (const { kp, ratio } of grids.flatMap(({ proportional, ratios }) =>
    proportional.flatMap((kp) => ratios.map((ratio) => ({ kp, ratio }))),
  )) {
    const made = (step: number, disturbance = 0) => {
      const controller = createController({ kind: 'pid', kp, ki: 0, kd: kp * ratio });
      const trial = { controller, step, timeStep: 1 / usualRate, duration, limits: motor, disturbance };
      return measureTurn(simulateTurn(trial));
    };
    const { settlingTime, overshoot } = made(quarter);
    if (settlingTime === null || settlingTime > slowest * best || overshoot > goal.overshoot) continue;
    const wind = windShare * motor.angularAcceleration;
    pairs.push({
      times: settlingTime / best,
      calm: made(large).overshoot,
      wind: made(large, wind).overshoot,
    });
  }
  return pairs;
}

/** Turns with stiff gains, with and without a brake. */
function brakedFigures(): Figures {
  const figures: Figures = {};
  for (const [name, brake] of [
    ['braked', 0.65],
    ['unbraked', 0],
  ] as const)
    for (const angle of [10, 90, 170]) {
      const controller = createController({ kind: 'pid', kp: 172, ki: 0, kd: 22, brake });
      figures[`${name} ${angle}`] = summary(controller, { step: (angle / 180) * Math.PI });
    }
  return figures;
}

/** The ends of what gains can do without a brake, and what they do with one. */
export function gainBoundFigures(): Figures {
  const pairs = sweep();
  const quick = pairs.filter(({ times }) => times <= goal.times);
  const calm = pairs.filter(({ calm }) => calm <= goal.overshoot);
  return {
    'bound times': text(Math.min(...calm.map(({ times }) => times)), 2),
    'bound calm': percent(Math.min(...quick.map(({ calm }) => calm)), 1),
    'bound wind': percent(Math.min(...quick.map(({ wind }) => wind)), 1),
    ...brakedFigures(),
  };
}
