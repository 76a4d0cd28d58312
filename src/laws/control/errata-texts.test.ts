// Proofs of errors in the texts of DigitalOpus, Stolk and Wucher, one for each erratum: 14 to 30 and 38 to 49 of the notes.
import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { type ControllerSpec, controllerOf } from './controllers';
import { type PdGains, pdGains } from './pd';
import { integrateAlways } from './pid';
import { measureTurn, simulateTurn } from './step-response';
import { sampleOf } from './turn-sample.fixture';

const endless = { angularAcceleration: Infinity, turnRate: Infinity };
const timeStep = 1 / 60;

/** Simulates x'' = law(x, v) by semi-implicit Euler, from x = 1 and v = 0. Returns x after a number of steps. */
function after(steps: number, law: (x: number, v: number) => number): number {
  let [x, v] = [1, 0];
  for (let n = 0; n < steps; n++) {
    v += law(x, v) * timeStep;
    x += v * timeStep;
  }
  return x;
}

/**
 * Simulates a turn with an unlimited motor and returns its record. The law is a PID with the given gains. @param step
 * angle of the turn. rad
 */
function turn(gains: object, step: number, { duration = 20, rate = 60, disturbance = 0 } = {}) {
  const controller = controllerOf({ kind: 'pid', kp: 0, ki: 0, kd: 0, ...integrateAlways, ...gains });
  return simulateTurn({ controller, step, timeStep: 1 / rate, duration, limits: endless, disturbance });
}

/**
 * Returns the largest absolute error of a recorded turn between two times.
 * @param from start. s
 * @param to end. s
 * @param rate steps per second. Hz
 */
const peak = ({ errors }: { errors: readonly number[] }, from: number, to: number, rate: number) =>
  Math.max(...errors.slice(from * rate, to * rate).map(Math.abs));

describe('DigitalOpus’s forces', () => {
  it('erratum 14: DigitalOpus’s forward PD, kp (Pdes − P) − kd (Vdes − V), grows as printed; with + it settles', () => {
    const { kp, kd } = pdGains({ frequency: 2, damping: 1 });
    // Pdes = Vdes = 0, sign s: x'' = -kp x - s kd v. z² - (2 - s kd Δt - kp Δt²) z + (1 - s kd Δt) = 0 has roots ρ e^±iφ.
    const predicted = (sign: number) => {
      const ratio = Math.sqrt(1 - sign * kd * timeStep);
      const phase = Math.acos((2 - sign * kd * timeStep - kp * timeStep ** 2) / (2 * ratio));
      const first = (1 - kp * timeStep ** 2) / ratio;
      const sine = (first - Math.cos(phase)) / Math.sin(phase);
      return ratio ** 120 * (Math.cos(120 * phase) + sine * Math.sin(120 * phase));
    };
    const printed = after(120, (x, v) => kp * (0 - x) - kd * (0 - v));
    expect(printed / predicted(-1)).toBeCloseTo(1, 9);
    expect(Math.abs(printed)).toBeGreaterThan(1000);
    const plus = after(120, (x, v) => kp * (0 - x) + kd * (0 - v));
    expect(plus).toBeCloseTo(predicted(1), 12);
    expect(Math.abs(plus)).toBeLessThan(1e-3);
  });

  it('erratum 18: without the mass, DigitalOpus’s backward PD at f = 30 diverges for 0.5 kg; times the mass it settles', () => {
    const force = ({ kp, kd }: PdGains, x: number, v: number) =>
      (-kp * x - (kd + kp * timeStep) * v) / (1 + kd * timeStep + kp * timeStep ** 2);
    const end = (frequency: number, mass: number, factor = 1) =>
      Math.abs(after(240, (x, v) => (factor * force(pdGains({ frequency, damping: 1 }), x, v)) / mass));
    // Jury: stable for m > (3 kp Δt² + 2 kd Δt)/(4 (1 + kd Δt + kp Δt²)). f = 30: 11.25/22 = 0.511; f → ∞: 3/4.
    for (const [frequency, mass] of [
      [30, 0.6],
      [30, 12],
      [1000, 0.8],
    ])
      expect(end(frequency, mass)).toBeLessThan(0.1);
    for (const [frequency, mass] of [
      [30, 0.5],
      [30, 0.1],
      [1000, 0.7],
    ]) {
      expect(end(frequency, mass)).toBeGreaterThan(1000);
      expect(end(frequency, mass, mass)).toBeLessThan(0.1);
    }
  });

  it('erratum 19: in 1/f DigitalOpus’s PD is 93.3 % there at d = 1 and 80 % at critical damping, not 95 %', () => {
    const done = (damping: number) => {
      const controller = controllerOf({ kind: 'forward-pd', frequency: 0.5, damping });
      const trial = { controller, step: 1, timeStep: 1 / 4000, duration: 2, limits: endless };
      return 1 - simulateTurn(trial).errors.at(-1)!;
    };
    // ω t = 3 f/f = 3 and ζ = 0.75: 1 - e^-2.25 (cos φ + ζ/√(1 - ζ²) sin φ), φ = 3 √(1 - ζ²). Critical: 1 - (1 + 3) e^-3.
    const root = Math.sqrt(1 - 0.75 ** 2);
    const predicted = 1 - Math.exp(-2.25) * (Math.cos(3 * root) + (0.75 / root) * Math.sin(3 * root));
    expect(predicted).toBeCloseTo(0.933, 3);
    expect(done(1)).toBeCloseTo(predicted, 3);
    expect(1 - 4 * Math.exp(-3)).toBeCloseTo(0.801, 3);
    expect(done(4 / 3)).toBeCloseTo(1 - 4 * Math.exp(-3), 3);
  });
});

