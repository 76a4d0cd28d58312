// Moves the focus to the editor's list of objects, after an object was added, named or edited by keys.

/** Whether the list of objects should take the focus when it mounts. */
let awaits = false;

/** Gives the focus to the list of objects, now or when it mounts. */
export function focusThings(): void {
  const list = document.querySelector<HTMLElement>('.things.of-build ul');
  awaits = list === null;
  list?.focus();
}

/**
 * Returns whether the list of objects must take the focus when it is shown. Also clears this request: the next call
 * returns false.
 */
export function isAwaited(): boolean {
  const was = awaits;
  awaits = false;
  return was;
}
