// Presses, moves and releases, and what they mean. All in metres of the home view.
import { describe, expect, it } from 'vitest';
import { expectPlaces, following, path, seeking, setUp } from './gestures.fixture';

describe('in Seek', () => {
  it('a drag of the target keeps the offset of the grip', () => {
    const { session, hand } = setUp(seeking);
    hand.press(10.5, 0.2);
    expectPlaces([session.target], [{ x: 10, y: 0 }]);
    hand.move(20.5, 5.2);
    expectPlaces([session.target], [{ x: 20, y: 5 }]);
    expect(session.entities[0].target).toEqual(session.target);
    hand.release(20.5, 5.2);
    hand.move(0, 0);
    expectPlaces([session.target], [{ x: 20, y: 5 }]);
  });

  it('a press elsewhere brings the target there, and drags it on', () => {
    const { session, hand } = setUp(seeking);
    hand.press(-30, 10);
    expectPlaces([session.target], [{ x: -30, y: 10 }]);
    hand.move(-31, 12);
    expectPlaces([session.target], [{ x: -31, y: 12 }]);
  });

  it('a drag that is cancelled leaves the target where it is', () => {
    const { session, gestures, hand } = setUp(seeking);
    hand.press(10, 0);
    hand.move(15, 0);
    gestures.cancel();
    hand.move(30, 0);
    expectPlaces([session.target], [{ x: 15, y: 0 }]);
  });

  it('a drag during which the mode becomes Path leaves the path alone', () => {
    const { session, hand } = setUp(following);
    session.setMode('seek');
    hand.press(0, 10);
    session.setMode('path');
    hand.move(5, 10);
    expect(session.entities[0].waypoints).toEqual(path);
  });

  it('listeners hear of drags, and the cursor shows what a press would do', () => {
    const { gestures, hand, touch } = setUp(seeking);
    let drags = 0;
    gestures.onDrag = () => {
      drags += 1;
    };
    expect(gestures.cursorAt(touch(10, 0))).toBe('grab');
    expect(gestures.cursorAt(touch(0, 20))).toBe('crosshair');
    hand.press(10, 0);
    expect(gestures.cursorAt(touch(10, 0))).toBe('grabbing');
    hand.move(11, 0);
    expect(drags).toBe(1);
  });
});

