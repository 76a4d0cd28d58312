// Tests that the texts of the scenes Hold a height and Dock describe their simulations correctly.
import { describe, expect, it } from 'vitest';
import { Simulation } from '../../world/simulation/simulation';
import { dock } from './lab/dock';
import { holdHeight, sag } from './lab/hold-height';

function runFor(scenario: typeof holdHeight | typeof dock, seconds: number) {
  const simulation = new Simulation(scenario);
  for (let n = 0; n < seconds * 60; n++) simulation.step();
  return simulation;
}

describe('Hold a height', () => {
  const { entities } = runFor(holdHeight, 9.9);
  const heights = entities.map(({ position }) => -position.y);

  it('has PD at rest g/Kp below: 9.81/4 m', () => {
    expect(sag).toBeCloseTo(2.4525, 4);
    expect(heights[1]).toBeCloseTo(-2.4525, 2);
  });

  it('returns PID to its height, and never moves the one that knows gravity', () => {
    expect(Math.abs(heights[2])).toBeLessThan(0.05);
    expect(Math.abs(heights[3])).toBeLessThan(1e-6);
  });
});

describe('Dock', () => {
  const simulation = runFor(dock, 9.9);
  const last = (n: number) => simulation.measures.of(simulation.entities[n])!.turn.last!;

  it('measures the way in metres: √(32² + 4²)', () => {
    expect(last(0).step).toBeCloseTo(Math.hypot(32, 4), 6);
  });

  it('has both PDs at the dock, and the one-step law past it', () => {
    expect(last(0).response.settlingTime).not.toBeNull();
    expect(last(1).response.settlingTime).not.toBeNull();
    expect(last(2).response.settlingTime).toBeNull();
    expect(last(2).response.overshoot).toBeGreaterThan(0.1);
  });

  it('is never quicker than full thrust and full braking', () => {
    for (const n of [0, 1]) expect(last(n).timesLimit).toBeGreaterThan(1);
  });

  it('has crates that the PDs pushed away', () => {
    simulation.obstacles.slice(0, 4).forEach(({ body }, n) => {
      const [x, y] = dock.obstacles[n].position;
      expect(Math.hypot(body.getPosition().x - x, body.getPosition().y - y)).toBeGreaterThan(1);
    });
  });
});
