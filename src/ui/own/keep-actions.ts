// The actions “Keep” and “Keep a copy”. What they do is loaded when the first of them is run.
import type { Action } from '../actions/action';
import type { App } from '../app';

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
