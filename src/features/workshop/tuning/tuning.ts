// The action “Tune for me”: searches gains for the body in focus. Its dialog is loaded when it is first opened.

import type { Action } from '../../../app/ui/actions/action';
import { type App, inFocus } from '../../../app/ui/app';
import { lateDialog } from '../../../app/ui/kit/late';
import { canTune } from '../../../lab/tuning/search-space';

const openTuning = lateDialog('The search', async () => (await import('./tuning-dialog')).tuningDialog);

/** Whether gains of the body in focus can be searched. */
export function canTuneFocused(app: App): boolean {
  const { kind, controller } = inFocus(app);
  return canTune(kind, controller);
}

export const tuneForMe: Action = {
  id: 'tune-for-me',
  key: '',
  label: 'Tune for me',
  help: 'Searches gains for this body, or for one of your own, on turns in calm air, with and against the wind, with delay and with noise.',
  enabled: canTuneFocused,
  run: (app) => void openTuning(app),
};
