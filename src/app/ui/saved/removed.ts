// Ids of scenes that were deleted on this device: an address that still names one can say so.
import { Stored } from '../kit/stored';

/** Ids that are kept: that of the scene that was deleted longest ago goes. */
const most = 100;

const removedIds = new Stored<readonly string[]>({
  key: 'slew.deleted.v1',
  none: [],
  parse: (text) => text.split(' ').filter((id) => id !== ''),
  format: (ids) => ids.join(' ') || null,
});

/** Whether a scene was deleted here and is not back. */
export const wasRemoved = (id: string): boolean => removedIds.value.includes(id);

/** @param isRemoved false once it is back */
export function noteRemoved(id: string, isRemoved: boolean): void {
  const others = removedIds.value.filter((each) => each !== id);
  if (isRemoved) removedIds.store([...others, id].slice(-most));
  else if (wasRemoved(id)) removedIds.store(others);
}
