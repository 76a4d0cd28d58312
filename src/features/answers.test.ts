import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { sentenceText } from '../lab/answers/answer';
import { scenarios } from '../lab/scenarios';

const pathRace = scenarios.find(({ id }) => id === 'path-race')!.scenario;

describe('how wide bodies swing', () => {
  it('is said once each has reached five waypoints, and forgotten when one is moved', () => {
    const session = new Session(pathRace, 'path-race');
    const { entities } = session;
    const reached = entities.map(() => 0);
    const cursors = entities.map(({ cursor }) => cursor);
    while (reached.some((count) => count < 5) && session.simulation.time < 60) {
      expect(session.answer).toBeNull();
      session.step();
      entities.forEach(({ cursor }, n) => {
        if (cursor !== cursors[n]) reached[n] += 1;
        cursors[n] = cursor;
      });
    }
    expect(Math.min(...reached)).toBe(5);
    expect(sentenceText(session.answer!.phrases)).toMatch(
      /^Missile \d+\.\d m wide, character \d+\.\d m on the same torque\.$/,
    );
    session.command((commands) => commands.moveWaypoint(0, { x: 22, y: -4 }));
    expect(session.answer).toBeNull();
  });
});
