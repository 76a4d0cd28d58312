import { attempt } from '../app';
import { openAddress, showAddress } from '../sharing/sharing';
/** Loads the doors of all games. */
export function loadDoors({ view }) {
  return Promise.all(view.games.all.flatMap(({ door }) => door?.() ?? []));
}
/** Plays a game, or its game of the date: at once where the game has a title before it. */
export function play(app, { scene, today, begin }, ofToday) {
  const words = ofToday ? today.words() : scene;
  if (!begin) {
    openAddress(app, words);
    return;
  }
  showAddress(words);
  attempt(app, () => begin(app.session, ofToday));
}