describe('DigitalOpus’s torque', () => {
  it('erratum 15: DigitalOpus’s torque I (θ/Δt − ω) makes up a sixtieth of the turn at 60 Hz', () => {
    const inertia = 3;
    const turned = (torque: number, omega: number) => (omega + (torque / inertia) * timeStep) * timeStep;
    const printed = (theta: number, omega: number) => inertia * (theta / timeStep - omega);
    expect(turned(printed(0.6, 0), 0)).toBeCloseTo(0.6 / 60, 12);
    // The body drifts 0.05 of the 0.6 rad. It makes up a sixtieth of the missing 0.55 rad.
    expect(turned(printed(0.6, 3), 3)).toBeCloseTo(0.05 + 0.55 / 60, 12);
    expect(turned(printed(0.6, 3) / timeStep, 3)).toBeCloseTo(0.6, 12);
  });

  it('erratum 16: from 170° to −170° DigitalOpus’s angle and axis are 340° the long way, where 20° lead there', () => {
    /** Returns the components w and z of the quaternion of a turn about z. @param angle rad */
    const about = (angle: number) => ({
      w: Math.cos(toRadians(angle) / 2),
      z: Math.sin(toRadians(angle) / 2),
    });
    const [to, from] = [about(-170), about(170)];
    // desired × inverse(current).
    const q = { w: to.w * from.w + to.z * from.z, z: to.z * from.w - to.w * from.z };
    const angle = (2 * Math.acos(q.w) * 180) / Math.PI;
    const printed = angle * Math.sign(q.z);
    expect(printed).toBeCloseTo(-340, 9);
    const short = (angle > 180 ? angle - 360 : angle) * Math.sign(q.z);
    expect(short).toBeCloseTo(20, 9);
    // Both turns end at the same heading.
    expect(170 + short - 360).toBeCloseTo(170 + printed, 9);
  });

  it('erratum 17: DigitalOpus’s inertia frame the wrong way round turns the body about another axis', () => {
    const rotate = ([x, y]: number[], angle: number) => [
      Math.cos(angle) * x - Math.sin(angle) * y,
      Math.sin(angle) * x + Math.cos(angle) * y,
    ];
    /** Angle from the axes of the body to its principal axes of inertia (moments 1 and 3 kg m²). rad */
    const frame = toRadians(45);
    const inFrame = (vector: number[], angle: number, [a, b]: number[]) => {
      const [x, y] = rotate(vector, -angle);
      return rotate([a * x, b * y], angle);
    };
    const torque = (angle: number) => inFrame([1, 0], angle, [1, 3]);
    const rate = (given: number[]) => inFrame(given, frame, [1, 1 / 3]);
    // I = (2, -1; -1, 2). Right: I (1, 0) gives (1, 0). The inverse rotation: T = (2, 1), I⁻¹ T = (5, 4)/3.
    const right = rate(torque(frame));
    expect(right[0]).toBeCloseTo(1, 12);
    expect(right[1]).toBeCloseTo(0, 12);
    const printed = rate(torque(-frame));
    expect(printed[0]).toBeCloseTo(5 / 3, 12);
    expect(printed[1]).toBeCloseTo(4 / 3, 12);
  });
});

