// Computes the numbers of the notes on three dimensions: turns in space, laws that do not work by components, and the errata seen there.

import type { AttitudeController } from '../../laws/control/attitude/attitude-controller';
import { attitudeControllerOf } from '../../laws/control/attitude/attitude-controllers';
import { AttitudePid } from '../../laws/control/attitude/attitude-pid';
import {
  type AttitudeTrial,
  accelerationHeld,
  flyTurn,
  halfTurnTime,
  slanted,
  toldWholeMotor,
  turnUnderPush,
} from '../../laws/control/attitude/attitude-turn.fixture';
import { ByComponent } from '../../laws/control/attitude/by-component';
import { Eigenaxis } from '../../laws/control/attitude/eigenaxis';
import {
  boundaryAt,
  frameErrors,
  gyroscopicError,
  lag,
  leftAfterStep,
  longWays,
  singleAngle,
  stableTurns,
} from '../../laws/control/attitude/errata-measures.fixture';
import {
  engineBody,
  explicitBody,
  impulseThenFree,
  plate,
  realBody,
  rungeKutta,
  turnAbout,
} from '../../laws/control/attitude/free-body.fixture';
import { identity } from '../../laws/control/attitude/quaternion';
import type { AttitudeLimits } from '../../laws/control/attitude/steer-attitude';
import { tumble } from '../../laws/control/attitude/tumble.fixture';
import { controllerKinds, isControllerName } from '../../laws/control/controllers';
import { Pid } from '../../laws/control/pid';
import { TimeOptimal, turnSettlingBound } from '../../laws/control/time-optimal';
import { angleText, secondsText, toRadians } from '../../laws/exact/figures';
import { decimalText, type NotesFigures, percent, turn, usualAngle, usualMotor } from './turns';

/** Angles of the turns in the notes' tables. Degrees */
const angles = [10, 90, 179];

/**
 * Times of the simulated turns, s. `settled`: longest settling time in the notes; a longer one is called "never".
 * `whole`: length of a simulation.
 */
const watched = { settled: 8, whole: 10 };

const settledText = (time: number | null) =>
  time === null || time > watched.settled ? 'never' : secondsText(time);

// Twenty parts a step give the same figures.
const plant = impulseThenFree(4);

/** Simulates a turn of a free rigid body and returns its measurements. */
const flown = (trial: AttitudeTrial) => flyTurn({ plant, duration: watched.whole, ...trial });

/** Simulates a turn about the oblique direction `slanted`, and returns its measurements @param angle degrees */
const turned = (controller: AttitudeController, angle: number, trial: Partial<AttitudeTrial> = {}) =>
  flown({ controller, desired: turnAbout(slanted, toRadians(angle)), ...trial });

/** Returns settling time and overshoot of a turn, as text for the tables. @param angle degrees */
const cell = (controller: AttitudeController, angle: number, limits: AttitudeLimits = usualMotor) => {
  const { settlingTime, overshoot } = turned(controller, angle, { limits });
  return `${settledText(settlingTime)}, ${percent(overshoot)}`;
};

/** Motors that the notes compare, described by their limits. */
const motorLimits = {
  torque: usualMotor,
  acceleration: accelerationHeld,
} as const;

