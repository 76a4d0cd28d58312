// The fields of Build: a text, a number with its name and unit, and a part of the drawer.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useEscape } from '../../../app/ui/kit/escape';
import { formatAtStep } from '../../../app/ui/kit/formats';
import { ValueField } from '../../../app/ui/kit/value-field';
import { focusThings } from './focus-things';

interface TextFieldProps {
  /** The present text; it is not shown while a person types. */
  readonly text: string;
  readonly label: string;
  /** characters */
  readonly most: number;
  /** Placeholder of an empty field. */
  readonly placeholder?: string;
  /** Takes a new text after the person has finished it. */
  take(text: string): void;
}

/** A line of text that a person types: kept at Enter or leaving, given back by Escape. */
export function TextField({ text, label, most, placeholder, take }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDraft = useRef(false);
  /** Whether a pointer has brought the keyboard here: it is the picture's then, once the text is whole. */
  const isPointed = useRef(false);
  const show = () => {
    const input = field.current;
    if (!input) return;
    isDraft.current = false;
    if (input.value !== text) input.value = text;
    grow();
  };
  /** The element around it is as wide as the text, where its style asks for that. */
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
    // A field that is taken away loses the keyboard, and what was typed goes with it.
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
        // As narrow as its place lets it be.
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
  /** Step of an arrow key. */
  readonly step: number;
  /** Takes a number that is one. */
  take(value: number): void;
}

/** A number with its name above it and its unit behind it. */
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

/** A part of the drawer with a heading, which can be folded. */
export function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
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
