// The games that are shown before they are opened, and how one is played.
import type { GameDoor } from '../../view/game-presentation';
import { type App, attempt } from '../app';
import { openAddress, showAddress } from '../sharing/sharing';

/** The games that are shown before they are opened. */
export function doorsOf({ view }: App): GameDoor[] {
  return view.games.all.flatMap(({ door }) => door ?? []);
}

/** Plays a game, or its game of the date: at once where the game has a title before it. */
export function play(app: App, { scene, today, begin }: GameDoor, ofToday: boolean): void {
  const words = ofToday ? today.words() : scene;
  if (!begin) {
    openAddress(app, words);
    return;
  }
  showAddress(words);
  attempt(app, () => begin(app.session, ofToday));
}
