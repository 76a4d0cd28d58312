// The scenes that the gallery offers, in their order.
import { inOrder } from '../../scenarios';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import { reachedAt, reachedOf } from './reached';
/** The built-in scenes in their order, and the cards of games behind theirs. */
export function offeredBy(app, doors) {
  const { session } = app;
  const ofGames = doors.flatMap(({ cards = [] }) => cards);
  return inOrder(app.scenarios).flatMap((scene) => [
    {
      ...scene,
      reached: reachedAt(doors, scene.id),
      open: () => loadBuiltIn(app, scene.id),
      isShown: () => session.title === scene.id,
    },
    ...ofGames
      .filter(({ after }) => after === scene.id)
      .map(({ id, name, question, words: address, best, shows }) => ({
        id,
        group: scene.group,
        scenario: { ...scene.scenario, name, question },
        reached: reachedOf(best()),
        open: () => openAddress(app, address()),
        isShown: () => shows(session.scenario),
      })),
  ]);
}
