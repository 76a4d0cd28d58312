// A number as a slider and a field one can type in. What is refused is said below, and the old value stays.
import { refusal } from '../../../control/tunable';
import { formatAtStep } from '../../kit/formats';
import { type ShownTunable, shownTunable } from '../../kit/shown-tunable';
import { type SliderMapping, sliderMapping } from '../../kit/slider-mapping';
import { element } from '../../legacy/element';
import type { Explanation } from './explanation';
import { type RowLabel, rowLabel } from './label';
import type { NumberRow } from './row';
import { ValueField } from './value-field';

/** Presses of an arrow key that a press of Page Up is worth. */
const pagePresses = 10;

/** Places of the slider: finer than any pixel, for they are no values. */
const placesAcross = 10000;

/** What the arrow keys and their like add, in presses of an arrow. */
const presses: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: pagePresses,
  PageDown: -pagePresses,
};

/** Keys that go to an end of the slider. */
const ends: Readonly<Record<string, number>> = { Home: 0, End: 1 };

/** A row for a number. */
export class NumberView {
  readonly element: HTMLElement;
  readonly #label: RowLabel;
  readonly #slider: HTMLInputElement;
  readonly #field: ValueField;
  readonly #unit = element('span', { class: 'unit' });
  readonly #refused = element('p', { class: 'refused', role: 'alert' });
  #row: NumberRow;
  #shown!: ShownTunable;
  #scale!: SliderMapping;
  #dragged = false;

  constructor(row: NumberRow, explanation: Explanation, id: string) {
    this.#row = row;
    this.#label = rowLabel(explanation, id);
    this.#slider = element('input', {
      ...{ type: 'range', class: 'slider', min: 0, max: placesAcross, step: 1 },
      'aria-labelledby': id,
    });
    this.#field = new ValueField(
      { 'aria-labelledby': id },
      {
        take: (value) => this.#set(value),
        press: (presses) => this.#set(this.#scale.pressed(this.#value, presses)),
      },
    );
    this.element = element('div', { class: 'row number', 'data-key': row.key });
    this.element.append(
      ...[this.#label.element, this.#slider, this.#field.element, this.#unit, this.#refused],
    );
    this.#listen();
    this.#name();
    this.refresh(row);
  }

  /** Shows a row's present value, unless a person is about to change it. */
  refresh(row: NumberRow): void {
    const other = row.tunable !== this.#row.tunable;
    this.#row = row;
    if (other) this.#name();
    const value = this.#value;
    const place = this.#scale.place(value);
    if (!this.#dragged) this.#slider.value = String(Math.round(place * placesAcross));
    this.#slider.style.setProperty('--place', String(place));
    const text = formatAtStep(value, this.#shown.step);
    this.#slider.setAttribute('aria-valuetext', `${text} ${this.#shown.unit}`.trim());
    this.#field.show(text);
  }

  /** In the unit shown. */
  get #value(): number {
    return this.#row.get() * this.#shown.factor;
  }

  #name(): void {
    const { symbol, label, help } = this.#row.tunable;
    this.#shown = shownTunable(this.#row.tunable);
    this.#scale = sliderMapping(this.#shown);
    this.#label.name(symbol, label, help);
    this.#unit.textContent = this.#shown.unit;
    this.#refused.textContent = '';
  }

  /** Sets a value in the unit shown. A refusal is said below. */
  #set(value: number): void {
    const { symbol, label } = this.#row.tunable;
    const reason = refusal(this.#shown, value);
    this.#refused.textContent = reason === null ? this.#tried(value) : `${symbol ?? label} ${reason}.`;
    this.refresh(this.#row);
  }

  /** Why the row refuses a value; empty when it took it. */
  #tried(value: number): string {
    try {
      this.#row.set(value / this.#shown.factor);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #listen(): void {
    const slider = this.#slider;
    slider.addEventListener('input', () => {
      this.#dragged = true;
      this.#set(this.#scale.value(Number(slider.value) / placesAcross));
    });
    const leave = () => {
      this.#dragged = false;
      this.refresh(this.#row);
    };
    slider.addEventListener('change', leave);
    slider.addEventListener('pointercancel', leave);
    slider.addEventListener('keydown', (event) => {
      const { key } = event;
      if (key in ends) this.#set(this.#scale.value(ends[key]));
      else if (key in presses) this.#set(this.#scale.pressed(this.#value, presses[key]));
      else return;
      event.preventDefault();
    });
  }
}
