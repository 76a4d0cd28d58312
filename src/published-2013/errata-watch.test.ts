// The errors of the 2013 code are pointed at where and when they are at work, with their figures.
import { type Vec2Value, World } from 'planck';
import { describe, expect, it } from 'vitest';
import { type Command2013, Entity2013, type Kind2013 } from './entity-2013';
import { ErrataWatch, type SeenErratum } from './errata-watch';

const rate = 30;

/** Runs a body from the origin, pointing along +x, and collects what is pointed at. */
function seenOn(kind: Kind2013, command: Command2013, seconds: number): Map<number, SeenErratum> {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const entity = new Entity2013(world, { kind, position: { x: 0, y: 0 }, angle: 0 });
  entity.give(command);
  const watch = new ErrataWatch();
  const seen = new Map<number, SeenErratum>();
  for (let tick = 0; tick < seconds * rate; tick++) {
    entity.update();
    watch.update(entity, 1 / rate);
    for (const one of watch.seen) seen.set(one.number, one);
    world.step(1 / rate, 8, 1);
    watch.look(entity);
  }
  return seen;
}

const path = (...waypoints: Vec2Value[]): Command2013 => ({ kind: 'follow-path', waypoints, loop: false });

describe('on the 2013 missile', () => {
  const corner = path({ x: 30, y: 0 }, { x: 30, y: 30 }, { x: 0, y: 30 }, { x: 0, y: 60 });
  const seen = seenOn('missile-2013', corner, 8);

  it('erratum 4 marks the waypoint that is used up on arriving at the one before', () => {
    // The missile puts its own place in front of the path and uses up 30, 0 with it; it then flies to 30, 30.
    const place = seen.get(4)?.place;
    expect([corner].flatMap((it) => ('waypoints' in it ? [...it.waypoints] : []))).toContainEqual(place);
  });

  it('erratum 5 says how hard it really turns: I about the origin over I about the centre of mass', () => {
    // 55.708 / (55.708 - 12.25 × 0.95918²) × 4π = 15.75 rad/s².
    expect(seen.get(5)?.text).toBe('turns at 15.8 rad/s², limit 12.6');
  });

  it('erratum 6 says how fast it flies: 10 m/s and a tick of 100 m/s²', () => {
    expect(seen.get(6)?.text).toContain('13.3 m/s, limit 10');
  });

  it('errata 1, 2 and 7 show in a turn: integral, derivative, and the velocity set by hand', () => {
    expect(seen.get(1)?.text).toMatch(/integral.* \d+ % of the turn/);
    expect(seen.get(2)?.text).toBe('derivative over 0.01 s in a tick of 0.033 s');
    expect(seen.get(7)?.text).toMatch(/[1-9]\.\d m\/s sideways erased|0\.[5-9] m\/s sideways erased/);
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
