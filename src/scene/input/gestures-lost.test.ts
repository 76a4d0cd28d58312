// Drags during which another scenario is loaded.
import { describe, expect, it } from 'vitest';
import { expectPlaces, following, path, seeking, setUp } from './gestures.fixture';

describe('a scenario that is loaded during a drag', () => {
  it('keeps its own target', () => {
    const { session, hand } = setUp(seeking);
    hand.press(10, 0);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.move(30, 5);
    expectPlaces([session.commands.target], [{ x: 10, y: 0 }]);
  });

  it('keeps its own path, even if it has as many waypoints', () => {
    const { session, hand } = setUp(following);
    hand.press(20, 0);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.move(25, -6);
    expect(session.commands.waypoints).toEqual(path);
  });

  it('does not get the path that was being drawn in the one before', () => {
    const { session, state, hand } = setUp(following);
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.release(10, 19);
    expect(session.commands.waypoints).toEqual(path);
    expect(state.draft).toEqual([]);
  });
});