/** Returns the settling times and overshoots that the notes show in their tables. */
function tableFigures(): NotesFigures {
  const figures: NotesFigures = {};
  for (const angle of angles)
    figures[`space best ${angle}`] = settledText(turnSettlingBound(toRadians(angle), usualMotor));
  for (const kind of Object.keys(controllerKinds).filter(isControllerName)) {
    for (const [limit, limits] of Object.entries(motorLimits))
      for (const angle of angles)
        figures[`${limit} ${kind} ${angle}`] = cell(attitudeControllerOf({ kind }), angle, limits);
    figures[`space ${kind} plane`] = angles
      .map((angle) => settledText(turn({ kind }, { step: toRadians(angle), duration: 8 }).settlingTime))
      .join(', ');
  }
  const gates = new ByComponent(() => new Pid({ integralZone: 0.3, integralRate: 0.25 }, 'none'));
  const three = new ByComponent(() => toldWholeMotor(new TimeOptimal()));
  for (const angle of angles) {
    figures[`space gates ${angle}`] = cell(gates, angle);
    figures[`space three ${angle}`] = cell(three, angle);
  }
  return {
    ...figures,
    ...halfTurnFigures(),
    ...meanInertiaFigures(),
    'space three off': angleText(turned(three, 90).offAxis),
    'space eigenaxis off': angleText(turned(new Eigenaxis(), 90).offAxis, 1),
    'space eigenaxis past': percent(turned(new Eigenaxis(), 179, { limits: accelerationHeld }).overshoot, 1),
    ...Object.fromEntries(
      angles.map((angle) => [
        `needed ${angle}`,
        decimalText(turned(new Eigenaxis(), angle, { limits: accelerationHeld }).needed, 1),
      ]),
    ),
  };
}

function halfTurnFigures(): NotesFigures {
  const widest = toRadians(0.5);
  const times = Array.from({ length: 600 }, (_, n) => halfTurnTime(widest, n + 1));
  return {
    'half turn trials': decimalText(times.length),
    'half turn noisy': settledText(Math.max(...times)),
    'half turn quiet': settledText(halfTurnTime(0, 1)),
    // For even noise up to a, σ is a/√3.
    'half turn sigma': angleText(widest / Math.sqrt(3), 2),
  };
}

function meanInertiaFigures(): NotesFigures {
  const mean = (plate.x + plate.y + plate.z) / 3;
  const trial = (changed: Partial<AttitudeTrial>) =>
    turned(attitudeControllerOf({ kind: 'backward-pd' }), 90, changed);
  const told = trial({ toldMoments: { x: mean, y: mean, z: mean }, counters: false });
  return {
    'mean inertia': settledText(told.settlingTime),
    'mean inertia off': angleText(told.offAxis),
    'whole inertia': settledText(trial({}).settlingTime),
  };
}

/**
 * Returns the numbers in the notes about stopping a tumble: at 5 rad/s about the middle principal axis, and at 10 rad/s
 * about the axis (1, 1, 1).
 */
function tumbleFigures(): NotesFigures {
  const spun = { x: 0, y: 5, z: 0 };
  const fast = { x: 10 / Math.sqrt(3), y: 10 / Math.sqrt(3), z: 10 / Math.sqrt(3) };
  const starts = {
    aside: { angularVelocity: spun, desired: turnAbout({ x: 1, y: 0, z: 0 }, usualAngle) },
    behind: { angularVelocity: spun, desired: turnAbout({ x: 0, y: 1, z: 0 }, -usualAngle) },
    opposite: { angularVelocity: spun, desired: turnAbout({ x: 1, y: 0, z: 0 }, 2 * usualAngle) },
    fast: { angularVelocity: fast, desired: turnAbout({ x: 0, y: 0, z: 1 }, toRadians(120)) },
  };
  const figures: NotesFigures = {};
  for (const [name, start] of Object.entries(starts)) {
    for (const [limit, limits] of Object.entries(motorLimits)) {
      const time = (controller: AttitudeController) =>
        settledText(flown({ controller, ...start, limits }).settlingTime);
      figures[`tumble ${limit} ${name} pid`] = time(new AttitudePid());
      figures[`tumble ${limit} ${name} pd`] = time(attitudeControllerOf({ kind: 'backward-pd' }));
      figures[`tumble ${limit} ${name} eigenaxis`] = time(new Eigenaxis());
      figures[`tumble ${limit} ${name} eigenaxis 95`] = time(new Eigenaxis(0.95));
    }
    const { needed } = flown({ controller: new Eigenaxis(), ...start, limits: accelerationHeld });
    figures[`tumble needed ${name}`] = decimalText(needed, 1);
  }
  return figures;
}

