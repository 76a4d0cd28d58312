// The store of own scenes that the parts of the page share. It is loaded when the first of them needs it.
import type { App } from '../app';
import { newId } from '../kit/new-id';
import { OwnScenes } from './own-scenes';
import { databaseShelf } from './shelf';

let scenes: OwnScenes | null = null;

/** The scenes that a person keeps on this device. */
export function ownScenesOf({ session, notify }: Pick<App, 'session' | 'notify'>): OwnScenes {
  if (scenes) return scenes;
  scenes = new OwnScenes({
    shelf: databaseShelf(),
    games: session.games,
    channel: channel(),
    now: () => Date.now(),
    newId,
  });
  scenes.onceNotKept = () =>
    notify(
      'This browser keeps no scenes, or has no room: what it does not keep lasts until the page is left. Save what matters as a file.',
      'info',
    );
  return scenes;
}

/** Between the pages of this device; null where the browser has none. */
function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('slew.own');
}
