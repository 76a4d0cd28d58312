// The browser's Back button on this page. It closes the top layer (such as a dialog), or returns to the last scene.
import { SceneWatch } from '../view/scene-watch';
import type { App } from './app';
import type { Features } from './features';
import { everyFrame } from './kit/frames';
import { openMenus } from './kit/menu';
import { type ClosablePart, pageHistory } from './kit/page-history';
import { loadAddress } from './sharing/sharing';

/** Rate at which the page checks whether a game has begun or ended. Hz */
const gameRate = 4;

/** Makes the browser's Back button close dialogs and menus, and return to earlier scenes. */
export function listenForBack(app: App, features: Features): void {
  const { session, view, dialogs, drawers } = app;
  const scenes = new SceneWatch(view.modes);
  scenes.isNew(session);
  const layers = () => [
    ...(session.building ? [buildLayer(app, features)] : []),
    ...(session.isPlayed ? [gameLayer(app)] : []),
    ...(drawers.single && drawers.open.length > 0 ? [sheetLayer(app)] : []),
    ...dialogs.present.map(
      (opened): ClosablePart => ({
        key: opened,
        close: () => opened.element?.close(),
        open: () => dialogs.open(opened.what, opened.content),
      }),
    ),
    ...openMenus,
  ];
  pageHistory.begin({
    scene: () => session.scene,
    visit: () => session.visit,
    returnTo: (visit) => session.returnTo(visit),
    load: () => loadAddress(app),
    layers,
  });
  session.onChange(() => pageHistory.changed(scenes.isNew(session)));
  let wasPlayed = false;
  everyFrame(gameRate, () => {
    if (session.isPlayed !== wasPlayed) pageHistory.soon();
    wasPlayed = session.isPlayed;
  });
  window.addEventListener('popstate', () => void pageHistory.popstate());
  window.addEventListener('hashchange', () => pageHistory.hashchange());
}

const buildLayer = (app: App, features: Features): ClosablePart => ({
  key: 'build',
  stays: true,
  close: () => void features.service('building').begin(app, false),
  open: () => features.service('building').begin(app, true),
});

/** Returns the object that makes the browser's Back button pause the game, and its Forward button continue the game. */
const gameLayer = ({ session: { playback } }: App): ClosablePart => ({
  key: 'game',
  close: () => (playback.paused = true),
  open: () => (playback.paused = false),
});

/** Returns the object that makes the browser's Back button close all drawers. */
function sheetLayer({ drawers }: App): ClosablePart {
  const last = drawers.open.at(-1)!;
  return { key: 'sheet', close: () => drawers.closeAll(), open: () => drawers.set(last, true) };
}
