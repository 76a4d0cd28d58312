// Tests of places: [x, y] in files, points in the program, and commands converted from one form to the other.
import { describe, expect, it } from 'vitest';
import { formatCommand, parseCommand } from './command-spec';
import { placeOf, pointOf } from './place';
import type { CommandSpec } from './scenario';
import { MovingTarget } from './targets/moving-target';

const chasable = { entities: [], targets: [new MovingTarget({ position: [0, 0] })] };

describe('places', () => {
  it('are [x, y] in files and points in the program', () => {
    expect(pointOf([1, -2])).toEqual({ x: 1, y: -2 });
    expect(placeOf({ x: 1, y: -2 })).toEqual([1, -2]);
  });
});

describe('commands', () => {
  it.each<CommandSpec>([
    { kind: 'idle' },
    { kind: 'turn-towards', target: [1, 2] },
    { kind: 'seek', target: [3, 4] },
    { kind: 'seek', quarry: { target: 0 } },
    {
      kind: 'follow-path',
      waypoints: [
        [5, 6],
        [7, 8],
      ],
      loop: true,
    },
  ])('come back from the program as the file had them: $kind', (spec) => {
    expect(formatCommand(parseCommand(spec, chasable), chasable)).toEqual(spec);
  });

  it('follow a path once when the file does not say', () => {
    expect(parseCommand({ kind: 'follow-path', waypoints: [[5, 6]] }, chasable)).toEqual({
      kind: 'follow-path',
      waypoints: [{ x: 5, y: 6 }],
      loop: false,
    });
  });
});
