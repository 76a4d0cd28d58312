// Tests of pointer gestures on a scene being built, and of the resulting changes. Places in metres.
import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures } from '../../../app/scene/input/gestures';
import { Hand, type PressedPointer } from '../../../app/scene/input/hand';
import { Session } from '../../../app/session/session';
import { ViewState } from '../../../app/view/view-state';
import { Viewport } from '../../../app/view/viewport';
import type { Scenario } from '../../../world/simulation/scenario';
import type { BuildState } from '../state/build-state';
import { beginState } from '../state/current';
import { handlesOf } from '../state/things';
import { BuildHand } from './build-hand';

const waypoints = [
  [-20, 20],
  [20, 20],
  [20, -20],
] as const;

const scene: Scenario = {
  version: 1,
  name: 'Test',
  entities: [
    { kind: 'missile', position: [-30, 0], command: { kind: 'follow-path', waypoints } },
    { kind: 'character', position: [-30, 10], command: { kind: 'follow-path', waypoints, loop: true } },
  ],
  obstacles: [
    { kind: 'wall', position: [10, 0], size: [20, 2] },
    { kind: 'crate', position: [0, -10], size: [2, 2] },
  ],
};

let session: Session;
let view: ViewState;
let viewport: Viewport;
let build: BuildState;
let hand: BuildHand;
let told: string[];
let timeMs: number;

/** Opens the scene on a page of 1000 by 620 CSS pixels, at 10 pixels per metre. The origin is in the middle. */
beforeEach(() => {
  session = new Session(scene, 'Test');
  view = new ViewState();
  viewport = new Viewport();
  viewport.resize(1000, 620, { left: 0, top: 0, right: 0, bottom: 0 });
  viewport.setHome({
    extent: { left: -50, top: -31, right: 50, bottom: 31 },
    places: [],
    swing: 0,
    size: 0,
    turnable: false,
  });
  told = [];
  timeMs = 1000;
  build = beginState(session, view, { notify: (said) => void told.push(said), say: () => {} });
  hand = new BuildHand(session, view, viewport, new Gestures(session, view, viewport, new Hand(), () => {}));
  session.build(true);
});

const touch = (x: number, y: number, more: Partial<PressedPointer> = {}): PressedPointer => ({
  ...viewport.toPage({ x, y }),
  id: 1,
  finger: false,
  timeMs,
  ...more,
});

/** Simulates a drag of the pointer: a press at the first place, moves to the others, and a release at the last. */
function drag(places: readonly (readonly [number, number])[], more: Partial<PressedPointer> = {}): void {
  const [first, ...others] = places;
  hand.press(touch(...first, more), false);
  for (const place of others) hand.move(touch(...place, more));
  hand.release(touch(...places.at(-1)!, more));
}

const click = (x: number, y: number, more: Partial<PressedPointer> = {}) => drag([[x, y]], more);

const steps = () => {
  let undone = 0;
  while (session.undo()) undone += 1;
  return undone;
};

const body = (index: number) => ({ list: 'entities', index }) as const;
const thing = (index: number) => ({ list: 'obstacles', index }) as const;

describe('a press', () => {
  it('selects the thing under it, adds or removes it with Shift, and clears the selection on empty space', () => {
    click(-30, 0);
    expect(build.chosen).toEqual([body(0)]);
    expect(view.focus).toBe(session.entities[0]);
    click(10, 0.5, { shift: true });
    expect(build.chosen).toEqual([body(0), thing(0)]);
    click(-30, 0, { shift: true });
    expect(build.chosen).toEqual([thing(0)]);
    click(30, 25);
    expect(build.chosen).toEqual([]);
    expect(session.canUndo).toBe(false);
  });

  it('on one of several selects it alone, if released without a drag', () => {
    build.chooseAll();
    hand.press(touch(0, -10), false);
    expect(build.chosen.length).toBe(4);
    hand.release(touch(0, -10));
    expect(build.chosen).toEqual([thing(1)]);
  });

  it('takes a body before the crate and the wall on which it lies', () => {
    build.add({ list: 'entities', spec: { kind: 'missile', position: [10, 0] } });
    build.choose([]);
    click(10, 0);
    expect(build.chosen).toEqual([body(2)]);
  });
});

