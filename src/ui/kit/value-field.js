import { useLayoutEffect, useRef } from 'preact/hooks';
import { jsx as _jsx } from 'preact/jsx-runtime';
import { useEscape } from './escape';
import { parseTyped } from './formats';
export function ValueField({ text, take, press, ...naming }) {
  const ref = useRef(null);
  /** Whether it holds what a person typed and nothing knows yet. */
  const isDraft = useRef(false);
  /** Whether the value that comes next is selected, as after Enter. */
  const selects = useRef(false);
  const show = () => {
    const field = ref.current;
    if (field.value === text) return;
    field.value = text;
    if (selects.current) field.select();
  };
  useLayoutEffect(() => {
    if (!isDraft.current) show();
  });
  const done = () => {
    if (!isDraft.current) return;
    isDraft.current = false;
    const value = parseTyped(ref.current.value);
    show();
    take(value);
  };
  useEscape('control', (target) => {
    if (target !== ref.current) return false;
    isDraft.current = false;
    show();
    // The same press leaves the field, or closes its dialog.
    return false;
  });
  return _jsx('input', {
    ref: ref,
    type: 'text',
    class: 'value',
    inputmode: 'decimal',
    autocomplete: 'off',
    spellcheck: false,
    ...naming,
    onInput: () => {
      isDraft.current = true;
    },
    onChange: done,
    onBlur: () => {
      // Selecting would bring the keyboard back.
      selects.current = false;
      done();
    },
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onKeyDown: (event) => {
      selects.current = event.key === 'Enter';
      if (selects.current) {
        done();
        event.currentTarget.select();
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        done();
        press(event.key === 'ArrowUp' ? 1 : -1);
        event.preventDefault();
      }
    },
  });
}
