import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The rows of the Tune drawer on the page, by their type. What a number's row refuses is said below it.
import './rows.css';
import { useId, useRef, useState } from 'preact/hooks';
import { refusal } from '../../control/tunable';
import { ActionButton } from '../actions/action-button';
import { attempt, refusalOf, useApp } from '../app';
import { Chooser } from '../kit/chooser';
import { Explanation } from '../kit/explanation';
import { formatAtStep } from '../kit/formats';
import { shownTunable } from '../kit/shown-tunable';
import { sliderMapping } from '../kit/slider-mapping';
import { ValueField } from '../kit/value-field';
export function RowView({ row }) {
  if (row.type === 'number') return _jsx(NumberView, { row: row });
  if (row.type === 'switch') return _jsx(SwitchView, { row: row });
  return row.type === 'choice' ? _jsx(ChoiceView, { row: row }) : _jsx(ActionView, { row: row });
}
/** The label of a row: its letter, its name in words, and the (i) that explains it. */
function Label({ id, symbol, words, help, control }) {
  const Name = control ? 'label' : 'span';
  return _jsxs('div', {
    class: 'label',
    children: [
      _jsxs(Name, {
        class: symbol ? 'name lettered' : 'name',
        id: id,
        for: control,
        children: [
          symbol && _jsx('b', { children: symbol }),
          _jsx('span', { class: 'words', children: symbol ? ` ${words}` : words }),
        ],
      }),
      _jsx(Explanation, { of: symbol ?? `“${words}”`, text: help }),
    ],
  });
}
/** Places of the slider: finer than any pixel, for they are no values. */
const placesAcross = 10000;
/** What the keys of the slider add, in presses of an arrow. */
const presses = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};
/** Keys that go to an end of the slider. */
const ends = { Home: 0, End: 1 };
/** A number as a slider and a field that one can type in. What is refused leaves the old value. */
function NumberView({ row }) {
  const id = useId();
  const slider = useRef(null);
  const isDragged = useRef(false);
  const [refused, setRefused] = useState({ of: row.row, why: null });
  const { symbol, label, help } = row.row;
  const shown = shownTunable(row.row);
  const mapping = sliderMapping(shown);
  const valueNow = () => row.get() * shown.factor;
  const value = valueNow();
  const text = formatAtStep(value, shown.step);
  const place = mapping.place(value);
  const set = (to) => {
    const reason = refusal(shown, to);
    const why = reason ? `${symbol ?? label} ${reason}.` : refusalOf(() => row.set(to / shown.factor));
    setRefused({ of: row.row, why });
  };
  const press = (count) => set(mapping.pressed(valueNow(), count));
  const letGo = () => {
    isDragged.current = false;
    setRefused((last) => ({ ...last }));
  };
  return _jsxs('div', {
    class: 'row number',
    'data-key': row.key,
    children: [
      _jsx(Label, { id: id, symbol: symbol, words: label, help: help }),
      _jsx('input', {
        ref: slider,
        type: 'range',
        class: 'slider',
        min: 0,
        max: placesAcross,
        step: 1,
        // The finger has it while it is dragged.
        value: isDragged.current ? slider.current.value : String(Math.round(place * placesAcross)),
        style: { '--place': String(place) },
        'aria-labelledby': id,
        'aria-valuetext': `${text} ${shown.unit}`.trim(),
        onInput: ({ currentTarget }) => {
          isDragged.current = true;
          set(mapping.value(Number(currentTarget.value) / placesAcross));
        },
        onChange: letGo,
        onPointerCancel: letGo,
        onKeyDown: (event) => {
          const { key } = event;
          if (key in ends) set(mapping.value(ends[key]));
          else if (key in presses) press(presses[key]);
          else return;
          event.preventDefault();
        },
      }),
      _jsx(ValueField, { text: text, 'aria-labelledby': id, take: set, press: press }),
      _jsx('span', { class: 'unit', children: shown.unit }),
      _jsx('p', { class: 'refused', role: 'alert', children: refused.of === row.row && refused.why }),
    ],
  });
}
function SwitchView({ row }) {
  const app = useApp();
  const id = useId();
  const control = `${id}-switch`;
  return _jsxs('div', {
    class: 'row switch',
    'data-key': row.key,
    children: [
      _jsx(Label, { id: id, words: row.row.label, help: row.row.help, control: control }),
      row.shortcut && _jsx('kbd', { children: row.shortcut }),
      _jsx('input', {
        type: 'checkbox',
        role: 'switch',
        id: control,
        checked: row.get(),
        disabled: !row.enabled,
        onChange: ({ currentTarget }) => attempt(app, () => row.set(currentTarget.checked)),
      }),
    ],
  });
}
function ChoiceView({ row }) {
  const app = useApp();
  const id = useId();
  return _jsxs('div', {
    class: 'row choice',
    'data-key': row.key,
    children: [
      _jsx(Label, { id: id, words: row.row.label, help: row.row.help }),
      _jsx(Chooser, {
        'aria-labelledby': id,
        options: row.row.options,
        value: row.get(),
        choose: (value) => attempt(app, () => row.set(value)),
      }),
    ],
  });
}
function ActionView({ row: { key, row: action } }) {
  return _jsxs('div', {
    class: 'row action',
    'data-key': key,
    children: [
      _jsx(ActionButton, { action: action }),
      _jsx(Explanation, { of: `“${action.label}”`, text: action.help }),
      action.key && _jsx('kbd', { children: action.key }),
    ],
  });
}
