// Tests of shoves by the pointer, from the press on a body to its change of velocity. Positions in metres.
import { describe, expect, it } from 'vitest';
import { expectPlaces, seeking, setUp } from './gestures.fixture';

describe('a hand on a body', () => {
  /** Returns a session with an idle missile at (0, 0), a view and a simulated pointer. */
  const shoving = () => {
    const all = setUp({ kind: 'missile' });
    return { ...all, body: all.session.entities[0].body };
  };

  it('a body that is pressed and dragged gets 1 m/s per metre of drag', () => {
    const { hand, body, state } = shoving();
    hand.press(0, 0);
    hand.move(6, -8);
    expectPlaces([state.shove!.drag], [{ x: 6, y: -8 }]);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    hand.release(6, -8);
    expectPlaces([body.getLinearVelocity()], [{ x: 6, y: -8 }]);
    expect(body.getAngularVelocity()).toBeCloseTo(0, 9);
    expect(state.shove).toBeNull();
  });

  it('a long drag gives 25 m/s and no more', () => {
    const { hand, body } = shoving();
    hand.press(0, 0);
    hand.move(30, 40);
    hand.release(30, 40);
    expectPlaces([body.getLinearVelocity()], [{ x: 15, y: 20 }]);
  });

  it('a drag off the centre of mass turns the body by arm × impulse over its inertia', () => {
    const { hand, body } = shoving();
    // An impulse of 12.25 kg × 1 m/s downwards, 2 m ahead of the centre of mass, which is the body's origin.
    hand.press(2, 0);
    hand.move(2, 1);
    hand.release(2, 1);
    expect(body.getMass()).toBeCloseTo(12.25, 6);
    expect(body.getAngularVelocity()).toBeCloseTo((2 * 12.25) / body.getInertia(), 6);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 1 }]);
  });

  it('a long drag far off the centre of mass gives two turns a second and no more', () => {
    const { hand, body } = shoving();
    hand.press(3.5, 0);
    hand.move(3.5, -25);
    hand.release(3.5, -25);
    expect(body.getAngularVelocity()).toBeCloseTo(-4 * Math.PI, 6);
  });

  it('a click puts a body in focus, and a shove does not', () => {
    const { session, view, hand } = setUp(seeking, {
      entities: [seeking, { ...seeking, position: [0, 20] }],
    });
    hand.press(0, 0);
    hand.move(6, 0);
    hand.release(6, 0);
    expect(view.focus).toBeNull();
    hand.press(1, 20);
    hand.release(1, 20);
    expect(view.focus).toBe(session.entities[1]);
  });

  it('a click, and a drag that begins on empty space, shove nothing', () => {
    const { session, hand, body, state } = shoving();
    hand.press(0, 0);
    hand.release(0, 0);
    hand.press(10, 0);
    hand.move(20, 0);
    expect(state.shove).toBeNull();
    hand.release(20, 0);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    expectPlaces([session.commands.target], [{ x: 20, y: 0 }]);
    expect(state.shove).toBeNull();
  });

  it.each(['a second finger', 'a lost pointer'])('%s cancels it', (way) => {
    const { gestures, hand, body, state } = shoving();
    hand.press(0, 0);
    hand.move(6, 0);
    if (way === 'a second finger') hand.press(20, 0, 2);
    else gestures.cancel();
    hand.release(6, 0);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    expect(state.shove).toBeNull();
  });

  it('a body that has left when the pointer is released is not shoved, nor is the one in its place', () => {
    const { session, hand, state } = shoving();
    hand.press(0, 0);
    hand.move(6, 0);
    session.load({ version: 1, name: 'Other', entities: [seeking] }, 'other');
    hand.release(6, 0);
    expectPlaces([session.entities[0].body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    expect(state.shove).toBeNull();
  });

  it('the cursor shows which bodies can be shoved', () => {
    const { gestures, touch, hand } = shoving();
    expect(gestures.cursorAt(touch(1, 1))).toBe('grab');
    expect(gestures.cursorAt(touch(10, 0))).toBe('crosshair');
    hand.press(1, 1);
    expect(gestures.cursorAt(touch(1, 1))).toBe('grabbing');
  });

  it.each(['track', 'seek', 'path'] as const)(
    'shoves it in mode %s, and no target or path changes',
    (mode) => {
      const { session, hand } = setUp({ ...seeking, command: { kind: 'seek', target: [40, 0] } });
      session.edit(({ commands }) => commands.setMode(mode));
      const { target, waypoints } = session.commands;
      hand.press(0, 0);
      hand.move(6, 8);
      hand.release(6, 8);
      expectPlaces([session.entities[0].body.getLinearVelocity()], [{ x: 6, y: 8 }]);
      expect([session.commands.target, session.commands.waypoints]).toEqual([target, waypoints]);
    },
  );
});
