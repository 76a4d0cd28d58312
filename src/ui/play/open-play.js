import { lateDialog } from '../kit/late';
import { loadDoors } from './doors';

const openPlay = lateDialog('The games', async (app) => {
  const [{ playCard }, doors] = await Promise.all([import('./play-card'), loadDoors(app)]);
  return () => playCard(doors);
});
export const playAction = {
  id: 'play',
  key: '',
  label: 'Play',
  help: 'The games, and those of today.',
  sign: () => 'play',
  buttonText: () => 'Play',
  enabled: ({ session, view }) => view.games.of(session.scenario) === null,
  run: (app) => void openPlay(app),
};
