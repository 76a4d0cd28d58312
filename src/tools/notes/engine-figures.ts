// Computes the numbers of the notes on the engine: drives, step rates, stalled frames, the camera, sensors, and holding a place.

import { type CameraKey, cameraTunables } from '../../app/view/camera-settings';
import { dock } from '../../lab/scenarios/lab/dock';
import { holdHeight, sag } from '../../lab/scenarios/lab/hold-height';
import { kick, targetJumps as kickJumps, strongMotor } from '../../lab/scenarios/lab/kick';
import { jumpsInStalls as frameJumps, longFrames } from '../../lab/scenarios/lab/long-frames';
import { delays, filters, littleNoise, littleNoisy, stood, trembling } from '../../lab/scenarios/lab/noise';
import { comparedLaws, frequency, stepRates, threeRates } from '../../lab/scenarios/lab/three-rates';
import { whyTorque } from '../../lab/scenarios/lab/why-torque';
import { run } from '../../lab/scenarios/run.fixture';
import { type ControllerSpec, controllerOf } from '../../laws/control/controllers';
import { pdGains } from '../../laws/control/pd';
import { pidSettings } from '../../laws/control/pid';
import {
  boundaryText,
  delayMargin,
  isPdName,
  isPredictedStable,
  largestStableFrequency,
} from '../../laws/control/stability';
import { saturate } from '../../laws/control/steer';
import { toDegrees } from '../../laws/exact/figures';
import { Mulberry32, nextNormal } from '../../world/entities/random';
import { driveOf } from '../../world/entities/steered-body';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import { decimalText, endless, type NotesFigures, percent, trace, usualMotor, usualRate } from './turns';

function torqueFigures(): NotesFigures {
  const simulation = run(whyTorque, whyTorque.seconds);
  const figures: NotesFigures = {};
  for (const entity of simulation.entities) {
    const { given, overridden, overlap } = simulation.measures.of(entity)!.push;
    figures[`${driveOf(entity)} given`] = `${decimalText(given)} N m s`;
    figures[`${driveOf(entity)} overridden`] = `${decimalText(overridden)} N m s`;
    figures[`${driveOf(entity)} overlap`] = `${decimalText(100 * overlap, 1)} cm`;
  }
  return figures;
}

/** Returns the largest heading error of each body from time `from` (s) on. rad */
function largestErrors(scenario: Scenario & { readonly seconds: number }, from = 0): number[] {
  const largest = scenario.entities.map(() => 0);
  run(scenario, scenario.seconds, (entities, { time }) => {
    if (time < from) return;
    entities.forEach(({ turn }, n) => {
      largest[n] = Math.max(largest[n], Math.abs(turn.error!));
    });
  });
  return largest;
}

/** Largest heading error of a body that counts as at rest. rad */
const restBelow = 1e-3;

/** Returns the numbers that the notes state about the scene “Three rates”. */
function rateFigures(): NotesFigures {
  const late = largestErrors(threeRates, threeRates.seconds - 1);
  const figures: NotesFigures = { 'rates frequency': `${frequency} Hz` };
  comparedLaws.forEach(({ controller }, law) => {
    const { kind, damping } = controller as { kind: string; damping: number };
    if (!isPdName(kind)) return;
    stepRates.forEach((rate, n) => {
      const error = late[law * stepRates.length + n];
      const boundary = largestStableFrequency(kind, damping, rate);
      const predicted = boundary === Infinity ? 'any f' : `f < ${boundaryText(boundary)} Hz`;
      const does = error < restBelow ? 'rests' : 'swings';
      if (isPredictedStable(kind, frequency, damping, rate) !== error < restBelow)
        throw new RangeError(`${kind} at ${rate} Hz does not do what is predicted`);
      figures[`rates ${kind} ${rate}`] = `${predicted}: ${does}`;
    });
  });
  return figures;
}

