// The panel's settings of the target's motion.
import { describe, expect, it } from 'vitest';
import { onSquare, sessionOf } from '../../../session/session.fixture';
import { letTargetMove, motionOf } from './target';

describe('the motion of the target', () => {
  it('is still until something else is chosen', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    expect(motionOf(session)).toEqual({ kind: 'still' });
    letTargetMove(session, { kind: 'circle', speed: 6 });
    expect(motionOf(session)).toEqual({ kind: 'circle', speed: 6 });
  });

  it('switches from Path to Seek, so that the bodies chase the target', () => {
    const session = sessionOf([onSquare('missile')]);
    letTargetMove(session, { kind: 'circle' });
    expect(session.commands.mode).toBe('seek');
    expect(session.entities[0].command).toMatchObject({
      kind: 'seek',
      chased: session.simulation.targets[0],
    });
  });

  it('does not leave Point', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    session.edit(({ commands }) => commands.setMode('track'));
    letTargetMove(session, { kind: 'circle' });
    expect(session.commands.mode).toBe('track');
  });

  it('does not leave Path for a target that stands still', () => {
    const session = sessionOf([onSquare('missile')]);
    letTargetMove(session, { kind: 'still' });
    expect(session.commands.mode).toBe('path');
  });

  it('refuses a setting out of range and keeps the motion', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    letTargetMove(session, { kind: 'circle', speed: 6 });
    expect(() => letTargetMove(session, { kind: 'circle', speed: -1 })).toThrow(
      /^speed: must be a number above 0/,
    );
    expect(motionOf(session)).toEqual({ kind: 'circle', speed: 6 });
  });
});
