// Fields of the tuning's dialog: numbers by their rows, and lists to choose from.
import './fields.css';
import { refusal, type Tunable } from '../../control/tunable';
import { formatAtStep, formatThreeDigits } from '../kit/formats';
import { element } from '../legacy/element';
import { ValueField } from '../legacy/value-field';

/** What a field needs of a row. */
type Row = Pick<Tunable, 'key' | 'label' | 'unit' | 'help' | 'accepts'> & { readonly step?: number };

/** Where the numbers are kept, and what is said of one that is refused. */
export interface Numbers {
  get(key: string): number;
  set(key: string, value: number): void;
  refuse(sentence: string): void;
}

/** A field for a number under its row; the arrow keys add and take a tenth of it, or its step. */
export function numberField(row: Row, numbers: Numbers): HTMLElement {
  const { key, label, unit, help, step } = row;
  const show = () =>
    field.show(step ? formatAtStep(numbers.get(key), step) : formatThreeDigits(numbers.get(key)));
  const take = (value: number) => {
    const reason = refusal(row, value);
    numbers.refuse(reason ? `${label} ${reason}.` : '');
    if (!reason) numbers.set(key, value);
    show();
  };
  const press = (presses: number) => {
    const now = numbers.get(key);
    const by = step ?? (row.accepts.whole ? 1 : Math.abs(now) / 10 || 1);
    const value = Number((now + presses * by).toPrecision(4));
    if (!refusal(row, value)) take(value);
  };
  const field = new ValueField({ 'aria-label': label, title: help, name: key }, { take, press });
  show();
  return element(
    'label',
    { class: 'number', title: help },
    element('span', { class: 'name' }, label),
    field.element,
    element('span', { class: 'unit' }, unit),
  );
}

/** A list to choose from under its name. */
export function choiceField(
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  value: string,
  choose: (value: string) => void,
): HTMLElement {
  const list = element(
    'select',
    { 'aria-label': label },
    ...options.map(([one, name]) => element('option', { value: one, selected: one === value }, name)),
  );
  list.addEventListener('change', () => choose(list.value));
  return element('label', { class: 'list' }, element('span', { class: 'name' }, label), list);
}
