// The save state of the scene that is being built. Auto-save sets it; the text at the top of the page shows it.
import { Listeners } from '../../session/listeners';

/**
 * State of saving. `soon`: a change waits to be saved. `kept`: stored on this device. `memory`: in this page only,
 * because the browser stores nothing.
 */
export type SavedAs = 'soon' | 'kept' | 'memory';

const listeners = new Listeners();

let last: { readonly scene: symbol; readonly as: SavedAs | null } | null = null;

export const savedAs = (scene: symbol): SavedAs | null => (last?.scene === scene ? last.as : null);

/** Sets the save state of a scene to `as`. Null means that the scene has never been saved. */
export function setSaved(scene: symbol, as: SavedAs | null): void {
  if (savedAs(scene) === as) return;
  last = { scene, as };
  listeners.tell();
}

/** Adds a listener for changes of the save state. Returns a function that removes the listener. */
export const onSaved = (listener: () => void): (() => void) => listeners.add(listener);
