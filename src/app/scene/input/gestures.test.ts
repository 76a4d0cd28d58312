// Tests of pointer gestures: presses, moves, releases and their effects. Positions in metres.

import { describe, expect, it } from 'vitest';
import { waypointsOfLine } from './gestures';
import { expectPlaces, following, path, seeking, setUp } from './gestures.fixture';

describe('in Seek', () => {
  it('a drag of the target keeps the offset between pointer and target', () => {
    const { session, hand } = setUp(seeking);
    hand.press(10.5, 0.2);
    expectPlaces([session.commands.target], [{ x: 10, y: 0 }]);
    hand.move(20.5, 5.2);
    expectPlaces([session.commands.target], [{ x: 20, y: 5 }]);
    expect(session.entities[0].target).toEqual(session.commands.target);
    hand.release(20.5, 5.2);
    hand.move(0, 0);
    expectPlaces([session.commands.target], [{ x: 20, y: 5 }]);
  });

  it('a press elsewhere moves the target there and begins to drag it', () => {
    const { session, hand } = setUp(seeking);
    hand.press(-30, 10);
    expectPlaces([session.commands.target], [{ x: -30, y: 10 }]);
    hand.move(-31, 12);
    expectPlaces([session.commands.target], [{ x: -31, y: 12 }]);
  });

  it('a click on a body puts it in focus and moves no target', () => {
    const { session, view, hand } = setUp(seeking, {
      entities: [seeking, { ...seeking, position: [0, 20] }],
    });
    hand.press(1, 20);
    hand.release(1, 20);
    expect(view.focus).toBe(session.entities[1]);
    expectPlaces([session.commands.target], [{ x: 10, y: 0 }]);
    hand.press(-40, -20);
    hand.release(-40, -20);
    expect(view.focus).toBe(session.entities[1]);
  });

  it('a press on a target that lies on a body takes the nearer of both', () => {
    const { session, state, hand } = setUp(seeking);
    session.command((commands) => commands.moveTarget({ x: 1, y: 0 }));
    hand.press(-1, 0);
    hand.move(-3, 0);
    expectPlaces([state.shove!.drag], [{ x: -2, y: 0 }]);
    hand.release(-3, 0);
    expectPlaces([session.commands.target], [{ x: 1, y: 0 }]);
    hand.press(1, 0);
    hand.move(6, 0);
    expect(state.shove).toBeNull();
    expectPlaces([session.commands.target], [{ x: 6, y: 0 }]);
  });

  it('in a crowd a press on a body brings the target, and with Shift takes the body', () => {
    const crowd = Array.from({ length: 60 }, (_, n) => ({
      ...seeking,
      position: [10 * (n % 5), 20] as const,
    }));
    const { session, view, gestures, hand, touch } = setUp(seeking, { entities: crowd });
    hand.press(0, 20);
    hand.release(0, 20);
    expectPlaces([session.commands.target], [{ x: 0, y: 20 }]);
    session.command((commands) => commands.moveTarget({ x: -30, y: 0 }));
    gestures.press({ ...touch(10, 20), shift: true }, false);
    gestures.release({ ...touch(10, 20), shift: true });
    expect(view.focus).toBe(session.entities[1]);
    expectPlaces([session.commands.target], [{ x: -30, y: 0 }]);
  });

  it('a cancelled drag leaves the target in its place', () => {
    const { session, gestures, hand } = setUp(seeking);
    hand.press(10, 0);
    hand.move(15, 0);
    gestures.cancel();
    hand.move(30, 0);
    expectPlaces([session.commands.target], [{ x: 15, y: 0 }]);
  });

  it('a drag during which the mode becomes Path leaves the path alone', () => {
    const { session, hand } = setUp(following);
    session.edit(({ commands }) => commands.setMode('seek'));
    hand.press(0, 10);
    session.edit(({ commands }) => commands.setMode('path'));
    hand.move(5, 10);
    expect(session.entities[0].waypoints).toEqual(path);
  });

  it('a drag is remembered, and the cursor shows the effect of a press', () => {
    const { gestures, state, hand, touch } = setUp(seeking);
    expect(state.hasDragged).toBe(false);
    expect(gestures.cursorAt(touch(10, 0))).toBe('grab');
    expect(gestures.cursorAt(touch(0, 20))).toBe('crosshair');
    hand.press(10, 0);
    expect(gestures.cursorAt(touch(10, 0))).toBe('grabbing');
    hand.move(11, 0);
    expect(state.hasDragged).toBe(true);
  });
});

