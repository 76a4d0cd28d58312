// A session, a view and a simulated pointer on a page of 1000 × 620 CSS pixels at 10 per metre; (0, 0) is in the
// middle.

import { expect } from 'vitest';
import type { Point } from '../../../world/entities/command';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { Modes, type PlayedField } from '../../view/mode';
import { ViewState } from '../../view/view-state';
import { Viewport } from '../../view/viewport';
import { Gestures } from './gestures';
import { Hand } from './hand';

export const seeking: EntitySpec = { kind: 'missile', command: { kind: 'seek', target: [10, 0] } };
export const following: EntitySpec = {
  kind: 'missile',
  position: [-40, 0],
  command: {
    kind: 'follow-path',
    waypoints: [
      [-20, 0],
      [20, 0],
      [20, 20],
    ],
  },
};
export const path = [
  { x: -20, y: 0 },
  { x: 20, y: 0 },
  { x: 20, y: 20 },
];

export function setUp(entity: EntitySpec, more: Partial<Scenario> = {}, played: readonly PlayedField[] = []) {
  const games = played.map(({ field }) => field);
  const session = new Session({ version: 1, name: 'Test', entities: [entity], ...more }, 'test', games);
  const view = new ViewState(new Modes(played));
  const viewport = new Viewport();
  viewport.resize(1000, 620, { left: 0, top: 0, right: 0, bottom: 0 });
  viewport.setHome({
    extent: { left: -50, top: -31, right: 50, bottom: 31 },
    places: [],
    swing: 0,
    size: 0,
    turnable: false,
  });
  const state = new Hand();
  const offered: string[] = [];
  const gestures = new Gestures(session, view, viewport, state, (message) => offered.push(message));
  let timeMs = 1000;
  const touch = (x: number, y: number, id = 1) => ({
    x: 500 + 10 * x,
    y: 310 + 10 * y,
    id,
    finger: false,
    timeMs,
  });
  /** Simulates a person's mouse. Positions are metres in the world, from the middle of the page. */
  const hand = {
    wait: (ms: number) => {
      timeMs += ms;
    },
    press: (x: number, y: number, id = 1, pan = false) => gestures.press(touch(x, y, id), pan),
    move: (x: number, y: number, id = 1) => gestures.move(touch(x, y, id)),
    release: (x: number, y: number, id = 1) => gestures.release(touch(x, y, id)),
    stroke: (...places: [number, number][]) => {
      for (const place of places) hand.move(...place);
    },
  };
  return { session, view, viewport, gestures, state, hand, touch, offered };
}

export function expectPlaces(actual: readonly Point[], expected: readonly Point[]): void {
  const rounded = (places: readonly Point[]) => places.map(({ x, y }) => [x.toFixed(6), y.toFixed(6)]);
  expect(rounded(actual)).toEqual(rounded(expected));
}
