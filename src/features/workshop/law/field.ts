// Writes into the text field of a law, for buttons and the Enter key. It counts as typing, so that
// the browser can undo it.
import type { RefObject } from 'preact';
import type { Fix } from '../../../laws/language';

/** Reference to the text field of a law; its value is null until the field is mounted. */
export type TextFieldRef = RefObject<HTMLTextAreaElement | null>;

/** Inserts a text at the caret of a text field. The text replaces the selection. */
export function write(field: HTMLTextAreaElement, text: string): void {
  field.focus({ preventScroll: true });
  // This function is deprecated, but only it keeps the browser's undo. Without it the text is set
  // directly, and undo is lost.
  const isDone =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (isDone) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Replaces a range of characters in a text field. The caret keeps its place in the rest of the text. */
export function replace(field: HTMLTextAreaElement, { at, length, text }: Fix): void {
  const { selectionStart: caret } = field;
  const end = at + length;
  field.setSelectionRange(at, end);
  if (length > 0 || text !== '') write(field, text);
  const after = caret >= end ? caret - length + text.length : Math.min(caret, at + text.length);
  field.setSelectionRange(after, after);
}

/** Replaces the whole text of a text field. */
export function writeAll(field: HTMLTextAreaElement, text: string): void {
  replace(field, { at: 0, length: field.value.length, text });
  field.setSelectionRange(0, 0);
}

/**
 * Returns how many leading spaces (0 to 2) a typed closing brace removes. 0 if the line has other text before the
 * caret.
 * @param before text in front of the caret
 */
export function closesBack(before: string): number {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /^ +$/.test(line) ? Math.min(2, line.length) : 0;
}

/**
 * Returns the indentation for a new line: that of the present line. Two spaces more if the present line ends in an open
 * brace.
 * @param before text in front of the caret
 */
export function indentAfter(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const spaces = /^ */.exec(line)?.[0] ?? '';
  return /\{\s*(?:\/\/.*)?$/.test(line) ? `${spaces}  ` : spaces;
}
