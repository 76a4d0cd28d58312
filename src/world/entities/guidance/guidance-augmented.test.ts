// Tests of augmented proportional navigation against the textbook's figures. The target has a constant lateral
// acceleration.
import { describe, expect, it } from 'vitest';
import { createGuidance } from './guidance';
import { plain } from './guidance-engagement.fixture';
import type { Engagement } from './guidance-law';

const augmented = (navigationConstant = 4) =>
  createGuidance({ kind: 'augmented-navigation', navigationConstant });

/**
 * Simulates a chase. `turned`: the pursuer's total turning, ∫|ψ'| dt, divided by Δv/V. V is the pursuer's speed (10
 * m/s), Δv the change of the target's sideways velocity. `miss`: sideways distance at the end, m. The target
 * accelerates sideways by 0.01 m/s², so all angles stay small.
 * @param constant navigation constant N
 * @param approach speed of the target towards the pursuer. m/s
 */
function effort(kind: 'proportional-navigation' | 'augmented-navigation', constant: number, approach = 0) {
  const guidance = createGuidance({ kind, navigationConstant: constant });
  const { speed, timeStep } = plain;
  const [meeting, lateral] = [40, 0.01];
  let heading = 0;
  let turned = 0;
  const position = { x: 0, y: 0 };
  const target = { x: meeting * (speed + approach), y: 0 };
  const targetVelocity = { x: -approach, y: 0 };
  for (let step = 1; step < meeting / timeStep - 6; step++) {
    const velocity = { x: speed * Math.cos(heading), y: speed * Math.sin(heading) };
    const aim = guidance.aim({
      ...{ position: { ...position }, velocity, heading, speed, timeStep },
      ...{ target: { ...target }, targetVelocity: { ...targetVelocity } },
    });
    turned += Math.abs(aim.heading - heading);
    heading = aim.heading;
    position.x += speed * Math.cos(heading) * timeStep;
    position.y += speed * Math.sin(heading) * timeStep;
    targetVelocity.y += lateral * timeStep;
    target.x += targetVelocity.x * timeStep;
    target.y += targetVelocity.y * timeStep;
  }
  const miss = Math.abs(target.y - position.y);
  return { turned: turned / ((lateral * meeting) / speed), miss };
}

describe('augmented proportional navigation', () => {
  // Zarchan, ch. 8, with τ = t/t_F: n_c/n_T is N/(N-2) (1 - (1 - τ)^(N-2)) for PN and N/2 (1 - τ)^(N-2) augmented.
  // Integrated over the flight: N/(N-1) and N/(2 (N-1)).
  it.each([3, 4, 5])('turns half as much after a target that keeps turning, N = %i', (constant) => {
    const pure = effort('proportional-navigation', constant).turned;
    const with_ = effort('augmented-navigation', constant).turned;
    expect(pure).toBeCloseTo(constant / (constant - 1), 1);
    expect(with_).toBeCloseTo(constant / (constant - 1) / 2, 1);
    expect(with_ / pure).toBeCloseTo(0.5, 1);
  });

  it('divides by the closing speed: half as much also after a target that comes towards it', () => {
    // At twice the closing speed N = 8 is the textbook's N' = N V/V_c = 4.
    const ratio =
      effort('augmented-navigation', 8, 10).turned / effort('proportional-navigation', 8, 10).turned;
    expect(ratio).toBeCloseTo(0.5, 1);
  });

  it('adds N a_T/(2 V_c) to N λ’', () => {
    // The target is 40 m ahead of a body at 10 m/s, and gains 0.1 m/s sideways in 1/60 s: a_T = 6 m/s², λ' = 0.1/40
    // rad/s.
    const guidance = augmented();
    guidance.aim(plain);
    const { headingRate } = guidance.aim({ ...plain, targetVelocity: { x: 0, y: 0.1 } });
    expect(headingRate).toBeCloseTo(4 * (0.1 / 40 + 6 / (2 * 10)), 9);
  });

  it('has no acceleration at the first sample and after a reset', () => {
    const guidance = augmented();
    const crossing: Engagement = { ...plain, targetVelocity: { x: 0, y: 5 } };
    expect(guidance.aim(crossing).headingRate).toBeCloseTo((4 * 5) / 40, 12);
    guidance.aim(plain);
    guidance.reset();
    expect(guidance.aim(crossing).headingRate).toBeCloseTo((4 * 5) / 40, 12);
  });

  it('is proportional navigation after a target that keeps its velocity', () => {
    const pure = createGuidance({ kind: 'proportional-navigation' });
    const guidance = augmented();
    for (let step = 0; step < 5; step++) {
      const engagement = { ...plain, target: { x: 40, y: step / 12 }, targetVelocity: { x: 0, y: 5 } };
      expect(guidance.aim(engagement)).toEqual(pure.aim(engagement));
    }
  });
});
