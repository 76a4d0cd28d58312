// Waiting until nothing of a scene that is built is in the hand.
import { beforeEach, expect, it, vi } from 'vitest';
import { Session } from '../../../app/session/session';
import { ViewState } from '../../../app/view/view-state';
import { BuildState } from './build-state';
import { whenFree } from './when-free';

let view: ViewState;
let build: BuildState;

beforeEach(() => {
  const session = new Session({ version: 1, name: 'Test', entities: [{ kind: 'missile' }] }, 'Test');
  session.build(true);
  view = new ViewState();
  build = new BuildState(session, view, { notify: () => {}, say: () => {} });
  view.set('build', build);
});

it('runs at once where nothing is dragged', () => {
  const run = vi.fn();
  whenFree(view, run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs once, when the drag has ended', () => {
  const run = vi.fn();
  build.hold({ figures: '22.0 m' }, () => {});
  whenFree(view, run);
  build.hold({ figures: '23.0 m' }, () => {});
  expect(run).not.toHaveBeenCalled();
  build.letGo();
  build.choose([]);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run once it is not waited for', () => {
  const run = vi.fn();
  build.hold({ figures: '22.0 m' }, () => {});
  whenFree(view, run)();
  build.letGo();
  expect(run).not.toHaveBeenCalled();
});