describe('Stolk’s derivative', () => {
  it('erratum 20: Stolk’s D, unwrapped, kicks by D 2π/Δt across ±π; with Δe wrapped there is no kick', () => {
    // 0.1 rad a step, 6 rad/s, past π. Stolk’s wrap of e puts the second error at -π + 0.05.
    const errors = [Math.PI - 0.05, -Math.PI + 0.05];
    const printed = (errors[1] - errors[0]) / timeStep;
    // 2π × 60 = 377, minus the true 6.
    expect(printed).toBeCloseTo(6 - 2 * Math.PI * 60, 9);
    const specs: ControllerSpec[] = [
      { kind: 'leaky-pid' },
      { kind: 'windowed-pid' },
      { kind: 'pid', derivative: 'error', filterTime: 0 },
    ];
    for (const spec of specs) {
      const controller = controllerOf({ ...spec, kp: 0, ki: 0, kd: 1 });
      const terms = errors.map((error) => controller.update(sampleOf({ error, angularVelocity: -6 })).d);
      expect(terms[1]).toBeCloseTo(6, 9);
    }
  });
});

describe('Wucher’s account of the terms', () => {
  it('erratum 21: Wucher’s P alone is no damped sinusoid here: after 200 s it swings as wide as at first', () => {
    const swing = (kp: number, kd: number) => peak(turn({ kp, kd }, 1, { duration: 200 }), 180, 200, 60);
    for (const kp of [0.5, 5, 40]) {
      // e_n = A cos((n + 1/2) φ) with 4 sin²(φ/2) = Kp Δt², e_0 = 1: A = 1/cos(φ/2) = 1/√(1 - Kp Δt²/4).
      expect(swing(kp, 0)).toBeCloseTo(1 / Math.sqrt(1 - (kp * timeStep ** 2) / 4), 3);
    }
    // With Kd = 1 the envelope is e^(-Kd t/2), e^-90 after 180 s.
    expect(swing(5, 1)).toBeLessThan(1e-9);
  });

  it('erratum 22: Wucher’s desired/(1 + c Kp) is another plant’s: here nothing is left but push/Kp, for any turn', () => {
    const left = (step: number, disturbance: number) =>
      measureTurn(turn({ kp: 10, kd: 6 }, step, { disturbance })).steadyStateError;
    for (const step of [0.5, 1.5]) {
      expect(left(step, 0)).toBeCloseTo(0, 9);
      expect(left(step, -1)).toBeCloseTo(1 / 10, 9);
    }
  });

  it('erratum 23: Wucher’s PI without D swings ever wider, however small Ki is', () => {
    for (const ki of [0.01, 1, 4]) {
      const swing = turn({ kp: 10, ki }, 0.002, { rate: 240, duration: 30 });
      // s³ + Kp s + Ki: the roots add up to 0, so the real one, r < 0, leaves the pair growing by e^(-r t/2). Newton for r.
      let r = 0;
      for (let n = 0; n < 20; n++) r -= (r ** 3 + 10 * r + ki) / (3 * r ** 2 + 10);
      const growth = Math.log(peak(swing, 26, 30, 240) / peak(swing, 6, 10, 240)) / 20;
      // The peaks of two swings are 20 s apart, to within half a period, π/√Kp = 1 s: 5 %.
      expect(Math.abs(growth / (-r / 2) - 1)).toBeLessThan(0.05);
    }
  });

  it('erratum 29: of a swing from 225° sin(e) is 0 at 180° too, where its rate is 3/5 of the largest', () => {
    // e'' = -Kp e from rest at A: e'² = Kp (A² - e²), at e = π and A = 5π/4 that is 1 - 16/25 of the largest, its root 3/5.
    const [kp, short] = [10, 1e-5];
    let [error, rate, largest] = [toRadians(225), 0, 0];
    const rates = new Map<number, number>();
    for (let time = 0; time < Math.PI / Math.sqrt(kp); time += short) {
      rate -= kp * error * short;
      const next = error + rate * short;
      for (const zero of [Math.PI, 0]) if (error > zero && next <= zero) rates.set(zero, -rate);
      error = next;
      largest = Math.max(largest, -rate);
    }
    expect(Math.sin(Math.PI)).toBeCloseTo(0, 12);
    expect(rates.get(Math.PI)! / largest).toBeCloseTo(3 / 5, 3);
    expect(rates.get(0)! / largest).toBeCloseTo(1, 6);
  });

  it('erratum 30: a sum without dt that settles at 60 Hz diverges at 240 Hz; times Δt it settles at both', () => {
    /**
     * Simulates a PID for 20 s from rest at x = 1. Returns the largest |x| in the last 2 s.
     * @param rate steps per second. Hz
     * @param weight factor for each error before it is added to the integral
     */
    const late = (rate: number, weight: number) => {
      let [x, v, sum, most] = [1, 0, 0, 0];
      for (let n = 0; n < 20 * rate; n++) {
        sum += weight * x;
        v -= (20 * x + 6 * v + sum) / rate;
        x += v / rate;
        if (n >= 18 * rate) most = Math.max(most, Math.abs(x));
      }
      return most;
    };
    // Routh for s³ + Kd s² + Kp s + Ki: stable for Ki < Kp Kd = 120. Without dt Ki is the rate: 60, and 240.
    expect(late(60, 1)).toBeLessThan(1e-3);
    expect(late(240, 1)).toBeGreaterThan(1e3);
    for (const rate of [60, 240]) expect(late(rate, 60 / rate)).toBeLessThan(1e-3);
  });
});