/** Returns the largest heading errors in the scene “Long frames”, for the notes. */
function frameFigures(): NotesFigures {
  const worst = largestErrors(longFrames);
  const figures: NotesFigures = { 'frames jump': `${decimalText(toDegrees(frameJumps.by), 1)}°` };
  longFrames.entities.forEach(({ controller, limits, steps }, n) => {
    figures[`frames ${controller!.kind} ${steps ? 'variable' : 'fixed'}`] =
      `${decimalText(toDegrees(worst[n]), 1)}°`;
    if (!steps) return;
    const stall = Math.max(...steps) / longFrames.stepRate;
    figures['frames stall'] = `${decimalText(stall, 2)} s`;
    // A law at the motor’s limit turns a body at rest by α Δt² in a step.
    const swept = limits!.angularAcceleration! * stall ** 2;
    figures['frames free'] = `${decimalText(toDegrees(swept - frameJumps.by))}°`;
  });
  return figures;
}

/** Returns the numbers that the notes state about the scene “Kick”, such as overshoots. */
function kickFigures(): NotesFigures {
  const entities = kick.entities.map(({ limits, ...usual }) => usual);
  const figures: NotesFigures = {
    'kick jump': `${decimalText(kickJumps.by, 1)} rad`,
    'kick motor': `${decimalText(strongMotor)} rad/s²`,
    'kick band': `${decimalText(usualMotor.angularAcceleration / pidSettings({}).kp, 1)} rad`,
  };
  for (const [scenario, suffix] of [[kick, ''] as const, [{ ...kick, entities }, ' usual'] as const]) {
    const simulation = run(scenario, kickJumps.first + kickJumps.every);
    ['error', 'reset', 'measurement'].forEach((name, n) => {
      const { overshoot } = simulation.measures.of(simulation.entities[n])!.turn.last!.response;
      figures[`kick ${name}${suffix}`] = percent(overshoot, 1);
    });
  }
  return figures;
}

function cameraFigures(): NotesFigures {
  const initial = (key: CameraKey) => cameraTunables.find((row) => row.key === key)!.initial;
  const set = { frequency: initial('cameraFrequency'), damping: initial('cameraDamping') };
  const gains = pdGains(set);
  const { errors } = trace({ kind: 'backward-pd', ...set }, { step: 1, limits: endless });
  const half = errors.findIndex((left) => left <= 0.5) + 1;
  return {
    'camera frequency': `${decimalText(set.frequency, 1)} Hz`,
    'camera damping': decimalText(set.damping, 2),
    'camera kp': decimalText(gains.kp, 2),
    'camera kd': decimalText(gains.kd, 2),
    'camera ratio': decimalText(gains.kd / (2 * Math.sqrt(gains.kp)), 2),
    'camera half': `${decimalText(half / usualRate, 2)} s`,
  };
}

/** Time after which the bodies of the scene “Noise and delay” have finished their first turn. s */
const turned = 4;

/** Durations of the simulations that measure the effect of delay and noise. s */
const measuredFor = { delay: 12, noise: 120 };

/**
 * Simulates a law that keeps a heading despite a little sensor noise. Returns its mean absolute angular acceleration,
 * as a fraction of the motor's limit.
 */
function noisyShare(spec: ControllerSpec): number {
  const law = controllerOf(spec);
  const random = new Mulberry32(1);
  const [timeStep, steps] = [1 / usualRate, 60 * usualRate];
  let [angle, rate, sum] = [0, 0, 0];
  for (let n = 0; n < steps; n++) {
    const error = -angle - littleNoise * nextNormal(random);
    const sample = { error, angularVelocity: rate, targetAngularVelocity: 0, timeStep, limits: usualMotor };
    const applied = saturate(law.update(sample).output, rate, timeStep, usualMotor);
    sum += Math.abs(applied);
    rate += applied * timeStep;
    angle += rate * timeStep;
  }
  return sum / steps / usualMotor.angularAcceleration;
}

/**
 * Returns the numbers in the notes about the scene “Noise and delay”: the effort of the motors under noise, and the
 * delays at which a PD is stable.
 */
