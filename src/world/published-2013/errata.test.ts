// Proofs of the errors in the published texts and code, one test each. The numbers are those of the notes.
import type { Vec2Value } from 'planck';
import { describe, expect, it } from 'vitest';
import { wrapAngle } from '../../laws/control/angle';
import { controllerOf } from '../../laws/control/controllers';
import { pdGains } from '../../laws/control/pd';
import { measureTurn, simulateTurn } from '../../laws/control/step-response';
import { turnTimeBound } from '../../laws/control/time-optimal';
import type { TurnController } from '../../laws/control/turn-controller';
import { integrateSamples } from '../../laws/control/windowed-pid';
import { World } from '../planck/planck';
import { type Command2013, Entity2013, type Kind2013, kinds2013 } from './entity-2013';
import { believedStep, Pid2013, PublishedTurn } from './pid-2013';

const quarter = Math.PI / 2;
/** Motor limits of the demo published in 2013. rad/s², rad/s */
const motor = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
const endless = { angularAcceleration: Infinity, turnRate: Infinity };
/** Step rate of the demo published in 2013. Hz */
const rate = 30;
const none = { kp: 0, ki: 0, kd: 0 };

/**
 * Returns a body of the program published in 2013, at the origin with its nose along +x. Also returns a function that
 * simulates one step.
 */
function stage(kind: Kind2013, command: Command2013) {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const entity = new Entity2013(world, { kind, position: { x: 0, y: 0 }, angle: 0 });
  entity.give(command);
  const tick = () => {
    entity.update();
    world.step(1 / rate, 8, 1);
  };
  return { entity, body: entity.body, tick };
}

function turn(controller: TurnController, stepRate: number, limits = motor, duration = 8) {
  const trial = { controller, step: quarter, timeStep: 1 / stepRate, duration, limits };
  return measureTurn(simulateTurn(trial));
}

describe('the window integral', () => {
  it('erratum 1: divides by 3h, 10⁴ times Simpson’s rule; a steady error gets a gain of 30', () => {
    const { ki } = kinds2013['missile-2013'].gains;
    const pid = new Pid2013({ ...none, ki });
    const terms = Array.from({ length: 7 }, () => pid.update(1).i);
    // The weights 1 4 2 4 2 4 1 add up to 18: 0.05 × 18/(3 × 0.01). Simpson's rule gives 0.05 × 6 × 0.01.
    expect(terms[6]).toBeCloseTo(30, 9);
    expect(terms[6] / (ki * integrateSamples(Array(7).fill(1), 0.01))).toBeCloseTo(1e4, 6);
  });

  it('erratum 3: gives 4 samples 8/3 of a step instead of 3, and 6 samples 14/3 instead of 5', () => {
    const pid = new Pid2013({ ...none, ki: 0.01 });
    const terms = Array.from({ length: 7 }, () => pid.update(1).i).slice(2);
    const exact = [3, 4, 5, 6, 7].map((count) => integrateSamples(Array(count).fill(1), 1));
    [2, 8 / 3, 4, 14 / 3, 6].forEach((steps, n) => {
      expect(terms[n]).toBeCloseTo(steps, 9);
    });
    [2, 3, 4, 5, 6].forEach((steps, n) => {
      expect(exact[n]).toBeCloseTo(steps, 9);
    });
  });
});

it('erratum 42: a window of 8 samples gives 20/3 of a step instead of 7 for ever', () => {
  const pid = new Pid2013({ kp: 0, kd: 0, ki: 0.01 }, 8);
  const terms = Array.from({ length: 40 }, () => pid.update(1).i);
  // The weights are 1 4 2 4 2 4 2 1, divided by 3; the code divides by 3 h.
  for (const term of terms.slice(7)) expect(term).toBeCloseTo(20 / 3, 9);
  expect(integrateSamples(Array(8).fill(1), 1)).toBeCloseTo(7, 9);
});

describe('the step that the controller believes in', () => {
  it('erratum 2: 0.01 s at a tick of 1/30 s makes the derivative 3.3 times too strong', () => {
    const pid = new Pid2013({ ...none, kd: 5 });
    // The error grows by 0.3 rad in a tick, that is 9 rad/s.
    const terms = [0, 0.3, 0.6].map((error) => pid.update(error).d);
    expect(terms[2] / (5 * 9)).toBeCloseTo(10 / 3, 9);
  });

  it('erratum 2: the same gains overshoot 90° by 0, 7 and 37 % at 30, 60 and 120 Hz', () => {
    const measured = [
      [30, 0, 2.26],
      [60, 7, 1.7],
      [120, 37, 3.22],
    ];
    for (const [hertz, percent, times] of measured) {
      const { overshoot, settlingTime } = turn(new PublishedTurn(kinds2013['missile-2013'].gains), hertz);
      expect(Math.abs(100 * overshoot - percent)).toBeLessThan(0.5);
      // The time of the last sample outside the band.
      expect((settlingTime! - 1 / hertz) / turnTimeBound(quarter, motor)).toBeCloseTo(times, 2);
    }
  });
});

