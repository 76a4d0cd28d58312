// Ids of scenes that were deleted on this device, so that their addresses can say so.
import { StoredValue } from '../kit/stored';

/** Largest number of ids. Beyond it the oldest is dropped. */
const most = 100;

const deletedIds = new StoredValue<readonly string[]>({
  key: 'slew.deleted.v1',
  none: [],
  parse: (text) => text.split(' ').filter((id) => id !== ''),
  format: (ids) => ids.join(' ') || null,
});

/** Whether a scene was deleted here and not restored. */
export const wasDeleted = (id: string): boolean => deletedIds.value.includes(id);

/** Notes that a scene was deleted or restored. @param isRemoved false if it was restored */
export function noteDeleted(id: string, isRemoved: boolean): void {
  const others = deletedIds.value.filter((each) => each !== id);
  if (isRemoved) deletedIds.store([...others, id].slice(-most));
  else if (wasDeleted(id)) deletedIds.store(others);
}
