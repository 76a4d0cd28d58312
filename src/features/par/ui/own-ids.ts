// Ids of the runs flown on this device. A reply from a friend can bring such a run back, and players never race against
// themselves.
import { bestStore } from '../../../app/ui/best-store';
import { newId } from '../../../app/ui/kit/new-id';

/** Id of the stored list. */
const listId = 'par-own-runs';

/** Largest number of stored ids. */
const most = 200;

/** Whether a run was flown on this device. */
export function isOwn({ id }: { readonly id: string }): boolean {
  return readIds().includes(id);
}

/** Makes and stores the id of a run flown on this device. */
export function newOwnId(): string {
  const id = newId();
  bestStore.write(listId, [...readIds(), id].slice(-most));
  return id;
}

const readIds = (): readonly string[] => bestStore.read(listId, idsIn) ?? [];

function idsIn(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null;
}
