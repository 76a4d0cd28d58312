// Tests of the largest length of a path that all bodies of a scene follow.
import { describe, expect, it } from 'vitest';
import { sessionOf } from './session.fixture';

describe('a path that very many bodies share', () => {
  // 100,000 waypoints in all, for 2,000 bodies.
  const most = 50;
  const path = (length: number) => Array.from({ length }, (_, n) => ({ x: n, y: 0 }));
  const many = () => sessionOf(Array.from({ length: 2000 }, () => ({ kind: 'missile' as const })));

  it('has at most as many waypoints as a file may have', () => {
    const session = many();
    session.edit(({ commands }) => commands.setPath(path(most), false));
    expect(session.entities[1999].waypoints).toHaveLength(most);
    expect(() => session.edit(({ commands }) => commands.setPath(path(most + 1), false))).toThrow(
      'A path that 2000 bodies follow has at most 50 waypoints, got 51',
    );
    expect(session.commands.waypoints).toHaveLength(most);
  });

  it('of one body is not given to all if it is longer', () => {
    const waypoints = path(most + 1).map(({ x, y }): [number, number] => [x, y]);
    const session = sessionOf([
      { kind: 'missile', command: { kind: 'follow-path', waypoints } },
      ...Array.from({ length: 1999 }, () => ({ kind: 'missile' as const })),
    ]);
    expect(() => session.edit(({ commands }) => commands.setMode('path'))).toThrow('at most 50 waypoints');
    expect(session.entities[1999].command.kind).toBe('idle');
  });
});
