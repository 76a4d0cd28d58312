// The toolbar at the top: scenario, mode, time, line-up, link, files and help.
import './toolbar.css';
import { type BuiltIn, tabs } from '../scenarios';
import type { Action } from './actions/action';
import { actionButton } from './actions/action-button';
import { disturbances } from './actions/disturbances';
import { loop, modes, nextLineUp, playback, removeWaypoint, viewActions } from './actions/list';
import { type App, attempt } from './app';
import { element, leaveAfterPointer } from './element';
import { notesAction } from './notes/notes';
import { loadBuiltIn, sharingActions } from './sharing/sharing';

/** Labels of the picker's groups, in their order. */
const groups: Readonly<Record<BuiltIn['tab'], string>> = { play: 'Play', lab: 'Lab', world: 'World' };

const home = viewActions.filter(({ id }) => id === 'home');

/** The toolbar, and a function that brings it up to date. */
export function createToolbar(app: App, help: Action): { bar: HTMLElement; refresh: () => void } {
  const refreshers: (() => void)[] = [];
  const group = (actions: readonly Action[], label: string, kind: string) => {
    const box = element('div', { class: `group ${kind}`, role: 'group', 'aria-label': label });
    for (const action of actions) {
      const { button, refresh } = actionButton(app, action);
      box.append(button);
      refreshers.push(refresh);
    }
    return box;
  };
  const picker = createPicker(app);
  const [pause, ...time] = playback;
  const [link, ...files] = sharingActions;
  const frequent = () => [
    group(time, 'Time', 'time'),
    group([nextLineUp], 'Which bodies fly', 'cast'),
    group([link], 'Link', 'link'),
  ];
  const more = element(
    'div',
    { class: 'more', id: 'more' },
    ...frequent(),
    group(disturbances, 'Disturbances', 'disturbances'),
    group([...files, ...home, notesAction], 'Scene', 'scene'),
  );
  const bar = element(
    'header',
    { class: 'toolbar' },
    element('h1', {}, 'slew'),
    picker.select,
    group(modes, 'Mode', 'modes segmented'),
    group([loop, { ...removeWaypoint, face: () => '✕' }], 'Path', 'path'),
    group([pause], 'Pause', 'pause'),
    element('div', { class: 'frequent' }, ...frequent()),
    createMoreButton(more),
    group([help], 'Help', 'help'),
    more,
  );
  const refresh = () => {
    picker.refresh();
    for (const each of refreshers) each();
  };
  return { bar, refresh };
}

/** The button that opens the menu of less frequent buttons; on a narrow page the menu has most of them. */
function createMoreButton(more: HTMLElement): HTMLButtonElement {
  const button = element(
    'button',
    {
      type: 'button',
      class: 'button more-button',
      'aria-expanded': false,
      'aria-controls': 'more',
      'aria-label': 'More',
    },
    '⋯',
  );
  const open = (on: boolean) => {
    more.classList.toggle('open', on);
    button.setAttribute('aria-expanded', String(on));
  };
  button.addEventListener('click', () => open(!more.classList.contains('open')));
  // Any press closes the menu: on one of its buttons after the click, elsewhere at once.
  window.addEventListener('click', (event) => {
    if (event.target !== button) open(false);
  });
  window.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !more.contains(target) && target !== button) open(false);
  });
  return button;
}

/** The scenarios in a group per tab. */
function pickerGroups({ scenarios }: App): HTMLElement[] {
  return tabs.flatMap((tab) => {
    const options = scenarios
      .filter((each) => each.tab === tab)
      .map(({ id, scenario }) => element('option', { value: id }, scenario.name));
    return options.length > 0 ? [element('optgroup', { label: groups[tab] }, ...options)] : [];
  });
}

function createPicker(app: App): { select: HTMLSelectElement; refresh: () => void } {
  const select = element('select', { class: 'picker', 'aria-label': 'Scenario', title: 'Scenario' });
  const loaded = element('option', { value: '' });
  select.append(...pickerGroups(app));
  select.addEventListener('change', () => {
    attempt(app, () => loadBuiltIn(app, select.value));
  });
  leaveAfterPointer(select);
  const refresh = () => {
    const { title } = app.session;
    const known = app.scenarios.some(({ id }) => id === title);
    if (known) loaded.remove();
    else {
      loaded.textContent = title;
      select.prepend(loaded);
    }
    select.value = known ? title : '';
  };
  refresh();
  return { select, refresh };
}
