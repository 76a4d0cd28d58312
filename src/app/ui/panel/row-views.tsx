// The components of the Tune drawer's rows, one for each type of row. A number row shows why a value was refused.
import './rows.css';
import { useId, useRef, useState } from 'preact/hooks';
import { refusal, type Tunable } from '../../../laws/control/tunable';
import { ActionButton } from '../actions/action-button';
import { attempt, errorMessageOf, useApp } from '../app';
import { Chooser } from '../kit/chooser';
import { Explanation } from '../kit/explanation';
import { formatAtStep } from '../kit/formats';
import { sliderMapping } from '../kit/slider-mapping';
import { sliderRangeOf } from '../kit/slider-range';
import { ValueField } from '../kit/value-field';
import type { ActionRow, ChoiceRow, NumberRow, Row, SwitchRow } from './rows';

export function RowView({ row }: { readonly row: Row }) {
  if (row.type === 'number') return <NumberView row={row} />;
  if (row.type === 'switch') return <SwitchView row={row} />;
  return row.type === 'choice' ? <ChoiceView row={row} /> : <ActionView row={row} />;
}

interface LabelProps {
  /** Id for the element that contains the row's name. */
  readonly id: string;
  readonly symbol?: string | undefined;
  readonly words: string;
  readonly help: string;
  /** Id of the switch in the row. Left out if the row has no switch. */
  readonly control?: string;
}

/** The label of a row: symbol, name, and an icon (i) with the explanation. */
function Label({ id, symbol, words, help, control }: LabelProps) {
  const Name = control ? 'label' : 'span';
  return (
    <div class="label">
      <Name class={symbol ? 'name lettered' : 'name'} id={id} for={control}>
        {symbol && <b>{symbol}</b>}
        <span class="words">{symbol ? ` ${words}` : words}</span>
      </Name>
      <Explanation of={symbol ?? `“${words}”`} text={help} />
    </div>
  );
}

/** Number of different positions of a slider. The number is larger than the slider's width in pixels. */
const placesAcross = 10000;

const presses: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** For Home and End, the place on the slider's track that the key selects, 0 or 1. */
const ends: Readonly<Record<string, number>> = { Home: 0, End: 1 };

/** Result of the person's last input to a number setting. */
interface InputResult {
  /** The setting that received the input. */
  readonly of: Tunable;
  /** Error message for a refused value. Null if the value was accepted. */
  readonly why: string | null;
}

/** A number setting as a slider and an input field. */
function NumberView({ row }: { readonly row: NumberRow }) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const isDragged = useRef(false);
  const [refused, setRefused] = useState<InputResult>({ of: row.row, why: null });
  const { symbol, label, help } = row.row;
  const shown = sliderRangeOf(row.row);
  const mapping = sliderMapping(shown);
  const valueNow = () => row.get() * shown.factor;
  const value = valueNow();
  const text = formatAtStep(value, shown.step);
  const place = mapping.place(value);
  const set = (to: number) => {
    const reason = refusal(shown, to);
    const why = reason ? `${symbol ?? label} ${reason}.` : errorMessageOf(() => row.set(to / shown.factor));
    setRefused({ of: row.row, why });
  };
  const press = (count: number) => set(mapping.pressed(valueNow(), count));
  const letGo = () => {
    isDragged.current = false;
    setRefused((last) => ({ ...last }));
  };
  return (
    <div class="row number" data-key={row.key}>
      <Label id={id} symbol={symbol} words={label} help={help} />
      <input
        ref={slider}
        type="range"
        class="slider"
        min={0}
        max={placesAcross}
        step={1}
        // During a drag the slider stays where the finger is.
        value={isDragged.current ? slider.current!.value : String(Math.round(place * placesAcross))}
        style={{ '--place': String(place) }}
        aria-labelledby={id}
        aria-valuetext={`${text} ${shown.unit}`.trim()}
        onInput={({ currentTarget }) => {
          isDragged.current = true;
          set(mapping.value(Number(currentTarget.value) / placesAcross));
        }}
        onChange={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => {
          const { key } = event;
          if (key in ends) set(mapping.value(ends[key]));
          else if (key in presses) press(presses[key]);
          else return;
          event.preventDefault();
        }}
      />
      <ValueField text={text} aria-labelledby={id} take={set} press={press} />
      <span class="unit">{shown.unit}</span>
      <p class="refused" role="alert">
        {refused.of === row.row && refused.why}
      </p>
    </div>
  );
}

function SwitchView({ row }: { readonly row: SwitchRow }) {
  const app = useApp();
  const id = useId();
  const control = `${id}-switch`;
  return (
    <div class="row switch" data-key={row.key}>
      <Label id={id} words={row.row.label} help={row.row.help} control={control} />
      {row.shortcut && <kbd>{row.shortcut}</kbd>}
      <input
        type="checkbox"
        role="switch"
        id={control}
        checked={row.get()}
        disabled={!row.enabled}
        onChange={({ currentTarget }) => attempt(app, () => row.set(currentTarget.checked))}
      />
    </div>
  );
}

function ChoiceView({ row }: { readonly row: ChoiceRow }) {
  const app = useApp();
  const id = useId();
  return (
    <div class="row choice" data-key={row.key}>
      <Label id={id} words={row.row.label} help={row.row.help} />
      <Chooser
        aria-labelledby={id}
        options={row.row.options}
        value={row.get()}
        choose={(value) => attempt(app, () => row.set(value))}
      />
    </div>
  );
}

function ActionView({ row: { key, row: action } }: { readonly row: ActionRow }) {
  return (
    <div class="row action" data-key={key}>
      <ActionButton action={action} />
      <Explanation of={`“${action.label}”`} text={action.help} />
      {action.key && <kbd>{action.key}</kbd>}
    </div>
  );
}
