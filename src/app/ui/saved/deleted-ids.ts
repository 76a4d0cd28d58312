// Ids of the scenes that were deleted on this device. When the address of one is opened, the page can say so.
import { StoredValue } from '../kit/stored';

/** Largest number of ids of deleted scenes that are stored. If there are more, the oldest is dropped. */
const most = 100;

const deletedIds = new StoredValue<readonly string[]>({
  key: 'slew.deleted.v1',
  none: [],
  parse: (text) => text.split(' ').filter((id) => id !== ''),
  format: (ids) => ids.join(' ') || null,
});

/** Whether a scene was deleted on this device and not restored since. */
export const wasDeleted = (id: string): boolean => deletedIds.value.includes(id);

/** Stores that a scene was deleted or restored. @param isRemoved true if it was deleted, false if it was restored */
export function noteDeleted(id: string, isRemoved: boolean): void {
  const others = deletedIds.value.filter((each) => each !== id);
  if (isRemoved) deletedIds.store([...others, id].slice(-most));
  else if (wasDeleted(id)) deletedIds.store(others);
}