describe('where every body keeps its own command', () => {
  it('there is no target to grab or to bring: a press moves the view', () => {
    const { session, viewport, gestures, hand, touch } = setUp({ ...seeking, autonomous: true });
    expect(gestures.cursorAt(touch(10, 0))).toBe('move');
    const { target } = session.commands;
    hand.press(10, 0);
    hand.move(20, 0);
    hand.release(20, 0);
    expect(session.commands.target).toEqual(target);
    expectPlaces([viewport.toPage({ x: 10, y: 0 })], [{ x: 700, y: 310 }]);
  });
});

describe('in Path', () => {
  it('a waypoint is selected and dragged by a press on it', () => {
    const { session, view, hand } = setUp(following);
    hand.press(20.5, 0);
    expect(view.selectedWaypoint).toBe(1);
    hand.move(25.5, -6);
    expectPlaces(session.commands.waypoints, [path[0], { x: 25, y: -6 }, path[2]]);
  });

  it('a double-click on a leg inserts a waypoint there and begins to drag it', () => {
    const { session, view, hand } = setUp(following);
    hand.press(0, 0.5);
    hand.release(0, 0.5);
    hand.wait(200);
    hand.press(0, 0.5);
    expectPlaces(session.commands.waypoints, [path[0], { x: 0, y: 0.5 }, path[1], path[2]]);
    expect(view.selectedWaypoint).toBe(1);
    hand.move(0, 5);
    expectPlaces(session.commands.waypoints, [path[0], { x: 0, y: 5 }, path[1], path[2]]);
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
    expect(session.commands.waypoints).toEqual(path);
  });

  it('a drag on empty space moves the view and leaves the path alone, as the cursor says', () => {
    const { session, viewport, gestures, state, hand, touch } = setUp(following);
    expect(gestures.cursorAt(touch(-10, 19))).toBe('move');
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    expect(state.draft).toEqual([]);
    hand.release(10, 19);
    expect(session.commands.waypoints).toEqual(path);
    expectPlaces([viewport.toPage({ x: 0, y: 0 })], [{ x: 700, y: 310 }]);
  });

  it('a double-click on empty space shows the whole scene again, and does nothing else', () => {
    const { session, view, viewport, hand } = setUp(following);
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    hand.release(10, 19);
    expect(viewport.isMoved).toBe(true);
    hand.wait(1000);
    for (const ms of [100, 0]) {
      hand.press(-30, -20);
      hand.release(-30, -20);
      hand.wait(ms);
    }
    expect(viewport.isMoved).toBe(false);
    expect(view.camera).toBe('off');
    expectPlaces([viewport.toPage({ x: 0, y: 0 })], [{ x: 500, y: 310 }]);
    expect(session.commands.waypoints).toEqual(path);
  });

  it('a drag on a body shoves it and leaves the path alone', () => {
    const { session, gestures, hand, touch } = setUp(following);
    expect(gestures.cursorAt(touch(-40, 0))).toBe('grab');
    hand.press(-40, 0);
    hand.stroke([-38, 2], [-34, 8]);
    hand.release(-34, 8);
    expect(session.commands.waypoints).toEqual(path);
    expectPlaces([session.entities[0].body.getLinearVelocity()], [{ x: 6, y: 8 }]);
  });

  it('a drawn line becomes a path of few waypoints, and undo is offered', () => {
    const { session, view, state, hand, offered } = setUp(following);
    view.set('tool', 'draw');
    hand.press(-10, 19);
    hand.stroke([-5, 19.1]);
    expect(state.draft).toHaveLength(2);
    hand.stroke([0, 18.9], [5, 19.2], [10, 19], [10.1, 22], [10, 25]);
    expect(state.draft).toHaveLength(7);
    hand.release(10, 25);
    expect(state.draft).toEqual([]);
    expectPlaces(session.commands.waypoints, [
      { x: -10, y: 19 },
      { x: 10, y: 19 },
      { x: 10, y: 25 },
    ]);
    expect(session.entities[0].cursor).toBe(0);
    expect(offered).toEqual(['New path drawn']);
    session.undo();
    expect(session.commands.waypoints).toEqual(path);
  });

  it('a click and a line below 4 m are no path', () => {
    const { session, view, hand, offered } = setUp(following);
    view.set('tool', 'draw');
    hand.press(-10, 19);
    hand.release(-10, 19);
    hand.press(0, 19);
    hand.stroke([1, 19], [3.9, 19]);
    hand.release(3.9, 19);
    expect(session.commands.waypoints).toEqual(path);
    expect(offered).toEqual([]);
  });

  it('a drawing that is cancelled is forgotten', () => {
    const { session, view, gestures, state, hand } = setUp(following);
    view.set('tool', 'draw');
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    gestures.cancel();
    hand.release(10, 19);
    expect(session.commands.waypoints).toEqual(path);
    expect(state.draft).toEqual([]);
  });

  it('a second finger makes a drawing a pinch about the middle of both', () => {
    const { session, view, viewport, state, hand } = setUp(following);
    view.set('tool', 'draw');
    hand.press(-10, 15);
    hand.stroke([0, 15], [10, 15]);
    hand.press(30, 15, 2);
    expect(state.draft).toEqual([]);
    // The fingers are 20 m apart around (20, 15). The second one moves by 20 m: twice the zoom, and 10 m to the right.
    hand.move(50, 15, 2);
    expect(viewport.zoom).toBeCloseTo(20, 9);
    expectPlaces([viewport.toPage({ x: 20, y: 15 })], [{ x: 500 + 300, y: 310 + 150 }]);
    hand.release(50, 15, 2);
    hand.move(-20, -20);
    hand.release(-20, -20);
    expect(viewport.zoom).toBeCloseTo(20, 9);
    expect(session.commands.waypoints).toEqual(path);
  });

  it('the drag of a waypoint that is deleted during the drag moves nothing', () => {
    const { session, view, hand } = setUp(following);
    hand.press(-20, 0);
    session.edit(({ commands }) => commands.removeWaypoint(0));
    view.set('selectedWaypoint', null);
    hand.move(-10, -10);
    expect(session.commands.waypoints).toEqual(path.slice(1));
  });

  it('a drag ends when a scenario without that waypoint is loaded', () => {
    const { session, hand } = setUp(following);
    hand.press(20, 20);
    session.load({ version: 1, name: 'Other', entities: [seeking] }, 'other');
    hand.move(0, 0);
    hand.release(0, 0);
    expect(session.commands.waypoints).toEqual([]);
    expect(session.commands.target).toEqual({ x: 10, y: 0 });
  });

  it('a path that is finished in another mode switches to Path', () => {
    const { session, view, hand } = setUp(following);
    view.set('tool', 'draw');
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    session.edit(({ commands }) => commands.setMode('seek'));
    hand.release(10, 19);
    expect(session.commands.mode).toBe('path');
    expect(session.entities[0].command.kind).toBe('follow-path');
  });
});

