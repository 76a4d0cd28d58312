// Tests of pointer gestures on the gates of a course being built: a tool adds one, presses select, handles turn and
// widen. Places in metres.
import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures } from '../../../app/scene/input/gestures';
import { Hand, type PressedPointer } from '../../../app/scene/input/hand';
import { Session } from '../../../app/session/session';
import { ViewState } from '../../../app/view/view-state';
import { Viewport } from '../../../app/view/viewport';
import type { Place } from '../../../world/simulation/place';
import { BuildHand } from '../../editor/scene/build-hand';
import type { BuildState } from '../../editor/state/build-state';
import { beginState } from '../../editor/state/current';
import { gameListsOf } from '../../editor/state/placing';
import { handlesOf } from '../../editor/state/things';
import { parGame } from '../rules/game';
import { parOf } from '../rules/par-rules';

let session: Session;
let build: BuildState;
let hand: BuildHand;
let viewport: Viewport;

const gate = (index: number) => ({ list: 'gates', index }) as const;

/**
 * Opens a course along +x with gates at x = 10 m and x = 30 m. The posts of the gates are 4 m beside the path. One
 * metre measures 10 CSS pixels.
 */
beforeEach(() => {
  session = new Session(
    {
      version: 1,
      name: 'Test',
      entities: [
        {
          kind: 'missile',
          position: [-10, 0],
          command: {
            kind: 'follow-path',
            waypoints: [
              [10, 0],
              [30, 0],
              [42, 0],
            ],
          },
        },
      ],
      par: {
        gates: [
          { at: [10, 0], direction: 0, width: 6 },
          { at: [30, 0], direction: 0, width: 6 },
        ],
      },
    },
    'Test',
    [parGame],
  );
  const view = new ViewState();
  viewport = new Viewport();
  viewport.resize(1000, 620, { left: 0, top: 0, right: 0, bottom: 0 });
  viewport.centreOn({ x: 0, y: 0 }, 10);
  build = beginState(session, view, { notify: () => {}, say: () => {} });
  hand = new BuildHand(session, view, viewport, new Gestures(session, view, viewport, new Hand(), () => {}));
  session.build(true);
});

const touch = ([x, y]: Place): PressedPointer => ({
  ...viewport.toPage({ x, y }),
  id: 1,
  finger: false,
  timeMs: 0,
});

function drag(from: Place, to: Place): void {
  hand.press(touch(from), false);
  hand.move(touch(to));
  hand.release(touch(to));
}

const gates = () => {
  const { par } = session.start;
  return par && !('radius' in par) ? par.gates : [];
};

const partOf = (part: string): Place => {
  const { at } = handlesOf(session, build.chosen[0], viewport.zoom).find((each) => each.part === part)!;
  return [at.x, at.y];
};

describe('the tool', () => {
  it('puts a gate in the middle of a drag, passed the way it goes, in the order of the way', () => {
    build.take('gates');
    drag([20, -4], [20, 4]);
    expect(gates().map(({ at }) => at[0])).toEqual([10, 20, 30]);
    expect(gates()[1]).toEqual({ at: [20, 0], direction: 1.571, width: 6 });
    expect(build.chosen).toEqual([gate(1)]);
  });

  it('stays selected for the next gate until Escape', () => {
    build.take('gates');
    for (const x of [16, 24]) {
      hand.press(touch([x, 0]), false);
      hand.release(touch([x, 0]));
      hand.move(touch([x + 2, 3]));
    }
    expect(gates().map(({ at }) => at[0])).toEqual([10, 16, 24, 30]);
    expect([build.tool, build.ghost?.kind]).toEqual(['gates', 'things']);
    expect([build.escape(), build.tool, build.ghost]).toEqual([true, 'select', null]);
  });

  it('does not delay new medals while it only moves over the field', () => {
    build.take('gates');
    hand.move(touch([20, 0]));
    expect(build.isHeld).toBe(false);
    hand.press(touch([20, 0]), false);
    expect(build.isHeld).toBe(true);
  });

  it('puts one along the way at a press', () => {
    build.take('gates');
    hand.press(touch([20, 0]), false);
    hand.release(touch([20, 0]));
    expect(gates()[1]).toEqual({ at: [20, 0], direction: 0, width: 6 });
  });
});

describe('a press', () => {
  it('near a post chooses the gate, near its middle the waypoint there', () => {
    hand.press(touch([10, 3.5]), false);
    hand.release(touch([10, 3.5]));
    expect([build.chosen, build.spot]).toEqual([[gate(0)], null]);
    hand.press(touch([30, 0.5]), false);
    hand.release(touch([30, 0.5]));
    expect([build.chosen, build.spot]).toEqual([[], 1]);
  });
});

