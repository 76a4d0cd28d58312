// The runs that were flown on this device, by their ids: a friend’s reply brings one back, and nobody races against oneself.
import { bestStore } from '../../../app/ui/best-store';
import { newId } from '../../../app/ui/kit/new-id';

/** Id of the list in the store. */
const listId = 'par-own-runs';

/** Ids that are kept. */
const most = 200;

/** Whether a run was flown on this device. */
export function isOwn({ id }: { readonly id: string }): boolean {
  return readIds().includes(id);
}

/** Makes the id of a run that was flown here. */
export function newOwnId(): string {
  const id = newId();
  bestStore.write(listId, [...readIds(), id].slice(-most));
  return id;
}

const readIds = (): readonly string[] => bestStore.read(listId, idsIn) ?? [];

function idsIn(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null;
}