/** Returns the numbers that the notes state about the gyroscopic torque. */
function gyroscopicFigures(): NotesFigures {
  const figures: NotesFigures = {};
  for (const [name, plant] of [
    ['real', impulseThenFree(20)],
    ['engine', engineBody],
  ] as const) {
    for (const counters of [true, false]) {
      const as = `gyro ${name} ${counters ? 'countered' : 'left'}`;
      const trial = { plant, counters, frame: identity };
      const { settlingTime, offAxis } = turned(attitudeControllerOf({ kind: 'backward-pd' }), 90, trial);
      figures[as] = `${settledText(settlingTime)}, ${angleText(offAxis, 1)}`;
      figures[`${as} quick`] = settledText(turned(new Eigenaxis(), 90, trial).settlingTime);
      figures[`${as} behind`] = angleText(gyroscopicError(plant, counters ? 1 : 0), 1);
    }
  }
  const { flips } = tumble(realBody);
  return {
    ...figures,
    'gyro one step': angleText(leftAfterStep({ step: true }, rungeKutta(64))),
    'gyro one impulse': angleText(leftAfterStep({ step: true }, impulseThenFree(64))),
    'gyro flips': decimalText(flips.length),
    'gyro explicit': percent(tumble(explicitBody).energyOff),
    'gyro first flip': `${decimalText(flips[0], 1)} s`,
  };
}

/** Returns the numbers that the notes state about a turn under a constant push. */
function integralFigures(): NotesFigures {
  const figures: NotesFigures = {};
  for (const pushedIn of ['body', 'world'] as const)
    for (const frame of ['body', 'world'] as const) {
      const { oneSecond, twoSeconds } = turnUnderPush(pushedIn, frame);
      figures[`push ${pushedIn} integral ${frame}`] =
        `${angleText(oneSecond, 2)}, ${angleText(twoSeconds, 2)}`;
    }
  return figures;
}

function spaceErrataFigures(): NotesFigures {
  const figures: NotesFigures = {};
  const torque = frameErrors('ComputeTorque');
  const stable = frameErrors('Stable PD');
  const way = longWays(100_000);
  const count = 60;
  for (const frequency of [6, 12, 20]) {
    figures[`stable ${frequency} never`] = decimalText(stableTurns(frequency, { gains: true }, count).never);
    figures[`stable ${frequency} right`] = settledText(
      stableTurns(frequency, { gains: true, frame: true }, count).median,
    );
  }
  for (const frequency of [1, 2, 6]) figures[`lag ${frequency} Hz`] = angleText(lag(frequency), 1);
  return {
    ...figures,
    'step left': angleText(leftAfterStep({}), 1),
    'long share': percent(way.share),
    'long printed': angleText(way.printed),
    'long short': angleText(way.short),
    'frame 17 median': angleText(torque.median),
    'frame 17 most': angleText(torque.most95),
    'frame 17 shortest': decimalText(torque.shortest, 1),
    'frame 17 longest': decimalText(torque.longest, 1),
    'frame 32 median': angleText(stable.median),
    'frame 32 most': angleText(stable.most95),
    'stable count': decimalText(count),
    'stable boundary': `${decimalText(boundaryAt(5, 'stable'), 2)} Hz`,
    'raw boundary': `${decimalText(boundaryAt(5, 'raw'), 2)} Hz`,
    'raw right boundary': `${decimalText(boundaryAt(1, 'raw'), 2)} Hz`,
    'lag told': angleText(lag(1, { rate: true }), 1),
    'single 0.03': angleText(singleAngle(toRadians(0.03)), 4),
    'single 0.05': angleText(singleAngle(toRadians(0.05)), 4),
    'single least': angleText(Math.sqrt(8 * 2 ** -25), 3),
  };
}

export function attitudeFigures(): NotesFigures {
  return {
    ...tableFigures(),
    ...tumbleFigures(),
    ...gyroscopicFigures(),
    ...integralFigures(),
    ...spaceErrataFigures(),
  };
}
