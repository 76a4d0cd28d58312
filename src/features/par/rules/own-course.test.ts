// Tests of courses that a person builds: gates along a path, and medals from simulated flights, or the gate that none
// of these flights passes.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../lab/files/read-scenario';
import { pathRace } from '../../../lab/scenarios/path-race';
import { toDegrees } from '../../../laws/exact/figures';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { GateSpec } from '../spec';
import { scenarioOf } from './course';
import type { ProofRefusal } from './display';
import { flownBy, planner } from './flight';
import { parGame } from './game';
import { medalFor } from './medals';
import { gatesAlong, movedIn, type Proof, prove, withGatesAlong, withMedals } from './own-course';
import { slalom } from './slalom';

/**
 * Returns a scene with one missile that follows a path. Its motor is that of the built-in course Slalom.
 * @param more further fields of the scene
 */
const scene = (waypoints: readonly Place[], more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'Mine',
  entities: [
    {
      kind: 'missile',
      position: [-48, 0],
      limits: { angularAcceleration: 6.6, speed: 14 },
      seekDistance: 2,
      command: { kind: 'follow-path', waypoints },
    },
  ],
  ...more,
});

/** Waypoints of a path that turns to one side, to the other, back again, and then goes straight on. m */
const corners: readonly Place[] = [
  [-26, 0],
  [-10, 16],
  [12, 16],
  [26, -2],
  [40, -2],
];

const proofOf = (proof: Proof | ProofRefusal): Proof => {
  if ('why' in proof) throw new Error(`gate ${proof.gate + 1}: ${proof.why}`);
  return proof;
};

describe('gates along a path', () => {
  it('halve each turn, the last along its leg, 6 m wide and 7 m from 80° on', () => {
    // Legs of 0°, 90° and 45°: turns of 90° and of −45°.
    const gates = gatesAlong(
      [0, 0],
      [
        [20, 0],
        [20, 20],
        [40, 40],
      ],
    );
    expect(gates.map(({ at }) => at)).toEqual([
      [20, 0],
      [20, 20],
      [40, 40],
    ]);
    expect(gates.map(({ direction }) => Math.round(toDegrees(direction) * 10) / 10)).toEqual([45, 67.5, 45]);
    expect(gates.map(({ width }) => width)).toEqual([7, 6, 6]);
  });

  it('turn the short way round where a heading goes beyond 180°', () => {
    // Legs at 170° and −170°: the direction between them is 180°.
    const [x, y] = [Math.cos((170 / 180) * Math.PI) * 20, Math.sin((170 / 180) * Math.PI) * 20];
    const [first] = gatesAlong(
      [0, 0],
      [
        [x, y],
        [2 * x, 0],
      ],
    );
    expect(Math.abs(toDegrees(first.direction))).toBeCloseTo(180, 0);
  });

  it('leave out a waypoint nearer than 7 m to the gate before it, as of a stroke of the pencil', () => {
    const stroke = Array.from({ length: 40 }, (_, n): Place => [2 * n, 0]);
    const places = gatesAlong([0, 0], stroke).map(({ at: [x] }) => x);
    expect(places).toEqual([8, 16, 24, 32, 40, 48, 56, 64, 72]);
  });

  it('are at most as many as a file may have', () => {
    const long = Array.from({ length: 150 }, (_, n): Place => [10 * n, 0]);
    expect(gatesAlong([-10, 0], long)).toHaveLength(100);
  });
});

