// Tests of rewinding, and of continuing from the rewound moment.
import { describe, expect, it } from 'vitest';
import { onSquare, sessionOf } from './session.fixture';

type Session = ReturnType<typeof sessionOf>;

const places = (session: Session) => session.entities.map(({ body }) => ({ ...body.getPosition() }));

/** Returns a session with a missile and a character in flight. */
function flying(): Session {
  const session = sessionOf([
    onSquare('missile', true),
    { ...onSquare('character', true), position: [-20, 0] },
  ]);
  session.step(90);
  return session;
}

describe('looking back', () => {
  it('stops there, and returns to the present', () => {
    const session = flying();
    const where = places(session);
    session.lookBack(1);
    expect(session.rewindSeconds).toBeCloseTo(1, 9);
    expect(session.simulation.tick).toBe(30);
    expect(session.advance(0.1)).toBe(1);
    expect(session.simulation.tick).toBe(30);
    session.lookBack(0);
    expect(session.rewindSeconds).toBeNull();
    expect(places(session)).toEqual(where);
  });

  it('continues from there by a step, and undo restores the steps after it', () => {
    const session = flying();
    const where = places(session);
    const record = session.simulation.measures.telemetry.column(session.entities[0], 'error');
    session.lookBack(1);
    session.step(10);
    expect(session.simulation.tick).toBe(40);
    expect(session.undo()).toBe(true);
    expect(session.simulation.tick).toBe(90);
    expect(places(session)).toEqual(where);
    expect(session.simulation.measures.telemetry.column(session.entities[0], 'error')).toEqual(record);
    session.redo();
    expect(session.simulation.tick).toBe(40);
  });

  it('continues from there by an edit and by the end of a pause', () => {
    const session = flying();
    session.lookBack(1);
    session.edit(({ commands }) => commands.setMode('seek'));
    expect(session.simulation.tick).toBe(30);
    expect(session.rewindSeconds).toBeNull();
    session.playback.paused = true;
    session.lookBack(0.25);
    session.playback.paused = false;
    expect(session.rewindSeconds).toBeNull();
    expect(session.simulation.tick).toBe(15);
  });

  it('is ended by undo, which only returns to the present', () => {
    const session = flying();
    session.edit(({ commands }) => commands.setMode('seek'));
    session.lookBack(1);
    session.undo();
    expect(session.simulation.tick).toBe(90);
    expect(session.commands.mode).toBe('seek');
  });

  it('shows the earliest state when asked for more', () => {
    const session = flying();
    expect(session.lookBackSpan).toBeCloseTo(1.5, 9);
    session.lookBack(8);
    expect(session.simulation.tick).toBe(0);
    session.restart();
    expect(session.lookBackSpan).toBe(0);
    session.step(900);
    expect(session.lookBackSpan).toBeCloseTo(10, 9);
    session.lookBack(99);
    expect(session.simulation.tick).toBe(300);
  });

  it('does nothing before the first step', () => {
    const session = sessionOf([onSquare('missile')]);
    session.lookBack(3);
    expect(session.rewindSeconds).toBeNull();
    expect(session.canUndo).toBe(false);
  });
});
