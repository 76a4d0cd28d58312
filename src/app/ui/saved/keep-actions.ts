// The actions “Keep” and “Keep a copy”, and what saves a scene that is built. What they do is loaded when it is first needed.
import type { Action } from '../actions/action';
import type { App } from '../app';

/** Saves what a person builds, from the first scene on that is built. */
export function saveWhatIsBuilt(app: App): void {
  const { session, notify } = app;
  const end = session.onChange(() => {
    if (!session.building) return;
    end();
    Promise.all([import('./saving'), import('./still'), app.ownScenes()]).then(
      ([{ saveWhileBuilding }, { takeStill }, scenes]) =>
        saveWhileBuilding(app, scenes, () => takeStill(app)),
      () => notify('What saves your scenes could not be loaded. Is the connection gone?', 'error'),
    );
  });
}

/** Keeps the scene that is shown. */
const keep = (app: App) =>
  void import('./keeping').then(
    ({ keepScene }) => keepScene(app),
    () => app.notify('What keeps scenes could not be loaded. Is the connection gone?', 'error'),
  );

/** For a scene that came from a link or a file, and is nowhere else. */
export const keepAction: Action = {
  id: 'keep',
  key: '',
  label: 'Keep',
  help: 'Keeps this scene on this device. It came from a link or a file, and would be gone with the page.',
  enabled: ({ session }) => session.origin === 'outside',
  run: keep,
};

export const keepCopyAction: Action = {
  id: 'keep-copy',
  key: '',
  label: 'Keep a copy',
  help: 'Keeps this scene on this device as one of yours, from its start, with the settings as they are now.',
  enabled: ({ session }) => session.origin !== 'outside',
  run: keep,
};
