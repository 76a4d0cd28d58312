import { lateDialog } from '../kit/late';

const openHelp = lateDialog('The help', async () => (await import('./help')).helpDialog);
export const helpAction = {
  id: 'help',
  key: '?',
  label: 'Help',
  help: 'What this is, and the keys.',
  run: (app) => void openHelp(app),
};
