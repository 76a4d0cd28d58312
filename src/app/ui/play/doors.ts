// The games that are shown before they are opened, and how one is played.
import type { GameDoor } from '../../view/game-presentation';
import { type App, attempt } from '../app';
import { openAddress, showAddress } from '../sharing/sharing';

/** Loads the doors of all games. */
export function loadDoors({ view }: App): Promise<GameDoor[]> {
  return Promise.all(view.games.all.flatMap(({ door }) => door?.() ?? []));
}

/** Plays a game, or its game of the date: as the game begins it, or else by its address. */
export function play(app: App, { scene, today, begin }: GameDoor, ofToday: boolean): void {
  const words = ofToday ? today.words() : scene;
  if (!begin) {
    openAddress(app, words);
    return;
  }
  showAddress(words);
  attempt(app, () => begin(app.session, ofToday));
}
