// The lab scenarios about the engine do what their texts say: step rates, long frames, and ways to turn a body.
import { describe, expect, it } from 'vitest';
import { isPdName, isPredictedStable } from '../control/stability';
import type { ObstacleSpec } from '../simulation/obstacle';
import type { Simulation } from '../simulation/simulation';
import { jump, longFrames } from './long-frames';
import { run } from './run.fixture';
import { laws, rates, threeRates } from './three-rates';
import { whyTorque } from './why-torque';

/** Largest |error| of each body in the last seconds of a run. rad */
function lateErrors(seconds: number, last: number): number[] {
  const late = threeRates.entities.map(() => 0);
  run(threeRates, seconds, (entities, { time }) => {
    if (time < seconds - last) return;
    entities.forEach(({ turn }, n) => {
      late[n] = Math.max(late[n], Math.abs(turn.error ?? Infinity));
    });
  });
  return late;
}

describe('Same gains, three step rates', () => {
  const late = lateErrors(6, 1);
  const cases = laws.flatMap(({ controller }, row) =>
    rates.map((rate, column) => ({ ...controller, rate, off: late[row * rates.length + column] })),
  );
  const pds = cases.flatMap(({ kind, ...rest }) => (isPdName(kind) ? [{ kind, ...rest }] : []));

  it.each(pds)('$kind at $rate Hz does what is predicted of it', ({ kind, rate, off, ...set }) => {
    const { frequency, damping } = set as unknown as { frequency: number; damping: number };
    const stable = isPredictedStable(kind, frequency, damping, rate);
    if (stable) expect(off).toBeLessThan(1e-3);
    else expect(off).toBeGreaterThan(0.1);
  });

  it('the forward PD alone is predicted to swing, and at 30 Hz alone', () => {
    const swings = pds.filter(({ off }) => off > 0.1).map(({ kind, rate }) => `${kind} ${rate}`);
    expect(swings).toEqual(['forward-pd 30']);
  });

  it('the 2013 gains overshoot more, the higher the rate', () => {
    const simulation = run(threeRates, 6);
    const overshoots = simulation.entities
      .slice(-rates.length)
      .map((entity) => simulation.meterOf(entity)!.last!.response.overshoot);
    expect(overshoots[0]).toBeLessThan(0.001);
    expect(overshoots[1]).toBeGreaterThan(0.01);
    expect(overshoots[2]).toBeGreaterThan(4 * overshoots[1]);
  });
});

describe('Long frames', () => {
  it('throw only the forward PD with a variable step past its target', () => {
    const worst = longFrames.entities.map(() => 0);
    run(longFrames, longFrames.seconds, (entities, { time }) => {
      // The first turn starts from rest at 0, without a stall.
      if (time > 1)
        entities.forEach(({ turn }, n) => {
          worst[n] = Math.max(worst[n], Math.abs(turn.error ?? 0));
        });
    });
    const [thrown, ...others] = worst;
    expect(thrown).toBeGreaterThan(1.2 * jump);
    for (const error of others) expect(error).toBeLessThan(1.02 * jump);
  });
});

describe('Why torque?', () => {
  const simulation = run(whyTorque, 6);
  const pushes = new Map(
    simulation.entities.map((entity) => [entity.drive, simulation.measures.of(entity)!.push]),
  );

  it('torque and a joint erase nothing and stay within the motor', () => {
    for (const drive of ['torque', 'joint'] as const) {
      expect(pushes.get(drive)!.erased).toBe(0);
      expect(pushes.get(drive)!.peakShare).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('setting the angular velocity or the angle erases momentum, as a motor of more than 5 times the torque would', () => {
    for (const drive of ['angular-velocity', 'angle'] as const) {
      expect(pushes.get(drive)!.erased).toBeGreaterThan(100);
      expect(pushes.get(drive)!.peakShare).toBeGreaterThan(5);
    }
  });

  it('setting the angle overlaps the crates by far more than torque does', () => {
    expect(pushes.get('angle')!.overlap).toBeGreaterThan(10 * pushes.get('torque')!.overlap);
  });

  it('every body turns all the way in the end, and all but the one whose angle is set clear their crates', () => {
    for (const { turn } of simulation.entities) expect(Math.abs(turn.error!)).toBeLessThan(0.02);
    expect(stillThere(simulation, whyTorque.obstacles.slice(0, 9))).toEqual([]);
  });
});

/** Crates that are where they were. */
function stillThere({ obstacles }: Simulation, specs: readonly ObstacleSpec[]): number[] {
  return specs.flatMap(({ position: [x, y] }, n) => {
    const at = obstacles[n].body.getPosition();
    return Math.hypot(at.x - x, at.y - y) < 0.2 ? [n] : [];
  });
}
