// Moves the focus to the editor's list of objects, after an object was added, named or edited by keys.

/** Whether the list of objects should take the focus when it mounts. */
let awaits = false;

/** Gives the focus to the list of objects, now or when it mounts. */
export function focusThings(): void {
  const list = document.querySelector<HTMLElement>('.things.of-build ul');
  awaits = list === null;
  list?.focus();
}

/** Clears the request to focus the list of objects. @returns whether there was a request */
export function isAwaited(): boolean {
  const was = awaits;
  awaits = false;
  return was;
}
