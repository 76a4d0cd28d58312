// A field for a number that a person types: it keeps a draft until Enter or leaving, Escape gives the old value back.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useEscape } from './escape';
import { parseTyped } from './formats';

type Naming = 'aria-label' | 'aria-labelledby' | 'title' | 'name' | 'inputmode';

interface ValueFieldProps extends Pick<JSX.IntrinsicElements['input'], Naming> {
  /** The present value; it is not shown while a person types. */
  readonly text: string;
  /** Takes a number, NaN for what is none. What it refuses it says itself. */
  take(value: number): void;
  /** Adds the worth of presses of an arrow key, negative for down. */
  press(presses: number): void;
}

export function ValueField({ text, take, press, ...naming }: ValueFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  /** Whether it holds what a person typed and nothing knows yet. */
  const isDraft = useRef(false);
  /** Whether the value that comes next is selected, as after Enter. */
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
    // A field that is taken away loses the keyboard, and what was typed goes with it.
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
    // The same press leaves the field, or closes its dialog.
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
        // Selecting would bring the keyboard back.
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
