// The keyboard goes to the list of things: after what was put, named or built by keys.

/** Whether the list takes the keyboard once it is there. */
let awaits = false;

/** Gives the keyboard to the list of things, as soon as it is there. */
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
