// Computes the numbers of the errata: results of the 2013 program, of the articles and their formulas, and their difference from correct ones.

import { demo2013 } from '../../lab/scenarios/demo-2013';
import { putRight } from '../../lab/scenarios/lab/put-right';
import { turn90 } from '../../lab/scenarios/lab/turn-90';
import { run } from '../../lab/scenarios/run.fixture';
import type { ControllerSpec } from '../../laws/control/controllers';
import { forwardPd, type PdGains, pdGains } from '../../laws/control/pd';
import { integrateAlways } from '../../laws/control/pid';
import type { TurnController } from '../../laws/control/turn-controller';
import { integrateSamples } from '../../laws/control/windowed-pid';
import { toDegrees } from '../../laws/exact/figures';
import { distance } from '../../world/entities/command';
import { inertiaAboutCentre } from '../../world/entities/hull';
import { World } from '../../world/planck/planck';
import { Entity2013, type Kind2013, kinds2013, limits2013 } from '../../world/published-2013/entity-2013';
import { believedStep, type Gains2013, Pid2013, PublishedTurn } from '../../world/published-2013/pid-2013';
import type { Scenario } from '../../world/simulation/scenario';
import { remarksOn } from '../../world/simulation/system';
import {
  decimalText,
  endless,
  errorAtRest,
  type NotesFigures,
  percent,
  tableRates,
  tableRow,
  trace,
  turn,
  turnSummary,
  usualAngle,
  usualRate,
} from './turns';

const missile = kinds2013['missile-2013'].gains;
const character = kinds2013['character-2013'].gains;

/**
 * Runs the controller of the program published in 2013 with a constant error of 1 rad. Returns its terms P, I and D
 * after some samples.
 */
function constantErrorTerms(gains: Partial<Gains2013>, samples = 7) {
  const pid = new Pid2013({ kp: 0, ki: 0, kd: 0, ...gains });
  return Array.from({ length: samples }, () => pid.update(1)).at(-1)!;
}

/**
 * Returns the fraction by which the 2013 program's integral term is too small.
 * @param samples number of samples of the heading error
 */
function shortfall(samples: number): number {
  const whole = constantErrorTerms({ ki: 1 }).i / 6;
  return 1 - constantErrorTerms({ ki: 1 }, samples).i / whole / integrateSamples(Array(samples).fill(1), 1);
}

/** Returns the factor by which the derivative in the program published in 2013 is too large. */
function derivativeExcess(): number {
  const pid = new Pid2013({ kp: 0, ki: 0, kd: 1 });
  return [0, 1, 2].map((tick) => pid.update(tick / demo2013.stepRate).d).at(-1)!;
}

/** Returns a body of the program published in 2013, at rest, that seeks a far target along +x. */
function published(kind: Kind2013): Entity2013 {
  const world = new World({ gravity: { x: 0, y: 0 } });
  const entity = new Entity2013(world, { kind, position: { x: 0, y: 0 }, angle: 0 });
  entity.give({ kind: 'seek', target: { x: 1000, y: 0 } });
  entity.update();
  return entity;
}

/**
 * Simulates the scene “Repaired”. Returns a text for each body: the numbers of the waypoints that it reaches. The first
 * waypoint has the number 1.
 */
function visits(): string[] {
  const seen = putRight.entities.map(() => new Set<number>());
  run(putRight, putRight.seconds, (entities) => {
    entities.forEach(({ body, seekDistance }, n) => {
      demo2013.entities[0].command.waypoints.forEach(([x, y], k) => {
        if (distance(body.getPosition(), { x, y }) <= seekDistance) seen[n].add(k + 1);
      });
    });
  });
  return seen.map((numbers) => [...numbers].sort((a, b) => a - b).join(', '));
}

/** Returns the numbers of the entries of docs/errata.md (known faults) that occur in a scenario. */
function pointedAt(scenario: Scenario & { readonly seconds: number }): number[] {
  const numbers = new Set<number>();
  run(scenario, scenario.seconds, (entities, { systems }) => {
    for (const entity of entities)
      for (const { number } of remarksOn(systems, entity) ?? []) numbers.add(number);
  });
  return [...numbers].sort((a, b) => a - b);
}

