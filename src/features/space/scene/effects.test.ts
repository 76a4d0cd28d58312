// Tests of the drawn effects on a ship: jets that blow against its turn, and hits that fade.
import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { identity } from '../../../laws/control/attitude/quaternion';
import { add, cross, scaled, type Vector, zero } from '../../../laws/control/attitude/vector';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { sphereRadius } from '../camera';
import { attitudeOf } from '../rules/attitudes';
import { spaceGame } from '../rules/game';
import { hitSeconds } from '../rules/meter';
import { NoseTrail } from '../rules/nose-trail';
import { spaceOf } from '../rules/space-rules';
import { turnAbout } from '../rules/turn-by';
import { drawHits, drawJets, drawPastHits } from './effects';
import { Fills, fillMaterial } from './fills';
import { type Line, LineRecorder } from './line-recorder.fixture';

const detail = { isSmall: false, ship: 'large', marks: 1, widths: 1, metre: 100 } as const;

const still = { time: 0, lag: 0, isStill: true };

/**
 * Returns a ship that starts level and has made the first step of a turn.
 * @param drive how the ship is turned; by its motor (`torque`) by default
 */
function turningTo(axis: Vector, angle: number, drive: EntitySpec['drive'] = 'torque') {
  const entities: EntitySpec[] = [
    { kind: 'missile', drive, controller: { kind: 'backward-pd' }, limits: { angularAcceleration: 9 } },
  ];
  const space = {
    ships: [{ order: attitudeOf(turnAbout(axis, angle)), inertia: { moments: [1, 4, 5] } }],
  } as const;
  const scenario: Scenario = { version: 1, name: 'n', entities, space };
  const simulation = simulationOf(scenario, [spaceGame]);
  simulation.step();
  return spaceOf(simulation)!.spheres[0].ship;
}

/** Returns the mean of the points of a ring. */
function meanOf(points: readonly Vector[]): Vector {
  return scaled(
    points.reduce((sum, point) => add(sum, point), zero),
    1 / points.length,
  );
}

/** Returns the drawn lines of a ship's jets. */
function jetsOf(ship: ReturnType<typeof turningTo>, moment = still): readonly Line[] {
  const recorder = new LineRecorder();
  drawJets(recorder, ship, identity, zero, moment, detail);
  return recorder.lines;
}

/** Returns the torque of a jet about the ship's centre. Its thrust is opposite to the direction of its flame. */
function turningMoment({ points }: Line): Vector {
  const [root, tip] = [points[0], points[points.length - 1]];
  return cross(root, add(root, tip, -1));
}

describe('side jets', () => {
  it.each([
    ['to the left', { x: 0, y: 1, z: 0 }, 1],
    ['to the right', { x: 0, y: 1, z: 0 }, -1],
    ['up', { x: 0, y: 0, z: 1 }, 1],
    ['down', { x: 0, y: 0, z: 1 }, -1],
    ['over its right wing', { x: 1, y: 0, z: 0 }, 1],
    ['over its left wing', { x: 1, y: 0, z: 0 }, -1],
  ])('of a ship that begins to turn %s are a couple that turns it that way', (_, axis, side) => {
    const jets = jetsOf(turningTo(axis, side * 1.2));
    // Two jets, each with an outer light and a core.
    expect(jets).toHaveLength(4);
    const name = (['x', 'y', 'z'] as const).find((each) => axis[each] === 1)!;
    for (const jet of jets) expect(Math.sign(turningMoment(jet)[name])).toBe(side);
  });

  it('are as long as the motor pushes: longest at its limit', () => {
    const [light] = jetsOf(turningTo({ x: 0, y: 1, z: 0 }, 1.2));
    const { points } = light;
    const [root, tip] = [points[0], points[points.length - 1]];
    expect(Math.abs(tip.z - root.z)).toBeCloseTo(1.3, 9);
  });

  it('flicker by a seventh at most, and not with reduced motion', () => {
    const ship = turningTo({ x: 0, y: 1, z: 0 }, 1.2);
    const lengths = (isStill: boolean) =>
      [0, 0.02, 0.05].map((time) => {
        const { points } = jetsOf(ship, { time, lag: 0, isStill })[0];
        return Math.abs(points[points.length - 1].z - points[0].z);
      });
    const moving = lengths(false);
    expect(new Set(moving).size).toBe(3);
    for (const length of moving) expect(length).toBeGreaterThan(1.3 * (1 - 1 / 7));
    expect(new Set(lengths(true)).size).toBe(1);
  });

  it('are none on a ship whose rotation is set', () => {
    expect(jetsOf(turningTo({ x: 0, y: 1, z: 0 }, 1.2, 'angle'))).toEqual([]);
  });
});

describe('a hit', () => {
  const drawn = (time: number, isStill: boolean, felt = 1500) => {
    const recorder = new LineRecorder();
    const fills = new Fills(fillMaterial());
    drawHits(fills, recorder, [{ time: 0, at: { x: 1, y: 0, z: 0 }, felt }], { time, lag: 0, isStill });
    fills.end();
    return { lines: recorder.lines, isLit: fills.mesh.visible };
  };
  const radiusOf = ({ points: [{ x, y, z }] }: Line) => Math.hypot(x - 1, y, z);

  it('is a ring that grows and fades, with light in it, and is gone after a while', () => {
    const [early, late] = [drawn(0.05, false), drawn(0.4, false)];
    expect([early.isLit, early.lines.length, early.lines[0].isRound]).toEqual([true, 1, true]);
    expect(radiusOf(late.lines[0])).toBeGreaterThan(radiusOf(early.lines[0]));
    expect(late.lines[0].points[0].alpha).toBeLessThan(early.lines[0].points[0].alpha);
    expect(drawn(hitSeconds, false)).toEqual({ lines: [], isLit: false });
  });

  it('only fades with reduced motion', () => {
    const [early, late] = [drawn(0.05, true), drawn(0.4, true)];
    expect(radiusOf(late.lines[0])).toBeCloseTo(radiusOf(early.lines[0]), 9);
    expect(late.lines[0].points[0].alpha).toBeLessThan(early.lines[0].points[0].alpha);
  });

  it('is larger the more it gave the ship', () => {
    expect(radiusOf(drawn(0.1, false, 30).lines[0])).toBeLessThan(radiusOf(drawn(0.1, false, 1200).lines[0]));
  });
});

describe('past hits', () => {
  const trail = new NoseTrail();
  for (const n of [0, 1, 2, 3]) {
    trail.record(0.1 * n, { x: Math.cos(n), y: Math.sin(n), z: 0 }, false);
  }
  const drawn = (times: readonly number[]) => {
    const recorder = new LineRecorder();
    drawPastHits(recorder, trail, times, detail);
    return recorder.lines;
  };

  it('are rings on the trail, each where the nose was when the hit was over', () => {
    const rings = drawn([0.1, 0.25]);
    const middles = rings.map(({ points }) => meanOf(points));
    expect(rings.every(({ isRound }) => isRound)).toBe(true);
    [1, 3].forEach((n, ring) => {
      expect(middles[ring].x).toBeCloseTo(sphereRadius * Math.cos(n), 9);
      expect(middles[ring].y).toBeCloseTo(sphereRadius * Math.sin(n), 9);
    });
  });

  it('are none before the first hit', () => {
    expect(drawn([])).toEqual([]);
  });
});
