import { describe, expect, it } from 'vitest';
import { Mulberry32, nextNormal } from './random';
import { Sensor } from './sensor';

describe('sensor', () => {
  it('measures heading and angular velocity exactly by default', () => {
    const sensor = new Sensor();
    for (const angle of [1, 2, 3])
      expect(sensor.read(angle, -angle)).toEqual({ angle, angularVelocity: -angle });
  });

  it('delays both by a number of steps, and gives the first reading before', () => {
    const sensor = new Sensor({ delay: 2 });
    const told = [1, 2, 3, 4, 5].map((n) => sensor.read(n, 10 * n));
    expect(told.map(({ angle }) => angle)).toEqual([1, 1, 1, 2, 3]);
    expect(told.map(({ angularVelocity }) => angularVelocity)).toEqual([10, 10, 10, 20, 30]);
  });

  it('applies a shorter delay immediately, and drops its readings when cleared', () => {
    const sensor = new Sensor({ delay: 3 });
    for (const n of [1, 2, 3, 4]) sensor.read(n, 0);
    sensor.delay = 1;
    expect(sensor.read(5, 0).angle).toBe(4);
    sensor.clear();
    expect(sensor.read(9, 0).angle).toBe(9);
  });

  it('measures a heading with noise, equal for equal seeds only', () => {
    const told = (seed: number) => {
      const sensor = new Sensor({ noise: 0.1 }, seed);
      return Array.from({ length: 5 }, () => ({ ...sensor.read(0, 1) }));
    };
    expect(told(3)).toEqual(told(3));
    expect(told(3)).not.toEqual(told(4));
    for (const { angularVelocity } of told(3)) expect(angularVelocity).toBe(1);
  });

  it('draws its noise from a distribution of mean 0 and standard deviation 1', () => {
    const random = new Mulberry32(1);
    const values = Array.from({ length: 20000 }, () => nextNormal(random));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + value ** 2, 0) / values.length;
    // Three standard errors: 3/√20000 = 0.021, and 3 √(2/20000) = 0.03.
    expect(Math.abs(mean)).toBeLessThan(0.021);
    expect(Math.abs(variance - 1)).toBeLessThan(0.03);
  });
});
