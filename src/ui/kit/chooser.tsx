// A list to choose from, as words with a chevron: the browser's own list lies unseen over them, so that no name is cut.
import './chooser.css';
import { useRef } from 'preact/hooks';

interface ChooserProps {
  /** What is chosen, for who cannot see it; or the id of an element that says it. */
  readonly name: { readonly label: string } | { readonly labelledBy: string };
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  choose(value: string): void;
}

export function Chooser({ name, options, value, choose }: ChooserProps) {
  // A choice by pointer leaves the list, so that keys go to the picture again; one by keys keeps it.
  const isByPointer = useRef(false);
  return (
    <span class="chooser">
      <span class="chosen">{options.find((option) => option.value === value)?.label}</span>
      <span class="chevron" aria-hidden="true" />
      <select
        aria-label={'label' in name ? name.label : undefined}
        aria-labelledby={'label' in name ? undefined : name.labelledBy}
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
