// Tests of the simulated bodies on which the laws in space are tested: a tumble without torque, compared with the exact
// solution.
import { describe, expect, it } from 'vitest';
import { energyOf, engineBody, explicitBody, momentumOf, realBody, rungeKutta } from './free-body.fixture';
import { spunBox, tumble } from './tumble.fixture';
import { lengthOf } from './vector';

/**
 * Returns the exact time between two flips of the spinning test box. s. Source: Landau & Lifshitz, “Mechanics”, § 37,
 * for L² > 2 E I₂.
 */
function exactInterval(): number {
  const body = spunBox();
  const square = lengthOf(momentumOf(body)) ** 2;
  const twice = 2 * energyOf(body);
  const { x: first, y: second, z: third } = body.moments;
  expect(square).toBeGreaterThan(twice * second);
  const p = Math.sqrt(((third - second) * (square - twice * first)) / (first * second * third));
  const m = ((second - first) * (twice * third - square)) / ((third - second) * (square - twice * first));
  let [a, g] = [1, Math.sqrt(1 - m)];
  while (Math.abs(a - g) > 1e-12) [a, g] = [(a + g) / 2, Math.sqrt(a * g)];
  return Math.PI / a / p;
}

describe('a torque-free tumble about the middle axis', () => {
  it('flips by Runge and Kutta as often as the exact solution says, with energy kept to 1e-8', () => {
    const { flips, energyOff } = tumble(rungeKutta(4));
    expect(flips).toHaveLength(4);
    expect(Math.abs((flips[3] - flips[0]) / 3 - exactInterval())).toBeLessThan(1 / 60 / 3);
    expect(energyOff).toBeLessThan(1e-8);
  });

  it('flips as often with momentum kept to 1e-11, each time within 1 %, with energy kept to 0.04 %', () => {
    const { flips, energyOff, momentumOff } = tumble(realBody);
    expect(flips).toHaveLength(4);
    expect(Math.abs((flips[3] - flips[0]) / 3 / exactInterval() - 1)).toBeLessThan(0.01);
    expect(energyOff).toBeLessThan(4e-4);
    expect(momentumOff).toBeLessThan(1e-11);
  });

  it('never flips in an engine that has no gyroscopic torque, where momentum is lost', () => {
    const { flips, momentumOff } = tumble(engineBody);
    expect(flips).toEqual([]);
    expect(momentumOff).toBeGreaterThan(1e-3);
  });

  it('gains two fifths of its energy in 20 s where the gyroscopic torque is taken from the state before the step', () => {
    expect(tumble(explicitBody).energyOff).toBeGreaterThan(0.4);
    expect(tumble(realBody).energyOff).toBeLessThan(0.001);
  });
});
