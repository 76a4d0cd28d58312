// The keyboard goes to the list of things: after what was put, named or built by keys.

/** Whether the list takes the focus when it mounts. */
let awaits = false;

/** Gives the focus to the list of things, now or when it mounts. */
export function focusThings(): void {
  const list = document.querySelector<HTMLElement>('.things.of-build ul');
  awaits = list === null;
  list?.focus();
}

/** Whether the list is to take the keyboard now that it is there; once only. */
export function isAwaited(): boolean {
  const was = awaits;
  awaits = false;
  return was;
}
