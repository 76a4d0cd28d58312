// Lists give the keyboard back to the picture after a choice by pointer, and keep it for whoever chooses by keys.

/** Leaves a list after each choice that was made by pointer. */
export function leaveAfterPointer(select: HTMLSelectElement): void {
  let byPointer = false;
  select.addEventListener('pointerdown', () => {
    byPointer = true;
  });
  select.addEventListener('keydown', () => {
    byPointer = false;
  });
  select.addEventListener('change', () => {
    if (byPointer) select.blur();
  });
}
