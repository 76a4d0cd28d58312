// Tests of packed runs: they are small, and unpacking restores them exactly.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../lab/files/read-scenario';
import type { Scenario, TimelineEntry } from '../../../world/simulation/scenario';
import { pack, unpack } from './packed-track';

const scenario = (timeline: readonly TimelineEntry[]): Scenario => ({
  version: 1,
  name: 'Run',
  entities: [{ kind: 'character', autonomous: true }],
  timeline,
});

const unpacked = (timeline: readonly TimelineEntry[]) => {
  const { rest, track } = pack(scenario(timeline));
  return unpack(rest, track).timeline;
};

describe('a run', () => {
  it('unpacks to the same, whatever the person did', () => {
    const moves = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: -9000, max: 9000 }),
      ),
    );
    fc.assert(
      fc.property(moves, (list) => {
        let tick = 0;
        const timeline = list.map(([wait, x, y]): TimelineEntry => {
          tick += wait;
          return { at: tick / 60, entity: 0, target: [x / 100, y / 100] };
        });
        expect(unpacked(timeline)).toEqual(timeline);
      }),
    );
  });

  it('takes three bytes for a move of less than 64 cm each way', () => {
    // One step later, +63 cm, -64 cm: zigzag 126 and 127, both below 128.
    const timeline: TimelineEntry[] = [
      { at: 0, entity: 0, target: [0, 0] },
      { at: 1 / 60, entity: 0, target: [0.63, -0.64] },
    ];
    expect(pack(scenario(timeline)).track).toEqual([2, 0, 0, 0, 1, 126, 127]);
    expect(pack(scenario(timeline)).rest.timeline).toBeUndefined();
  });

  it('does not pack entries that could not be unpacked exactly', () => {
    const timeline: TimelineEntry[] = [
      { at: 0.01, entity: 0, target: [1, 2] },
      { at: 0.5, entity: 0, target: [0.123456, 2] },
      { at: 0.5, entity: 1, target: [1, 2] },
      { at: 1, entity: 0, target: [1, 2], spin: 3 },
      { at: 2, entity: 0, command: { kind: 'idle' } },
    ];
    const { rest, track } = pack(scenario(timeline));
    expect(track).toEqual([]);
    expect(rest.timeline).toEqual(timeline);
  });
});

it.each([
  ['a number without an end', [1, 0, 0, 0x80]],
  ['a target without its y', [1, 0, 2]],
  ['a run cut short', [2, 0, 0, 0]],
  ['a number that is too long', [0xff, 0xff, 0xff, 0xff, 0xff, 0x01, 0, 0]],
])('refuses %s', (_, track) => {
  const { timeline: _timeline, ...rest } = scenario([]);
  expect(() => unpack(rest, track)).toThrow(ScenarioError);
});