describe('in Path', () => {
  it('a waypoint is selected and dragged by a press on it', () => {
    const { session, view, hand } = setUp(following);
    hand.press(20.5, 0);
    expect(view.selectedWaypoint).toBe(1);
    hand.move(25.5, -6);
    expectPlaces(session.waypoints, [path[0], { x: 25, y: -6 }, path[2]]);
  });

  it('a double-click on a leg inserts a waypoint there and drags it on', () => {
    const { session, view, hand } = setUp(following);
    hand.press(0, 0.5);
    hand.release(0, 0.5);
    hand.wait(200);
    hand.press(0, 0.5);
    expectPlaces(session.waypoints, [path[0], { x: 0, y: 0.5 }, path[1], path[2]]);
    expect(view.selectedWaypoint).toBe(1);
    hand.move(0, 5);
    expectPlaces(session.waypoints, [path[0], { x: 0, y: 5 }, path[1], path[2]]);
  });

  it.each([
    ['two slow clicks', 0, 0, 0, 400],
    ['two clicks apart', 0, 0, 3, 200],
    ['a double-click beside the path', 0, 2, 0, 200],
  ])('%s insert nothing', (_, x, y, apart, ms) => {
    const { session, hand } = setUp(following);
    hand.press(x, y);
    hand.release(x, y);
    hand.wait(ms);
    hand.press(x + apart, y);
    hand.release(x + apart, y);
    expect(session.waypoints).toEqual(path);
  });

  it('a drawn line becomes a path of few waypoints', () => {
    const { session, drafts, hand } = setUp(following);
    hand.press(-10, 19);
    hand.stroke([-5, 19.1], [0, 18.9], [5, 19.2], [10, 19], [10.1, 22], [10, 25]);
    hand.release(10, 25);
    expectPlaces(session.waypoints, [
      { x: -10, y: 19 },
      { x: 10, y: 19 },
      { x: 10, y: 25 },
    ]);
    expect(drafts).toEqual([2, 3, 4, 5, 6, 7, 0]);
    expect(session.entities[0].cursor).toBe(0);
  });

  it('a click and a line below 3 m are no path', () => {
    const { session, hand } = setUp(following);
    hand.press(-10, 19);
    hand.release(-10, 19);
    hand.press(0, 19);
    hand.stroke([1, 19], [2.9, 19]);
    hand.release(2.9, 19);
    expect(session.waypoints).toEqual(path);
  });

  it('a drawing that is cancelled is forgotten', () => {
    const { session, gestures, drafts, hand } = setUp(following);
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    gestures.cancel();
    hand.release(10, 19);
    expect(session.waypoints).toEqual(path);
    expect(drafts.at(-1)).toBe(0);
  });

  it('a second finger makes a drawing a pinch about the middle of both', () => {
    const { session, viewport, drafts, hand } = setUp(following);
    hand.press(-10, 15);
    hand.stroke([0, 15], [10, 15]);
    hand.press(30, 15, 2);
    expect(drafts.at(-1)).toBe(0);
    // The fingers are 20 m apart about (20, 15); the second goes on by 20 m: twice the zoom, 10 m to the right.
    hand.move(50, 15, 2);
    expect(viewport.zoom).toBeCloseTo(20, 9);
    expectPlaces([viewport.toPage({ x: 20, y: 15 })], [{ x: 500 + 300, y: 310 + 150 }]);
    hand.release(50, 15, 2);
    hand.move(-20, -20);
    hand.release(-20, -20);
    expect(viewport.zoom).toBeCloseTo(20, 9);
    expect(session.waypoints).toEqual(path);
  });

  it('a waypoint that is deleted under the pointer is dragged no farther, nor is another one', () => {
    const { session, view, hand } = setUp(following);
    hand.press(-20, 0);
    session.removeWaypoint(0);
    view.selectWaypoint(null);
    hand.move(-10, -10);
    expect(session.waypoints).toEqual(path.slice(1));
  });

  it('a drag ends when another scenario comes that has no such waypoint', () => {
    const { session, hand } = setUp(following);
    hand.press(20, 20);
    session.load({ version: 1, name: 'Other', entities: [seeking] }, 'other');
    hand.move(0, 0);
    hand.release(0, 0);
    expect(session.waypoints).toEqual([]);
    expect(session.target).toEqual({ x: 10, y: 0 });
  });

  it('a path that is finished in another mode brings Path back', () => {
    const { session, hand } = setUp(following);
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    session.setMode('seek');
    hand.release(10, 19);
    expect(session.mode).toBe('path');
    expect(session.entities[0].command.kind).toBe('follow-path');
  });
});