it('erratum 26: what forgets is left off by a/(P + I) and a/(Kp + n Ki Δt) under a push; what does not, by nothing', () => {
  const left = (spec: ControllerSpec) => {
    const trial = { step: 1, timeStep, duration: 120, limits: endless, disturbance: -1 };
    return measureTurn(simulateTurn({ ...trial, controller: controllerOf(spec) })).steadyStateError;
  };
  // At rest all errors are e. The leaky integral is E = e; a window of 7 samples has 6 steps of e Δt. The law's output
  // is a = 1.
  for (const i of [0, 2, 40]) {
    expect(left({ kind: 'leaky-pid', kp: 40, ki: i, kd: 11 })).toBeCloseTo(1 / (40 + i), 9);
    expect(left({ kind: 'windowed-pid', kp: 42, ki: i, kd: 10 })).toBeCloseTo(1 / (42 + (6 * i) / 60), 9);
  }
  expect(left({ kind: 'pid', kp: 40, ki: 40, kd: 11, ...integrateAlways })).toBeCloseTo(0, 9);
});

describe('Stolk’s use of his PID', () => {
  it('erratum 27: Stolk’s PID as a torque swings ever wider above 11 kg m²; times the inertia it gives equal turns', () => {
    /**
     * Simulates a body under Stolk's law for 240 s, from rest at an error of 1. Returns the error after each step of
     * 1/240 s.
     * @param inertia moment of inertia of the body. kg m²
     * @param factor number by which the law's torque is multiplied
     */
    const errors = (inertia: number, factor = 1) => {
      const short = 1 / 240;
      let [x, v, mean, last] = [1, 0, 1, 1];
      return Array.from({ length: 240 * 240 }, () => {
        mean += (x - mean) * short;
        const torque = factor * (10 * x + 2 * mean + (x - last) / short);
        last = x;
        v -= (torque / inertia) * short;
        x += v * short;
        return x;
      });
    };
    const grows = (all: readonly number[]) =>
      peak({ errors: all }, 210, 240, 240) / peak({ errors: all }, 30, 60, 240);
    // E = e/(s + 1): J s³ + (J + D) s² + (D + P) s + P + I. Routh: (J + D)(D + P) > J (P + I), J (I - D) < D (D + P), J < 11.
    expect(grows(errors(10))).toBeLessThan(0.9);
    expect(grows(errors(12.5))).toBeGreaterThan(1.1);
    const [light, heavy] = [1, 44.4].map((inertia) => errors(inertia, inertia));
    expect(grows(heavy)).toBeLessThan(0.1);
    for (let n = 0; n < light.length; n += 240) expect(heavy[n]).toBeCloseTo(light[n], 9);
  });

  it('erratum 28: to clear E alone leaves a kick of D Δe/Δt = 94 rad/s² after a jump of 90°; the reset of Stolk’s listing leaves none', () => {
    /** Returns the PID that Stolk published, as an object with `update` and two functions that reset its state. */
    const listing = () => {
      let [fresh, previous, integral] = [true, 0, 0];
      return {
        update(error: number) {
          if (fresh) [fresh, previous, integral] = [false, error, error];
          integral = (1 - timeStep) * integral + timeStep * error;
          const d = (error - previous) / timeStep;
          previous = error;
          return { i: integral, d };
        },
        clear: () => {
          integral = 0;
        },
        reset: () => {
          fresh = true;
        },
      };
    };
    const [cleared, reset] = [listing(), listing()];
    for (const one of [cleared, reset]) one.update(0);
    cleared.clear();
    reset.reset();
    expect(cleared.update(Math.PI / 2).d).toBeCloseTo(94.248, 3);
    expect(reset.update(Math.PI / 2)).toEqual({ i: expect.closeTo(Math.PI / 2, 12), d: 0 });
    const law = controllerOf({ kind: 'leaky-pid', kp: 0, ki: 1, kd: 1 });
    const jump = () => ({ ...law.update(sampleOf({ error: Math.PI / 2 })) });
    law.update(sampleOf({ error: 0 }));
    // 1 × π/2 × 60. In E the error counts a sixtieth.
    expect(jump().d).toBeCloseTo(94.248, 3);
    law.reset();
    law.update(sampleOf({ error: 0 }));
    expect(jump().i).toBeCloseTo(Math.PI / 120, 9);
    law.reset();
    const fresh = jump();
    expect(fresh.d).toBe(0);
    expect(fresh.i).toBeCloseTo(Math.PI / 2, 12);
  });
});