describe('a drag of a body', () => {
  it('moves it in steps of half a metre, changes no waypoint, and is one step of undo', () => {
    drag([
      [-30, 0],
      [-25, -3],
      [-20.2, -5.3],
    ]);
    expect(session.start.entities[0]).toMatchObject({ position: [-20, -5.5], command: { waypoints } });
    expect(steps()).toBe(1);
    expect(session.start.entities[0].position).toEqual([-30, 0]);
  });

  it('is free to a centimetre with Ctrl, or without snapping', () => {
    drag(
      [
        [-30, 0],
        [-20.234, -5.3],
      ],
      { ctrl: true },
    );
    expect(session.start.entities[0].position).toEqual([-20.23, -5.3]);
    build.snap = false;
    drag([
      [-20.23, -5.3],
      [-10.004, 4.7],
    ]);
    expect(session.start.entities[0].position).toEqual([-10, 4.7]);
  });

  it('shows the body there before the scene is changed, and Escape puts it back', () => {
    hand.press(touch(-30, 0), false);
    hand.move(touch(-20, 5));
    expect({ ...session.entities[0].body.getPosition() }).toMatchObject({ x: -20, y: 5 });
    expect(session.start.entities[0].position).toEqual([-30, 0]);
    expect(build.escape()).toBe(true);
    hand.release(touch(-20, 5));
    expect({ ...session.entities[0].body.getPosition() }).toMatchObject({ x: -30, y: 0 });
    expect(session.canUndo).toBe(false);
  });

  it('is cancelled if building ends during it', () => {
    hand.press(touch(-30, 0), false);
    hand.move(touch(-20, 5));
    session.build(false);
    session.build(true);
    hand.release(touch(-20, 5));
    expect(build.escape()).toBe(true);
    expect([build.chosen, session.canUndo]).toEqual([[], false]);
    expect({ ...session.entities[0].body.getPosition() }).toMatchObject({ x: -30, y: 0 });
  });

  it('marks things that would overlap others', () => {
    hand.press(touch(-30, 0), false);
    hand.move(touch(10, 0));
    expect([build.overlapping, build.overlaps]).toEqual([[body(0)], 'overlaps Wall']);
    hand.move(touch(10, -15));
    expect(build.overlapping).toEqual([]);
    hand.release(touch(10, -15));
  });

  it('moves all that are chosen', () => {
    build.choose([body(0), thing(1)]);
    drag([
      [-30, 0],
      [-29, 2],
    ]);
    expect(session.start.entities.map(({ position }) => position)).toEqual([
      [-29, 2],
      [-30, 10],
    ]);
    expect(session.start.obstacles![1].position).toEqual([1, -8]);
    expect(steps()).toBe(1);
  });

  it.each(['before', 'during'])('with Alt held %s it leaves one more, and the first where it was', (when) => {
    hand.press(touch(-30, 0, { alt: when === 'before' }), false);
    hand.move(touch(-25, 0, { alt: when === 'before' }));
    hand.move(touch(-20, 0, { alt: true }));
    hand.release(touch(-20, 0));
    expect(session.start.entities.map(({ position }) => position)).toEqual([
      [-30, 0],
      [-30, 10],
      [-20, 0],
    ]);
    expect(build.chosen).toEqual([body(2)]);
    expect(steps()).toBe(1);
  });

  it('is lost when the scene changes under it', () => {
    hand.press(touch(-30, 0), false);
    hand.move(touch(-25, 0));
    build.add({ list: 'obstacles', spec: { kind: 'crate', position: [30, 0], size: [2, 2] } });
    hand.move(touch(-20, 0));
    hand.release(touch(-20, 0));
    expect(session.start.entities[0].position).toEqual([-30, 0]);
    expect(steps()).toBe(1);
  });
});

