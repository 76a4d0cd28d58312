// Tests that the presets turn as their names say, with every law that has gains.
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../world/entities/motion-limits';
import { hasPresets, type PresetName, withPreset } from './presets';
import { makeTurns, testTurnsOf } from './turn-set';

const laws = ['pid', 'windowed-pid', 'leaky-pid', 'forward-pd', 'backward-pd', 'spd'];

const turn = testTurnsOf('missile').find(
  ({ angleDeg, condition }) => angleDeg === 90 && condition === 'calm',
)!;

/** Measures the 90° turn of a law with a preset. @param motor rad/s² */
function turned(law: string, name: PresetName, motor: number) {
  const controller = withPreset(name, 'missile', { kind: law }, motor);
  const limits = { ...defaultLimits, angularAcceleration: motor };
  const plant = { body: { kind: 'missile' as const, controller, limits }, stepRate: 60, seed: 1 };
  return makeTurns(plant, controller, [turn]).trials[0].measured;
}

describe.each(laws)('%s', (law) => {
  it.each([1, 1 / 4])('at %f of the motor is slow, settles soon, or swings', (share) => {
    const motor = share * defaultLimits.angularAcceleration;
    const [sluggish, right, nervous] = (['sluggish', 'right', 'nervous'] as const).map((name) =>
      turned(law, name, motor),
    );
    const overshoot = ({ response }: typeof right) => response.overshoot;
    expect(right.response.settlingTime).not.toBeNull();
    expect(overshoot(right)).toBeLessThan(0.05);
    expect(overshoot(nervous)).toBeGreaterThan(0.2);
    expect(overshoot(sluggish)).toBeLessThan(0.05);
    const until = ({ response, seconds }: typeof right) => response.settlingTime ?? seconds;
    expect(until(sluggish)).toBeGreaterThan(1.5 * until(right));
    expect(until(nervous)).toBeGreaterThan(1.2 * until(right));
  });
});

it('have the law’s defaults as the right one, for the usual motor', () => {
  const { angularAcceleration } = defaultLimits;
  expect(withPreset('right', 'missile', { kind: 'pid' }, angularAcceleration)).toEqual({
    ...{ kind: 'pid', kp: 43, ki: 30, kd: 11 },
  });
});

it('are offered if a law with these gains turns a body to a heading', () => {
  expect(hasPresets('missile', { kind: 'pid' })).toBe(true);
  expect(hasPresets('missile', { kind: 'one-step' })).toBe(false);
  expect(hasPresets('missile', { kind: 'time-optimal' })).toBe(false);
});
