import { kindOf } from '../../simulation/entity-kinds';
import { bodySettings, hasRow, isOffered, worldSettings } from '../../simulation/settings';
import { canRun, runAction } from '../actions/action';
import { inFocus } from '../app';
/** The row of a tunable. @param key where that of the tunable is another row's too */
export function numberRow(row, binding, key = row.key) {
  return { type: 'number', key, row, ...binding };
}
export function switchRow(row, binding, shortcut = '', enabled = true) {
  return { type: 'switch', key: row.label, row, shortcut, enabled, ...binding };
}
export function choiceRow(row, binding) {
  return { type: 'choice', key: row.key, row, ...binding };
}
export function actionRow(row) {
  return { type: 'action', key: row.id, row };
}
/** A switch that runs an action which stays pressed. */
export function actionSwitch(app, action) {
  const binding = {
    get: () => action.pressed?.(app) ?? false,
    set: () => void runAction(app, action),
  };
  return switchRow(action, binding, action.key, canRun(app, action));
}
/** The rows of the settings of the body in focus that stand in a section: those that its kind offers. */
export function bodyRows(app, section) {
  const { session } = app;
  const kind = kindOf(inFocus(app));
  const placed = () => ({ simulation: session.simulation, entity: inFocus(app) });
  return bodySettings
    .filter((setting) => setting.section === section && isOffered(setting, kind))
    .flatMap((setting) => settingRow(setting, placed, (to, value) => session.set(to, value, [inFocus(app)])));
}
/** The rows of the world's settings in a section. */
export function worldRows({ session }, section) {
  const set = (setting, value) => session.setWorld(setting, value);
  return worldSettings
    .filter((setting) => setting.section === section)
    .flatMap((setting) => settingRow(setting, () => session.simulation, set));
}
/** The row of a setting; none for one that has no row of its own. */
function settingRow(setting, owner, setTo) {
  const bound = (to) => ({
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
