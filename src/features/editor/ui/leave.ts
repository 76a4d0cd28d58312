// After a press by pointer the keys are the picture's: Space plays, Delete removes.

/** Takes the keyboard off what was pressed by a pointer; who came by keys goes on there. */
export function leaveAfterPointer({ detail }: MouseEvent): void {
  if (detail > 0 && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}
