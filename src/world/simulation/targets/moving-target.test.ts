import { describe, expect, it } from 'vitest';
import { MovingTarget, type TargetMotion } from './moving-target';

const timeStep = 1 / 60;
const target = (motion?: TargetMotion) => new MovingTarget({ position: [3, 4], ...(motion && { motion }) });

describe('MovingTarget', () => {
  it('stands still by default', () => {
    const still = target();
    still.update(timeStep, []);
    expect(still.motion).toEqual({ kind: 'still' });
    expect([still.position, still.velocity]).toEqual([
      { x: 3, y: 4 },
      { x: 0, y: 0 },
    ]);
  });

  it('moves by its motion, about its anchor', () => {
    const circling = target({ kind: 'circle', speed: 6, radius: 2 });
    expect(circling.position).toEqual({ x: 5, y: 4 });
    for (let step = 0; step < 60; step++) circling.update(timeStep, []);
    // 3 rad/s for one second.
    expect(circling.position.x).toBeCloseTo(3 + 2 * Math.cos(3), 9);
    expect(circling.position.y).toBeCloseTo(4 + 2 * Math.sin(3), 9);
    expect(circling.velocity.x).toBeCloseTo(-6 * Math.sin(3), 9);
  });

  it.each(['still', 'circle', 'figure-eight', 'zigzag'] as const)(
    'is carried along by its anchor, and its velocity does not show it: %s',
    (kind) => {
      const moved = target({ kind });
      const stayed = target({ kind });
      for (let step = 0; step < 100; step++) {
        if (step === 50) moved.moveTo({ x: 13, y: -16 });
        for (const one of [moved, stayed]) one.update(timeStep, []);
      }
      expect(moved.position.x).toBeCloseTo(stayed.position.x + 10, 9);
      expect(moved.position.y).toBeCloseTo(stayed.position.y - 20, 9);
      expect(moved.velocity).toEqual(stayed.velocity);
    },
  );

  it('is carried along immediately', () => {
    const circling = target({ kind: 'circle', radius: 2 });
    circling.moveTo({ x: 10, y: 10 });
    expect(circling.position).toEqual({ x: 12, y: 10 });
    expect(circling.anchor).toEqual({ x: 10, y: 10 });
  });

  it.each(['pointer', 'evader'] as const)('goes to its anchor within its limits: %s', (kind) => {
    const free = target({ kind });
    free.moveTo({ x: 60, y: 4 });
    expect(free.position).toEqual({ x: 3, y: 4 });
    for (let step = 0; step < 20 * 60; step++) free.update(timeStep, []);
    expect(free.position.x).toBeCloseTo(60, 6);
    expect(free.velocity.x).toBeCloseTo(0, 6);
  });

  it('runs from its pursuers', () => {
    const evader = target({ kind: 'evader' });
    evader.update(timeStep, [{ x: 0, y: 4 }]);
    expect(evader.velocity.x).toBeGreaterThan(0);
  });

  it('takes another motion about the same anchor', () => {
    const changed = target();
    changed.motion = { kind: 'circle', radius: 2 };
    expect(changed.position).toEqual({ x: 5, y: 4 });
    changed.motion = { kind: 'pointer' };
    expect(changed.position).toEqual({ x: 5, y: 4 });
    for (let step = 0; step < 600; step++) changed.update(timeStep, []);
    expect(changed.position.x).toBeCloseTo(3, 6);
  });

  it('keeps its motion when another is refused', () => {
    const circling = target({ kind: 'circle' });
    expect(() => {
      circling.motion = { kind: 'circle', radius: -1 };
    }).toThrow(new RangeError('radius: must be a number from 1 to 100, got -1'));
    expect(circling.motion).toEqual({ kind: 'circle' });
  });

  it('is refused with a setting that is refused', () => {
    expect(() => target({ kind: 'pointer', speed: 0 })).toThrow(RangeError);
    expect(() => target({ kind: 'pointer', speed: 0 })).toThrow('speed: must be a number above 0');
  });

  it('writes its anchor and its motion, and is the same again when read', () => {
    const zigzag = target({ kind: 'zigzag', speed: 3 });
    zigzag.update(timeStep, []);
    zigzag.moveTo({ x: 7, y: 8 });
    const spec = zigzag.toSpec();
    expect(spec).toEqual({ position: [7, 8], motion: { kind: 'zigzag', speed: 3 } });
    expect(new MovingTarget(spec).toSpec()).toEqual(spec);
    expect(target().toSpec()).toEqual({ position: [3, 4] });
  });
});