describe('a scene as a course along its path', () => {
  it('has a gate at each point of an open path, ends 12 m beyond the last, and is the same when it is made one again', () => {
    const course = withGatesAlong(scene(corners))!;
    expect(course.par).toMatchObject({ gates: corners.map((at) => ({ at })) });
    expect(course.entities[0].command).toMatchObject({ waypoints: [...corners, [52, -2]] });
    expect(withGatesAlong(course)).toEqual(course);
  });

  it('flies a loop once, from the waypoint headed for first, and 12 m beyond the last gate', () => {
    const loop = scene(corners.slice(0, 4));
    const [entity] = loop.entities;
    const command = { kind: 'follow-path', waypoints: corners.slice(0, 4), loop: true, next: 2 } as const;
    const { par, entities } = withGatesAlong({ ...loop, entities: [{ ...entity, command }] })!;
    const gates = (par as { gates: GateSpec[] }).gates;
    expect(gates.map(({ at }) => at)).toEqual([corners[2], corners[3], corners[0], corners[1]]);
    const flown = entities[0].command;
    if (flown?.kind !== 'follow-path') throw new Error('it has a path');
    expect(flown.loop).toBeUndefined();
    const [end, last] = [flown.waypoints[4], corners[1]];
    expect(Math.hypot(end[0] - last[0], end[1] - last[1])).toBeCloseTo(12, 0);
  });

  it('starts every body with a path where the first does, and has no large control and no answer besides', () => {
    const course = withGatesAlong(pathRace)!;
    expect(course.entities.map(({ position, angle }) => [position, angle])).toEqual([
      [[-14, -18.7], -0.07],
      [[-14, -18.7], -0.07],
    ]);
    expect([course.hero, course.answer]).toEqual([undefined, undefined]);
    expect(readScenario(course, [parGame])).toEqual(course);
  });

  it('has moved those bodies that started elsewhere, and no others', () => {
    expect(movedIn(pathRace, withGatesAlong(pathRace)!)).toEqual([1]);
    const alone = { ...pathRace, entities: pathRace.entities.slice(0, 1) };
    expect(movedIn(alone, withGatesAlong(alone)!)).toEqual([]);
  });

  it('does not move bodies that collide', () => {
    const course = withGatesAlong({ ...pathRace, bodiesCollide: true })!;
    expect(movedIn(pathRace, course)).toEqual([]);
    const { entities } = course;
    expect(entities.map(({ position }) => position)).toEqual(
      pathRace.entities.map(({ position }) => position),
    );
  });

  it('is null without a path, and if the path is too short for a gate', () => {
    expect(withGatesAlong({ ...scene(corners), entities: [{ kind: 'missile' }] })).toBeNull();
    expect(withGatesAlong(scene([[-46, 0]]))).toBeNull();
  });
});

