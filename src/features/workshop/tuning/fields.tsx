// Fields of the dialog “Tune for me”: numbers in rows, and lists.
import { useReducer } from 'preact/hooks';
import { formatAtStep, formatThreeDigits } from '../../../app/ui/kit/formats';
import { ValueField } from '../../../app/ui/kit/value-field';
import { refusal, type Tunable } from '../../../laws/control/tunable';

interface NumbersProps {
  readonly rows: readonly (Pick<Tunable, 'key' | 'label' | 'unit' | 'help' | 'accepts'> & {
    readonly step?: number;
  })[];
  /** Numbers in the fields, by the `key` of each row. Typing in a field changes this object. */
  readonly values: Record<string, number>;
  /** Shows why a number is refused. An empty sentence removes the message. */
  refuse(sentence: string): void;
}

/** Number fields, one per row. An arrow key changes a number by the `step` of its row. */
export function NumberFields({ rows, values, refuse }: NumbersProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return rows.map(({ key, label, unit, help, accepts, step }) => {
    const take = (value: number) => {
      const reason = refusal({ accepts }, value);
      refuse(reason ? `${label} ${reason}.` : '');
      if (!reason) values[key] = value;
      render(0);
    };
    const press = (presses: number) => {
      const by = step ?? (accepts.whole ? 1 : Math.abs(values[key]) / 10 || 1);
      const value = Number((values[key] + presses * by).toPrecision(4));
      if (!refusal({ accepts }, value)) take(value);
    };
    return (
      <label key={key} class="number" title={help}>
        <span class="name">{label}</span>
        <ValueField
          aria-label={label}
          title={help}
          name={key}
          text={step ? formatAtStep(values[key], step) : formatThreeDigits(values[key])}
          take={take}
          press={press}
        />
        <span class="unit">{unit}</span>
      </label>
    );
  });
}

/** A labelled list of options. @param options labels of the options, by value */
export function ChoiceField(props: {
  readonly label: string;
  readonly options: Readonly<Record<string, { readonly label: string }>>;
  readonly value: string;
  choose(value: string): void;
}) {
  const { label, options, value, choose } = props;
  return (
    <label class="list">
      <span class="name">{label}</span>
      <select aria-label={label} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {Object.entries(options).map(([one, { label: name }]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
