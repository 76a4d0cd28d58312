// A field for a value that a person types: it keeps a draft until Enter or leaving, Escape gives the old value back.
import { parseTyped } from '../kit/formats';
import { element } from './element';

/** What a field does with what is typed. */
export interface FieldUse {
  /** Takes a number, NaN for what is none. What it refuses it says itself. */
  take(value: number): void;
  /** Adds the worth of presses of an arrow key, negative for down. */
  press(presses: number): void;
}

/** A field for a number. */
export class ValueField {
  readonly element: HTMLInputElement;
  /** Whether it holds what a person typed and nothing knows yet. */
  #draft = false;
  #text = '';

  /** @param attributes that name it */
  constructor(attributes: Readonly<Record<string, string>>, { take, press }: FieldUse) {
    const field = element('input', {
      ...{ type: 'text', class: 'value', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false' },
      ...attributes,
    });
    this.element = field;
    const done = () => {
      if (!this.#draft) return;
      this.#draft = false;
      const value = parseTyped(field.value);
      this.show(this.#text);
      take(value);
    };
    field.addEventListener('input', () => {
      this.#draft = true;
    });
    field.addEventListener('change', done);
    field.addEventListener('blur', done);
    field.addEventListener('focus', () => field.select());
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') {
        done();
        field.select();
      } else if (event.key === 'Escape') {
        this.#draft = false;
        this.show(this.#text);
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        done();
        press(event.key === 'ArrowUp' ? 1 : -1);
        event.preventDefault();
      }
    });
  }

  /** Shows the present value, unless a person is typing. */
  show(text: string): void {
    this.#text = text;
    if (!this.#draft && this.element.value !== text) this.element.value = text;
  }
}
