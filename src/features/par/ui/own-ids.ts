// Ids of the runs that were flown on this device.
// A friend's link can contain such a run, and players do not race against themselves.
import { bestStore } from '../../../app/ui/best-store';
import { newId } from '../../../app/ui/kit/new-id';

/** Id of the stored list of run ids. */
const listId = 'par-own-runs';

/** Largest number of run ids that are stored. */
const most = 200;

/** Whether a run was flown on this device. */
export function isOwn({ id }: { readonly id: string }): boolean {
  return readIds().includes(id);
}

/** Creates and stores an id for a run that was flown on this device. */
export function newOwnId(): string {
  const id = newId();
  bestStore.write(listId, [...readIds(), id].slice(-most));
  return id;
}

const readIds = (): readonly string[] => bestStore.read(listId, idsIn) ?? [];

function idsIn(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null;
}
