// Tests of gates on the field: place and direction of a new gate, and how gates are moved, turned, copied and removed.
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import {
  canTurn,
  copiesOf,
  listNamesOf,
  thingIn,
  thingsOf,
  withAdded,
  withCopies,
  withoutThings,
  withPlaced,
  withTurned,
} from '../../../lab/files/edit-scenario';
import { readScenario } from '../../../lab/files/read-scenario';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import type { GateSpec, LineGateSpec } from '../spec';
import { parGame } from './game';
import { gateThings } from './gate-things';
import { parOf } from './par-rules';

const games = [parGame];

/**
 * Waypoints of a test path. From the body's start at (0, 0) it leads along +x to (60, 0), then along +y to (60, 40). m
 */
const way: readonly Place[] = [
  [60, 0],
  [60, 40],
];

const across = (x: number, y = 0): LineGateSpec => ({ at: [x, y], direction: 0, width: 6 });

const courseOf = (gates: readonly GateSpec[]): Scenario => ({
  version: 1,
  name: 'Test',
  entities: [{ kind: 'missile', position: [0, 0], command: { kind: 'follow-path', waypoints: way } }],
  par: { gates },
});

const course = courseOf([across(20), across(40)]);

const gatesIn = ({ par }: Scenario) => (par as { readonly gates: readonly LineGateSpec[] }).gates;

const gate = (index: number) => ({ list: 'gates', index }) as const;

describe('gates', () => {
  it('are things of a course, and of no other scene', () => {
    const { par: _, ...scene } = course;
    expect(listNamesOf(course, games)).toEqual(['entities', 'obstacles', 'targets', 'gates']);
    expect(listNamesOf(scene, games)).not.toContain('gates');
    expect(thingsOf(course, games)).toEqual([{ list: 'entities', index: 0 }, gate(0), gate(1)]);
  });

  it.each([
    { at: [10, 2], index: 0 },
    { at: [30, -3], index: 1 },
    { at: [50, 1], index: 2 },
    { at: [61, 30], index: 2 },
  ] as const)('come in the order of the way: one at $at is number $index', ({ at, index }) => {
    const next = withAdded(course, 'gates', across(at[0], at[1]), games);
    expect(gatesIn(next).findIndex((each) => each.at[0] === at[0] && each.at[1] === at[1])).toBe(index);
  });

  it('keep their order if one of them stands far off the way', () => {
    const astray = courseOf([across(20), across(5, 30), across(40)]);
    expect(gateThings.indexFor(astray, across(50))).toBe(3);
  });

  it('lie across the way, halving its turn, and are wider from a turn of 80° on', () => {
    const straight = gateThings.create(course, [30, 0], null);
    expect(straight).toEqual({ at: [30, 0], direction: 0, width: 6 });
    // Along +x, then straight down to the end of the way: half of a turn of 90°.
    expect(gateThings.create(course, [60, 0], null)).toEqual({ at: [60, 0], direction: 0.785, width: 7 });
    // The direction of the way counts, wherever the gates before it are.
    expect(gateThings.create(courseOf([across(20, 30)]), [30, 1], null)).toMatchObject({ direction: 0 });
    expect(gateThings.create(course, [61, 30], null)).toMatchObject({ direction: 1.571 });
    expect(gateThings.create(course, [30, 0], 1.5)).toMatchObject({ direction: 1.5, width: 6 });
  });

  it('are put on the path, from wherever they are dropped', () => {
    expect(gateThings.placeNear!(course, [31.26, -8])).toEqual([31.3, 0]);
    expect(gateThings.placeNear!(course, [90, 55])).toEqual([60, 40]);
  });

  it('are moved, turned, and keep within half a turn', () => {
    const moved = withPlaced(course, gate(1), ([x, y]) => [x + 1, y - 2], games);
    expect(gatesIn(moved)[1]).toEqual({ at: [41, -2], direction: 0, width: 6 });
    const turned = withTurned(withTurned(course, gate(0), 3, games), gate(0), 1, games);
    expect(gatesIn(turned)[0].direction).toBeCloseTo(4 - 2 * Math.PI, 3);
    expect(canTurn(courseOf([{ at: [20, 0], stop: 3 }]), gate(0), games)).toBe(false);
  });

  it('are copied into the order too, which says where the copies are', () => {
    const refs = [gate(0), gate(1)];
    const copied = withCopies(course, refs, [10, 0], games);
    expect(gatesIn(copied).map(({ at }) => at[0])).toEqual([20, 30, 40, 50]);
    const copies = copiesOf(course, refs, [10, 0], games);
    expect(copies).toEqual([gate(1), gate(3)]);
    expect(thingIn(copied, copies[1], games)).toEqual(across(50));
  });

  it('are removed, and a file takes the rest', () => {
    const left = withoutThings(course, [gate(0)], games);
    expect(gatesIn(readScenario(left, games))).toEqual([across(40)]);
    const { par: _, ...scene } = course;
    expect(readScenario(withoutThings(left, [gate(0)], games), games)).toEqual(readScenario(scene, games));
  });

  it('are shown elsewhere while they are dragged, and the attempt has as many', () => {
    const { simulation } = new Session(course, 'Test', games);
    gateThings.show(simulation, 1, across(44, 3));
    expect(gateThings.shapeIn(simulation, 1)).toEqual({ at: [44, 3], angle: 0, size: 6, reach: 4 });
    expect(parOf(simulation)!.gates).toHaveLength(2);
    expect(gatesIn(course)[1]).toEqual(across(40));
  });
});
