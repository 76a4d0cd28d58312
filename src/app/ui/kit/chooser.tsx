// A drop-down list. Closed, it shows the chosen option as plain text with a chevron.
import './chooser.css';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface ChooserProps extends Pick<JSX.IntrinsicElements['select'], 'aria-label' | 'aria-labelledby'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  choose(value: string): void;
}

export function Chooser({ options, value, choose, ...naming }: ChooserProps) {
  // After a choice by pointer the list loses the focus, so that keys go to the picture.
  // After a choice by keys it keeps the focus.
  const isByPointer = useRef(false);
  return (
    <span class="chooser">
      <span class="chosen">{options.find((option) => option.value === value)?.label}</span>
      <span class="chevron" aria-hidden="true" />
      <select
        {...naming}
        value={value}
        onPointerDown={() => {
          isByPointer.current = true;
        }}
        onKeyDown={() => {
          isByPointer.current = false;
        }}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value);
          if (isByPointer.current) currentTarget.blur();
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
