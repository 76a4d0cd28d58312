// Rows of data as lil-gui controls: sliders with units and tooltips, switches with keys.
import './rows.css';
import type { Controller, GUI } from 'lil-gui';
import type { Tunable } from '../../control/tunable';
import { type App, attempt } from '../app';
import { element, leaveAfterPointer } from '../element';
import { shownTunable } from './shown-tunable';

/** How a control reads and sets its value. What `set` throws is shown to the person. */
export interface Binding<Value> {
  get(): Value;
  set(value: Value): void;
}

function bound<Value>(app: App, { get, set }: Binding<Value>): { value: Value } {
  return {
    get value() {
      return get();
    },
    set value(value: Value) {
      attempt(app, () => set(value));
    },
  };
}

/** A slider for a tunable number; radians are shown as degrees. */
export function addSlider(app: App, gui: GUI, row: Tunable, { get, set }: Binding<number>): Controller {
  const { min, max, step, unit, factor } = shownTunable(row);
  const shown = { get: () => get() * factor, set: (value: number) => set(value / factor) };
  const control = gui
    .add(bound(app, shown), 'value', min, max, step)
    .name(row.label)
    .decimals(decimalsOf(step));
  control.domElement.title = row.help;
  control.domElement.dataset.key = row.key;
  control.$widget.append(element('span', { class: 'unit' }, unit));
  return control;
}

/** A switch. @param shortcut key that does the same; empty for none */
export function addSwitch(
  app: App,
  gui: GUI,
  label: string,
  shortcut: string,
  help: string,
  binding: Binding<boolean>,
): Controller {
  const control = gui.add(bound(app, binding), 'value').name(label);
  control.domElement.title = shortcut ? `${help} (${shortcut})` : help;
  control.domElement.dataset.key = label;
  if (shortcut) control.$widget.prepend(element('kbd', {}, shortcut));
  return control;
}

/** A list to choose from. @param options values by their labels */
export function addChoice(
  app: App,
  gui: GUI,
  label: string,
  options: Readonly<Record<string, string>>,
  help: string,
  binding: Binding<string>,
): Controller {
  const control = gui.add(bound(app, binding), 'value', options).name(label);
  control.domElement.title = help;
  control.domElement.dataset.key = label;
  const select = control.domElement.querySelector('select');
  if (select) leaveAfterPointer(select);
  return control;
}

/** Decimals that a slider's step needs. */
function decimalsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}