describe('the view', () => {
  it('pans with the place under the pointer', () => {
    const { session, viewport, hand } = setUp(seeking);
    hand.press(0, 0, 1, true);
    hand.move(12, -7);
    expectPlaces([viewport.toPage({ x: 0, y: 0 })], [{ x: 620, y: 240 }]);
    expect(session.commands.target).toEqual({ x: 10, y: 0 });
  });

  it('zooms about the pointer by the wheel, in when it is turned away, by e^0.3 at most', () => {
    const { gestures, viewport } = setUp(seeking);
    gestures.wheel({ x: 600, y: 310 }, -100);
    expect(viewport.zoom).toBeCloseTo(10 * Math.exp(0.15), 9);
    expectPlaces([viewport.toWorld({ x: 600, y: 310 })], [{ x: 10, y: 0 }]);
    gestures.wheel({ x: 600, y: 310 }, 1e6);
    expect(viewport.zoom).toBeCloseTo(10 * Math.exp(-0.15), 9);
  });

  it.each(['wheel', 'pan', 'pinch'])('switches the camera off when it is moved by hand (%s)', (way) => {
    const { view, gestures, hand } = setUp(seeking);
    view.set('camera', 'follow');
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
    view.set('camera', 'follow');
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
    expect(session.commands.target).toEqual({ x: 10, y: 0 });
    expect(viewport.zoom).toBe(10);
  });
});

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
    const { session, view, state, hand } = setUp(following);
    view.set('tool', 'draw');
    hand.press(-10, 19);
    hand.stroke([0, 19], [10, 19]);
    session.load({ ...session.scenario, name: 'Other' }, 'other');
    hand.release(10, 19);
    expect(session.commands.waypoints).toEqual(path);
    expect(state.draft).toEqual([]);
  });
});

const line = (length: number, points: number) =>
  Array.from({ length: points }, (_, n) => ({ x: (length * n) / (points - 1), y: 0 }));

