// Proofs of DigitalOpus's errors in space, one for each erratum: 15 to 17 (a plane shows only half of these), 32 to 36, and 46.
import { describe, expect, it } from 'vitest';
import { toDegrees, toRadians } from '../../exact/figures';

import { computeTorque } from './digital-opus.fixture';
import {
  boundaryAt,
  frameErrors,
  gyroscopicError,
  lag,
  leftAfterStep,
  longWays,
  settlesAtWorst,
  singleAngle,
  stableTurns,
} from './errata-measures.fixture';
import {
  accelerationBy,
  bodyOf,
  engineBody,
  impulseThenFree,
  rungeKutta,
  turnAbout,
} from './free-body.fixture';
import { rotationVector } from './quaternion';
import { lengthOf, scaled, within, zero } from './vector';

describe('DigitalOpus’s torque in space', () => {
  it('erratum 15: one step at 50 Hz by ComputeTorque leaves 88.2° of 90°; divided by Δt twice it leaves none', () => {
    // The body gains θ rad/s, which leaves 90° - 90°/50.
    expect(toDegrees(leftAfterStep({}))).toBeCloseTo(90 - 90 / 50, 9);
    expect(leftAfterStep({ step: true })).toBeLessThan(1e-9);
  });

  it('erratum 16: of attitudes by chance every other pair is led the long way round, 180° where 126° would do', () => {
    const { share, printed, short } = longWays();
    // w is as often below 0 as above it. The angle has the density (1 - cos θ)/π up to π. Its mean is π/2 + 2/π; that
    // of both ways is π.
    expect(Math.abs(share - 1 / 2)).toBeLessThan(0.01);
    expect(Math.abs(toDegrees(printed) - 180)).toBeLessThan(1.5);
    expect(Math.abs(toDegrees(short) - toDegrees(Math.PI / 2 + 2 / Math.PI))).toBeLessThan(1);
  });

  it('erratum 17: with the inertia’s frame the wrong way round ComputeTorque is off by 31° in the middle and 64° in one of twenty cases', () => {
    const { median, most95, shortest, longest } = frameErrors('ComputeTorque');
    // A second program computed the angles at 20,000 attitudes. Lengths lie between I₁/I₃ and I₃/I₁.
    expect(Math.abs(toDegrees(median) - 31)).toBeLessThan(1.5);
    expect(Math.abs(toDegrees(most95) - 64)).toBeLessThan(2);
    expect(shortest).toBeGreaterThan(1 / 5);
    expect(shortest).toBeLessThan(0.3);
    expect(longest).toBeLessThan(5);
    expect(longest).toBeGreaterThan(4);
    const right = frameErrors('ComputeTorque', { frame: true });
    expect(right.most).toBeLessThan(1e-6);
    expect(right.longest).toBeCloseTo(1, 6);
  });
});

describe('DigitalOpus’s ComputeTorque in Unity', () => {
  it('erratum 46: below Unity’s 7 rad/s one step at 50 Hz makes up 8.0°; 90° would take 78.5 rad/s', () => {
    const body = bodyOf();
    const desired = turnAbout({ x: 0, y: 1, z: 0 }, Math.PI / 2);
    const torque = computeTorque(body, desired, 1 / 50, { step: true, frame: true, short: true });
    // π/2 in 1/50 s.
    expect(lengthOf(accelerationBy(body, torque)) / 50).toBeCloseTo(78.54, 2);
    body.angularVelocity = within(scaled(accelerationBy(body, torque), 1 / 50), 7);
    engineBody(body, zero, 1 / 50);
    expect(toDegrees(lengthOf(rotationVector(body.attitude)))).toBeCloseTo((7 / 50) * (180 / Math.PI), 6);
    expect((7 / 50) * (180 / Math.PI)).toBeCloseTo(8.02, 2);
  });
});