describe('Wucher’s words on P, D and the window', () => {
  it('erratum 38: steered by where it drifts, a body that turns freely never changes its error, and spins up to 4π rad/s in 1 s', () => {
    /**
     * Simulates the heading of a body for 1 s while a law steers it towards 90°. Returns the heading (`angle`) and the
     * angular velocity (`rate`) at the end. rad, rad/s
     * @param steeredBy returns the heading that the law gets, from the real heading
     */
    const after1s = (steeredBy: (angle: number) => number) => {
      const law = controllerOf({ kind: 'windowed-pid' });
      let [angle, rate] = [0, 0];
      for (let n = 0; n < 60; n++) {
        const error = Math.PI / 2 - steeredBy(angle);
        const { output } = law.update(sampleOf({ error, angularVelocity: rate }));
        rate += Math.max(-4 * Math.PI, Math.min(4 * Math.PI, output)) * timeStep;
        angle += rate * timeStep;
      }
      return { angle, rate };
    };
    expect(after1s(() => 0).rate).toBeCloseTo(4 * Math.PI, 9);
    const right = after1s((angle) => angle);
    expect(Math.abs(right.rate)).toBeLessThan(0.1);
    expect(right.angle).toBeCloseTo(Math.PI / 2, 1);
  });

  it('erratum 39: P accelerates a body up to its target, and brakes only past it: 100 % overshoot', () => {
    const { errors, applied } = turn({ kp: 10 }, 1);
    const at = errors.findIndex((error) => error <= 0);
    // The law's output of a step is computed before the error of that step.
    expect(Math.min(...applied.slice(0, at))).toBeGreaterThan(0);
    expect(Math.max(...applied.slice(at + 2, 2 * at))).toBeLessThan(0);
    // A cos((n + 1/2) φ) from 1: the overshoot is as large as the initial error.
    expect(-Math.min(...errors)).toBeCloseTo(1, 2);
  });

  it('erratum 40: at the edge of a swing the derivative is 0; its smallest value, -A ω, is at the target', () => {
    const { errors } = turn({ kp: 10 }, 1, { rate: 6000, duration: 2 });
    const rates = errors.map((error, n) => (error - (errors[n - 1] ?? 1)) * 6000);
    const least = rates.indexOf(Math.min(...rates));
    expect(rates[least]).toBeCloseTo(-Math.sqrt(10), 3);
    expect(errors[least]).toBeCloseTo(0, 2);
    expect(rates[0]).toBeCloseTo(0, 2);
    const edge = errors.indexOf(Math.min(...errors));
    expect(rates[edge]).toBeCloseTo(0, 2);
  });

  it('erratum 41: without a derivative a freely turning body never comes to rest; with one it does', () => {
    expect(measureTurn(turn({ kp: 43 }, 1, { duration: 60 })).settlingTime).toBeNull();
    expect(measureTurn(turn({ kp: 43, kd: 11 }, 1, { duration: 60 })).settlingTime!).toBeLessThan(2);
  });
});