describe('a stroke', () => {
  it('is no path when it is shorter than 4 m', () => {
    expect(waypointsOfLine(line(3.9, 9), 20, 100)).toBeNull();
    expect(waypointsOfLine(line(4.1, 9), 20, 100)).not.toBeNull();
  });

  it('is no path when it is shorter than 40 pixels, however far they reach', () => {
    expect(waypointsOfLine(line(30 / 6, 9), 6, 100)).toBeNull();
    expect(waypointsOfLine(line(41 / 6, 9), 6, 100)).not.toBeNull();
  });

  it('is no path when the pointer jumped: fewer than three points', () => {
    expect(waypointsOfLine(line(20, 2), 10, 100)).toBeNull();
    expect(waypointsOfLine(line(20, 3), 10, 100)).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]);
  });
});

it('a stroke that turns more often than a path may have waypoints keeps every second one, from its start on', () => {
  const zigzag = Array.from({ length: 9 }, (_, n) => ({ x: 10 * n, y: n % 2 === 0 ? 0 : 30 }));
  expect(waypointsOfLine(zigzag, 10, 5)).toEqual([0, 20, 40, 60, 80].map((x) => ({ x, y: 0 })));
});

describe('the pencil', () => {
  it('draws from a waypoint on, drags none, and is put away after the path', () => {
    const { session, view, hand } = setUp(following);
    view.set('tool', 'draw');
    hand.press(20, 0);
    hand.stroke([25, 0], [30, 0]);
    hand.release(30, 0);
    expect(session.commands.waypoints).toEqual([
      { x: 20, y: 0 },
      { x: 30, y: 0 },
    ]);
    expect(view.tool).toBe('point');
  });

  it('draws in Seek too, and then bodies follow the path', () => {
    const { session, view, hand } = setUp(seeking);
    view.set('tool', 'draw');
    hand.press(-30, 10);
    hand.stroke([-20, 10], [-10, 10]);
    expect(session.commands.target).toEqual({ x: 10, y: 0 });
    hand.release(-10, 10);
    expect(session.commands.mode).toBe('path');
    expect(session.entities[0].command.kind).toBe('follow-path');
  });

  it('stays in the hand after a slip', () => {
    const { session, view, hand } = setUp(following);
    view.set('tool', 'draw');
    hand.press(0, 19);
    hand.stroke([1, 19], [2, 19]);
    hand.release(2, 19);
    expect(session.commands.waypoints).toEqual(path);
    expect(view.tool).toBe('draw');
  });
});

describe('one finger on empty space', () => {
  const finger = (all: ReturnType<typeof setUp>) => ({
    press: (x: number, y: number) => all.gestures.press({ ...all.touch(x, y), finger: true }, false),
    move: (x: number, y: number) => all.gestures.move({ ...all.touch(x, y), finger: true }),
    release: (x: number, y: number) => all.gestures.release({ ...all.touch(x, y), finger: true }),
  });

  it('pans in Path, and the path stays', () => {
    const all = setUp(following);
    const { press, move, release } = finger(all);
    press(0, 15);
    move(5, 15);
    move(10, 15);
    release(10, 15);
    expect(all.session.commands.waypoints).toEqual(path);
    expect(all.viewport.toPage({ x: 0, y: 15 }).x).toBeCloseTo(500 + 100, 6);
  });

  it('draws in Path with the pencil', () => {
    const all = setUp(following);
    const { press, move, release } = finger(all);
    all.view.set('tool', 'draw');
    press(0, 15);
    move(5, 15);
    move(10, 15);
    release(10, 15);
    expect(all.session.commands.waypoints).toEqual([
      { x: 0, y: 15 },
      { x: 10, y: 15 },
    ]);
  });

  it('brings the target by a tap in Seek, and pans by a drag', () => {
    const all = setUp(seeking);
    const { press, move, release } = finger(all);
    press(-30, 10);
    move(-29.5, 10);
    release(-29.5, 10);
    expect(all.session.commands.target).toEqual({ x: -30, y: 10 });
    press(0, 15);
    move(10, 15);
    release(10, 15);
    expect(all.session.commands.target).toEqual({ x: -30, y: 10 });
    expect(all.viewport.toPage({ x: 0, y: 15 }).x).toBeCloseTo(500 + 100, 6);
  });

  it('drags the target and waypoints as before', () => {
    const all = setUp(seeking);
    const { press, move } = finger(all);
    press(10, 0);
    move(20, 5);
    expect(all.session.commands.target).toEqual({ x: 20, y: 5 });
  });
});
