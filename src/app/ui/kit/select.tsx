// A drop-down list, or any other field, with its label at the left.
import './select.css';
import type { ComponentChildren } from 'preact';
import { Chooser } from './chooser';

interface SelectProps<Word extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Word; readonly label: string }[];
  /** Value of the chosen option. Empty if the field stands for several objects with different values. */
  readonly value: Word | '';
  choose(value: Word): void;
}

/** A drop-down list with its label at the left. */
export function Select<Word extends string>({ label, options, value, choose }: SelectProps<Word>) {
  const known = value === '' ? [{ value: '', label: 'several' }, ...options] : options;
  return (
    <FieldLine label={label}>
      <Chooser
        aria-label={label}
        options={known}
        value={value}
        choose={(word) => word && choose(word as Word)}
      />
    </FieldLine>
  );
}

/** A field with its label at the left. */
export function FieldLine({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="field-line">
      <span class="field-name" aria-hidden="true">
        {label}
      </span>
      <span class="field-box">{children}</span>
    </div>
  );
}