describe('DigitalOpus’s stable PD in space', () => {
  it('erratum 32: inertiaTensorRotation * rotation is off by 34° in the middle and 65° in one of twenty cases; the other order by nothing', () => {
    const { median, most95, most } = frameErrors('Stable PD');
    // A second program computed this at 20,000 attitudes.
    expect(Math.abs(toDegrees(median) - 34)).toBeLessThan(1.5);
    expect(Math.abs(toDegrees(most95) - 66)).toBeLessThan(2);
    expect(toDegrees(most)).toBeGreaterThan(75);
    expect(frameErrors('Stable PD', { frame: true }).most).toBeLessThan(1e-6);
  });

  it('erratum 32: a first test passes: without a frame, and at the attitude of no turn, the order does not matter', () => {
    for (const only of ['attitude', 'frame'] as const)
      expect(frameErrors('Stable PD', {}, 200, only).most).toBeLessThan(1e-6);
  });

  it('erratum 33: “stable for all values of ks and kd” ends at 4.46 Hz where the frames’ order turns it five times as hard', () => {
    // 99 x² + 36 x = 4 and, with the raw gains of erratum 11, 45 x² + 60 x = 4; without the factor 9 x² + 12 x = 4.
    expect(boundaryAt(5, 'stable')).toBeCloseTo(4.46, 2);
    expect(boundaryAt(5, 'raw')).toBeCloseTo(3.18, 2);
    expect(boundaryAt(1, 'raw')).toBeCloseTo(13.81, 2);
    for (const gains of [true, false]) {
      const boundary = boundaryAt(5, gains ? 'stable' : 'raw');
      expect(settlesAtWorst(0.97 * boundary, { gains })).toBe(true);
      expect(settlesAtWorst(1.03 * boundary, { gains })).toBe(false);
    }
    expect(settlesAtWorst(20, { gains: true, frame: true })).toBe(true);
  });

  it('erratum 33: with the frames’ order as printed a quarter of all turns at 6 Hz never settle and most at 12 and 20 Hz; put right all do', () => {
    // A second program computed these numbers of 60 at other attitudes: 15, 49 and 56.
    [
      [6, 15],
      [12, 49],
      [20, 56],
    ].forEach(([frequency, never]) => {
      expect(Math.abs(stableTurns(frequency, { gains: true }).never - never)).toBeLessThan(10);
      expect(stableTurns(frequency, { gains: true, frame: true }).never).toBe(0);
    });
  });

  it('erratum 34: without Vdes it stays behind a target at 1 rad/s by d/2f + Δt, 29.8° at 1 Hz; with it by nothing', () => {
    for (const frequency of [1, 2, 6]) {
      // kp e = (kd + kp Δt) ω with kd/kp = d/2f.
      expect(lag(frequency)).toBeCloseTo(1 / (2 * frequency) + 1 / 50, 6);
      expect(lag(frequency, { rate: true })).toBeLessThan(1e-6);
    }
  });

  it('erratum 35: in single precision 2 acos w reads 0 below 0.028°, and 0.0396° for 0.03°', () => {
    // The neighbour of 1 is 1 - 2⁻²⁴: w = cos(θ/2) = 1 - θ²/8 rounds to 1 up to θ² = 8 × 2⁻²⁵, and the neighbour is √(8 × 2⁻²⁴).
    const least = Math.sqrt(8 * 2 ** -25);
    expect(toDegrees(least)).toBeCloseTo(0.028, 4);
    expect(singleAngle(0.999 * least)).toBe(0);
    expect(singleAngle(1.001 * least)).toBeCloseTo(Math.sqrt(8 * 2 ** -24), 9);
    expect(toDegrees(singleAngle(toRadians(0.03)))).toBeCloseTo(0.0396, 4);
  });

  it('erratum 36: q.w < 0 from 180° on, not 190°', () => {
    const w = (angle: number) => turnAbout({ x: 1, y: 0, z: 0 }, toRadians(angle)).w;
    expect(w(179.9)).toBeGreaterThan(0);
    for (const angle of [180.1, 185, 190]) expect(w(angle)).toBeLessThan(0);
  });
});

describe('the gyroscopic torque that a PD does not know', () => {
  const real = rungeKutta(8);

  it('leaves it behind a target that turns, by I⁻¹ (ω × Iω)/(g kp), in the engine that has that torque', () => {
    // With moments (1, 4, 5) and ω (1, 1, 1)/√3 the acceleration is ω²/3 (1, -4/4, 3/5). g = 1/(1 + kd Δt + kp Δt²)
    // with kp = 36, kd = 12, 1/60 s.
    const expected = (speed: number) =>
      (((speed * speed) / 3) * Math.sqrt(1 + 1 + 0.36) * (1 + 12 / 60 + 36 / 3600)) / 36;
    for (const speed of [1, 2, 5]) {
      expect(Math.abs(gyroscopicError(real, 0, speed) / expected(speed) - 1)).toBeLessThan(0.06);
      expect(gyroscopicError(real, 1, speed) / expected(speed)).toBeLessThan(0.15);
    }
    expect(Math.abs(gyroscopicError(engineBody, 1, 2) / expected(2) - 1)).toBeLessThan(0.06);
    expect(gyroscopicError(engineBody, 0)).toBeLessThan(1e-6);
  });

  it('leaves 48° of a turn of 90° in one step, where the engine without it leaves none', () => {
    // A second program computed this.
    expect(Math.abs(toDegrees(leftAfterStep({ step: true }, rungeKutta(64))) - 48)).toBeLessThan(0.5);
    expect(leftAfterStep({ step: true }, engineBody)).toBeLessThan(1e-9);
    // The second program computed this, too, with an impulse at the start of the step.
    expect(Math.abs(toDegrees(leftAfterStep({ step: true }, impulseThenFree(64))) - 27.6)).toBeLessThan(0.1);
  });

  it('leaves a PD 1.9° and 20.9° behind at 5 rad/s, countered and not, where a step’s torque is an impulse', () => {
    // A second program computed this.
    const plant = impulseThenFree(20);
    expect(Math.abs(toDegrees(gyroscopicError(plant, 1)) - 1.86)).toBeLessThan(0.02);
    expect(Math.abs(toDegrees(gyroscopicError(plant, 0)) - 20.89)).toBeLessThan(0.02);
  });
});
