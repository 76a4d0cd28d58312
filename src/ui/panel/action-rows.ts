// Actions as rows of the panel: a button, or a switch for one that stays pressed. A row is grey while its action cannot be run.
import type { Controller, GUI } from 'lil-gui';
import type { Action } from '../actions/action';
import { canRun, runAction } from '../actions/action';
import type { App } from '../app';
import { addSwitch } from './gui-rows';

/** The action of each row that has one. */
const actions = new WeakMap<Controller, Action>();

/** A button that runs an action. */
export function addActionButton(app: App, gui: GUI, action: Action): Controller {
  const row = gui
    .add({ run: () => void runAction(app, action) }, 'run')
    .name(`${action.label} (${action.key})`);
  row.domElement.title = action.help;
  actions.set(row, action);
  return row;
}

/** A switch that runs an action, and shows whether it is pressed. */
export function addActionSwitch(app: App, gui: GUI, action: Action): Controller {
  const row = addSwitch(app, gui, action.label, action.key, action.help, {
    get: () => action.pressed?.(app) ?? false,
    set: () => void runAction(app, action),
  });
  actions.set(row, action);
  return row;
}

/** Brings any row up to date. */
export function refreshRow(app: App, row: Controller): void {
  const action = actions.get(row);
  if (action) row.enable(canRun(app, action));
  row.updateDisplay();
}
