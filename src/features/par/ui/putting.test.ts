// Tests of putting things into free space in the visible field: with every tool, on pages of every shape.
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import { ViewState } from '../../../app/view/view-state';
import { Viewport } from '../../../app/view/viewport';
import { overlapsOf, type ThingRef, thingsOf } from '../../../lab/files/edit-scenario';
import { courseOf } from '../../../lab/files/extent';
import { pathRace } from '../../../lab/scenarios/path-race';
import { beginState } from '../../editor/state/current';
import type { BuildTool } from '../../editor/state/placing';
import { cornersOf, slabOf } from '../../editor/state/things';
import { putNearMiddle } from '../../editor/ui/place-thing';
import { parGame } from '../rules/game';
import { withGatesAlong } from '../rules/own-course';

/** Sizes of pages (CSS pixels). `insets` is the width of the strips along each edge that the editor covers. */
const pages = [
  { name: 'a phone upright', width: 390, height: 844, insets: { left: 0, top: 130, right: 0, bottom: 150 } },
  { name: 'a phone across', width: 844, height: 390, insets: { left: 0, top: 70, right: 0, bottom: 80 } },
  { name: 'a desk', width: 1440, height: 900, insets: { left: 110, top: 110, right: 0, bottom: 90 } },
];

/** Tools of the editor that are pressed one after another; each adds an object. */
const tools: readonly BuildTool[] = [
  ...(['missile', 'wall', 'gates', 'crate', 'target'] as const),
  ...(['turret', 'wall', 'character', 'gates', 'crate'] as const),
];

describe.each(pages)('on $name', ({ width, height, insets }) => {
  it('ten taps on tools of every kind add ten things, each completely in view and not on another', () => {
    const session = new Session(withGatesAlong(pathRace)!, 'Course', [parGame]);
    session.build(true);
    const view = new ViewState();
    const viewport = new Viewport();
    viewport.resize(width, height, insets);
    viewport.setHome(courseOf(session.scenario, [parGame]));
    const told: string[] = [];
    const notify = (sentence: string) => void told.push(sentence);
    beginState(session, view, { notify, say() {} });
    const app = { session, view, viewport, notify, say() {} } as unknown as App;
    const { left, top, width: wide, height: high } = viewport.freeBox;
    for (const tool of tools) {
      const before = thingsOf(session.scenario, session.games).length;
      const ref = putNearMiddle(app, tool);
      expect(told).toEqual([]);
      expect(thingsOf(session.scenario, session.games).length).toBe(before + 1);
      expect(overlapsOf(session.scenario, ref!)).toEqual([]);
      for (const corner of cornersOf(slabOf(session, ref as ThingRef, viewport.zoom)!)) {
        const { x, y } = viewport.toPage(corner);
        expect([x > left, x < left + wide, y > top, y < top + high]).toEqual([true, true, true, true]);
      }
    }
  });
});
