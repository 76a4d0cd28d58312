// Fields of the dialog “Tune for me”: numbers by their rows, and lists to choose from.
import { useReducer } from 'preact/hooks';
import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { refusal } from '../../control/tunable';
import { formatAtStep, formatThreeDigits } from '../kit/formats';
import { ValueField } from '../kit/value-field';
/** Fields for numbers; the arrow keys add and take a tenth of one, or its step. */
export function NumberFields({ rows, values, refuse }) {
  const [, render] = useReducer((count) => count + 1, 0);
  return rows.map(({ key, label, unit, help, accepts, step }) => {
    const take = (value) => {
      const reason = refusal({ accepts }, value);
      refuse(reason ? `${label} ${reason}.` : '');
      if (!reason) values[key] = value;
      render(0);
    };
    const press = (presses) => {
      const by = step ?? (accepts.whole ? 1 : Math.abs(values[key]) / 10 || 1);
      const value = Number((values[key] + presses * by).toPrecision(4));
      if (!refusal({ accepts }, value)) take(value);
    };
    return _jsxs(
      'label',
      {
        class: 'number',
        title: help,
        children: [
          _jsx('span', { class: 'name', children: label }),
          _jsx(ValueField, {
            'aria-label': label,
            title: help,
            name: key,
            text: step ? formatAtStep(values[key], step) : formatThreeDigits(values[key]),
            take: take,
            press: press,
          }),
          _jsx('span', { class: 'unit', children: unit }),
        ],
      },
      key,
    );
  });
}
/** A list to choose from, under its name. @param options their labels by their values */
export function ChoiceField(props) {
  const { label, options, value, choose } = props;
  return _jsxs('label', {
    class: 'list',
    children: [
      _jsx('span', { class: 'name', children: label }),
      _jsx('select', {
        'aria-label': label,
        value: value,
        onChange: ({ currentTarget }) => choose(currentTarget.value),
        children: Object.entries(options).map(([one, { label: name }]) =>
          _jsx('option', { value: one, children: name }, one),
        ),
      }),
    ],
  });
}
