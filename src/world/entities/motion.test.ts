// Tests of how the missile and the character move: limits, routes, arrival.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { World } from '../planck/planck';
import { Character } from './character';
import { distance, type Point } from './command';
import type { EntityStart } from './entity-start';
import { inertiaAboutCentre } from './hull';
import { Missile } from './missile';
import type { MovingEntity } from './moving-entity';

const kinds = { Missile, Character };
const names = ['Missile', 'Character'] as const;
const start: EntityStart = { position: { x: 0, y: 0 }, angle: 0 };

function make(kind: keyof typeof kinds, more: Partial<EntityStart> = {}) {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const entity: MovingEntity = new kinds[kind](world, { ...start, ...more });
  const step = (rate = 60) => {
    entity.update(1 / rate);
    world.step(1 / rate);
  };
  return { world, entity, step };
}

/** Runs a route and returns the order in which waypoints were reached. */
function visits({ entity, step }: ReturnType<typeof make>, waypoints: Point[], seconds: number) {
  const order: number[] = [];
  for (let n = 0; n < seconds * 60; n++) {
    const next = entity.cursor;
    step();
    const near = distance(entity.body.getPosition(), waypoints[next]) <= entity.seekDistance + 0.2;
    if (entity.command.kind === 'idle' || entity.cursor !== next) {
      expect(near).toBe(true);
      order.push(next);
    }
    if (entity.command.kind === 'idle') break;
  }
  return order;
}

const sparse = [
  [0, 0],
  [20, 15],
  [40, 15],
  [40, -10],
  [10, -25],
  [-20, -25],
  [-40, 0],
  [-20, 25],
  [0, 10],
].map(([x, y]) => ({ x, y }));

describe.each(names)('%s', (kind) => {
  it('visits all nine sparse waypoints in order, where the 2013 rules skip every other one', () => {
    const run = make(kind);
    run.entity.give({ kind: 'follow-path', waypoints: sparse, loop: false });
    expect(visits(run, sparse, 60)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('goes round a loop and begins again', () => {
    const run = make(kind);
    const waypoints = [
      { x: 20, y: 0 },
      { x: 20, y: 20 },
      { x: 0, y: 20 },
    ];
    run.entity.give({ kind: 'follow-path', waypoints, loop: true });
    expect(visits(run, waypoints, 30).slice(0, 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('keeps its speed, angular acceleration and turn rate within their limits at every step', () => {
    const limits = { angularAcceleration: 5, turnRate: 2, speed: 12 };
    const { entity, step } = make(kind, { limits });
    entity.give({ kind: 'follow-path', waypoints: sparse, loop: true });
    for (let n = 0; n < 3600; n++) {
      const before = entity.body.getAngularVelocity();
      step();
      const now = entity.body.getAngularVelocity();
      expect(entity.body.getLinearVelocity().length()).toBeLessThanOrEqual(12 * (1 + 1e-9));
      expect(Math.abs(now)).toBeLessThanOrEqual(2 * (1 + 1e-9));
      expect(Math.abs(now - before) * 60).toBeLessThanOrEqual(5 * (1 + 1e-9));
    }
  });

  it('comes to rest within its seek distance of a target, and stays', () => {
    const { entity, step } = make(kind);
    entity.give({ kind: 'seek', target: { x: -40, y: 25 } });
    for (let n = 0; n < 900; n++) step();
    const rest = { ...entity.body.getPosition() };
    expect(distance(rest, { x: -40, y: 25 })).toBeLessThan(entity.seekDistance);
    for (let n = 0; n < 60; n++) step();
    expect(distance(rest, entity.body.getPosition())).toBeLessThan(1e-3);
  });

  it('turns towards a target without travelling', () => {
    const { entity, step } = make(kind);
    entity.give({ kind: 'turn-towards', target: { x: -30, y: 20 } });
    for (let n = 0; n < 240; n++) step();
    expect(Math.abs(entity.turn.error!)).toBeLessThan(0.02);
    expect(distance(entity.body.getPosition(), start.position)).toBeLessThan(1e-9);
  });

  it('stops when idle, within its limits', () => {
    const { entity, step } = make(kind);
    entity.body.setLinearVelocity({ x: 5, y: 5 });
    entity.body.setAngularVelocity(3);
    for (let n = 0; n < 60; n++) step();
    expect(entity.body.getLinearVelocity().length()).toBeLessThan(0.01);
    expect(Math.abs(entity.body.getAngularVelocity())).toBeLessThan(1e-9);
    expect(entity.turn.error).toBeNull();
  });

  it('turns by a torque about its centre of mass: the angular velocity gained is α Δt', () => {
    const { entity, step } = make(kind);
    entity.give({ kind: 'turn-towards', target: { x: 0, y: 50 } });
    step();
    expect(entity.turn.applied).toBeCloseTo(4 * Math.PI, 9);
    expect(entity.body.getAngularVelocity()).toBeCloseTo((4 * Math.PI) / 60, 9);
    expect(entity.body.getLocalCenter().length()).toBeLessThan(1e-9);
    expect(inertiaAboutCentre(entity.body)).toBeCloseTo(entity.body.getInertia(), 9);
  });

  it('reaches the end of any route under any limits of the sliders', () => {
    const place = fc.record({
      x: fc.double({ min: -45, max: 45, noNaN: true }),
      y: fc.double({ min: -25, max: 25, noNaN: true }),
    });
    const limits = fc.record({
      angularAcceleration: fc.double({ min: 0.5, max: 25, noNaN: true }),
      turnRate: fc.oneof(fc.constant(Infinity), fc.double({ min: 0.5, max: 10, noNaN: true })),
      linearAcceleration: fc.double({ min: 5, max: 200, noNaN: true }),
      speed: fc.double({ min: 1, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), limits, (waypoints, limits) => {
        const run = make(kind, { limits });
        run.entity.give({ kind: 'follow-path', waypoints, loop: false });
        for (let n = 0; n < 600 * 60 && run.entity.command.kind !== 'idle'; n++) run.step();
        return run.entity.command.kind === 'idle';
      }),
      { seed: 2013, numRuns: 150 },
    );
  });
});

describe('Missile', () => {
  it('flies where it points: at most one step of turning off its nose', () => {
    const { entity, step } = make('Missile');
    entity.give({ kind: 'follow-path', waypoints: sparse, loop: true });
    for (let n = 0; n < 1200; n++) {
      step();
      const { x, y } = entity.body.getLocalVector(entity.body.getLinearVelocity());
      expect(Math.abs(Math.atan2(y, x))).toBeLessThanOrEqual(
        Math.abs(entity.body.getAngularVelocity()) / 60 + 1e-9,
      );
    }
  });

  it('slides after a knock harder than its grip', () => {
    const { entity, step } = make('Missile');
    entity.body.setLinearVelocity({ x: 0, y: 10 });
    step();
    expect(entity.body.getLinearVelocity().y).toBeCloseTo(10 - 100 / 60, 9);
  });
});