describe('Stolk’s words on the integral', () => {
  const left = (gains: object) =>
    measureTurn(turn(gains, 1, { disturbance: -1, duration: 60 })).steadyStateError;

  it('erratum 44: a steady-state error is what P leaves under a push, push/P; the integral is what ends it', () => {
    expect(left({ kp: 10, kd: 6 })).toBeCloseTo(1 / 10, 9);
    expect(left({ kp: 10, kd: 6, ki: 10 })).toBeCloseTo(0, 6);
  });

  it('erratum 45: behind a target that accelerates by a his PID stays by a/(P + I), 4.8° at 1 rad/s²', () => {
    const law = controllerOf({ kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 });
    let [angle, rate, error] = [0, 0, 0];
    for (let n = 0; n < 3600; n++) {
      error = (n * timeStep) ** 2 / 2 - angle;
      rate +=
        law.update({ ...sampleOf({ error, angularVelocity: rate }), limits: endless }).output * timeStep;
      angle += rate * timeStep;
    }
    expect(error).toBeCloseTo(1 / 12, 4);
    expect((error * 180) / Math.PI).toBeCloseTo(4.77, 1);
  });
});

describe('DigitalOpus’s words', () => {
  it('errata 9 and 15: added by ForceMode.Impulse both listings are right as printed: velocity changes by J/m', () => {
    const [mass, inertia] = [3, 2];
    // His force m ((Pdes − p)/Δt − v) is used as an impulse, and so is his torque I (θ/Δt − ω).
    const [p, v, target] = [0.2, -1, 2];
    const speed = v + (mass * ((target - p) / timeStep - v)) / mass;
    expect(p + speed * timeStep).toBeCloseTo(target, 12);
    const [omega, theta] = [3, 0.6];
    const rate = omega + (inertia * (theta / timeStep - omega)) / inertia;
    expect(rate * timeStep).toBeCloseTo(theta, 12);
  });

  it('erratum 47: a forward PD that gets Vdes does not lag behind a target at 1 rad/s; without Vdes it lags by kd/kp, 15.8°', () => {
    const lag = (targetAngularVelocity: number) => {
      const law = controllerOf({ kind: 'forward-pd' });
      let [angle, rate, error] = [0, 0, 0];
      for (let n = 0; n < 1800; n++) {
        error = n * timeStep - angle;
        const sample = {
          ...sampleOf({ error, angularVelocity: rate, targetAngularVelocity }),
          limits: endless,
        };
        rate += law.update(sample).output * timeStep;
        angle += rate * timeStep;
      }
      return (error * 180) / Math.PI;
    };
    // kd/kp = 4.5 f d/(9 f²) = d/2f = 1.1/4 rad.
    expect(lag(0)).toBeCloseTo((1.1 / 4) * (180 / Math.PI), 6);
    expect(lag(1)).toBeCloseTo(0, 6);
  });

  it('erratum 48: of the 9.7° that a push leaves, SPD that knows the push leaves 8.0°: it forecasts a force and cancels none', () => {
    const { kp, kd } = pdGains({ frequency: 1.5, damping: 2 });
    const left = (knownForces: string) => {
      const law = controllerOf({ kind: 'spd', frequency: 1.5, damping: 2, knownForces });
      const trial = { step: 1, timeStep, duration: 60, limits: endless, disturbance: -1 };
      return measureTurn(simulateTurn({ ...trial, controller: law })).steadyStateError;
    };
    expect(left('off')).toBeCloseTo((1 + kd * timeStep) / kp, 6);
    expect(left('predicted')).toBeCloseTo(1 / kp, 6);
    expect(left('predicted') / left('off')).toBeCloseTo(7.96 / 9.75, 3);
    expect(left('countered')).toBeCloseTo(0, 6);
  });

  it('erratum 49: d = 1.2 is not over-damped but overshoots by 0.15 %; over-damped begins at d = 4/3', () => {
    const overshoot = (damping: number) => {
      const controller = controllerOf({ kind: 'forward-pd', frequency: 0.5, damping });
      const trial = { controller, step: 1, timeStep: 1 / 4000, duration: 20, limits: endless };
      return measureTurn(simulateTurn(trial)).overshoot;
    };
    // ζ = 0.75 d = 0.9: e^(-π ζ/√(1 - ζ²)).
    const predicted = Math.exp((-Math.PI * 0.9) / Math.sqrt(1 - 0.81));
    expect(predicted).toBeCloseTo(0.0015, 4);
    expect(overshoot(1.2)).toBeCloseTo(predicted, 4);
    for (const damping of [4 / 3, 1.5]) expect(overshoot(damping)).toBeLessThan(1e-6);
  });
});
