import { describe, expect, it } from 'vitest';
import { delayLeft, type OwnBody, ownGains, plantOf, shapeRows, shapes, usualNumbers } from './own-body';

const own = (more: Record<string, number>, shape: OwnBody['shape'] = 'inertia'): OwnBody => ({
  shape,
  numbers: { ...usualNumbers(), ...more },
});

describe('a described body', () => {
  it('has the inertia of its shape about the centre of mass', () => {
    // m (l² + w²)/12 = 12 (9 + 16)/12; m r²/2; a square of half diagonal √2 has sides of 2: m 2²/6.
    expect(shapes.box.inertia({ mass: 12, length: 3, width: 4 })).toBe(25);
    expect(shapes.disc.inertia({ mass: 8, radius: 0.5 })).toBe(1);
    expect(shapes.polygon.inertia({ mass: 3, radius: Math.SQRT2, corners: 4 })).toBeCloseTo(2, 12);
    expect(shapes.polygon.inertia({ mass: 2, radius: 3, corners: 1e6 })).toBeCloseTo(9, 6);
  });

  it('turns as hard as its torque by its inertia, and hears as late and as noisily as it says', () => {
    const { inertia, plant } = plantOf(
      own({ inertia: 5, torque: 40, stepRate: 100, delayMs: 30, noiseDeg: 1.8 }),
      { kind: 'pid' },
      3,
    );
    expect(inertia).toBe(5);
    expect(plant.body.limits.angularAcceleration).toBe(8);
    expect(plant.body.sensor).toEqual({ noise: Math.PI / 100, delay: 3 });
    expect(plant).toMatchObject({ stepRate: 100, seed: 3 });
  });

  it('is refused by its row, and with a motor too weak or too strong to be tried', () => {
    const law = { kind: 'pid' };
    for (const { key, label } of shapeRows('box'))
      expect(() => plantOf(own({ [key]: Number.NaN }, 'box'), law, 1)).toThrow(label);
    expect(() => plantOf(own({ mass: 0 }, 'disc'), law, 1)).toThrow('Mass must be a number above 0');
    // 2 √(π/2 / 0.1) = 7.9 s.
    expect(() => plantOf(own({ inertia: 100, torque: 10 }), law, 1)).toThrow('7.9 s');
    expect(() => plantOf(own({ inertia: 1, torque: 1e6 }), law, 1)).toThrow('higher step rate');
  });
});

describe('gains for it', () => {
  it('stand in both units: on an angular acceleration, and on a torque', () => {
    const gains = ownGains({ kind: 'windowed-pid', kp: 10, ki: 2, kd: 4 }, 3);
    expect(
      gains.map(({ row, value, torque }) => [row.key, value, row.unit, torque?.value, torque?.unit]),
    ).toEqual([
      ['kp', 10, '1/s²', 30, 'N·m/rad'],
      ['ki', 2, '1/s³', 6, 'N·m/(rad·s)'],
      ['kd', 4, '1/s', 12, 'N·m·s/rad'],
      ['brake', 0, '', undefined, undefined],
      ['window', 7, '', undefined, undefined],
    ]);
  });

  it('of a PD follow from its frequency and damping: 9 f² and 4.5 f d', () => {
    const [kp, kd] = ownGains({ kind: 'spd', frequency: 2, damping: 1 }, 0.5);
    expect([kp.value, kp.torque!.value, kd.value, kd.torque!.value]).toEqual([36, 18, 9, 4.5]);
  });

  it('tolerate a delay reduced by the present delay, and none if they are too stiff', () => {
    const law = { kind: 'forward-pd', frequency: 2, damping: 1.1 };
    const free = delayLeft(law, 1 / 60, 0)!;
    expect(free).toBeGreaterThan(0);
    expect(delayLeft(law, 1 / 60, 2)).toBeCloseTo(free - 2 / 60, 12);
    // A forward PD with damping 1 is unstable at 60 Hz from a frequency of 20 Hz on.
    expect(delayLeft({ kind: 'forward-pd', frequency: 20.1, damping: 1 }, 1 / 60, 0)).toBe(0);
    expect(delayLeft({ kind: 'backward-pd', frequency: 20.1, damping: 1 }, 1 / 60, 0)).toBeGreaterThan(0);
    expect(delayLeft({ kind: 'one-step' }, 1 / 60, 0)).toBeNull();
  });
});
