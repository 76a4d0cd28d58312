// The rows of the Tune drawer as data: numbers, switches, choices and actions. Most are made
// from the table of settings.
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

/** Functions that read and set the value of a row. `set` throws RangeError for an invalid value. */
interface Binding<Value> {
  get(): Value;
  set(value: Value): void;
}

/** A row of the Tune drawer that shows and changes a value. */
interface BoundRow<Type, Described, Value> extends Binding<Value> {
  readonly type: Type;
  /** Id of the row, for tests and scripts. */
  readonly key: string;
  /** Label and help of the row, and data for the row's control, such as the range of a slider. */
  readonly row: Described;
}

export type NumberRow = BoundRow<'number', Tunable, number>;

export type ChoiceRow = BoundRow<'choice', Choice, string>;

export interface SwitchRow extends BoundRow<'switch', Pick<Switch, 'label' | 'help'>, boolean> {
  /** Shortcut that toggles the switch; empty if there is none. */
  readonly shortcut: string;
  /** Whether the person can toggle the switch now. */
  readonly enabled: boolean;
}

/** A row with a button that runs an action. */
export interface ActionRow {
  readonly type: 'action';
  readonly key: string;
  readonly row: Action;
}

export type Row = NumberRow | SwitchRow | ChoiceRow | ActionRow;

/** Returns a row of the Tune drawer for a number setting. @param key id of the row; the setting's key if left out */
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

/** Returns a switch row that runs an action when it is toggled. */
export function actionSwitch(app: App, action: Action): SwitchRow {
  const binding = {
    get: () => action.pressed?.(app) ?? false,
    set: () => void runAction(app, action),
  };
  return switchRow(action, binding, action.key, canRun(app, action));
}

/**
 * Returns the rows for the selected body in one section of the settings panel (Tune).
 * @param section name of the section
 */
export function bodyRows(app: App, section: string): Row[] {
  const { session } = app;
  const kind = kindOf(inFocus(app));
  const placed = () => ({ simulation: session.simulation, entity: inFocus(app) });
  return bodySettings
    .filter((setting) => setting.section === section && isOffered(setting, kind))
    .flatMap((setting) => settingRow(setting, placed, (to, value) => session.set(to, value, [inFocus(app)])));
}

/** Returns the rows of one section of the Tune drawer for settings of the world. @param section name of the section */
export function worldRows({ session }: App, section: string): Row[] {
  const set: SetOf<Simulation> = (setting, value) => session.setWorld(setting, value);
  return worldSettings
    .filter((setting) => setting.section === section)
    .flatMap((setting) => settingRow(setting, () => session.simulation, set));
}

type SetOf<Owner> = <Value>(setting: Settable<Owner, Value>, value: Value) => void;

/**
 * Returns a list with the row of the Tune drawer for a setting. The list is empty if the drawer does not show the
 * setting.
 * @param owner function that returns the object that has the setting
 * @param setTo function that changes the setting
 */
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
