// Moves the focus to the list of things, after something was added, named or built by keys.

/** Whether the list takes the focus when it mounts. */
let awaits = false;

/** Gives the focus to the list of things, now or when it mounts. */
export function focusThings(): void {
  const list = document.querySelector<HTMLElement>('.things.of-build ul');
  awaits = list === null;
  list?.focus();
}

/** Returns true once if the list should take focus when it mounts. */
export function isAwaited(): boolean {
  const was = awaits;
  awaits = false;
  return was;
}