describe('a chosen gate', () => {
  beforeEach(() => build.choose([gate(0)]));

  it('moves together with the waypoint in its middle, whichever is dragged: one step of undo each', () => {
    const path = () => session.commands.waypoints.map(({ x, y }) => [x, y]);
    drag([30, 0], [30, 8]);
    expect(path()).toEqual([
      [10, 0],
      [30, 8],
      [42, 0],
    ]);
    expect(gates().map(({ at }) => at)).toEqual([
      [10, 0],
      [30, 8],
    ]);
    drag([10, 3.5], [10, -1.5]);
    expect(path()[0]).toEqual([10, -5]);
    expect(gates()[0].at).toEqual([10, -5]);
    session.undo();
    session.undo();
    expect(path()[1]).toEqual([30, 0]);
    expect(gates()[1].at).toEqual([30, 0]);
  });

  it('moves in steps of half a metre, as one undo step, and shows its new place during the drag', () => {
    hand.press(touch([10, 3.5]), false);
    // The handle is at the post. A press between post and middle moves the gate.
    hand.cancel();
    hand.press(touch([10, 2.1]), false);
    hand.move(touch([12.2, 7.2]));
    expect(parOf(session.simulation)!.gates[0].at).toEqual({ x: 12, y: 5 });
    hand.release(touch([12.2, 7.2]));
    expect(gates()[0]).toEqual({ at: [12, 5], direction: 0, width: 6 });
    session.undo();
    expect(gates()[0].at).toEqual([10, 0]);
  });

  it('is turned by the handle before it, in steps of 15°', () => {
    drag(partOf('heading'), [10.2, 9]);
    expect(gates()[0]).toEqual({ at: [10, 0], direction: 1.571, width: 6 });
  });

  it('is widened by one post, while the other one stays in place', () => {
    // The posts are a metre outside of the width: at y = -4 and 4, then at -4 and 7.
    drag(partOf('to'), [10, 7]);
    expect(gates()[0]).toEqual({ at: [10, 1.5], direction: 0, width: 9 });
    drag(partOf('from'), [10, 2]);
    expect(gates()[0]).toEqual({ at: [10, 4.5], direction: 0, width: 3 });
  });

  it('stays unchanged if Escape ends the drag', () => {
    hand.press(touch(partOf('to')), false);
    hand.move(touch([10, 20]));
    build.escape();
    hand.release(touch([10, 20]));
    expect(gates()[0].at).toEqual([10, 0]);
    expect(parOf(session.simulation)!.gates[0]).toMatchObject({ at: { x: 10, y: 0 }, width: 6 });
  });
});

it('without its last gate a scene is no course, which is said and is one step of undo', () => {
  build.choose([gate(0)]);
  expect([build.canRemove, build.remove()]).toEqual([true, true]);
  expect(build.news).toBe('');
  build.choose([gate(0)]);
  expect([build.canRemove, build.remove()]).toEqual([true, true]);
  expect(session.start.par).toBeUndefined();
  expect([session.game, build.news]).toEqual([null, 'It is no course any more.']);
  session.undo();
  expect(gates().length).toBe(1);
});

describe('the first gate', () => {
  const lap: readonly Place[] = [
    [10, 0],
    [30, 0],
    [30, 20],
  ];

  /**
   * Replaces the scene by one without a game. Its bodies follow a closed path of three waypoints, and fly to the second
   * one first.
   */
  beforeEach(() => {
    session.rebuild(({ par: _, ...start }) => ({
      ...start,
      hero: { sets: 'motor' },
      entities: start.entities.map((entity) => ({
        ...entity,
        command: { kind: 'follow-path', waypoints: lap, loop: true, next: 1 },
      })),
    }));
    session.settle();
  });

  it('makes a course of a scene, which is said and is one step of undo', () => {
    const was = session.start;
    build.take('gates');
    drag([18, 0], [22, 0]);
    const { par, hero, entities } = session.start;
    expect(par).toMatchObject({ gates: [{ at: [20, 0], direction: 0 }] });
    expect(hero).toBeUndefined();
    // Once round the loop, from its first waypoint.
    expect(entities[0].command).toEqual({
      kind: 'follow-path',
      waypoints: [
        [30, 0],
        [30, 20],
        [10, 0],
        [30, 0],
      ],
    });
    expect(build.chosen).toEqual([gate(0)]);
    expect(build.news).toMatch(/^It is a course of gates now/);
    build.choose([]);
    expect(build.news).toBe('');
    session.undo();
    expect(session.start).toEqual(was);
    expect(session.game).toBeNull();
  });

  it('is followed by others without a further message', () => {
    build.take('gates');
    for (const x of [20, 28]) drag([x - 2, 0], [x + 2, 0]);
    expect(session.start.par).toMatchObject({ gates: [{ at: [20, 0] }, { at: [28, 0] }] });
    expect(build.news).toBe('');
  });

  it('may be one that was copied in another scene', () => {
    const copied = JSON.stringify({ gates: [{ at: [20, 0], direction: 0, width: 6 }] });
    expect(build.paste(copied)).toBe(true);
    expect(session.start.par).toMatchObject({ gates: [{ at: [24, 4] }] });
    expect(build.chosen).toEqual([gate(0)]);
  });
});

it('the gate is a tool of every scene', () => {
  expect(gameListsOf({ scenario: session.start, games: [parGame] })).toEqual(['gates']);
  const { par: _, ...none } = session.start;
  expect(gameListsOf({ scenario: none, games: [parGame] })).toEqual(['gates']);
});
