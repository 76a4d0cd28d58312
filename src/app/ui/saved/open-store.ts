// The page's one store of saved scenes. Its code is loaded when it is first needed.
import type { App } from '../app';
import { newId } from '../kit/new-id';
import { openDatabase } from './database';
import { OwnScenes } from './own-scenes';

let scenes: OwnScenes | null = null;

/** Returns the store of the scenes saved on this device. Creates it at the first call. */
export function ownScenesOf({ session, notify }: Pick<App, 'session' | 'notify'>): OwnScenes {
  if (scenes) return scenes;
  scenes = new OwnScenes({
    database: openDatabase(),
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

/** Returns the channel on which the tabs of this device report changes; null if the browser has no channels. */
function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('slew.own');
}