describe('a handle', () => {
  const grab = (ref: (typeof build.chosen)[number], part: string) => {
    build.choose([ref]);
    const { at } = handlesOf(session, ref, viewport.zoom).find((one) => one.part === part)!;
    return [at.x, at.y] as const;
  };

  it('before the nose turns a body in steps of 15°, with Ctrl of 1°', () => {
    drag([grab(body(0), 'heading'), [-30, 8]]);
    expect(session.start.entities[0].angle).toBeCloseTo(Math.PI / 2, 12);
    // atan2(5, 10) is 26.57°.
    drag([grab(body(0), 'heading'), [-20, 5]], { ctrl: true });
    expect(session.start.entities[0].angle).toBeCloseTo((27 * Math.PI) / 180, 12);
    expect(steps()).toBe(2);
  });

  it('at an end of a wall does not move the other end', () => {
    drag([grab(thing(0), 'to'), [0, 14.2]]);
    // Straight down from its left end at (0, 0), 14 m long.
    const [wall] = session.start.obstacles!;
    expect(wall).toMatchObject({ position: [0, 7], size: [14, 2] });
    expect(wall.angle).toBeCloseTo(Math.PI / 2, 12);
    drag([grab(thing(0), 'from'), [10.1, 14.1]]);
    expect(session.start.obstacles![0]).toMatchObject({ position: [5, 14], size: [10, 2] });
    expect(Math.abs(session.start.obstacles![0].angle!)).toBeCloseTo(Math.PI, 12);
  });

  it('at the side of a wall makes it thicker', () => {
    const [x, y] = grab(thing(0), 'side');
    // From 1 m beside its middle to 2.6 m.
    drag([
      [x, y],
      [x, y + 1.6],
    ]);
    expect(session.start.obstacles![0]).toMatchObject({ position: [10, 0], size: [20, 5] });
  });

  it.each([
    { index: 0, name: 'a wall' },
    { index: 1, name: 'a crate' },
  ])('of $name leaves its middle to who moves it, also by finger and where it is small', ({ index }) => {
    viewport.centreOn({ x: 0, y: 0 }, 4);
    const { position } = session.start.obstacles![index];
    build.choose([thing(index)]);
    // A press 11 CSS pixels beside its middle.
    const [x, y] = [position[0] + 2, position[1] + 2];
    const finger = { finger: true };
    drag(
      [
        [x, y],
        [x + 5, y],
      ],
      finger,
    );
    expect(session.start.obstacles![index].position).toEqual([position[0] + 5, position[1]]);
  });

  it('at the corner of a crate makes it larger about its middle', () => {
    const [x, y] = grab(thing(1), 'size');
    // From its corner at (1, −9) to (2, −8.5).
    drag([
      [x, y],
      [x + 1, y + 0.5],
    ]);
    expect(session.start.obstacles![1]).toMatchObject({ position: [0, -10], size: [4, 3] });
  });

  it('cancelled by Escape does not change the wall', () => {
    hand.press(touch(...grab(thing(0), 'to')), false);
    hand.move(touch(0, 14));
    expect(session.simulation.obstacles[0].body.isActive()).toBe(false);
    build.escape();
    expect(session.simulation.obstacles[0].body.isActive()).toBe(true);
    expect(session.canUndo).toBe(false);
  });
});

