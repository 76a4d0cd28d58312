// Tests of the path of a course built gate by gate: it continues through each gate put beside it.
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { ViewState } from '../../../app/view/view-state';
import { pathOfBody } from '../../../lab/files/edit-commands';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { BuildState } from '../../editor/state/build-state';
import { newThing } from '../../editor/state/placing';
import { parGame } from '../rules/game';
import { prove } from '../rules/own-course';
import type { LineGateSpec } from '../spec';

const missile: EntitySpec = { kind: 'missile', position: [0, 0] };

/**
 * Returns a scene to which gates were added one after another, as in the editor.
 * @param places places of the gates, m
 */
function built(entities: readonly EntitySpec[], places: readonly Place[]): Scenario {
  const session = new Session({ version: 1, name: 'Test', entities }, 'Test', [parGame]);
  session.build(true);
  const build = new BuildState(session, new ViewState(), { notify: () => {}, say: () => {} });
  for (const [x, y] of places) build.add(newThing(session, 'gates', { x, y })!);
  return session.start;
}

const gatesOf = ({ par }: Scenario) => (par as { readonly gates: readonly LineGateSpec[] }).gates;

const pathsOf = ({ entities }: Scenario) => entities.map(pathOfBody);

describe('the first gate of a scene without a path', () => {
  it('gives all flying bodies a path through it and 12 m beyond; a turret stays', () => {
    const seeking: EntitySpec = { ...missile, command: { kind: 'seek', target: [15, 0] } };
    const course = built([seeking, { kind: 'turret', position: [9, 9] }], [[20, 0]]);
    expect(gatesOf(course)).toEqual([{ at: [20, 0], direction: 0, width: 6 }]);
    const path = [
      [20, 0],
      [32, 0],
    ];
    expect(pathsOf(course)).toEqual([path, null]);
  });
});

describe('a gate beside the path', () => {
  it('is passed last: the path is extended to it, and the gate before halves the turn', () => {
    const course = built(
      [missile],
      [
        [20, 0],
        [20, 20],
      ],
    );
    // A quarter turn right at the first gate: direction 45°, and 7 m wide, as for turns of 80° and more.
    expect(gatesOf(course)).toEqual([
      { at: [20, 0], direction: 0.785, width: 7 },
      { at: [20, 20], direction: 1.571, width: 6 },
    ]);
    expect(pathsOf(course)).toEqual([
      [
        [20, 0],
        [20, 20],
        [20, 32],
      ],
    ]);
  });

  it('does not turn a last gate that stood at another angle', () => {
    const before: Scenario = { version: 1, name: 'Test', entities: [missile] };
    const session = new Session(before, 'Test', [parGame]);
    session.build(true);
    const build = new BuildState(session, new ViewState(), { notify: () => {}, say: () => {} });
    build.add({ list: 'gates', spec: { at: [20, 0], direction: 0.5, width: 6 } });
    build.add(newThing(session, 'gates', { x: 20, y: 20 })!);
    expect(gatesOf(session.start)[0]).toEqual({ at: [20, 0], direction: 0.5, width: 6 });
  });

  it('changes neither a path that already passes it nor a loop', () => {
    const path: readonly Place[] = [
      [40, 0],
      [40, 40],
    ];
    const on: EntitySpec = { ...missile, command: { kind: 'follow-path', waypoints: path } };
    expect(pathsOf(built([on], [[20, 3]]))).toEqual([path]);
    expect(pathsOf(built([on], [[20, 8]]))[0]?.slice(0, 3)).toEqual([...path, [20, 8]]);
    const loop: EntitySpec = { ...on, command: { kind: 'follow-path', waypoints: path, loop: true } };
    // A loop becomes one lap that ends at its start.
    expect(pathsOf(built([loop], [[20, 8]]))).toEqual([[...path, [40, 0]]]);
  });
});

it('five presses make a course that the unchanged line flies through, so that there are medals', () => {
  const places: readonly Place[] = [
    [20, -6],
    [38, 8],
    [60, 2],
    [58, 26],
    [36, 30],
  ];
  const proof = prove(built([missile], places), 1);
  if ('why' in proof) throw new Error(`gate ${proof.gate + 1}: ${proof.why}`);
  expect(Object.keys(proof.medals)).toContain('ace');
});
