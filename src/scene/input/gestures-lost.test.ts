// Drags whose scene goes away under the hand.
import { describe, expect, it } from 'vitest';
import { expectPlaces, following, path, seeking, setUp } from './gestures.fixture';

describe('another scenario that comes during a drag', () => {
  it('keeps its own target', () => {
    const { session, hand } = setUp(seeking);
    hand.press(10, 0);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.move(30, 5);
    expectPlaces([session.commands.target], [{ x: 10, y: 0 }]);
  });

  it('keeps its own path, though its waypoints be as many', () => {
    const { session, hand } = setUp(following);
    hand.press(20, 0);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.move(25, -6);
    expect(session.commands.waypoints).toEqual(path);
  });

  it('gets no path that was drawn over the one before', () => {
    const { session, state, hand } = setUp(following);
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.release(10, 19);
    expect(session.commands.waypoints).toEqual(path);
    expect(state.draft).toEqual([]);
  });
});
