// Tests of launches: announced in time, never too near, and the same for equal seeds.

import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../world/entities/command';
import { Mulberry32 } from '../../../world/entities/random';
import { Box, World } from '../../../world/planck/planck';
import { Launcher, launching, type Range, rimOf } from './launcher';

const timeStep = 1 / 60;
const arena = [100, 62] as const;

/**
 * Expected number of launches in the first 30 s, as a sum over five waves. The fifth wave has only two launches by
 * then.
 */
const inThirtySeconds = 2 + 3 + 3 + 4 + 2;
const nowhere: Point = { x: 0, y: 0 };

function launcher(seed = 1, more: Partial<Range> = {}) {
  const one = new Launcher(new Mulberry32(seed), arena);
  const range = { world: new World(), player: nowhere, playerSpeed: 15, inFlight: 0, ...more };
  /** Lets a number of seconds pass, and returns each launch with its time. */
  const run = (seconds: number) => {
    const seen: { place: Point; angle: number; at: number }[] = [];
    for (let n = 1; n <= Math.round(seconds * 60); n++) {
      for (const { place, angle } of one.update(timeStep, range)) seen.push({ place, angle, at: n / 60 });
    }
    return seen;
  };
  return { one, run };
}

describe('the launcher', () => {
  it('warns after 1 s of calm, and launches where it warned 1.5 s later', () => {
    const { one, run } = launcher();
    run(0.9);
    expect(one.warnings).toHaveLength(0);
    expect(one.wave).toBe(0);
    run(0.2);
    const [{ place }] = one.warnings;
    expect(one.wave).toBe(1);
    expect(run(1.2)).toEqual([]);
    expect(run(0.4).map((launch) => launch.place)).toEqual([place]);
  });

  it.each([
    { x: 0, y: 0 },
    { x: 40, y: 20 },
    { x: -45, y: 0 },
    { x: 0, y: 27 },
  ])('launches nothing that the player at %o could be nearer to than 16 m by then', (player) => {
    const places = launcher(3, { player })
      .run(60)
      .map(({ place }) => place);
    expect(places.length).toBeGreaterThan(20);
    const least = launching.fairDistance + 15 * launching.lead;
    for (const place of places) expect(distance(place, player)).toBeGreaterThanOrEqual(least);
  });

  it('points them at the player to within half a radian', () => {
    const launches = launcher().run(30);
    expect(launches).toHaveLength(inThirtySeconds);
    for (const { place, angle } of launches) {
      const straight = Math.atan2(-place.y, -place.x);
      expect(Math.abs(angle - straight)).toBeLessThanOrEqual(0.5);
    }
  });

  it('launches the same for the same seed, and something else for another', () => {
    expect(launcher(7).run(60)).toEqual(launcher(7).run(60));
    expect(launcher(7).run(60)).not.toEqual(launcher(8).run(60));
  });

  it('waits while 24 are in the air', () => {
    expect(launcher(1, { inFlight: 24 }).run(60)).toEqual([]);
  });

  it('launches nothing into a body', () => {
    const world = new World();
    const full = world.createBody();
    for (const { x, y } of rimOf(arena)) if (x < 40) full.createFixture({ shape: boxAt(x, y) });
    const launches = launcher(1, { world }).run(30);
    expect(launches).toHaveLength(inThirtySeconds);
    for (const { place } of launches) expect(place.x).toBeGreaterThan(40);
  });

  it('stops for good', () => {
    const { one, run } = launcher();
    run(1.5);
    one.stop();
    expect(one.warnings).toHaveLength(0);
    expect(run(20)).toEqual([]);
  });
});

function boxAt(x: number, y: number): Box {
  return new Box(1, 1, { x, y });
}
