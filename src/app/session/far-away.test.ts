// Tests that a simulation can be saved and read again, however far its bodies have flown.
import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../lab/files/read-scenario';
import { setPose } from '../../world/entities/set-pose';
import type { Scenario } from '../../world/simulation/scenario';
import { Session } from './session';
import { sessionOf } from './session.fixture';

const savedAndRead = (session: Session): Scenario => parseScenario(JSON.stringify(session.toScenario()));

describe('a saved file', () => {
  it('has a body that flew away at the edge of the range, with its target and its path', () => {
    const session = sessionOf([
      { kind: 'character', position: [0, 0], command: { kind: 'seek', target: [99_999, 0] } },
      { kind: 'missile', command: { kind: 'follow-path', waypoints: [[1, 2]] } },
    ]);
    const [character, missile] = session.entities;
    setPose(character.body, { x: 100_000.5, y: -250_000 }, 0);
    session.simulation.give(character, { kind: 'seek', target: { x: 5, y: 123_456 } });
    session.simulation.give(missile, { kind: 'follow-path', waypoints: [{ x: -1e6, y: 3 }], loop: false });
    const { entities } = savedAndRead(session);
    expect(entities[0].position).toEqual([100_000, -100_000]);
    expect(entities[0].command).toEqual({ kind: 'seek', target: [5, 100_000] });
    expect(entities[1].command).toMatchObject({ waypoints: [[-100_000, 3]] });
  });

  it('has a body that spun for an hour in its direction, and keeps whole turns up to 10,000 rad', () => {
    const session = sessionOf([{ kind: 'missile' }, { kind: 'missile', angle: 9_999 }]);
    // 2,000 turns and 1 rad.
    setPose(session.entities[0].body, { x: 0, y: 0 }, 4_000 * Math.PI + 1);
    const { entities } = savedAndRead(session);
    expect(entities[0].angle).toBeCloseTo(1, 9);
    expect(entities[1].angle).toBe(9_999);
  });

  it('has crates and moving targets that left the range at its edge', () => {
    const session = new Session(
      {
        version: 1,
        name: 'Far',
        entities: [{ kind: 'missile' }],
        obstacles: [{ kind: 'crate', position: [0, 0], size: [2, 2] }],
        targets: [{ position: [99_999, 0], motion: { kind: 'circle' } }],
      },
      'far',
    );
    setPose(session.simulation.obstacles[0].body, { x: 3e5, y: 0 }, -4_000 * Math.PI - 1);
    session.simulation.targets[0].moveTo({ x: 1e6, y: 0 });
    const { obstacles, targets } = savedAndRead(session);
    expect(obstacles![0].position[0]).toBe(100_000);
    expect(obstacles![0].angle).toBeCloseTo(-1, 9);
    expect(targets![0].position[0]).toBe(100_000);
  });
});
