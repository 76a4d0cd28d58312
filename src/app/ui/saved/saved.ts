// What has become of the scene that is built, for whoever shows it: what saves it says so here.
import { Listeners } from '../../session/listeners';

/** Changed a moment ago; on this device; in this page only, because the browser keeps nothing. */
export type SavedAs = 'soon' | 'kept' | 'memory';

const listeners = new Listeners();

/** Of the scene that was built last. */
let last: { readonly scene: symbol; readonly as: SavedAs | null } | null = null;

/** What has become of a scene; null for one of which nothing was saved since the page was opened. */
export const savedAs = (scene: symbol): SavedAs | null => (last?.scene === scene ? last.as : null);

/** @param as null while nothing was saved */
export function setSaved(scene: symbol, as: SavedAs | null): void {
  if (savedAs(scene) === as) return;
  last = { scene, as };
  listeners.tell();
}

/** Calls back after every change; returns how to stop that. */
export const onSaved = (listener: () => void): (() => void) => listeners.add(listener);
