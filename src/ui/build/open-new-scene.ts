// The action “New scene”: what it opens is loaded when it is first asked for.
import type { Action } from '../actions/action';
import { notLoaded } from './open-build';

export const newSceneAction: Action = {
  id: 'new-scene',
  key: '+',
  label: 'New scene',
  help: 'A missile and its target, to build on.',
  run: (app) =>
    void import('./new-scene').then(
      ({ openNew }) => openNew(app, true),
      () => app.notify(notLoaded, 'error'),
    ),
};