/**
 * Simulates the missile and the character published in 2013. Lists the faults of each, as entry numbers in
 * docs/errata.md.
 * @returns `seen missile`: faults of the missile. `seen character`: faults that only the character has
 */
function seenFigures(): NotesFigures {
  const [missile2013] = demo2013.entities;
  const character2013 = { ...missile2013, kind: 'character-2013' as const };
  const ofMissile = pointedAt(putRight);
  const ofCharacter = pointedAt({ ...demo2013, entities: [character2013] });
  return {
    'seen missile': ofMissile.join(', '),
    'seen character': ofCharacter.filter((number) => !ofMissile.includes(number)).join(', '),
  };
}

/** Returns settling time and overshoot of a 90° turn with the 2013 controller. */
function sceneFigures(): NotesFigures {
  const { measures, entities } = run(turn90, turn90.seconds);
  const scene = measures.of(entities.find(({ kind }) => kind === 'missile-2013')!)!.turn.last!;
  const figures: NotesFigures = { '2013 scene times': decimalText(scene.timesLimit!, 2) };
  const responses = { exact: turn(new PublishedTurn(missile)), scene: scene.response };
  for (const [name, { settlingTime, overshoot }] of Object.entries(responses)) {
    figures[`2013 ${name} settling`] = `${decimalText(settlingTime!, 2)} s`;
    figures[`2013 ${name} overshoot`] = percent(overshoot);
  }
  return figures;
}

const timeStep = 1 / usualRate;
const fullTurn = 2 * Math.PI;

/**
 * Simulates a point from rest at x = 1. Returns |x| after some seconds.
 * @param law returns the acceleration at a position x and a velocity v
 */
function ends(seconds: number, law: (x: number, v: number) => number): number {
  let [x, v] = [1, 0];
  for (let n = 0; n < seconds * usualRate; n++) {
    v += law(x, v) * timeStep;
    x += v * timeStep;
  }
  return Math.abs(x);
}

/**
 * Simulates a PD law for erratum 14 in docs/errata.md. Returns the distance to the target after 2 s, as text. m
 * @param sign sign of the damping: −1 as published on DigitalOpus, 1 as corrected
 */
function dampedWith(sign: number, { kp, kd }: PdGains): string {
  return decimalText(
    ends(2, (x, v) => -kp * x - sign * kd * v),
    sign > 0 ? 4 : 0,
  );
}

/**
 * Returns the mass below which backward (implicit) PD is unstable if its output, an acceleration, is used as a force.
 * Source: Jury's test.
 * @param frequency natural frequency, from which the PD law computes its gains. Hz
 * @returns text in kg, for erratum 18 in docs/errata.md
 */
function leastMass(frequency: number): string {
  const { kp, kd } = pdGains({ frequency, damping: 1 });
  const [stiff, damped] = [kp * timeStep ** 2, kd * timeStep];
  return `${decimalText((3 * stiff + 2 * damped) / (4 * (1 + damped + stiff)), 2)} kg`;
}

/**
 * Simulates a turn with a PD law of frequency f, for erratum 19 in docs/errata.md.
 * @returns `inOne`: fraction of the turn done at the time 1/f; `to95`: time until 95 % are done, in units of 1/f
 */
function approach(damping: number) {
  const [frequency, rate] = [0.5, 2000];
  const trial = { rate, limits: endless, step: 1, duration: 2 / frequency };
  const { errors } = trace({ kind: 'forward-pd', frequency, damping }, trial);
  const samples = rate / frequency;
  return { inOne: 1 - errors[samples - 1], to95: (errors.findIndex((error) => error < 0.05) + 1) / samples };
}

/**
 * Returns the largest error of a 1° turn from the time `from` (s) on, as a fraction of the turn.
 * @param duration length of the simulation. s
 */
