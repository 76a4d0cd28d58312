// What rows of the Tune drawer are, as data: a number, a switch, a choice or an action. Those of settings come from their table.
import type { Choice, Switch, Tunable } from '../../control/tunable';
import { kindOf } from '../../simulation/entity-kinds';
import {
  bodySettings,
  hasRow,
  isOffered,
  type Settable,
  type Setting,
  worldSettings,
} from '../../simulation/settings';
import { type Action, canRun, runAction } from '../actions/action';
import { type App, inFocus } from '../app';

/** What every row says of itself. */
interface RowBase {
  /** Its name for tests and scripts. */
  readonly key: string;
  readonly label: string;
  /** What it does, behind its (i). */
  readonly help: string;
}

/** How a value is read and set. Setting it throws RangeError when it is refused. */
interface Binding<Value> {
  get(): Value;
  set(value: Value): void;
}

/** A number: a slider and a field. Values are in the tunable's unit. */
export interface NumberRow extends RowBase, Binding<number> {
  readonly type: 'number';
  readonly tunable: Tunable;
}

export interface SwitchRow extends RowBase, Binding<boolean> {
  readonly type: 'switch';
  /** Key that does the same; empty for none. */
  readonly shortcut: string;
  /** Whether it can be switched now. */
  readonly enabled: boolean;
}

/** One of a few words. */
export interface ChoiceRow extends RowBase, Binding<string> {
  readonly type: 'choice';
  readonly options: Choice['options'];
}

/** A button that runs an action. */
export interface ActionRow extends RowBase {
  readonly type: 'action';
  readonly action: Action;
}

export type Row = NumberRow | SwitchRow | ChoiceRow | ActionRow;

/** The row of a tunable. @param key where that of the tunable is another row's too */
export function numberRow(tunable: Tunable, binding: Binding<number>, key = tunable.key): NumberRow {
  const { label, help } = tunable;
  return { type: 'number', key, label, help, tunable, ...binding };
}

/** A switch. @param shortcut key that does the same */
export function switchRow(
  { label, help }: Pick<Switch, 'label' | 'help'>,
  binding: Binding<boolean>,
  shortcut = '',
  enabled = true,
): SwitchRow {
  return { type: 'switch', key: label, label, help, shortcut, enabled, ...binding };
}

export function choiceRow({ key, label, options, help }: Choice, binding: Binding<string>): ChoiceRow {
  return { type: 'choice', key, label, options, help, ...binding };
}

/** The row of an action: a button. */
export function actionRow(action: Action): ActionRow {
  return { type: 'action', key: action.id, label: action.label, help: action.help, action };
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
  return worldSettings
    .filter((setting) => setting.section === section)
    .flatMap((setting) =>
      settingRow(
        setting,
        () => session.simulation,
        (to, value) => session.setWorld(to, value),
      ),
    );
}

/** The row of a setting; none for one that has no row of its own. */
function settingRow<Owner>(
  setting: Setting<Owner>,
  owner: () => Owner,
  set: <Value>(setting: Settable<Owner, Value>, value: Value) => void,
): Row[] {
  if (!hasRow(setting)) return [];
  switch (setting.type) {
    case 'number':
      return [
        numberRow(setting.row, { get: () => setting.get(owner()), set: (value) => set(setting, value) }),
      ];
    case 'switch':
      return [switchRow(setting.row, { get: () => setting.get(owner()), set: (on) => set(setting, on) })];
    case 'choice':
      return [choiceRow(setting.row, { get: () => setting.get(owner()), set: (word) => set(setting, word) })];
  }
}