describe('a waypoint', () => {
  it('is dragged for all bodies that follow the path, and selected', () => {
    drag([
      [20, 20],
      [25.2, 10.1],
    ]);
    for (const { command } of session.start.entities)
      expect(command).toMatchObject({
        waypoints: [
          [-20, 20],
          [25, 10],
          [20, -20],
        ],
      });
    expect([view.selectedWaypoint, steps()]).toEqual([1, 1]);
  });

  it('is added by the tool of the path where one presses on a leg', () => {
    build.take('path');
    click(0, 20.2);
    expect(session.start.entities[0].command).toMatchObject({
      waypoints: [
        [-20, 20],
        [0, 20],
        [20, 20],
        [20, -20],
      ],
    });
    expect(build.tool).toBe('select');
  });
});

it('a fixed target is dragged for all bodies that go to it', () => {
  const go = { kind: 'seek', target: [0, 20] } as const;
  session.load(
    {
      version: 1,
      name: 'Go',
      entities: [
        { kind: 'missile', command: go },
        { kind: 'missile', position: [0, 9], command: go },
      ],
    },
    'Go',
  );
  session.build(true);
  drag([
    [0, 20],
    [10.1, 25],
  ]);
  expect(session.start.entities.map(({ command }) => command)).toEqual([
    { kind: 'seek', target: [10, 25] },
    { kind: 'seek', target: [10, 25] },
  ]);
  expect(steps()).toBe(1);
});

it('a target on a circle is grabbed at its present place, and its centre moves', () => {
  const motion = { kind: 'circle', radius: 10 } as const;
  build.add({ list: 'targets', spec: { position: [20, -20], motion } });
  build.choose([]);
  // A circle starts on the right of its centre.
  drag([
    [30, -20],
    [35, -18],
  ]);
  expect(session.start.targets).toEqual([{ position: [25, -18], motion }]);
  expect(session.simulation.targets[0].position).toMatchObject({ x: 35, y: -18 });
});

describe('a frame', () => {
  it('selects the things in it, with Shift in addition to the selection', () => {
    drag([
      [-40, -5],
      [-20, 15],
    ]);
    expect(build.chosen).toEqual([body(0), body(1)]);
    drag(
      [
        [-5, -15],
        [5, -5],
      ],
      { shift: true },
    );
    expect(build.chosen).toEqual([body(0), body(1), thing(1)]);
  });
});