it('erratum 2: with _dt set to the tick, as the article advises, the derivative is right at any rate', () => {
  for (const hertz of [30, 60, 120]) {
    // The code divides by its step. Changing it from 0.01 s to 1/hertz multiplies the term by 0.01 hertz.
    const pid = new Pid2013({ ...none, kd: 5 * believedStep * hertz });
    const terms = [0, 1, 2].map((tick) => pid.update((9 * tick) / hertz).d);
    // The error grows by 9 rad/s.
    expect(terms[2]).toBeCloseTo(5 * 9, 9);
  }
});

describe('the 2013 bodies', () => {
  const waypoints: Vec2Value[] = [
    [0, 0],
    [20, 15],
    [40, 15],
    [40, -10],
    [10, -25],
    [-20, -25],
    [-40, 0],
    [-20, 25],
    [0, 10],
  ].map(([x, y]) => ({ x, y }));

  it('erratum 4: of nine sparse waypoints every other one is never visited', () => {
    for (const kind of ['missile-2013', 'character-2013'] as const) {
      const { entity, body, tick } = stage(kind, { kind: 'follow-path', waypoints, loop: false });
      const nearest = waypoints.map(() => Infinity);
      for (let n = 0; n < 60 * rate && entity.command.kind !== 'idle'; n++) {
        tick();
        const { x, y } = body.getPosition();
        waypoints.forEach((place, k) => {
          nearest[k] = Math.min(nearest[k], Math.hypot(place.x - x, place.y - y));
        });
      }
      expect(entity.command.kind).toBe('idle');
      const visited = nearest.map((range) => range <= entity.seekDistance);
      expect(visited).toEqual([true, false, true, false, true, false, true, false, true]);
    }
  });

  it('erratum 5: the missile turns 25 % harder than its limit, by the inertia about the wrong point', () => {
    const { entity, body, tick } = stage('missile-2013', { kind: 'turn-towards', target: { x: 0, y: 50 } });
    for (let n = 0; n < 2; n++) tick();
    expect(body.getAngularVelocity()).toBe(0);
    tick();
    expect(entity.turn.applied).toBeCloseTo(4 * Math.PI, 9);
    // 55.708 kg m² about the origin; 12.25 × 0.95918² less, 44.438, about the centre of mass.
    expect((body.getAngularVelocity() * rate) / (4 * Math.PI)).toBeCloseTo(55.708 / 44.438, 3);
    expect(55.708 / 44.438).toBeCloseTo(1.25, 2);
  });

  it('erratum 6: the missile does 13.3 m/s where its limit says 10', () => {
    const { entity, body, tick } = stage('missile-2013', { kind: 'seek', target: { x: 1000, y: 0 } });
    for (let n = 0; n < 30; n++) tick();
    expect(entity.limits.speed).toBe(10);
    expect(body.getLinearVelocity().length()).toBeCloseTo(10 + 100 / 30, 6);
  });

  it('erratum 7: a knock on the missile from the side becomes speed along its nose', () => {
    const { entity, body } = stage('missile-2013', { kind: 'seek', target: { x: 1000, y: 0 } });
    body.setLinearVelocity({ x: 0, y: 8 });
    entity.update();
    expect(body.getLinearVelocity().x).toBeCloseTo(8, 9);
    expect(body.getLinearVelocity().y).toBeCloseTo(0, 9);
  });

  it('erratum 8: a character twice as heavy is pushed half as hard, for one and the same limit', () => {
    const gained = (scale: number) => {
      const { body, tick } = stage('character-2013', { kind: 'seek', target: { x: 1000, y: 0 } });
      const mass = 12.75 * scale;
      body.setMassData({ mass, center: { x: 0, y: 0 }, I: body.getInertia() * scale });
      tick();
      return body.getLinearVelocity().x * rate;
    };
    // From rest the force is 100 × 10 N for every mass.
    expect(gained(1)).toBeCloseTo(1000 / 12.75, 6);
    expect(gained(2)).toBeCloseTo(1000 / 25.5, 6);
  });
});

