// Opens a new scene in the editor.
import { type App, attempt } from '../../../app/ui/app';
import { pageHistory } from '../../../app/ui/kit/page-history';
import { newScene } from '../../../lab/scenarios/new-scene';
import { toggleBuild } from './actions';
import { focusThings } from './focus-things';

/** Opens a new scene in the editor. @param byKeys whether the list of its objects takes the focus */
export function openNew(app: App, byKeys: boolean): void {
  attempt(app, () => {
    app.session.load(newScene, newScene.name);
    pageHistory.show(location.pathname + location.search);
    void toggleBuild(app);
  });
  if (byKeys) focusThings();
}
