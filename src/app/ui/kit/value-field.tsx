// An input field for a number. It keeps the typed text until Enter or until it loses the focus;
// Escape restores the old value.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useEscape } from './escape';
import { parseTyped } from './formats';

type NameAttribute = 'aria-label' | 'aria-labelledby' | 'title' | 'name' | 'inputmode';

interface ValueFieldProps extends Pick<JSX.IntrinsicElements['input'], NameAttribute> {
  /** The present value as text. Not shown while a person types. */
  readonly text: string;
  /**
   * Receives the number that a person has typed; NaN for a text that is no number. Must show a message to the person if
   * the number is refused.
   */
  take(value: number): void;
  /** Changes the value as some presses of an arrow key would. @param presses number of presses; negative for down */
  press(presses: number): void;
}

export function ValueField({ text, take, press, ...naming }: ValueFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isDraft = useRef(false);
  /**
   * Whether `show` selects the field's text after changing it. True from the Enter key until another key or loss of
   * focus.
   */
  const selects = useRef(false);
  const show = () => {
    const field = ref.current!;
    if (field.value === text) return;
    field.value = text;
    if (selects.current) field.select();
  };
  useLayoutEffect(() => {
    if (!isDraft.current) show();
  });
  const done = () => {
    const field = ref.current;
    // A removed field loses the focus and its draft.
    if (!isDraft.current || !field) return;
    isDraft.current = false;
    const value = parseTyped(field.value);
    show();
    take(value);
  };
  useEscape('control', (target) => {
    if (target !== ref.current) return false;
    isDraft.current = false;
    show();
    // Returning false lets the same press also leave the field or close its dialog.
    return false;
  });
  return (
    <input
      ref={ref}
      type="text"
      class="value"
      inputmode="decimal"
      autocomplete="off"
      spellcheck={false}
      {...naming}
      onInput={() => {
        isDraft.current = true;
      }}
      onChange={done}
      onBlur={() => {
        // Selecting the text would focus the field again.
        selects.current = false;
        done();
      }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => {
        selects.current = event.key === 'Enter';
        if (selects.current) {
          done();
          event.currentTarget.select();
        } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          done();
          press(event.key === 'ArrowUp' ? 1 : -1);
          event.preventDefault();
        }
      }}
    />
  );
}
