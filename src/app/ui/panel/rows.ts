// What rows of the Tune drawer are, as data: a number, a switch, a choice or an action. Those of settings come from their table.
import type { Choice, Switch, Tunable } from '../../../laws/control/tunable';
import { kindOf } from '../../../world/simulation/entity-kinds';
import {
  bodySettings,
  hasRow,
  isOffered,
  type Settable,
  type Setting,
  worldSettings,
} from '../../../world/simulation/settings';
import type { Simulation } from '../../../world/simulation/simulation';
import { type Action, canRun, runAction } from '../actions/action';
import { type App, inFocus } from '../app';

/** How a value is read and set. Setting it throws RangeError when it is refused. */
interface Binding<Value> {
  get(): Value;
  set(value: Value): void;
}

/** A row with a value. */
interface Bound<Type, Described, Value> extends Binding<Value> {
  readonly type: Type;
  /** Its name for tests and scripts. */
  readonly key: string;
  /** Its label, its help, and what its control needs. */
  readonly row: Described;
}

/** A slider and a field. Values are in the row's unit. */
export type NumberRow = Bound<'number', Tunable, number>;

export type ChoiceRow = Bound<'choice', Choice, string>;

export interface SwitchRow extends Bound<'switch', Pick<Switch, 'label' | 'help'>, boolean> {
  /** Key that does the same; empty for none. */
  readonly shortcut: string;
  /** Whether it can be switched now. */
  readonly enabled: boolean;
}

/** A button that runs an action. */
export interface ActionRow {
  readonly type: 'action';
  readonly key: string;
  readonly row: Action;
}

export type Row = NumberRow | SwitchRow | ChoiceRow | ActionRow;

/** The row of a tunable. @param key where that of the tunable is another row's too */
export function numberRow(row: Tunable, binding: Binding<number>, key = row.key): NumberRow {
  return { type: 'number', key, row, ...binding };
}

export function switchRow(
  row: SwitchRow['row'],
  binding: Binding<boolean>,
  shortcut = '',
  enabled = true,
): SwitchRow {
  return { type: 'switch', key: row.label, row, shortcut, enabled, ...binding };
}

export function choiceRow(row: Choice, binding: Binding<string>): ChoiceRow {
  return { type: 'choice', key: row.key, row, ...binding };
}

export function actionRow(row: Action): ActionRow {
  return { type: 'action', key: row.id, row };
}

/** A switch that runs an action which stays pressed. */
export function actionSwitch(app: App, action: Action): SwitchRow {
  const binding = {
    get: () => action.pressed?.(app) ?? false,
    set: () => void runAction(app, action),
  };
  return switchRow(action, binding, action.key, canRun(app, action));
}

/** The rows of the settings of the body in focus that stand in a section: those that its kind offers. */
export function bodyRows(app: App, section: string): Row[] {
  const { session } = app;
  const kind = kindOf(inFocus(app));
  const placed = () => ({ simulation: session.simulation, entity: inFocus(app) });
  return bodySettings
    .filter((setting) => setting.section === section && isOffered(setting, kind))
    .flatMap((setting) => settingRow(setting, placed, (to, value) => session.set(to, value, [inFocus(app)])));
}

/** The rows of the world's settings in a section. */
export function worldRows({ session }: App, section: string): Row[] {
  const set: SetOf<Simulation> = (setting, value) => session.setWorld(setting, value);
  return worldSettings
    .filter((setting) => setting.section === section)
    .flatMap((setting) => settingRow(setting, () => session.simulation, set));
}

type SetOf<Owner> = <Value>(setting: Settable<Owner, Value>, value: Value) => void;

/** The row of a setting; none for one that has no row of its own. */
function settingRow<Owner>(setting: Setting<Owner>, owner: () => Owner, setTo: SetOf<Owner>): Row[] {
  const bound = <Value>(to: Settable<Owner, Value>): Binding<Value> => ({
    get: () => to.get(owner()),
    set: (value) => setTo(to, value),
  });
  if (!hasRow(setting)) return [];
  switch (setting.type) {
    case 'number':
      return [numberRow(setting.row, bound(setting))];
    case 'switch':
      return [switchRow(setting.row, bound(setting))];
    case 'choice':
      return [choiceRow(setting.row, bound(setting))];
  }
}