function sensorFigures(): NotesFigures {
  const onceIn = (seconds: number) => ({
    ...littleNoisy,
    turns: { ...littleNoisy.turns, every: 2 * seconds },
    seconds,
  });
  const errors = largestErrors(onceIn(measuredFor.delay), measuredFor.delay - 1);
  const sums = littleNoisy.entities.map(() => 0);
  const full = littleNoisy.entities.map(() => 0);
  let steps = 0;
  run(onceIn(measuredFor.noise), measuredFor.noise, (entities, { time }) => {
    if (time <= turned) return;
    steps += 1;
    entities.forEach(({ turn, limits }, n) => {
      const effort = Math.abs(turn.applied);
      sums[n] += effort;
      if (effort >= limits.angularAcceleration) full[n] += 1;
    });
  });
  const figures: NotesFigures = {
    'noise sigma': `${decimalText(toDegrees(littleNoise), 3)}°`,
    'noise optimal': percent(noisyShare({ kind: 'time-optimal' })),
    'noise pd': percent(noisyShare({ kind: 'backward-pd' })),
    'noise filter': `${filters[1]} s`,
    'delay stood': decimalText(Math.floor(10 * stood) / 10, 1),
    'delay rests': decimalText(delays[0]),
    'delay swings': decimalText(delays[1]),
    'delay rest error': `${decimalText(toDegrees(errors[2]), 1)}°`,
    'delay swing error': `${decimalText(toDegrees(errors[3]))}°`,
  };
  filters.forEach((filter, n) => {
    const name = n === 0 ? 'raw' : 'filtered';
    figures[`noise ${name} full`] = percent(full[n] / steps);
    figures[`noise ${name} effort`] = `${decimalText(sums[n] / steps, 2)} rad/s²`;
    figures[`noise ${name} predicted`] =
      `${decimalText(Math.sqrt(2 / Math.PI) * trembling(filter, littleNoise), 2)} rad/s²`;
  });
  for (const f of [1, 2, 4]) {
    const margin = delayMargin(pdGains({ frequency: f, damping: 1.1 }), 1 / usualRate);
    figures[`delay at ${f}`] =
      `${decimalText(Math.floor(10 * margin) / 10, 1)} steps, ${decimalText((1000 * margin) / usualRate)} ms`;
  }
  return figures;
}

const lastTurn = ({ measures }: Simulation, entity: Entity) => measures.of(entity)!.turn.last!;

/** Time for which the scenes “Hold a height” and “Dock” are simulated. s */
const held = 9.9;

/** Returns the numbers in the notes about the scenes “Hold a height” and “Dock”. */
function placeFigures(): NotesFigures {
  const figures: NotesFigures = {
    'height gravity': `${holdHeight.gravity} m/s²`,
    'height sag': `${decimalText(sag, 2)} m`,
    'height swing': `${decimalText(2 * sag, 2)} m`,
  };
  const lowest = holdHeight.entities.map(() => 0);
  const lifters = run(holdHeight, held, (entities) => {
    entities.forEach(({ position }, n) => {
      lowest[n] = Math.min(lowest[n], -position.y);
    });
  });
  lifters.entities.forEach((entity, n) => {
    figures[`height ${n + 1} name`] = lifters.specOf(entity).label!;
    figures[`height ${n + 1} lowest`] = `${decimalText(lowest[n] + 0, 2)} m`;
    figures[`height ${n + 1} end`] = `${decimalText(Math.round(-100 * entity.position.y) / 100 + 0, 2)} m`;
  });
  const tugs = run(dock, held);
  figures['dock way'] = `${decimalText(lastTurn(tugs, tugs.entities[0]).step, 1)} m`;
  const free = run({ ...dock, obstacles: [] }, held);
  figures['dock free'] = `${decimalText(lastTurn(free, free.entities[0]).response.settlingTime!, 2)} s`;
  tugs.entities.forEach((entity, n) => {
    const { response, timesLimit } = lastTurn(tugs, entity);
    figures[`dock ${n + 1} name`] = tugs.specOf(entity).label!;
    figures[`dock ${n + 1} settling`] =
      response.settlingTime === null ? 'not in 10 s' : `${decimalText(response.settlingTime, 2)} s`;
    figures[`dock ${n + 1} overshoot`] = percent(response.overshoot);
    figures[`dock ${n + 1} limit`] = timesLimit === null ? 'none' : decimalText(timesLimit, 2);
  });
  return figures;
}

export function engineFigures(): NotesFigures {
  return {
    ...torqueFigures(),
    ...rateFigures(),
    ...frameFigures(),
    ...kickFigures(),
    ...cameraFigures(),
    ...sensorFigures(),
    ...placeFigures(),
  };
}
