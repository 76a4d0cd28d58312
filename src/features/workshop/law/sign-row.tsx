// Row above a phone's keyboard with names of arguments of `turn`, and characters that are hard
// to reach on the keyboard.
import { Icon } from '../../../app/ui/kit/icon';
import { insertArgument } from './argument-list';
import { type TextFieldRef, write } from './field';
import { argumentRows } from './values';

const signs = ['*', '-', '+', '/', '(', ')', ';', '=', '{', '}', '<', '>', '.', ','];

/** Number of buttons for argument names, such as `error`, at the start of the row. */
const leadingNames = 2;

/**
 * Returns the unfinished name directly before the caret; empty if there is none.
 * @param before text in front of the caret
 */
const begun = (before: string) => /[A-Za-z_]\w*$/.exec(before)?.[0] ?? '';

interface SignRowProps {
  readonly field: TextFieldRef;
  done(): void;
}

export function SignRow({ field, done }: SignRowProps) {
  const caret = field.current?.selectionStart ?? 0;
  const start = begun(field.current?.value.slice(0, caret) ?? '');
  const fits = ({ name }: (typeof argumentRows)[number]) => start.length > 1 && name.startsWith(start);
  const names = [...argumentRows.filter(fits), ...argumentRows.filter((row) => !fits(row))];
  const put = (row: (typeof argumentRows)[number]) => {
    const it = field.current!;
    if (fits(row)) it.setSelectionRange(caret - start.length, caret);
    insertArgument(it, row.writes);
  };
  const name = (row: (typeof argumentRows)[number]) => (
    <button
      key={row.name}
      type="button"
      class={fits(row) ? 'sign-key fits' : 'sign-key'}
      onClick={() => put(row)}
    >
      {row.name}
    </button>
  );
  return (
    <>
      {/* Presses here must not close the keyboard. */}
      <div class="writing-bar" onMouseDown={stay}>
        {/* The browser's undo of the text: it also takes back a text with an error, which no body flies. */}
        <button
          type="button"
          class="button icon"
          aria-label="Undo"
          onClick={() => document.execCommand('undo')}
        >
          <Icon sign="undo" />
        </button>
        <button type="button" class="button" onClick={done}>
          Done
        </button>
      </div>
      <div class="sign-row" role="group" aria-label="Names and signs" data-burst="text" onMouseDown={stay}>
        {names.slice(0, leadingNames).map(name)}
        {signs.map((sign) => (
          <button key={sign} type="button" class="sign-key" onClick={() => write(field.current!, sign)}>
            {sign}
          </button>
        ))}
        {names.slice(leadingNames).map(name)}
      </div>
    </>
  );
}

const stay = (event: Event) => event.preventDefault();
