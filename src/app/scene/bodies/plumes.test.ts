// Tests of exhaust flames and jets: a flame blows backwards and is longer for more thrust; side jets turn the body.
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { poseOf } from '../../../world/simulation/pose';
import { Simulation } from '../../../world/simulation/simulation';
import { DrawnBody } from './drawn-body';
import { eachExhaust, eachJet, exhaustLength, jetShare, type TakePlume } from './plumes';

/** A flame or jet: where it starts at the body (m), its direction from the heading (rad), and its length (m). */
interface Plume {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

function plumes(each: (take: TakePlume) => void): Plume[] {
  const found: Plume[] = [];
  each((x, y, angle, length) => found.push({ x, y, angle, length }));
  return found;
}

describe('exhaust', () => {
  const simulation = new Simulation({
    version: 1,
    name: 'Two',
    entities: [
      { kind: 'missile', command: { kind: 'seek', target: [50, 0] } },
      { kind: 'character', position: [0, 10], command: { kind: 'seek', target: [0, 60] } },
      { kind: 'missile', position: [0, 20] },
    ],
  });
  simulation.step();
  const [missile, character, idle] = simulation.entities.map((entity) => {
    const body = new DrawnBody(entity).pose(poseOf(entity));
    const found = plumes((take) => eachExhaust(body, take));
    return found.map((plume) => ({ ...plume, angle: body.angle + plume.angle }));
  });

  it('is at full length behind a missile at full thrust', () => {
    expect(missile).toHaveLength(1);
    expect(missile[0].x).toBeLessThan(-3);
    expect(Math.cos(missile[0].angle)).toBeCloseTo(-1);
    expect(missile[0].length).toBeCloseTo(exhaustLength.full, 1);
  });

  it('blows against the thrust of a character that is pushed aside, beside its pilot flame aft', () => {
    const [aft, aside] = character;
    expect(aft.length).toBeCloseTo(exhaustLength.pilot, 0);
    expect(Math.cos(aft.angle)).toBeCloseTo(-1);
    // Thrust down the page makes the flame blow up the page.
    expect(Math.sin(aside.angle)).toBeCloseTo(-1);
    expect(aside.length).toBeCloseTo(exhaustLength.full, 1);
  });

  it('does not exist without thrust and without a command to fly', () => {
    expect(idle).toEqual([]);
  });
});

/**
 * Returns a body that has turned for three steps towards a target at its side.
 * @param side side of the target: 1 for right (y down), -1 for left
 */
function turning(
  kind: 'missile' | 'character' | 'turret' | 'missile-2013',
  side: 1 | -1,
  drive?: 'angle',
): Entity {
  const simulation = new Simulation({
    version: 1,
    name: 'Turn',
    entities: [{ kind, ...(drive && { drive }), command: { kind: 'turn-towards', target: [0, 50 * side] } }],
  });
  for (let n = 0; n < 3; n++) simulation.step();
  return simulation.entities[0];
}

/** Returns the side jets of a body. `side` is the direction of each jet: 1 to the right, -1 to the left. */
function jetsOf(entity: Entity, share: number) {
  const found = plumes((take) => eachJet(new DrawnBody(entity), share, { length: 2, width: 1 }, take));
  return found.map((jet) => ({ ...jet, side: Math.round(Math.sin(jet.angle)) }));
}

describe('side jets', () => {
  it.each(['missile', 'character', 'missile-2013'] as const)(
    'give %s a torque of the sign in which it turns',
    (kind) => {
      for (const side of [1, -1] as const) {
        const entity = turning(kind, side);
        const share = jetShare(new DrawnBody(entity));
        expect(Math.sign(share)).toBe(side);
        expect(Math.sign(entity.body.getAngularVelocity())).toBe(side);
        const jets = jetsOf(entity, share);
        expect(jets).toHaveLength(2);
        // A jet that blows to `side` pushes the other way: torque x F_y with F_y = -side, above 0 for clockwise.
        for (const jet of jets) expect(Math.sign(jet.x * -jet.side)).toBe(side);
        // The jet blows away from the hull.
        for (const jet of jets) expect(Math.sign(jet.y)).toBe(jet.side);
      }
    },
  );

  it('are a couple: one at the nose, one at the tail, to opposite sides', () => {
    const [nose, tail] = jetsOf(turning('missile', 1), 0.5);
    expect(nose.x).toBeGreaterThan(0);
    expect(tail.x).toBeLessThan(0);
    expect(nose.side).toBe(-tail.side);
  });

  it('are at full length at the motor’s limit', () => {
    // At an error of 90° the controller demands far more than 4π rad/s².
    expect(jetShare(new DrawnBody(turning('missile', 1)))).toBe(1);
  });

  it('do not exist for a turret on its axle, nor for a body whose angle is set', () => {
    expect(jetShare(new DrawnBody(turning('turret', 1)))).toBe(0);
    expect(jetShare(new DrawnBody(turning('missile', 1, 'angle')))).toBe(0);
  });
});