describe('the proof of a course', () => {
  const course = withGatesAlong(scene(corners))!;

  it('of Path race gives four rising medals, the easiest to the unchanged line', () => {
    const race = withGatesAlong(pathRace)!;
    const { medals, flights } = proofOf(prove(race, 1));
    expect(medals.bronze).toBeGreaterThan(medals.silver!);
    expect(medals.silver!).toBeGreaterThan(medals.gold!);
    expect(medals.gold!).toBeGreaterThan(medals.ace);
    const { time, flaw } = flownBy(race)!;
    expect([medalFor(time, medals), flaw]).toEqual(['bronze', null]);
    expect(flights.straight.time).toBeCloseTo(time, 3);
  });

  it('holds the exact flight that beats ace', () => {
    const { medals, flights } = proofOf(prove(course, 3));
    const { time, waypoints, ...plan } = flights.best;
    const command = { kind: 'follow-path', waypoints: waypoints! } as const;
    const flown = flownBy(planner(course)({ ...plan, command }))!;
    expect(flown.time).toBe(time);
    expect(medalFor(flown.time, medals)).toBe('ace');
    expect(flights.slider.time).toBeLessThanOrEqual(flights.straight.time);
    expect(flights.law.time).toBeLessThanOrEqual(flights.slider.time);
    expect(time).toBeLessThan(flights.law.time);
  });

  it('is the same for the same seed, and reports 300 flights', () => {
    const told: [number, number, number][] = [];
    const proof = prove(course, 5, ({ flown, of, flights }) =>
      told.push([flown, of, Object.keys(flights).length]),
    );
    expect(proof).toEqual(prove(course, 5));
    // The first flights: the line, 12 seek distances and 8 laws.
    expect(told.slice(0, 4)).toEqual([
      [1, 300, 1],
      [13, 300, 2],
      [21, 300, 3],
      [30, 300, 4],
    ]);
    expect(told.at(-1)).toEqual([300, 300, 4]);
    const flown = told.map(([count]) => count);
    expect(flown).toEqual(flown.toSorted((a, b) => a - b));
  });

  it('keeps the guidance that a body has', () => {
    const [entity] = course.entities;
    const led = { ...course, entities: [{ ...entity, guidance: { kind: 'lead' } as const }] };
    const asPlanned = planner(led)({ seekDistance: 4 });
    expect(asPlanned.entities[0]).toMatchObject({ guidance: { kind: 'lead' }, seekDistance: 4 });
  });

  it('names the gate behind a wall, and is unchanged without the wall', () => {
    const before = proofOf(prove(course, 1));
    const wall = { kind: 'wall', position: [12, 16], size: [2, 30] } as const;
    expect(prove({ ...course, obstacles: [wall] }, 1)).toEqual({ gate: 2, why: 'walled' });
    expect(proofOf(prove(course, 1)).medals).toEqual(before.medals);
  });

  it('names the gate that the line misses', () => {
    const aside: LinePar = { gates: [{ at: [-26, 12], direction: 0, width: 6 }] };
    expect(prove({ ...course, par: aside }, 1)).toEqual({ gate: 0, why: 'missed' });
    const gates = (course.par as { gates: GateSpec[] }).gates;
    const [, second, ...others] = gates;
    const off = { ...second, at: [-10, 30] } as GateSpec;
    expect(prove({ ...course, par: { gates: [gates[0], off, ...others] } }, 1)).toEqual({
      gate: 1,
      why: 'missed',
    });
  });

  it('names the gate that is not reached within a minute', () => {
    const [entity] = course.entities;
    const slow = { ...course, entities: [{ ...entity, limits: { ...entity.limits, speed: 1 } }] };
    // 38 m at 1 m/s, and 39 m more to the third gate.
    expect(prove(slow, 1)).toEqual({ gate: 2, why: 'slow' });
  });

  it('is refused if the body is not turned by its motor, and if none is on a path', () => {
    const [entity] = course.entities;
    const set = { ...course, entities: [{ ...entity, drive: 'angle' as const }] };
    expect(prove(set, 1)).toMatchObject({ why: 'drive' });
    const seeking = { ...entity, command: { kind: 'seek', target: [40, 0] } as const };
    expect(prove({ ...course, entities: [seeking] }, 1)).toMatchObject({ why: 'hand' });
  });

  it('of a straight line gives bronze and ace only: there is less than a second to win', () => {
    const straight = withGatesAlong(
      scene([
        [-20, 0],
        [0, 0],
        [20, 0],
        [40, 0],
      ]),
    )!;
    const { medals, gap } = proofOf(prove(straight, 1));
    expect(gap).toBeLessThan(1);
    expect(Object.keys(medals)).toEqual(['bronze', 'ace']);
    expect(readScenario(withMedals(straight, medals), [parGame])).toEqual(withMedals(straight, medals));
    expect(withMedals(withMedals(straight, medals), null)).toEqual(straight);
  });

  it('does not end with the time for which the runner runs its scene', () => {
    const short = { ...course, seconds: 3 };
    const { finished, time } = flownBy(short)!;
    expect([finished, time > 3]).toEqual([true, true]);
    expect(proofOf(prove(short, 1)).flights.straight.time).toBeCloseTo(time, 3);
  });

  it('throws for a scene without a course', () => {
    expect(() => prove(scene(corners), 1)).toThrow(RangeError);
  });
});

describe('a course of two bodies with different settings', () => {
  it('keeps the difference of each body to the first', () => {
    const race = withGatesAlong(pathRace)!;
    // The seek distance is 4 m for a missile and 1 m for a character, unless a file sets another one.
    const [missile, character] = planner(race)({ seekDistance: 6 }).entities;
    expect([missile.seekDistance, character.seekDistance]).toEqual([6, 3]);
    expect(planner(race)({ seekDistance: 2 }).entities[1].seekDistance).toBe(0.5);
  });

  it('of built-in scenes with equal settings is flown by one plan', () => {
    const entities = planner(scenarioOf(slalom))({ controller: { kind: 'spd' } }).entities;
    expect(entities[0]).toMatchObject({ controller: { kind: 'spd' }, seekDistance: 2 });
  });
});

/** The field `par` of a scenario, in which every gate is a line or a ring. */
interface LinePar {
  readonly gates: readonly GateSpec[];
}
