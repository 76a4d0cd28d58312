// The action “Play”: a card with the games, loaded when it is first opened.
import type { Action } from '../actions/action';
import { canLookBack } from '../actions/list';
import { lateDialog } from '../kit/late';

const openPlay = lateDialog('The games', async (app) => {
  const [{ playCard }, entries] = await Promise.all([import('./play-card'), app.features.entries()]);
  return () => playCard(entries);
});

export const playAction: Action = {
  id: 'play',
  key: '',
  label: 'Play',
  help: 'The games, and those of today.',
  sign: () => 'play',
  buttonText: () => 'Play',
  // Who plays already plays on.
  enabled: canLookBack,
  run: (app) => void openPlay(app),
};
