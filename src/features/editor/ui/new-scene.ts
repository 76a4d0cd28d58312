// Opens a new scene, to be built.
import { type App, attempt } from '../../../app/ui/app';
import { newScene } from '../../../lab/scenarios/new-scene';
import { toggleBuild } from './actions';
import { focusThings } from './focus-things';

/** Opens a new scene and begins to build it. @param byKeys whether its things take the keyboard */
export function openNew(app: App, byKeys: boolean): void {
  attempt(app, () => {
    app.session.load(newScene, newScene.name);
    history.replaceState(null, '', location.pathname + location.search);
    void toggleBuild(app);
  });
  if (byKeys) focusThings();
}