function swing(law: ControllerSpec, from: number, duration: number): number {
  const step = 1 / toDegrees(1);
  const { errors } = trace(law, { step, duration, limits: endless });
  return Math.max(...errors.slice(from * usualRate).map(Math.abs)) / step;
}

/**
 * Settings of a PID with Kp = 10, to which callers add other gains. Its integral works at any error, not only near the
 * target.
 */
const pid10 = { kind: 'pid', kp: 10, ki: 0, kd: 0, ...integrateAlways };

/**
 * Returns the steady-state error of a PD with Kp = 10 under a constant push, as text. For erratum 22 in docs/errata.md.
 * @param step angle of the turn. degrees
 * @param disturbance angular acceleration by the push. rad/s²
 */
const left = (step: number, disturbance: number) =>
  errorAtRest(
    { kind: 'pid', kp: 10, ki: 0, kd: 6 },
    { step: step / toDegrees(1), limits: endless, disturbance },
  );

/**
 * Updates the PID controller published in 2013 with a constant error of 1. Returns the number of zero outputs at the
 * beginning.
 */
function deadTicks(): number {
  const pid = new Pid2013(kinds2013['missile-2013'].gains);
  let ticks = 0;
  while (pid.update(1).output === 0) ticks++;
  return ticks;
}

/** Settings of the PID control law that Stolk published, with his gains. */
const stolk = { kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 };

/**
 * Converts Stolk's PID gains for a torque to gains for an angular acceleration of the missile. For erratum 27 in
 * docs/errata.md.
 */
function stolkTorque() {
  const inertia = inertiaAboutCentre(published('missile-2013').body);
  return { ...stolk, kp: stolk.kp / inertia, ki: stolk.ki / inertia, kd: stolk.kd / inertia };
}

/**
 * Returns the overshoot of a PID whose integral sums e instead of e·Δt. For erratum 30 in docs/errata.md.
 * @param rate steps per second. Hz
 * @returns the overshoot as text, or 'diverges'
 */
function summed(rate: number): string {
  let sum = 0;
  const law: TurnController = {
    update({ error, angularVelocity }) {
      sum += error;
      const [p, d] = [20 * error, -6 * angularVelocity];
      return { p, i: sum, d, output: p + sum + d };
    },
    reset() {
      sum = 0;
    },
    retune() {},
  };
  const { settlingTime, overshoot } = turn(law, { rate, limits: endless, step: 1e-6 });
  return settlingTime === null ? 'diverges' : percent(overshoot);
}

/** Returns the numbers that the notes state about errata 26 to 30 in docs/errata.md. */
function forgettingFigures(): NotesFigures {
  const { kp, ki, kd } = stolk;
  return {
    'forget stolk': errorAtRest(stolk),
    'forget stolk P': errorAtRest({ ...stolk, ki: 0 }),
    'forget 2013': errorAtRest(new PublishedTurn(missile)),
    'forget pid': errorAtRest({ kind: 'pid' }),
    'inertia bound': `${decimalText((kd * (kd + kp)) / (ki - kd))} kg m²`,
    'inertia swing': decimalText(swing(stolkTorque(), 90, 120), 1),
    'reset kick': `${decimalText(usualAngle / timeStep)} rad/s²`,
    'sine rate': percent(Math.sqrt(1 - (180 / 225) ** 2)),
    'sum 30': summed(30),
    'sum 60': summed(60),
    'sum 240': summed(240),
  };
}

