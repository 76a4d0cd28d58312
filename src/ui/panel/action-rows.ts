// Actions as rows of the panel: a button, or a switch for one that stays in. A row is grey while it cannot be done.
import type { Controller, GUI } from 'lil-gui';
import type { Action } from '../actions/action';
import { canRun, runAction } from '../actions/action';
import type { App } from '../app';
import { addSwitch } from './gui-rows';

/** The actions behind rows. */
const actions = new WeakMap<Controller, Action>();

/** A button that does an action. */
export function addActionButton(app: App, gui: GUI, action: Action): Controller {
  const row = gui
    .add({ run: () => void runAction(app, action) }, 'run')
    .name(`${action.label} (${action.key})`);
  row.domElement.title = action.help;
  actions.set(row, action);
  return row;
}

/** A switch that shows whether an action's button is in, and does it. */
export function addActionSwitch(app: App, gui: GUI, action: Action): Controller {
  const row = addSwitch(app, gui, action.label, action.key, action.help, {
    get: () => action.pressed?.(app) ?? false,
    set: () => void runAction(app, action),
  });
  actions.set(row, action);
  return row;
}

/** Brings a row up to date, whether it is an action's or not. */
export function refreshRow(app: App, row: Controller): void {
  const action = actions.get(row);
  if (action) row.enable(canRun(app, action));
  row.updateDisplay();
}
