// HTML: elements in one line, lists that release the keyboard, and downloads. Text is always text, never markup.

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with attributes and children. False and undefined attributes are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    // A style by attribute is what the page's policy forbids.
    if (name === 'style') made.style.cssText = String(value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

/** Sets an element's text, and touches nothing where it is that already. */
export function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

/** Takes the keyboard from a list after a choice by pointer, so that keys go to the picture again. A choice by keys keeps it. */
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

export { download } from '../kit/download';
