// A list to choose from, as words with a chevron: the browser's own list lies unseen over them, so that no name is cut.
import './chooser.css';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface ChooserProps extends Pick<JSX.IntrinsicElements['select'], 'aria-label' | 'aria-labelledby'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  choose(value: string): void;
}

export function Chooser({ options, value, choose, ...naming }: ChooserProps) {
  // A choice by pointer leaves the list, so that keys go to the picture again; one by keys keeps it.
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
