// Starts the games of the page.

import type { Entry } from '../../view/entry';
import { type App, attempt } from '../app';
import { openAddress, showAddress } from '../sharing/sharing';

/** Starts an entry, or its daily game. */
export function play(app: App, { scene, today, begin }: Entry, ofToday: boolean): void {
  const words = ofToday ? today.words() : scene;
  if (!begin) {
    openAddress(app, words);
    return;
  }
  showAddress(words);
  attempt(app, () => begin(app.session, ofToday));
}
