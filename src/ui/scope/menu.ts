// The scope's quiet menu: further plots, the best turn on the field, the record as a file, and the kept run to drop.

import { viewSwitches } from '../../view/view-state';
import type { App } from '../app';
import { download, element } from '../legacy/element';
import { csvOfSession } from './csv';

/** The menu's button, and a function that brings it up to date. */
export interface ScopeMenu {
  readonly button: HTMLElement;
  /** The list, which is shown above the page while it is open. */
  readonly list: HTMLElement;
  refresh(): void;
}

export function createMenu({ session, view }: App): ScopeMenu {
  const save = item('Save as CSV', 'The last ten seconds of every body, as a table for a spreadsheet.', () =>
    download(session.title, '-telemetry.csv', 'text/csv', csvOfSession(session)),
  );
  const drop = item('Drop the kept run', 'Takes its trail, curves and lines away.', () =>
    view.set('comparisonRun', null),
  );
  const { label, help } = viewSwitches.find(({ key }) => key === 'ghost')!;
  const ghost = item(label, help, () => view.toggle('ghost'));
  const list = element('div', { class: 'scope-menu', popover: 'auto' }, ghost, save, drop);
  const button = element(
    'button',
    { type: 'button', class: 'scope-more', 'aria-label': 'More of Measure', title: 'Further plots, CSV' },
    '⋯',
  );
  button.popoverTargetElement = list;
  list.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return;
    const { right, top } = button.getBoundingClientRect();
    list.style.right = `${window.innerWidth - right}px`;
    list.style.bottom = `${window.innerHeight - top}px`;
  });
  list.addEventListener('click', () => list.hidePopover());
  const refresh = () => {
    drop.hidden = view.comparisonRun === null;
    ghost.setAttribute('aria-pressed', String(view.shown.ghost));
  };
  return { button, list, refresh };
}

function item(label: string, help: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', title: help }, label);
  made.addEventListener('click', press);
  return made;
}
