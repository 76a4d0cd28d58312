// What is written into a text field by buttons and by the Enter key: as if it were typed, so that the browser's own undo takes it back.
import type { RefObject } from 'preact';
import type { Fix } from '../../../laws/language';

/** The field in which a text is written, while it is there. */
export type Field = RefObject<HTMLTextAreaElement | null>;

/** Writes at the caret, in place of what is selected. */
export function write(field: HTMLTextAreaElement, text: string): void {
  field.focus({ preventScroll: true });
  // Deprecated, and the one way that the browser's undo knows of. Where it is missing, undo of the field is.
  const isDone =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (isDone) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Writes in place of some characters. The caret stays where it is in the text. */
export function replace(field: HTMLTextAreaElement, { at, length, text }: Fix): void {
  const { selectionStart: caret } = field;
  const end = at + length;
  field.setSelectionRange(at, end);
  if (length > 0 || text !== '') write(field, text);
  const after = caret >= end ? caret - length + text.length : Math.min(caret, at + text.length);
  field.setSelectionRange(after, after);
}

/** Writes in place of all of it. */
export function writeAll(field: HTMLTextAreaElement, text: string): void {
  replace(field, { at: 0, length: field.value.length, text });
  field.setSelectionRange(0, 0);
}

/** What a new line begins with: the spaces of the line before, and two more behind an open brace. */
export function indentAfter(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const spaces = /^ */.exec(line)?.[0] ?? '';
  return /\{\s*(?:\/\/.*)?$/.test(line) ? `${spaces}  ` : spaces;
}
