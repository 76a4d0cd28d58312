// Ids of scenes that were deleted on this device: an address that still names one can say so.
import { readStored, writeStored } from '../kit/stored';

/** Key in the browser's storage. */
const storageKey = 'slew.deleted.v1';

/** Ids that are kept: that of the scene that was deleted longest ago goes. */
const most = 100;

/** Whether a scene was deleted here and is not back. */
export const wasRemoved = (id: string): boolean => idsOf().includes(id);

/** @param isRemoved false once it is back */
export function noteRemoved(id: string, isRemoved: boolean): void {
  const others = idsOf().filter((each) => each !== id);
  const ids = isRemoved ? [...others, id].slice(-most) : others;
  if (isRemoved || wasRemoved(id)) writeStored(storageKey, ids.join(' ') || null);
}

const idsOf = (): string[] => (readStored(storageKey) ?? '').split(' ').filter((id) => id !== '');
