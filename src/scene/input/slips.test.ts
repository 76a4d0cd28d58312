// Strokes that are no path, the pencil, and a single finger.
import { describe, expect, it } from 'vitest';
import { following, path, seeking, setUp } from './gestures.fixture';
import { pathOf } from './stroke';

const line = (length: number, points: number) =>
  Array.from({ length: points }, (_, n) => ({ x: (length * n) / (points - 1), y: 0 }));

describe('a stroke', () => {
  it('is no path when it is shorter than 4 m', () => {
    expect(pathOf(line(3.9, 9), 20, 100)).toBeNull();
    expect(pathOf(line(4.1, 9), 20, 100)).not.toBeNull();
  });

  it('is no path when it is shorter than 40 pixels, however far they reach', () => {
    expect(pathOf(line(30 / 6, 9), 6, 100)).toBeNull();
    expect(pathOf(line(41 / 6, 9), 6, 100)).not.toBeNull();
  });

  it('is no path when the pointer jumped: fewer than three points', () => {
    expect(pathOf(line(20, 2), 10, 100)).toBeNull();
    expect(pathOf(line(20, 3), 10, 100)).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]);
  });
});

it('a stroke that turns more often than a path may have waypoints keeps every second one, from its start on', () => {
  const zigzag = Array.from({ length: 9 }, (_, n) => ({ x: 10 * n, y: n % 2 === 0 ? 0 : 30 }));
  expect(pathOf(zigzag, 10, 5)).toEqual([0, 20, 40, 60, 80].map((x) => ({ x, y: 0 })));
});

describe('the pencil', () => {
  it('draws from a waypoint on, drags none, and is put away after the path', () => {
    const { session, view, hand } = setUp(following);
    view.setTool('draw');
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
    view.setTool('draw');
    hand.press(-30, 10);
    hand.stroke([-20, 10], [-10, 10]);
    expect(session.commands.target).toEqual({ x: 10, y: 0 });
    hand.release(-10, 10);
    expect(session.commands.mode).toBe('path');
    expect(session.entities[0].command.kind).toBe('follow-path');
  });

  it('stays in the hand after a slip', () => {
    const { session, view, hand } = setUp(following);
    view.setTool('draw');
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
    all.view.setTool('draw');
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