describe('with the shove tool', () => {
  /** A missile at (0, 0) that does nothing, and every shove that is drawn of it. */
  const shoving = () => {
    const all = setUp({ kind: 'missile' });
    all.view.setTool('shove');
    const drawn: ({ x: number; y: number } | null)[] = [];
    all.gestures.onShove = (shove) => drawn.push(shove?.drag ?? null);
    return { ...all, drawn, body: all.session.entities[0].body };
  };

  it('a body that is pressed and dragged gets a metre a second for a metre of drag', () => {
    const { hand, body, drawn } = shoving();
    hand.press(0, 0);
    hand.move(6, -8);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    hand.release(6, -8);
    expectPlaces([body.getLinearVelocity()], [{ x: 6, y: -8 }]);
    expect(body.getAngularVelocity()).toBeCloseTo(0, 9);
    expect(drawn).toEqual([{ x: expect.closeTo(6, 9), y: expect.closeTo(-8, 9) }, null]);
  });

  it('a long drag gives 25 m/s and no more', () => {
    const { hand, body } = shoving();
    hand.press(0, 0);
    hand.move(30, 40);
    hand.release(30, 40);
    expectPlaces([body.getLinearVelocity()], [{ x: 15, y: 20 }]);
  });

  it('a drag off the centre spins the body by arm × impulse over its inertia', () => {
    const { hand, body } = shoving();
    // An impulse of 12.25 kg × 1 m/s downwards, 2 m before the centre of mass, which is the body's origin.
    hand.press(2, 0);
    hand.move(2, 1);
    hand.release(2, 1);
    expect(body.getMass()).toBeCloseTo(12.25, 6);
    expect(body.getAngularVelocity()).toBeCloseTo((2 * 12.25) / body.getInertia(), 6);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 1 }]);
  });

  it('a hard drag far off the centre spins it by two turns a second and no more', () => {
    const { hand, body } = shoving();
    hand.press(3.5, 0);
    hand.move(3.5, -25);
    hand.release(3.5, -25);
    expect(body.getAngularVelocity()).toBeCloseTo(-4 * Math.PI, 6);
  });

  it('a click, and a drag that begins beside every body, do nothing', () => {
    const { session, hand, body, drawn } = shoving();
    const { target } = session;
    hand.press(0, 0);
    hand.release(0, 0);
    hand.press(10, 0);
    hand.move(20, 0);
    hand.release(20, 0);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    expect(session.target).toEqual(target);
    expect(drawn).toEqual([]);
  });

  it.each(['a second finger', 'a lost pointer'])('%s cancels it', (way) => {
    const { gestures, hand, body, drawn } = shoving();
    hand.press(0, 0);
    hand.move(6, 0);
    if (way === 'a second finger') hand.press(20, 0, 2);
    else gestures.cancel();
    hand.release(6, 0);
    expectPlaces([body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    expect(drawn.at(-1)).toBeNull();
  });

  it('a body that is gone when the pointer lets go is not shoved, nor is the one that came', () => {
    const { session, hand, drawn } = shoving();
    hand.press(0, 0);
    hand.move(6, 0);
    session.load({ version: 1, name: 'Other', entities: [seeking] }, 'other');
    hand.release(6, 0);
    expectPlaces([session.entities[0].body.getLinearVelocity()], [{ x: 0, y: 0 }]);
    expect(drawn.at(-1)).toBeNull();
  });

  it('the cursor shows what can be shoved', () => {
    const { gestures, touch, hand } = shoving();
    expect(gestures.cursorAt(touch(1, 1))).toBe('grab');
    expect(gestures.cursorAt(touch(10, 0))).toBe('default');
    hand.press(1, 1);
    expect(gestures.cursorAt(touch(1, 1))).toBe('grabbing');
  });

  it('and without it, a press on a body brings the target there', () => {
    const { session, hand } = setUp(seeking);
    const { body } = session.entities[0];
    hand.press(0, 0);
    hand.release(0, 0);
    expectPlaces(
      [session.target, body.getLinearVelocity()],
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    );
  });
});

describe('the view', () => {
  it('pans with the place under the pointer', () => {
    const { session, viewport, hand } = setUp(seeking);
    hand.press(0, 0, 1, true);
    hand.move(12, -7);
    expectPlaces([viewport.toPage({ x: 0, y: 0 })], [{ x: 620, y: 240 }]);
    expect(session.target).toEqual({ x: 10, y: 0 });
  });

  it('zooms by the wheel, in when it is turned away, about the pointer, by e^0.3 at most', () => {
    const { gestures, viewport } = setUp(seeking);
    gestures.wheel({ x: 600, y: 310 }, -100);
    expect(viewport.zoom).toBeCloseTo(10 * Math.exp(0.15), 9);
    expectPlaces([viewport.toWorld({ x: 600, y: 310 })], [{ x: 10, y: 0 }]);
    gestures.wheel({ x: 600, y: 310 }, 1e6);
    expect(viewport.zoom).toBeCloseTo(10 * Math.exp(-0.15), 9);
  });

  it.each(['wheel', 'pan', 'pinch'])('by hand (%s) switches the camera off', (way) => {
    const { view, gestures, hand } = setUp(seeking);
    view.setCamera('follow');
    if (way === 'wheel') gestures.wheel({ x: 600, y: 310 }, -100);
    else hand.press(0, 20, 1, way === 'pan');
    if (way === 'pinch') {
      expect(view.camera).toBe('follow');
      hand.press(10, 20, 2);
    }
    expect(view.camera).toBe('off');
  });

  it('is held from the press on a target to its release, and the camera stays on', () => {
    const { view, gestures, hand } = setUp(seeking);
    view.setCamera('follow');
    expect(gestures.holding).toBe(false);
    hand.press(10, 0);
    hand.move(12, 0);
    expect(gestures.holding).toBe(true);
    hand.release(12, 0);
    expect(gestures.holding).toBe(false);
    expect(view.camera).toBe('follow');
  });

  it('ignores moves and releases of pointers that were never pressed', () => {
    const { session, viewport, hand } = setUp(seeking);
    hand.move(5, 5);
    hand.release(5, 5);
    expect(session.target).toEqual({ x: 10, y: 0 });
    expect(viewport.zoom).toBe(10);
  });
});
