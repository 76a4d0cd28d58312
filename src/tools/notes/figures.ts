// All numbers of the notes, computed by the program's own functions.

import { controllerKinds, isControllerName } from '../../laws/control/controllers';
import { boundaryText, largestStableFrequency } from '../../laws/control/stability';
import { settlingBand as band, lateTime } from '../../laws/control/step-response';
import { motorForTurnTime, turnSettlingBound, turnTimeBound } from '../../laws/control/time-optimal';
import type { TurnLimits } from '../../laws/control/turn-controller';
import { createBody, inertiaAboutCentre } from '../../world/entities/hull';
import { missileShape } from '../../world/entities/missile';
import { World } from '../../world/planck/planck';
import { reducedShare } from '../../world/simulation/motor';
import { attitudeFigures } from './attitude-figures';
import { engineFigures } from './engine-figures';
import { errataFigures } from './errata-figures';
import { gainFigures } from './gain-figures';
import { laterErrataFigures } from './later-errata-figures';
import {
  decimalText,
  errorAfter,
  errorAtRest,
  type NotesFigures,
  percent,
  tableRow,
  timesLimit,
  turn,
  usualAngle,
  usualMotor,
  usualRate,
} from './turns';
import { worldFigures } from './world-figures';

// Found by trial. The turn settles at about T and overshoots by less than 2 %, see the test.
/** Factors for PID gains: Kp = 20/T², Kd = 7/T, Ki = 10/T³. T: shortest time of a 90° turn, s */
export const recipe = { kp: 20, kd: 7, ki: 10 };

/** Wanted duration of a turn by 90°, in the example of the notes' tuning guide. s */
const wishedTime = 0.5;

/**
 * Returns the numbers that the notes state in the chapter on laws: default gains, turns by 90°, and limits of some
 * laws.
 */
function lawFigures(): NotesFigures {
  const figures: NotesFigures = {};
  for (const kind of Object.keys(controllerKinds).filter(isControllerName)) {
    const { tunables } = controllerKinds[kind];
    const settings = tunables.map(({ symbol, label, initial, unit }) =>
      `${symbol ?? label} ${initial} ${unit}`.trim(),
    );
    if (settings.length > 0) figures[`${kind} settings`] = settings.join(', ');
    Object.assign(figures, tableRow(kind, { kind }));
  }
  const stiff = turn({ kind: 'backward-pd', frequency: 6, damping: 1 });
  const stolk = turn({ kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 });
  return {
    ...figures,
    'stiff overshoot': percent(stiff.overshoot),
    'stolk overshoot': percent(stolk.overshoot, 1),
    'windowed wind error': errorAtRest({ kind: 'windowed-pid' }),
    'leaky wind error': errorAtRest({ kind: 'leaky-pid' }),
    'pid late wind 6': errorAfter(6, { kind: 'pid' }, [-1, 1]),
    'late time': `${lateTime} s`,
    'spd wind error': errorAtRest({ kind: 'spd', knownForces: 'off' }),
    'spd told error': errorAtRest({ kind: 'spd', knownForces: 'predicted' }),
    'spd countered error': errorAtRest({ kind: 'spd', knownForces: 'countered' }),
    'optimal wind overshoot': percent(turn({ kind: 'time-optimal' }, { disturbance: 1 }).overshoot),
    'forward boundary': `${boundaryText(largestStableFrequency('forward-pd', 1, usualRate))} Hz`,
    'spd boundary': `${boundaryText(largestStableFrequency('spd', 1, usualRate))} Hz`,
  };
}

/** Returns the numbers in the notes about the quickest possible turn by 90°. */
function boundFigures(): NotesFigures {
  const bound = turnTimeBound(usualAngle, usualMotor);
  const settling = turnSettlingBound(usualAngle, usualMotor);
  return {
    motor: `${decimalText(usualMotor.angularAcceleration, 2)} rad/s²`,
    bound: `${decimalText(bound, 2)} s`,
    'bound settling': `${decimalText(settling, 2)} s`,
    'bound settling share': decimalText(settling / bound, 2),
    'band floor': decimalText(
      turnSettlingBound(usualAngle * (1 + band), usualMotor, (2 * band) / (1 + band)) / settling,
      2,
    ),
    'bound 180': `${decimalText(turnTimeBound(2 * usualAngle, usualMotor), 2)} s`,
  };
}

/** Returns the numbers that the notes state in their tuning guide. */
function guideFigures(): NotesFigures {
  const angularAcceleration = motorForTurnTime(usualAngle, wishedTime);
  const limits: TurnLimits = { ...usualMotor, angularAcceleration };
  const gains = { kp: recipe.kp / wishedTime ** 2, kd: recipe.kd / wishedTime };
  const ki = recipe.ki / wishedTime ** 3;
  // kp = 9 f², kd = 4.5 f d solved for f and d.
  const frequency = Math.sqrt(gains.kp) / 3;
  const damping = gains.kd / (4.5 * frequency);
  const inertia = inertiaAboutCentre(createBody(new World(), missileShape, { x: 0, y: 0 }, 0));
  const pd = { kind: 'pid', ...gains, ki: 0 };
  const pid = { kind: 'pid', ...gains, ki };
  const exact = turn({ kind: 'time-optimal' }, { limits });
  const quick = turn(pd, { limits });
  const wide = turn(pd, { limits, step: 2 * usualAngle });
  const weaker = (share: number) =>
    percent(turn(pd, { limits: { ...limits, angularAcceleration: share * angularAcceleration } }).overshoot);
  return {
    'recipe kp': decimalText(recipe.kp),
    'recipe kd': decimalText(recipe.kd),
    'recipe ki': decimalText(recipe.ki),
    'recipe frequency': decimalText(Math.sqrt(recipe.kp) / 3, 2),
    'recipe damping': decimalText(damping, 2),
    'wish time': `${wishedTime} s`,
    'wish motor': `${decimalText(angularAcceleration, 1)} rad/s²`,
    'wish inertia': `${decimalText(inertia, 1)} kg m²`,
    'wish torque': `${decimalText(inertia * angularAcceleration)} N m`,
    'wish kp': decimalText(gains.kp),
    'wish kd': decimalText(gains.kd),
    'wish ki': decimalText(ki),
    'wish pid overshoot': percent(turn(pid, { limits }).overshoot),
    'wish frequency': `${decimalText(frequency, 2)} Hz`,
    'wish exact settling': `${decimalText(exact.settlingTime!, 2)} s`,
    'wish exact overshoot': percent(exact.overshoot),
    'wish settling': `${decimalText(quick.settlingTime!, 2)} s`,
    'wish overshoot': percent(quick.overshoot),
    'wish times': decimalText(timesLimit(quick, { limits }), 2),
    'wish half overshoot': weaker(1 / 2),
    'wish reduced': percent(reducedShare),
    'wish reduced overshoot': weaker(reducedShare),
    'wish 180 overshoot': percent(wide.overshoot),
  };
}

export function notesFigures(): NotesFigures {
  return {
    ...lawFigures(),
    ...boundFigures(),
    ...guideFigures(),
    ...errataFigures(),
    ...laterErrataFigures(),
    ...gainFigures(),
    ...worldFigures(),
    ...engineFigures(),
    ...attitudeFigures(),
  };
}

/** Replaces each {{name}} by its number. Throws RangeError for an unknown name. */
export function withFigures(source: string, figures: Readonly<NotesFigures>): string {
  return source.replace(/\{\{(.+?)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(figures, name))
      throw new RangeError(`the notes name a figure that nothing computes: ${name}`);
    return figures[name];
  });
}
