// Tests that the errors of the 2013 code are reported where and when they have an effect, with their figures.
import type { Vec2Value } from 'planck';
import { describe, expect, it } from 'vitest';
import { World } from '../planck/planck';
import { type Command2013, Entity2013, type Kind2013 } from './entity-2013';
import { ErrataWatch, type SeenErratum } from './errata-watch';

const rate = 30;

/**
 * Simulates a 2013 body that starts at the origin, pointing along +x. Calls `look` after each tick, with the body's
 * motion and the detector of known faults of the 2013 program.
 */
function fly(
  kind: Kind2013,
  command: Command2013,
  seconds: number,
  look: (watch: ErrataWatch, flown: { speed: number; turnRate: number }) => void,
): void {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const entity = new Entity2013(world, { kind, position: { x: 0, y: 0 }, angle: 0 });
  entity.give(command);
  const watch = new ErrataWatch();
  for (let tick = 0; tick < seconds * rate; tick++) {
    // The state in the tick before, which the update overwrites.
    const flown = {
      speed: entity.body.getLinearVelocity().length(),
      turnRate: entity.body.getAngularVelocity(),
    };
    entity.update();
    watch.update(entity, 1 / rate);
    look(watch, flown);
    world.step(1 / rate, 8, 1);
    watch.record(entity);
  }
}

/**
 * Simulates a body with the program published in 2013. Returns the last message about each of the program's known
 * faults, by the fault's number.
 */
function seenOn(kind: Kind2013, command: Command2013, seconds: number): Map<number, SeenErratum> {
  const seen = new Map<number, SeenErratum>();
  fly(kind, command, seconds, (watch) => {
    for (const one of watch.activeErrata) seen.set(one.number, one);
  });
  return seen;
}

const path = (...waypoints: Vec2Value[]): Command2013 => ({ kind: 'follow-path', waypoints, loop: false });

describe('on the 2013 missile', () => {
  const corner = path({ x: 30, y: 0 }, { x: 30, y: 30 }, { x: 0, y: 30 }, { x: 0, y: 60 });
  const seen = seenOn('missile-2013', corner, 8);

  it('erratum 4 marks the waypoint that is used up on arriving at the one before', () => {
    // The missile puts its place in front of the path and uses up 30, 0 with it. It then flies to 30, 30. On arrival
    // there it uses up 0, 30 as well: the last one is 0, 60.
    const marked = new Set<SeenErratum>();
    fly('missile-2013', corner, 8, (watch) => {
      for (const one of watch.activeErrata) if (one.number === 4) marked.add(one);
    });
    expect([...marked].map(({ place }) => place)).toEqual([{ x: 0, y: 30 }]);
  });

  it('erratum 5 says how hard it really turns: I about the origin over I about the centre of mass', () => {
    // 55.708 / (55.708 - 12.25 × 0.95918²) × 4π = 15.75 rad/s².
    expect(seen.get(5)?.text).toBe('Its motor turns it with 15.8 rad/s², the limit is 12.6');
  });

  it('erratum 6 says how fast it flies: 10 m/s and a tick of 100 m/s²', () => {
    expect(seen.get(6)?.text).toContain('13.3 m/s, the limit is 10');
  });

  it('errata 1 and 2 show in a turn: integral and derivative', () => {
    expect(seen.get(1)?.text).toMatch(/integral.* \d+ % of this turn/);
    // A step of 1/30 s that the code takes for 0.01 s.
    expect(seen.get(2)?.text).toBe('It damps 3.3 times what it should: it takes every step to last 0.01 s');
  });

  it('erratum 7 says what it erases: as it flew straight on, its nose turned by ω Δt, so |v| sin(ω Δt)', () => {
    let ticks = 0;
    fly('missile-2013', corner, 8, (watch, { speed, turnRate }) => {
      const sideways = speed * Math.sin(Math.abs(turnRate) / rate);
      if (sideways <= 0.5) return;
      ticks += 1;
      const text = watch.activeErrata.find(({ number }) => number === 7)?.text;
      expect(text).toBe(`Its velocity is overwritten: ${sideways.toFixed(1)} m/s sideways are lost`);
    });
    // At 13.3 m/s that begins at 1.1 rad/s: two thirds of the 19 ticks that its motor needs for the corner of 90°.
    expect(ticks).toBeGreaterThan(12);
  });
});

describe('on the 2013 character', () => {
  it('erratum 8 shows as it starts: 100 × 10 N on 12.75 kg', () => {
    const seen = seenOn('character-2013', { kind: 'seek', target: { x: 40, y: 0 } }, 1);
    expect(seen.get(8)?.text).toContain('78 m/s²');
    expect([...seen.keys()]).not.toContain(6);
  });
});

it('nothing is pointed at on a body that flies straight on and keeps its limits', () => {
  const idle = seenOn('missile-2013', { kind: 'idle' }, 1);
  expect([...idle.keys()]).toEqual([]);
});
