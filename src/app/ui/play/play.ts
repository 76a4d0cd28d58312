// Starts a game that the person chose in the dialog Games.

import type { Entry } from '../../view/entry';
import { type App, attempt } from '../app';
import { openAddress, showAddress } from '../sharing/sharing';

/** Starts a game. @param ofToday whether to start today's game, which is the same for everybody */
export function play(app: App, { scene, today, begin }: Entry, ofToday: boolean): void {
  const words = ofToday ? today.words() : scene;
  if (!begin) {
    openAddress(app, words);
    return;
  }
  showAddress(words);
  attempt(app, () => begin(app.session, ofToday));
}