describe('a tool', () => {
  it('adds a body at the press, pointing along the drag, and returns to selecting', () => {
    build.take('missile');
    drag([
      [0, 10.1],
      [0, 15],
    ]);
    expect(session.start.entities[2]).toMatchObject({
      kind: 'missile',
      label: 'Missile 2',
      position: [0, 10],
      command: { kind: 'follow-path', waypoints },
    });
    expect(session.start.entities[2].angle).toBeCloseTo(Math.PI / 2, 12);
    expect([build.tool, build.chosen]).toEqual(['select', [body(2)]]);
  });

  it('stays with Shift, and if it was selected to stay', () => {
    build.take('crate');
    click(20, -20, { shift: true });
    expect(build.tool).toBe('crate');
    click(25, -20);
    expect(build.tool).toBe('select');
    build.take('crate', true);
    click(30, -20);
    expect([build.tool, session.start.obstacles!.length]).toEqual(['crate', 5]);
  });

  it('draws a wall from end to end, by a drag or by two clicks', () => {
    build.take('wall');
    drag([
      [-10, -20],
      [2.3, -20.3],
    ]);
    expect(session.start.obstacles![2]).toMatchObject({
      kind: 'wall',
      position: [-3.75, -20],
      size: [12.5, 2],
    });
    build.take('wall');
    click(-10, 25);
    expect(build.tool).toBe('wall');
    hand.move(touch(-6, 25));
    expect(build.ghost).toMatchObject({ kind: 'things', things: [{ spec: { size: [4, 2] } }] });
    click(0, 25);
    expect(session.start.obstacles![3]).toMatchObject({ position: [-5, 25], size: [10, 2] });
  });

  it('makes no wall below half a metre', () => {
    build.take('wall');
    drag(
      [
        [-10, -20],
        [-9.6, -20],
      ],
      { ctrl: true },
    );
    expect([session.start.obstacles!.length, session.canUndo]).toEqual([2, false]);
  });

  it('sizes a crate by a drag from its middle', () => {
    build.take('crate');
    drag([
      [-10, -20],
      [-7.9, -19],
    ]);
    expect(session.start.obstacles![2]).toMatchObject({ position: [-10, -20], size: [4, 4] });
  });

  it('draws a path for all bodies', () => {
    build.take('path');
    drag([
      [-40, -25],
      [-20, -25],
      [0, -25],
      [0, -10],
      [0, 5],
    ]);
    for (const { command } of session.start.entities)
      expect(command).toMatchObject({
        kind: 'follow-path',
        waypoints: [
          [-40, -25],
          [0, -25],
          [0, 5],
        ],
      });
    // The buttons for a path appear at its waypoints.
    expect([build.tool, build.spot]).toEqual(['select', 2]);
  });

  it('draws a path for the chosen body, which stays chosen', () => {
    const body = { list: 'entities', index: 0 } as const;
    build.choose([body]);
    build.take('path');
    drag([
      [-40, -25],
      [-20, -25],
      [0, -25],
    ]);
    expect([build.chosen, build.spot]).toEqual([[body], null]);
    expect(session.start.entities[1].command).toMatchObject({ waypoints });
  });

  it('puts waypoint after waypoint where one clicks, until one clicks on the last again', () => {
    const path = () => session.start.entities.map(({ command }) => command);
    build.take('path');
    const before = path();
    click(-40, -25.2);
    expect(path()).toEqual(before);
    click(-20, -25);
    click(-20, 10);
    const along = (...waypoints: [number, number][]) =>
      expect(path()[0]).toEqual({ kind: 'follow-path', waypoints });
    along([-40, -25], [-20, -25], [-20, 10]);
    session.undo();
    along([-40, -25], [-20, -25]);
    click(0, -25);
    along([-40, -25], [-20, -25], [0, -25]);
    expect(build.tool).toBe('path');
    click(0, -25);
    expect([build.tool, build.ghost, build.spot]).toEqual(['select', null, 2]);
    along([-40, -25], [-20, -25], [0, -25]);
  });

  it.each([
    { name: 'Enter', end: () => build.finish() },
    { name: 'Escape', end: () => build.escape() },
  ])('ends a path that is clicked at $name, puts the tool away and chooses its end', ({ end }) => {
    build.take('path');
    click(-40, -25);
    expect([build.ghost?.kind, build.isHeld]).toEqual(['path', true]);
    click(-20, -25);
    hand.move(touch(0, 0));
    expect(end()).toBe(true);
    expect([build.tool, build.spot, build.ghost, build.isHeld]).toEqual(['select', 1, null, false]);
    expect(session.commands.waypoints).toEqual([
      { x: -40, y: -25 },
      { x: -20, y: -25 },
    ]);
    expect(build.finish()).toBe(false);
  });

  it('ends a path that is clicked when another tool is selected: nothing is held any more', () => {
    build.take('path');
    click(-40, -25);
    click(-20, -25);
    build.take('crate');
    expect([build.isHeld, build.ghost]).toEqual([false, null]);
  });

  it('begins another path after Escape', () => {
    build.take('path');
    click(-40, -25);
    build.escape();
    expect(build.tool).toBe('path');
    click(-20, -25);
    expect(session.canUndo).toBe(false);
  });

  it('puts targets', () => {
    build.take('target');
    click(30, 10.2);
    expect(session.start.targets).toEqual([{ position: [30, 10] }]);
  });

  it('leave the marks of bodies where they are, and these can still be dragged', () => {
    session.rebuild((start) => ({
      ...start,
      entities: [
        { kind: 'missile', position: [-30, 0], command: { kind: 'seek', target: [30, 15] } },
        { kind: 'missile', position: [-30, 10], command: { kind: 'seek', target: [30, 20] } },
      ],
    }));
    build.take('target');
    click(30, -10);
    expect(build.spots).toEqual(['mark 0', 'mark 1']);
    drag([
      [30, 20],
      [35, 24],
      [40, 25],
    ]);
    expect(build.spot).toBe('mark 1');
    const commands = session.start.entities.map(({ command }) => command);
    expect(commands).toEqual([
      { kind: 'seek', target: [30, 15] },
      { kind: 'seek', target: [40, 25] },
    ]);
    expect(session.start.targets).toEqual([{ position: [30, -10] }]);
  });

  it('is left by Escape with a wall half drawn, and Escape again leaves the tool', () => {
    build.take('wall');
    click(-10, 25);
    hand.move(touch(0, 25));
    expect([build.escape(), build.tool, build.ghost]).toEqual([true, 'wall', null]);
    expect([build.escape(), build.tool]).toEqual([true, 'select']);
    expect(session.building).toBe(true);
  });
});

