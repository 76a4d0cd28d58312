// The action “New scene”: what it opens is loaded when it is first asked for.
import type { Action } from '../../../app/ui/actions/action';
import { loaded } from './open-build';

export const newSceneAction: Action = {
  id: 'new-scene',
  key: '+',
  label: 'New scene',
  help: 'A missile and its target, to build on.',
  run: (app) => void loaded(app, () => import('./new-scene')).then((come) => come?.openNew(app, true)),
};
