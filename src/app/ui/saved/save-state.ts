// The save state of the scene that is being built. Auto-save sets it, and the sign at the top shows it.
import { Listeners } from '../../session/listeners';

/**
 * `soon`: changed a moment ago. `kept`: stored on this device. `memory`: in this page only, because the browser stores
 * nothing.
 */
export type SavedAs = 'soon' | 'kept' | 'memory';

const listeners = new Listeners();

/** State of the scene that was built last; null before. */
let last: { readonly scene: symbol; readonly as: SavedAs | null } | null = null;

/** Returns the save state of a scene; null if it was not saved since the page was opened. */
export const savedAs = (scene: symbol): SavedAs | null => (last?.scene === scene ? last.as : null);

/** Sets the save state. @param as null while nothing was saved */
export function setSaved(scene: symbol, as: SavedAs | null): void {
  if (savedAs(scene) === as) return;
  last = { scene, as };
  listeners.tell();
}

/** Adds a listener of changes. Returns a function that removes it. */
export const onSaved = (listener: () => void): (() => void) => listeners.add(listener);
