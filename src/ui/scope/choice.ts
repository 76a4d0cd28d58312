// The choice of plots: on a narrow page which one is shown, on a wide one which further one stands beside error and motor.
import { element } from '../legacy/element';
import type { ScopeChoices } from './choices';
import { plots, standing } from './plots';

export interface PlotChoice {
  readonly box: HTMLElement;
  refresh(narrow: boolean): void;
}

export function createPlotChoice(choices: ScopeChoices): PlotChoice {
  let narrow = false;
  const buttons = plots.map(({ id, label, help }) => {
    const button = element('button', { type: 'button', title: help, 'data-plot': id }, label);
    button.addEventListener('click', () => choices.choose(id, narrow));
    return button;
  });
  const box = element('div', { class: 'scope-choice', role: 'group', 'aria-label': 'Plots' }, ...buttons);
  const refresh = (isNarrow: boolean) => {
    narrow = isNarrow;
    const shown = choices.shown(narrow);
    plots.forEach(({ id }, n) => {
      buttons[n].hidden = !narrow && n < standing;
      buttons[n].setAttribute('aria-pressed', String(shown.includes(id)));
    });
  };
  return { box, refresh };
}
