// Tests of the announcement of a step test's result.
import { afterEach, expect, it, vi } from 'vitest';
import { Listeners } from '../session/listeners';
import { onSquare, sessionOf } from '../session/session.fixture';
import { ViewState } from '../view/view-state';
import { sayWhatHappens } from './announcements';
import type { App } from './app';

const frames: FrameRequestCallback[] = [];
let stop = () => {};

afterEach(() => {
  // Frames are shared by all tests of a worker, so they must end here.
  stop();
  for (const frame of frames.splice(0)) frame(0);
  vi.unstubAllGlobals();
});

it('a body that leaves during a step test is not announced, and the others are', () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const session = sessionOf([onSquare('missile'), onSquare('character')]);
  const said: string[] = [];
  const app = {
    session,
    view: new ViewState(),
    stepTests: new Listeners(),
    say: (sentence: string) => said.push(sentence),
  } as unknown as App;
  stop = sayWhatHappens(app, () => []);
  session.command((commands) => commands.stepTest(1));
  app.stepTests.tell();
  session.edit(({ lineUp }) => lineUp.change('missile'));
  session.step(240);
  for (const frame of frames.splice(0)) frame(0);
  expect(session.entities).toHaveLength(1);
  expect(said.at(-1)).toMatch(/^Missile: settled in \d\.\d\d s, [\d.]+ % overshoot\.$/);
});
