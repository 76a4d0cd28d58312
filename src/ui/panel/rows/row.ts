// What rows of the Tune drawer are, as data: a number, a switch, a choice or an action.
import type { Tunable } from '../../../control/tunable';
import type { Action } from '../../actions/action';

/** What every row says of itself. */
interface Said {
  /** Its name for tests and scripts. */
  readonly key: string;
  readonly label: string;
  /** What it does, behind its (i). */
  readonly help: string;
}

/** A number: a slider and a field. Values are in the tunable's unit. */
export interface NumberRow extends Said {
  readonly type: 'number';
  readonly tunable: Tunable;
  get(): number;
  /** Throws RangeError when the value is refused. */
  set(value: number): void;
}

/** A switch. */
export interface SwitchRow extends Said {
  readonly type: 'switch';
  /** Key that does the same; empty for none. */
  readonly shortcut: string;
  /** Whether it can be switched now; always when left out. */
  enabled?(): boolean;
  get(): boolean;
  set(on: boolean): void;
}

/** One of a few words. */
export interface ChoiceRow extends Said {
  readonly type: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  get(): string;
  set(value: string): void;
}

/** A button that runs an action. */
export interface ActionRow extends Said {
  readonly type: 'action';
  readonly action: Action;
}

export type Row = NumberRow | SwitchRow | ChoiceRow | ActionRow;

/** How a number is read and set. */
type Binding = Pick<NumberRow, 'get' | 'set'>;

/** The row of a tunable. @param key where that of the tunable is another row's too */
export function numberRow(tunable: Tunable, binding: Binding, key = tunable.key): NumberRow {
  const { label, help } = tunable;
  return { type: 'number', key, label, help, tunable, ...binding };
}

/** The rows of an action: a button. */
export function actionRow(action: Action): ActionRow {
  return { type: 'action', key: action.id, label: action.label, help: action.help, action };
}
