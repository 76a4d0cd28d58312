// Input fields of the editor: a text, a number with its name and unit, and a section of the drawer.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useEscape } from '../../../app/ui/kit/escape';
import { formatAtStep } from '../../../app/ui/kit/formats';
import { ValueField } from '../../../app/ui/kit/value-field';
import { focusThings } from './focus-things';

interface TextFieldProps {
  /** The stored text. The field shows this text until the player types. */
  readonly text: string;
  readonly label: string;
  /** Largest number of characters that the text may have. */
  readonly most: number;
  /** Text that an empty field shows. */
  readonly placeholder?: string;
  /** Called with the new text when the player has finished it. */
  take(text: string): void;
}

/** A text field. Enter and leaving the field store the text; Escape restores the stored text. */
export function TextField({ text, label, most, placeholder, take }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDraft = useRef(false);
  /** Whether a pointer gave the field the focus */
  const isPointed = useRef(false);
  const show = () => {
    const input = field.current;
    if (!input) return;
    isDraft.current = false;
    if (input.value !== text) input.value = text;
    grow();
  };
  /** Copies the text to an attribute, which the style sheet uses to make the field as wide as its text. */
  const grow = () => {
    field.current!.parentElement!.dataset.text = field.current!.value || placeholder || '';
  };
  useLayoutEffect(() => {
    if (!isDraft.current) show();
  });
  useEscape('control', (target) => {
    if (target !== field.current || !isDraft.current) return false;
    show();
    return true;
  });
  const done = () => {
    const input = field.current;
    // A removed field loses the focus and its draft.
    if (!isDraft.current || !input) return;
    isDraft.current = false;
    if (input.value !== text) take(input.value);
    show();
  };
  return (
    <span class="text-field">
      <input
        ref={field}
        type="text"
        // As narrow as the layout allows.
        size={1}
        aria-label={label}
        maxLength={most}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        onInput={() => {
          isDraft.current = true;
          grow();
        }}
        onChange={done}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onBlur={() => {
          isPointed.current = false;
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return;
          if (isPointed.current) currentTarget.blur();
          else focusThings();
        }}
      />
    </span>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  /** Amount by which an arrow key changes the number. */
  readonly step: number;
  /** Called with the new number when the player has entered a valid one. */
  take(value: number): void;
}

/** Input field for a number, with its label above and its unit behind. */
export function NumberField({ label, unit, value, step, take }: NumberFieldProps) {
  const id = useId();
  const given = (typed: number) => {
    if (Number.isFinite(typed)) take(typed);
  };
  return (
    <div class="build-number">
      <label id={id}>{label}</label>
      <span class="build-value">
        <ValueField
          text={formatAtStep(value, step)}
          aria-labelledby={id}
          take={given}
          press={(presses) => given(Math.round(value / step + presses) * step)}
        />
        <span class="unit">{unit}</span>
      </span>
    </div>
  );
}

/** A section of the editor's side panel with a heading. The player can fold it. */
export function DrawerSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="section" open data-section={title}>
      <summary>
        <span class="chevron" aria-hidden="true" />
        <span class="title">{title}</span>
      </summary>
      <div class="rows">{children}</div>
    </details>
  );
}
