// Turns of 90° at α_max 4π with exact inertia, against recorded figures: times as multiples of T*, and overshoot. The
// recorded times are those of the last sample outside the band, a step before the first one that stays inside.
import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { type ControllerSpec, controllerOf } from './controllers';
import { measureTurn, simulateTurn } from './step-response';
import { turnTimeBound } from './time-optimal';
import { motor } from './turn-sample.fixture';

const step = toRadians(90);
const bound = turnTimeBound(step, motor);

/** Duration of each simulated turn. s; 11.3 times the shortest possible time of the turn */
const recorded = 8;

function measure(spec: ControllerSpec, rate: number, duration = recorded) {
  const controller = controllerOf(spec);
  return measureTurn(simulateTurn({ controller, step, timeStep: 1 / rate, duration, limits: motor }));
}

/**
 * Returns the settling time of a turn, as a multiple of the shortest possible time. A turn that does not settle counts
 * with its whole duration.
 */
function times(spec: ControllerSpec, rate: number): number {
  const { settlingTime } = measure(spec, rate);
  return (settlingTime === null ? recorded : settlingTime - 1 / rate) / bound;
}

const stolk = { kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 };
const wu2 = { kind: 'backward-pd', frequency: 2, damping: 1 };
const wu6 = { kind: 'backward-pd', frequency: 6, damping: 1 };
const oneStep = { kind: 'one-step' };

describe('measured turns', () => {
  it.each([
    ['Stolk’s gains', stolk, 30, 11.3, 1],
    ['Stolk’s gains', stolk, 60, 11.3, 1],
    ['Stolk’s gains', stolk, 120, 11.3, 1],
    ['backward PD, f 2', wu2, 30, 1.04, 2],
    ['backward PD, f 2', wu2, 60, 1.39, 2],
    ['backward PD, f 2', wu2, 120, 1.47, 2],
    ['backward PD, f 6', wu6, 30, 1.56, 2],
    ['backward PD, f 6', wu6, 60, 1.84, 2],
    ['backward PD, f 6', wu6, 120, 2.03, 2],
    ['one step', oneStep, 30, 5.1, 1],
    ['one step', oneStep, 60, 10, 0],
    ['one step', oneStep, 120, 11, 0],
  ])('%s: %o at %i Hz takes %d T*', (_, spec, rate, figure, digits) => {
    expect(times(spec, rate)).toBeCloseTo(figure, digits);
  });

  it.each([
    ['Stolk’s gains', stolk, 30, 82],
    ['Stolk’s gains', stolk, 60, 82],
    ['Stolk’s gains', stolk, 120, 82],
    ['backward PD, f 2', wu2, 120, 2],
    ['backward PD, f 6', wu6, 30, 28],
    ['backward PD, f 6', wu6, 60, 35],
    ['backward PD, f 6', wu6, 120, 40],
    ['one step', oneStep, 30, 74],
    ['one step', oneStep, 60, 87],
    ['one step', oneStep, 120, 93],
  ])('%s: %o at %i Hz overshoots by %d %%', (_, spec, rate, percent) => {
    expect(Math.abs(100 * measure(spec, rate).overshoot - percent)).toBeLessThan(1);
  });

  it.each([30, 60, 120])('time-optimal at %i Hz takes 0.85 to 0.88 T* and does not overshoot', (rate) => {
    expect(times({ kind: 'time-optimal' }, rate)).toBeGreaterThan(0.845);
    expect(times({ kind: 'time-optimal' }, rate)).toBeLessThan(0.885);
    expect(measure({ kind: 'time-optimal' }, rate).overshoot).toBeLessThan(1e-9);
  });

  it.each([
    ['Stolk’s gains at 30 Hz', stolk, 30],
    ['Stolk’s gains at 60 Hz', stolk, 60],
    ['Stolk’s gains at 120 Hz', stolk, 120],
    ['one step at 120 Hz', oneStep, 120],
  ])('%s oscillate for longer than the record', (_, spec, rate) => {
    expect(measure(spec, rate, 30).settlingTime).toBeGreaterThan(recorded);
  });
});
