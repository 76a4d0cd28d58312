// The action “Help”: its dialog is loaded when it is first opened.
import type { Action } from '../actions/action';
import { lateDialog } from '../kit/late';

const openHelp = lateDialog('The help', async () => (await import('./help')).helpDialog);

export const helpAction: Action = {
  id: 'help',
  key: '?',
  label: 'Help',
  help: 'What this is, and the keys.',
  run: (app) => void openHelp(app),
};