describe('the articles', () => {
  it('erratum 9: DigitalOpus’s force divides by Δt once; only with Δt² is the body there after the step', () => {
    const timeStep = 1 / 60;
    const mass = 3;
    const way = { x: 0.3, y: 0.2 };
    const v = { x: 3, y: -1 };
    const after = (divisor: number) => {
      const world = new World({ gravity: { x: 0, y: 0 } });
      const body = world.createBody({ type: 'dynamic', linearVelocity: v });
      body.setMassData({ mass, center: { x: 0, y: 0 }, I: 1 });
      const force = (wanted: number, speed: number) => (mass * (wanted - speed * timeStep)) / divisor;
      body.applyForceToCenter({ x: force(way.x, v.x), y: force(way.y, v.y) }, true);
      world.step(timeStep);
      return body.getPosition();
    };
    expect(after(timeStep ** 2).x).toBeCloseTo(0.3, 9);
    expect(after(timeStep ** 2).y).toBeCloseTo(0.2, 9);
    // The body drifts 0.05 of the 0.3 m. Of the missing 0.25 m it makes up a sixtieth.
    expect(after(timeStep).x).toBeCloseTo(0.05 + 0.25 / 60, 9);
  });

  it('erratum 10: DigitalOpus’s d = 1 is a damping ratio of 0.75 and overshoots 2.8 %; critical is d = 4/3', () => {
    const overshoot = (damping: number) => {
      const controller = controllerOf({ kind: 'forward-pd', frequency: 0.5, damping });
      return turn(controller, 2000, endless, 20).overshoot;
    };
    // ζ = kd/(2 √kp) = 4.5 f/(2 × 3 f); overshoot exp(-π ζ/√(1 - ζ²)).
    const { kp, kd } = pdGains({ frequency: 2, damping: 1 });
    expect(kd / (2 * Math.sqrt(kp))).toBeCloseTo(0.75, 12);
    expect(Math.exp((-Math.PI * 0.75) / Math.sqrt(1 - 0.75 ** 2))).toBeCloseTo(0.0284, 4);
    expect(overshoot(1)).toBeCloseTo(0.0284, 3);
    expect(overshoot(4 / 3)).toBeLessThan(1e-6);
    // d = 1.2: ζ = 0.9.
    expect(overshoot(1.2)).toBeCloseTo(0.0015, 4);
  });

  it('erratum 11: with the raw gains, as DigitalOpus’s “stable” listing uses them, f = 30 never settles', () => {
    const settled = (kind: string) =>
      turn(controllerOf({ kind, frequency: 30, damping: 1 }), 60, endless).settlingTime;
    expect(settled('forward-pd')).toBeNull();
    expect(settled('backward-pd')).toBeLessThan(1);
  });

  it('erratum 12: taking off 2π once leaves the angle of a body that has spun outside ±π', () => {
    const once = (angle: number) =>
      angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle;
    const world = new World({ gravity: { x: 0, y: 0 } });
    const body = world.createBody({ type: 'dynamic', angularVelocity: 7.25 });
    body.setMassData({ mass: 1, center: { x: 0, y: 0 }, I: 1 });
    for (let n = 0; n < 60; n++) world.step(1 / 20);
    // 7.25 rad/s for 3 s: 21.75 rad, three turns and 2.9 rad.
    expect(body.getAngle()).toBeCloseTo(21.75, 6);
    expect(once(21.75)).toBeGreaterThan(Math.PI);
    expect(wrapAngle(21.75)).toBeCloseTo(21.75 - 6 * Math.PI, 12);
    expect(once(4)).toBe(wrapAngle(4));
  });

  describe('the two signs of the error', () => {
    const { gains } = kinds2013['missile-2013'];
    type Law = (pid: Pid2013, desired: number, actual: number) => number;
    const article: Law = (pid, desired, actual) => pid.update(desired - actual).output;
    const code: Law = (pid, desired, actual) => -pid.update(actual - desired).output;

    /**
     * Simulates a quarter turn of 3 s with a control law, and returns the error (desired - actual, rad) after each
     * step. Uses the motor and the tick of the 2013 demo, and semi-implicit Euler.
     */
    function errorsOf(law: Law): number[] {
      const pid = new Pid2013(gains);
      const errors: number[] = [];
      let [angle, angularVelocity] = [0, 0];
      for (let n = 0; n < 3 * rate; n++) {
        const alpha = Math.min(4 * Math.PI, Math.max(-4 * Math.PI, law(pid, quarter, angle)));
        angularVelocity += alpha / rate;
        angle += angularVelocity / rate;
        errors.push(quarter - angle);
      }
      return errors;
    }

    it('erratum 13: desired - actual, and actual - desired with the answer negated, are the same loop', () => {
      const errors = errorsOf(code);
      // It stays within 2 %: erratum 2 states 2.26 times 0.71 s, that is 1.6 s.
      for (const error of errors.slice(2 * rate)) expect(Math.abs(error)).toBeLessThan(0.02 * quarter);
      expect(errorsOf(article)).toEqual(errors);
      const controller = new PublishedTurn(gains);
      const rest = { angularVelocity: 0, targetAngularVelocity: 0, timeStep: 1 / rate, limits: motor };
      const update = (error: number) => controller.update({ error, ...rest }).output;
      expect(errorsOf((_, desired, actual) => update(desired - actual))).toEqual(errors);
    });

    it.each<[string, Law]>([
      ['the article’s formula with the code’s error', (pid, to, from) => article(pid, from, to)],
      ['the code’s formula with the article’s error', (pid, to, from) => code(pid, from, to)],
    ])('erratum 13: %s turns away from the target at full torque', (_, law) => {
      // Two ticks before the controller acts, then 88 at -4π rad/s²: -4π Δt² n(n + 1)/2.
      const away = ((4 * Math.PI) / rate ** 2) * ((88 * 89) / 2);
      expect(errorsOf(law).at(-1)).toBeCloseTo(quarter + away, 9);
    });
  });
});
