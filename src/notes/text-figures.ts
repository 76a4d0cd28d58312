// The figures of errata 14 to 25: what the formulas of the texts do on this plant, and how far that is from correct.

import { createController } from '../control/controllers';
import { simulateTurn } from '../control/double-integrator';
import { forwardPd, type PdGains, pdGains } from '../control/pd';
import { integrateAlways } from '../control/pid';
import { measureTurn } from '../control/step-response';
import { kinds2013 } from '../published-2013/entity-2013';
import { believedStep, Pid2013 } from '../published-2013/pid-2013';
import { demo2013 } from '../scenarios/demo-2013';
import { degrees, endless, type Figures, percent, text, usualRate } from './turns';

const timeStep = 1 / usualRate;
const fullTurn = 2 * Math.PI;

/** Where x'' = law(x, v) is after some seconds, from rest at 1, at the usual rate. */
function ends(seconds: number, law: (x: number, v: number) => number): number {
  let [x, v] = [1, 0];
  for (let n = 0; n < seconds * usualRate; n++) {
    v += law(x, v) * timeStep;
    x += v * timeStep;
  }
  return Math.abs(x);
}

/** Erratum 14: DigitalOpus’s forward PD with the sign of the damping as printed (−1) and put right (1). */
function dampedWith(sign: number, { kp, kd }: PdGains): string {
  return text(
    ends(2, (x, v) => -kp * x - sign * kd * v),
    sign > 0 ? 4 : 0,
  );
}

/** Erratum 18: least mass that backward PD moves stably by a force without the mass in it. kg. By Jury’s test. */
function leastMass(frequency: number): string {
  const { kp, kd } = pdGains({ frequency, damping: 1 });
  const [stiff, damped] = [kp * timeStep ** 2, kd * timeStep];
  return `${text((3 * stiff + 2 * damped) / (4 * (1 + damped + stiff)), 2)} kg`;
}

/** Erratum 19: a forward PD's errors for a step of 1 rad, until 2/f. */
function approach(damping: number) {
  const frequency = 0.5;
  const controller = createController({ kind: 'forward-pd', frequency, damping });
  const rate = 2000;
  const { errors } = simulateTurn({
    controller,
    step: 1,
    timeStep: 1 / rate,
    duration: 2 / frequency,
    limits: endless,
  });
  const samples = rate / frequency;
  return { inOne: 1 - errors[samples - 1], to95: (errors.findIndex((error) => error < 0.05) + 1) / samples };
}

/** A swing of 1° at Kp = 10 without limits, as its largest error between two times over its start. */
function swing(gains: object, from: number, to: number): number {
  const step = 1 / degrees(1);
  const controller = createController({ kind: 'pid', kp: 10, ki: 0, kd: 0, ...integrateAlways, ...gains });
  const { errors } = simulateTurn({ controller, step, timeStep, duration: to, limits: endless });
  return Math.max(...errors.slice(from * usualRate).map(Math.abs)) / step;
}

/** Erratum 22: the steady-state error of a PD with Kp = 10 under a push, for a turn by so many degrees. */
function left(step: number, disturbance: number): string {
  const controller = createController({ kind: 'pid', kp: 10, ki: 0, kd: 6 });
  const trial = { controller, step: step / degrees(1), timeStep, duration: 30, limits: endless, disturbance };
  return `${text(degrees(Math.abs(measureTurn(simulateTurn(trial)).steadyStateError)), 1)}°`;
}

/** Updates of the 2013 controller before its first output. */
function deadTicks(): number {
  const pid = new Pid2013(kinds2013['missile-2013'].gains);
  let ticks = 0;
  while (pid.update(1).output === 0) ticks++;
  return ticks;
}

/** All figures of errata 14 to 25. */
export function textFigures(): Figures {
  const gains = forwardPd(pdGains({ frequency: 2, damping: 1 }), timeStep);
  const [underdamped, critical] = [approach(1), approach(4 / 3)];
  return {
    'sign printed': dampedWith(-1, gains),
    'sign right': dampedWith(1, gains),
    'least mass': leastMass(30),
    'least mass at 1000': leastMass(1000),
    'd 1 in 1/f': percent(underdamped.inOne, 1),
    'd 4/3 in 1/f': percent(critical.inOne, 1),
    'd 1 to 95': text(underdamped.to95, 2),
    'd 4/3 to 95': text(critical.to95, 2),
    'wrap kick 2013': `${text((kinds2013['missile-2013'].gains.kd * fullTurn) / believedStep)} rad/s²`,
    'wrap kick stolk': `${text(fullTurn / timeStep)} rad/s²`,
    'p swing': text(swing({}, 190, 200), 3),
    'pd swing': text(swing({ kd: 1 }, 190, 200), 3),
    'pi swing first': text(swing({ ki: 1 }, 0, 4), 2),
    'pi swing last': text(swing({ ki: 1 }, 56, 60), 1),
    'left 30': left(30, 0),
    'left 90': left(90, 0),
    'left 30 pushed': left(30, -1),
    'left 90 pushed': left(90, -1),
    'dead ticks': text(deadTicks()),
    'dead time': `${text(deadTicks() / demo2013.stepRate, 3)} s`,
  };
}