/** Returns the numbers that the notes state about errata 14 to 25 in docs/errata.md. */
function textFigures(): NotesFigures {
  const gains = forwardPd(pdGains({ frequency: 2, damping: 1 }), timeStep);
  const [underdamped, critical] = [approach(1), approach(4 / 3)];
  return {
    'sign printed': dampedWith(-1, gains),
    'sign right': dampedWith(1, gains),
    'least mass': leastMass(30),
    'least mass at 1000': leastMass(1000),
    'd 1 in 1/f': percent(underdamped.inOne, 1),
    'd 4/3 in 1/f': percent(critical.inOne, 1),
    'd 1 to 95': decimalText(underdamped.to95, 2),
    'd 4/3 to 95': decimalText(critical.to95, 2),
    'wrap kick 2013': `${decimalText((kinds2013['missile-2013'].gains.kd * fullTurn) / believedStep)} rad/s²`,
    'wrap kick stolk': `${decimalText(fullTurn / timeStep)} rad/s²`,
    'p swing': decimalText(swing(pid10, 190, 200), 3),
    'pd swing': decimalText(swing({ ...pid10, kd: 1 }, 190, 200), 3),
    'pi swing first': decimalText(swing({ ...pid10, ki: 1 }, 0, 4), 2),
    'pi swing last': decimalText(swing({ ...pid10, ki: 1 }, 56, 60), 1),
    'left 30': left(30, 0),
    'left 90': left(90, 0),
    'left 30 pushed': left(30, -1),
    'left 90 pushed': left(90, -1),
    'dead ticks': decimalText(deadTicks()),
    'dead time': `${decimalText(deadTicks() / demo2013.stepRate, 3)} s`,
  };
}

export function errataFigures(): NotesFigures {
  const figures = { ...tableRow('2013', new PublishedTurn(missile)), ...sceneFigures() };
  for (const rate of tableRates) {
    // The 2013 code only divides by its step, so other steps are the same as scaling these two gains.
    const [ki, kd] = [missile.ki, missile.kd].map((gain) => gain * believedStep * rate);
    figures[`2013 set ${rate}`] = turnSummary(new PublishedTurn({ ...missile, ki, kd }), { rate });
  }
  const ki = 1;
  const proper = ki * integrateSamples(Array(7).fill(1), 0.01);
  for (const kind of ['missile', 'character'] as const) {
    const { body } = published(`${kind}-2013`);
    const about = { origin: body.getInertia(), centre: inertiaAboutCentre(body) };
    figures[`2013 ${kind} excess`] = percent(about.origin / about.centre - 1);
    figures[`2013 ${kind} origin inertia`] = `${decimalText(about.origin, 1)} kg m²`;
    figures[`2013 ${kind} centre inertia`] = `${decimalText(about.centre, 1)} kg m²`;
  }
  const [publishedVisits, todaysVisits] = visits();
  const pushed = published('character-2013');
  const { kp, kd } = pdGains({ frequency: 1, damping: 1 });
  const slow = (damping: number) =>
    turn({ kind: 'forward-pd', frequency: 0.5, damping }, { rate: 500, limits: endless });
  return {
    ...figures,
    ...seenFigures(),
    ...textFigures(),
    ...forgettingFigures(),
    '2013 tick': `${demo2013.stepRate} Hz`,
    '2013 simpson factor': decimalText(constantErrorTerms({ ki }).i / proper),
    '2013 missile kp': decimalText(missile.kp),
    '2013 character kp': decimalText(character.kp),
    '2013 missile window gain': decimalText(constantErrorTerms({ ki: missile.ki }).i),
    '2013 character window gain': decimalText(constantErrorTerms({ ki: character.ki }).i),
    '2013 derivative excess': decimalText(derivativeExcess(), 1),
    '2013 shortfall 4': percent(shortfall(4)),
    '2013 shortfall 6': percent(shortfall(6)),
    '2013 visits': publishedVisits,
    'today visits': todaysVisits,
    '2013 speed limit': `${limits2013.speed} m/s`,
    '2013 speed': `${decimalText(limits2013.speed + limits2013.linearAcceleration / demo2013.stepRate, 1)} m/s`,
    '2013 character push': `${decimalText(pushed.thrust.x, 1)} m/s²`,
    '2013 character mass': `${decimalText(pushed.body.getMass(), 2)} kg`,
    'd 1 ratio': decimalText(kd / (2 * Math.sqrt(kp)), 2),
    'd 1 overshoot': percent(slow(1).overshoot, 1),
    'd 4/3 overshoot': percent(slow(4 / 3).overshoot, 1),
  };
}
