// Tests of the state of the builder: selecting, adding, copying, turning and removing things, and where they are put.
import { beforeEach, describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { colourOf, coloursOf } from '../../../app/view/bodies';
import { palette } from '../../../app/view/palette';
import { ViewState } from '../../../app/view/view-state';
import { overlapsOf, type ThingRef } from '../../../lab/files/edit-scenario';
import type { CommandSpec, Scenario } from '../../../world/simulation/scenario';
import { controllerSetting } from '../../../world/simulation/settings';
import { withoutUndefined } from '../../../world/simulation/without-undefined';
import { BuildState } from './build-state';
import { type NewThing, newThing, placeOfNew } from './placing';
import { snapped, snappedAngle } from './snap';

const scene: Scenario = {
  version: 1,
  name: 'Test',
  entities: [
    { kind: 'missile', position: [0, 0], command: { kind: 'seek', quarry: { target: 0 } } },
    { kind: 'missile', position: [0, 10], command: { kind: 'seek', quarry: { entity: 0 } } },
  ],
  targets: [{ position: [30, 0] }],
  obstacles: [{ kind: 'wall', position: [20, 20], size: [10, 2] }],
};

const body = (index: number): ThingRef => ({ list: 'entities', index });

let session: Session;
let view: ViewState;
let build: BuildState;
let told: string[];

beforeEach(() => {
  session = new Session(scene, 'Test');
  view = new ViewState();
  told = [];
  build = new BuildState(session, view, {
    notify: (message) => void told.push(message),
    say: (sentence) => void told.push(sentence),
  });
  session.build(true);
});

it('the last run is seen until the scene is another one', () => {
  const run = { times: [], bodies: [] };
  build.lastRun = run;
  build.choose([body(0)]);
  expect(build.lastRun).toBe(run);
  build.moveBy([1, 0]);
  expect(build.lastRun).toBeNull();
});

describe('a copy', () => {
  it('lies on nothing: if the usual place is occupied, it goes to another one nearby', () => {
    const wall = { kind: 'wall', position: [4, 4], size: [30, 2] } as const;
    session.rebuild((start) => ({ ...start, entities: [start.entities[0]], obstacles: [wall] }));
    const [copy] = build.duplicate([body(0)]);
    expect(overlapsOf(session.start, copy)).toEqual([]);
    // A wall that points down is 30 m long. Its copy is put beside it.
    session.rebuild((start) => ({
      ...start,
      obstacles: [{ ...wall, position: [50, 0], angle: Math.PI / 4 }],
    }));
    const [second] = build.duplicate([{ list: 'obstacles', index: 0 }]);
    expect(overlapsOf(session.start, second)).toEqual([]);
  });

  it('has a different name and colour, and chases the copy of the thing that the original chased', () => {
    build.choose([body(0), body(1)]);
    expect(build.duplicate()).toEqual([body(2), body(3)]);
    const { entities } = session.start;
    expect(entities.map(({ label }) => label)).toEqual([undefined, undefined, 'Missile 2', 'Missile 3']);
    expect(entities[3]).toMatchObject({ position: [4, 14], command: { quarry: { entity: 2 } } });
    const colours = coloursOf(entities.map(({ kind, label }) => withoutUndefined({ kind, name: label })));
    expect([colours[0] === colours[1], new Set(colours).size]).toEqual([true, 3]);
    expect(build.chosen).toEqual([body(2), body(3)]);
    expect(told).toEqual(['Missile 2, Missile 3 added.']);
  });

  it.each(['missile', 'character', 'turret', 'lifter', 'tug'] as const)(
    'of a copy of a %s is as distinct: names and colours of all differ, and are seen on the field',
    (kind) => {
      session.rebuild((start) => ({ ...start, entities: [{ kind, position: [0, 0] }] }));
      let last = body(0);
      for (let n = 0; n < 7; n++) [last] = build.duplicate([last]);
      const { entities } = session;
      expect(new Set(entities.map((entity) => session.labelOf(entity))).size).toBe(8);
      const colours = entities.map((entity) => colourOf(session, entity));
      expect(new Set(colours).size).toBe(8);
      // WCAG requires a contrast of at least 3 for visible parts.
      for (const colour of colours) expect(contrast(colour, palette.night)).toBeGreaterThanOrEqual(3);
    },
  );

  it('that is pasted has a name of its own where its name is taken, and keeps it in another scene', () => {
    build.choose([body(0), body(1)]);
    const text = build.copied;
    expect(build.paste(text)).toBe(true);
    expect(build.paste(text)).toBe(true);
    const labels = () => session.start.entities.map(({ label }) => label);
    const more = ['Missile 2', 'Missile 3', 'Missile 4', 'Missile 5'];
    expect(labels()).toEqual([undefined, undefined, ...more]);
    session.load({ ...scene, entities: [{ kind: 'turret' }], obstacles: [] }, 'Other');
    session.build(true);
    expect(build.paste(text)).toBe(true);
    expect(labels()).toEqual([undefined, undefined, 'Missile 2']);
    expect(build.paste('no things')).toBe(false);
  });

  it('is one undo step, which also undoes its selection', () => {
    build.duplicate([body(0)]);
    session.undo();
    expect([session.entities.length, build.chosen]).toEqual([2, []]);
    session.redo();
    expect(session.entities.length).toBe(3);
  });
});

/** Returns the contrast of two colours, 0xRRGGBB, by WCAG 2.2 with the relative luminance of sRGB. */
function contrast(one: number, other: number): number {
  const luminance = (colour: number) => {
    const [r, g, b] = [16, 8, 0].map((shift) => {
      const value = ((colour >> shift) & 0xff) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('selection', () => {
  it('stays through a run in which something is set, and through the undo of that', () => {
    const wall = { list: 'obstacles', index: 0 } as const;
    const gain = () => session.start.entities[0].controller;
    const was = gain();
    build.choose([wall]);
    session.build(false);
    session.step(100);
    session.set(controllerSetting, { kind: 'windowed-pid', kp: 9 }, [session.entities[0]]);
    session.settle();
    session.build(true);
    expect([gain(), build.chosen]).toMatchObject([{ kp: 9 }, [wall]]);
    session.undo();
    expect([gain(), build.chosen]).toEqual([was, [wall]]);
  });
});

describe('removal', () => {
  it('is announced, with the bodies that chased it', () => {
    build.choose([body(0)]);
    expect(build.remove()).toBe(true);
    expect(session.start.entities).toMatchObject([{ position: [0, 10], command: { target: [0, 0] } }]);
    expect(told).toEqual(['Missile 1 removed.', 'Missile 2 now goes to where it stood.']);
  });

  it('is never the last body', () => {
    build.choose([body(0), body(1)]);
    expect([build.canRemove, build.remove()]).toEqual([false, false]);
    expect(session.entities.length).toBe(2);
    expect(told[0]).toMatch(/^entities: must be a list of 1/);
  });
});

describe('the selection under keys', () => {
  it('moves by half a metre and turns by 15°, with the whole selection, one undo step each', () => {
    build.choose([body(0), { list: 'obstacles', index: 0 }, { list: 'targets', index: 0 }]);
    build.moveBy([0.5, -0.5]);
    session.settle();
    build.turnBy(Math.PI / 24);
    build.turnBy(Math.PI / 24);
    session.settle();
    const { entities, obstacles, targets } = session.start;
    expect(entities[0]).toMatchObject({ position: [0.5, -0.5], angle: Math.PI / 12 });
    expect(obstacles).toMatchObject([{ position: [20.5, 19.5], angle: Math.PI / 12 }]);
    expect(targets).toEqual([{ position: [30.5, -0.5] }]);
    session.undo();
    session.undo();
    expect(session.start.entities[0].position).toEqual([0, 0]);
  });
});

describe('Escape', () => {
  it('leaves the tool, then the choice, and never building', () => {
    build.choose([body(0)]);
    build.take('wall');
    expect([build.escape(), build.tool, build.chosen.length]).toEqual([true, 'select', 1]);
    expect([build.escape(), build.chosen.length]).toEqual([true, 0]);
    expect([build.escape(), session.building]).toEqual([false, true]);
  });
});

describe('a tool', () => {
  it('adds ten things one by one at free places in view', () => {
    const isSeen = (thing: NewThing) => {
      const { x, y } = placeOfNew(session, thing);
      return Math.abs(x) < 40 && Math.abs(y) < 25;
    };
    const tools = ['missile', 'wall', 'crate', 'target', 'turret'] as const;
    for (let n = 0; n < 10; n++) {
      const ref = build.addNear(tools[n % tools.length], { x: 0, y: 0 }, isSeen)!;
      expect(overlapsOf(session.start, ref)).toEqual([]);
    }
    const { entities, obstacles = [], targets = [] } = session.start;
    expect([entities.length, obstacles.length, targets.length]).toEqual([6, 5, 3]);
    for (const { position } of [...entities, ...obstacles, ...targets]) {
      const [x, y] = position!;
      expect([Math.abs(x) < 40, Math.abs(y) < 25]).toEqual([true, true]);
      expect([2 * x, 2 * y].every(Number.isInteger)).toBe(true);
    }
  });

  it('says if there is no room', () => {
    expect(build.addNear('crate', { x: 0, y: 0 }, () => false)).toBeNull();
    // Free space may be far from the middle. The margin to other things is the full one if there is space for it.
    const asked: number[] = [];
    const isFar = (thing: NewThing, air: number) => {
      asked.push(air);
      return Math.abs(placeOfNew(session, thing).x) > 60;
    };
    expect(build.addNear('crate', { x: 0, y: 0 }, isFar)).not.toBeNull();
    expect(new Set(asked)).toEqual(new Set([1.5]));
    expect(told[0]).toContain('no room');
  });

  it('gives new bodies the command of the others, and lets turrets point there', () => {
    const made = (kind: 'missile' | 'turret') => newThing(session, kind, { x: 1, y: 2 })!.spec;
    expect(made('missile')).toMatchObject({
      label: 'Missile 2',
      command: { kind: 'seek', quarry: { target: 0 } },
    });
    expect(made('turret')).toMatchObject({ command: { kind: 'turn-towards', quarry: { target: 0 } } });
    expect(made('turret')).not.toHaveProperty('label');
  });
});

describe('a place', () => {
  it('is on half a metre, and free to a centimetre', () => {
    expect(snapped({ x: 3.26, y: -0.2 }, [], 10, false).place).toEqual({ x: 3.5, y: 0 });
    expect(snapped({ x: 3.264, y: -0.001 }, [], 10, true).place).toEqual({ x: 3.26, y: 0 });
  });

  it('snaps to things within six pixels, the nearest first, and names them', () => {
    const others = [
      { x: 3.1, y: 50 },
      { x: 3.2, y: 60 },
    ];
    // 0.06 m at 100 px/m are 6 px.
    const at = snapped({ x: 3.15, y: 7.1 }, others, 100, false);
    expect(at).toEqual({ place: { x: 3.1, y: 7 }, guides: [{ from: others[0], to: { x: 3.1, y: 7 } }] });
    expect(snapped({ x: 3.27, y: 7.1 }, others, 100, false).place).toEqual({ x: 3.5, y: 7 });
  });

  it('has its angle on 15°, and free on whole degrees', () => {
    expect(snappedAngle(0.3, false)).toBeCloseTo(Math.PI / 12, 12);
    expect(snappedAngle(-0.05, false)).toBe(0);
    expect(snappedAngle(0.3, true)).toBeCloseTo((17 * Math.PI) / 180, 12);
  });
});

describe('a waypoint', () => {
  const path: CommandSpec = {
    kind: 'follow-path',
    waypoints: [
      [10, 0],
      [20, 0],
      [20, 10],
    ],
  };

  beforeEach(() => {
    session.rebuild((start) => ({
      ...start,
      entities: [
        { kind: 'missile', command: path },
        { kind: 'missile', position: [0, 4], command: path },
      ],
    }));
    session.settle();
  });

  const ways = () =>
    session.start.entities.map(({ command }) => (command && 'waypoints' in command ? command.waypoints : []));

  it('is chosen in place of things, and moved for all that follow the path', () => {
    build.choose([body(0)]);
    build.chooseSpot(1);
    expect([build.chosen, build.spot, view.selectedWaypoint]).toEqual([[], 1, 1]);
    expect(build.moveBy([0.5, -5])).toBe(true);
    expect(ways()).toEqual([
      [
        [10, 0],
        [20.5, -5],
        [20, 10],
      ],
      [
        [10, 0],
        [20.5, -5],
        [20, 10],
      ],
    ]);
    expect(build.spot).toBe(1);
  });

  it('gets another one halfway to the next, or straight on behind the last', () => {
    build.chooseSpot(0);
    build.insertWaypoint();
    expect([ways()[0], build.spot]).toEqual([
      [
        [10, 0],
        [15, 0],
        [20, 0],
        [20, 10],
      ],
      1,
    ]);
    build.chooseSpot(3);
    build.insertWaypoint();
    expect(ways()[0][4]).toEqual([20, 18]);
    expect(told).toEqual(['Waypoint 2 added.', 'Waypoint 5 added.']);
  });

  it('is removed, but the last one', () => {
    build.chooseSpot(2);
    for (let n = 0; n < 5; n++) build.remove();
    expect(ways()[0]).toEqual([[10, 0]]);
    expect([build.canRemove, build.spot]).toEqual([false, 0]);
    session.undo();
    expect(ways()[0]).toEqual([
      [10, 0],
      [20, 0],
    ]);
  });
});

describe('the plain target', () => {
  it('is moved and stays, and does not exist with a moving target', () => {
    expect(build.spots).toEqual([]);
    session.rebuild(({ targets: _, ...start }) => ({
      ...start,
      entities: [{ kind: 'missile', command: { kind: 'seek', target: [9, 9] } }],
    }));
    expect(build.spots).toEqual(['target']);
    build.chooseSpot('target');
    build.moveBy([-5, 0.5]);
    expect(session.start.entities[0].command).toEqual({ kind: 'seek', target: [4, 9.5] });
    expect(build.canRemove).toBe(false);
  });
});

describe('a question', () => {
  it('waits for a thing that answers it, and is left by Escape, a tool, and another choice', () => {
    const pressed: ThingRef[] = [];
    const ask = () => build.ask({ line: 'Which?', take: (ref) => pressed.push(ref) > 1 });
    ask();
    build.answer(body(0));
    expect(build.question?.line).toBe('Which?');
    build.answer(body(1));
    expect([build.question, pressed]).toEqual([null, [body(0), body(1)]]);
    for (const leave of [() => build.escape(), () => build.take('wall'), () => build.choose([body(0)])]) {
      ask();
      leave();
      expect(build.question).toBeNull();
    }
  });
});
