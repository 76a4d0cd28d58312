// A new scene: one missile and its target, to build on.
import './new-scene.css';
import { runAction } from '../../../app/ui/actions/action';
import { type App, attempt, useApp } from '../../../app/ui/app';
import { Icon } from '../../../app/ui/kit/icon';
import { newSceneName } from '../../../app/ui/saved/names';
import type { Scenario } from '../../../world/simulation/scenario';
import { buildAction } from './open-build';

/** Its target stands 30 m ahead: the whole of it fits on a phone, and a missile of 7.5 m is large in it. */
export const newScene: Scenario = {
  version: 1,
  name: newSceneName,
  hero: { sets: 'motor' },
  entities: [{ kind: 'missile', position: [-15, 0], command: { kind: 'seek', target: [15, 0] } }],
};

/** Opens a new scene, to be built. @param byKeys whether the keyboard goes on with what stands in it */
export function openNew(app: App, byKeys: boolean): void {
  attempt(app, () => {
    app.session.load(newScene, newScene.name);
    history.replaceState(null, '', location.pathname + location.search);
    runAction(app, buildAction);
  });
  // Where it cannot be loaded that is said.
  if (byKeys) import('./parts').then(({ focusThings }) => focusThings()).catch(() => {});
}

/** The card of it in the gallery. @param close the gallery @param title with the key that opens one too */
export function NewScene({ close, title }: { readonly title: string; close(): void }) {
  const app = useApp();
  return (
    <button
      type="button"
      class="gallery-new"
      title={title}
      onClick={({ detail }) => {
        close();
        openNew(app, detail === 0);
      }}
    >
      <span class="gallery-new-sign">
        <Icon sign="plus" />
      </span>
      <span class="gallery-name">New scene</span>
      <span class="gallery-question">A missile and its target. What else?</span>
    </button>
  );
}
