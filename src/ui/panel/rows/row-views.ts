// How rows are shown on the page, by their type: numbers have a file of their own.
import './other-rows.css';
import { type App, attempt } from '../../app';
import { actionButton } from '../../legacy/action-button';
import { element } from '../../legacy/element';
import { createChooser } from './chooser';
import type { Explanation } from './explanation';
import { rowLabel } from './label';
import { NumberView } from './number-view';
import type { ActionRow, ChoiceRow, Row, SwitchRow } from './row';

/** A row on the page. */
export interface RowView<Shown extends Row = Row> {
  readonly element: HTMLElement;
  /** Shows the row as it is now. It must be of the same type and key. */
  refresh(row: Shown): void;
}

let made = 0;

/** Shows a row. */
export function createRowView(app: App, row: Row, explanation: Explanation): RowView {
  made += 1;
  const id = `row-${made}`;
  switch (row.type) {
    case 'number':
      return new NumberView(row, explanation, id) as RowView;
    case 'switch':
      return switchView(app, row, explanation, id) as RowView;
    case 'choice':
      return choiceView(app, row, explanation, id) as RowView;
    case 'action':
      return actionView(app, row, explanation, id) as RowView;
  }
}

function switchView(app: App, first: SwitchRow, explanation: Explanation, id: string): RowView<SwitchRow> {
  let row = first;
  const box = element('input', { type: 'checkbox', role: 'switch', id: `${id}-switch` });
  const label = rowLabel(explanation, id, box.id);
  label.name(undefined, row.label, row.help);
  box.addEventListener('change', () => {
    attempt(app, () => row.set(box.checked));
    refresh(row);
  });
  const key = row.shortcut ? [element('kbd', {}, row.shortcut)] : [];
  const refresh = (next: SwitchRow) => {
    row = next;
    box.checked = row.get();
    box.disabled = !(row.enabled?.() ?? true);
  };
  refresh(row);
  return {
    element: element('div', { class: 'row switch', 'data-key': row.key }, label.element, ...key, box),
    refresh,
  };
}

function choiceView(app: App, first: ChoiceRow, explanation: Explanation, id: string): RowView<ChoiceRow> {
  let row = first;
  const label = rowLabel(explanation, id);
  const chooser = createChooser({ labelledBy: id }, (value) => {
    attempt(app, () => row.set(value));
    refresh(row);
  });
  const refresh = (next: ChoiceRow) => {
    row = next;
    label.name(undefined, row.label, row.help);
    chooser.refresh(row.options, row.get());
  };
  refresh(row);
  return {
    element: element('div', { class: 'row choice', 'data-key': row.key }, label.element, chooser.element),
    refresh,
  };
}

function actionView(app: App, row: ActionRow, explanation: Explanation, id: string): RowView<ActionRow> {
  const { button, refresh } = actionButton(app, row.action);
  button.id = id;
  const key = row.action.key ? [element('kbd', {}, row.action.key)] : [];
  return {
    element: element(
      'div',
      { class: 'row action', 'data-key': row.key },
      button,
      explanation.sign(`“${row.label}”`, () => row.help),
      ...key,
    ),
    refresh,
  };
}