describe('a finger', () => {
  const finger = { finger: true } as const;
  /** Lets time pass in frames of 20 ms, while the pointer rests. @param ms the time, ms */
  const wait = (ms: number) => {
    for (let n = 0; n < ms / 20; n++) {
      timeMs += 20;
      hand.wait(timeMs);
    }
  };

  it('that rests opens the menu of the thing under it, and on empty space a menu for the place', () => {
    hand.wait(timeMs);
    hand.press(touch(-30, 0, finger), false);
    wait(480);
    expect(build.menu).toBeNull();
    wait(20);
    expect(build.menu).toMatchObject({ thing: body(0) });
    hand.release(touch(-30, 0, finger));
    hand.press(touch(20.1, -15, finger), false);
    expect(build.menu).toBeNull();
    wait(600);
    expect(build.menu).toMatchObject({ thing: null, place: { x: 20, y: -15 } });
  });

  it('that moves 12 px, or is joined by another finger, opens no menu', () => {
    hand.press(touch(-30, 0, finger), false);
    hand.move(touch(-28.8, 0, finger));
    wait(600);
    hand.release(touch(-28.8, 0, finger));
    hand.press(touch(20, -15, finger), false);
    hand.press(touch(30, -15, { ...finger, id: 2 }), false);
    wait(600);
    expect(build.menu).toBeNull();
  });

  it('opens no menu because of one long frame', () => {
    hand.wait(timeMs);
    hand.press(touch(-30, 0, finger), false);
    hand.wait(timeMs + 2000);
    expect(build.menu).toBeNull();
  });

  it('moves a thing, pans on empty space, and lets all go by a tap there', () => {
    drag(
      [
        [-30, 0],
        [-25, 0],
      ],
      finger,
    );
    expect(session.start.entities[0].position).toEqual([-25, 0]);
    const before = viewport.centre;
    drag(
      [
        [30, -20],
        [20, -20],
      ],
      finger,
    );
    expect(viewport.centre.x - before.x).toBeCloseTo(10, 9);
    expect(build.chosen).toEqual([body(0)]);
    click(20, -25, finger);
    expect(build.chosen).toEqual([]);
  });
});

it('a right click opens the menu of the thing under it, and selects it', () => {
  hand.menu(touch(10, 0));
  expect([build.menu?.thing, build.chosen]).toEqual([thing(0), [thing(0)]]);
});

it('a refused change is reported, and nothing changes', () => {
  build.take('missile');
  click(2e5, 0);
  expect(told[0]).toMatch(/^entities\[2\]\.position/);
  expect(session.entities.length).toBe(2);
});

it('continues a drag when the scene is renamed, as at its first save', () => {
  hand.press(touch(-30, 0), false);
  hand.move(touch(-26, 2));
  session.rename('Test, mine');
  hand.move(touch(-25, 3));
  hand.release(touch(-25, 3));
  expect(session.start.entities[0].position).toEqual([-25, 3]);
});
