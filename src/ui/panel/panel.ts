// The panel of settings: at the side, on a narrow page a sheet at the bottom.
import './panel.css';
import { GUI } from 'lil-gui';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { focusedEntity } from '../../view/view-state';
import { actionButton } from '../actions/action-button';
import { loop, modes, removeWaypoint } from '../actions/list';
import type { App } from '../app';
import { element } from '../element';
import { everyFrame } from '../every-frame';
import { refreshRow } from './action-rows';
import { createFocus } from './focus';
import { buildGuidance, guidanceShape, hasGuidance } from './guidance-section';
import {
  buildCamera,
  buildController,
  buildDisturbances,
  buildMotion,
  buildStepTest,
  buildTurnLimit,
  buildView,
  buildWorld,
} from './sections';
import { buildTarget, targetShape } from './target-section';

/** The tabs of the sheet. On a wide page all of them are open. */
const tabs = [
  { id: 'drive', label: 'Drive' },
  { id: 'tune', label: 'Tune' },
  { id: 'scope', label: 'Scope' },
  { id: 'view', label: 'View' },
] as const;

/** How often the panel checks whether the body in focus has left, which no listener is told. Hz */
const lookRate = 10;

type Tab = (typeof tabs)[number]['id'];

/** A section of the panel. */
interface Section {
  readonly tab: Tab;
  readonly title: string;
  build(app: App, gui: GUI): void;
  /** Whether it is shown now; always when left out. */
  present?(app: App): boolean;
}

const sections: readonly Section[] = [
  { tab: 'drive', title: 'Turn limit of all bodies', build: buildTurnLimit },
  { tab: 'drive', title: 'Target', build: buildTarget },
  { tab: 'tune', title: 'Turn controller', build: buildController },
  { tab: 'tune', title: 'Guidance', build: buildGuidance, present: hasGuidance },
  { tab: 'tune', title: 'Motion', build: buildMotion, present: canTravel },
  { tab: 'tune', title: 'Step test', build: buildStepTest },
  { tab: 'view', title: 'World', build: buildWorld },
  { tab: 'view', title: 'Disturbances', build: buildDisturbances },
  { tab: 'view', title: 'View', build: buildView },
  { tab: 'view', title: 'Camera', build: buildCamera },
];

/** Whether the body in focus can travel: a turret cannot. */
function canTravel({ session, view }: App): boolean {
  return kindOf(focusedEntity(session, view)).travels;
}

/** The panel, and a function that brings it up to date. */
export function createPanel(app: App, resized: () => void): { panel: HTMLElement; refresh: () => void } {
  const focus = createFocus(app);
  const driveModes = modes.map((action) => actionButton(app, action));
  const pathTools = [loop, removeWaypoint].map((action) => actionButton(app, action));
  const modeBox = element('div', {
    class: 'group segmented sheet-modes',
    role: 'group',
    'aria-label': 'Mode',
  });
  modeBox.append(...driveModes.map(({ button }) => button));
  const pathBox = element('div', { class: 'group sheet-modes', role: 'group', 'aria-label': 'Path' });
  pathBox.append(...pathTools.map(({ button }) => button));
  const places = new Map(
    tabs.map(({ id }) => [id, element('section', { class: 'tab-place', 'data-tab': id, id: `tab-${id}` })]),
  );
  places.get('drive')!.append(modeBox, pathBox);
  places.get('tune')!.append(focus.box);
  const panel = element('aside', { class: 'panel', 'aria-label': 'Settings' });
  panel.append(createTabs(app, panel, resized), ...places.values());

  const boxes = sections.map(({ tab }) => {
    const box = element('div');
    places.get(tab)!.append(box);
    return box;
  });
  let guis: GUI[] = [];
  let built = '';
  let focused: Entity | null = null;
  const refresh = () => {
    const shape = shapeOf(app);
    if (shape !== built) {
      const held = heldRow(panel);
      for (const gui of guis) gui.destroy();
      guis = sections.flatMap(({ title, build, present }, n) => {
        if (present && !present(app)) return [];
        const gui = new GUI({ container: boxes[n], title });
        build(app, gui);
        return [gui];
      });
      built = shape;
      if (held)
        panel.querySelector<HTMLElement>(`[data-key="${CSS.escape(held)}"] :is(select, input)`)?.focus();
    }
    for (const gui of guis) for (const control of gui.controllersRecursive()) refreshRow(app, control);
    for (const each of [...driveModes, ...pathTools]) each.refresh();
    focus.refresh();
    focused = focusedEntity(app.session, app.view);
  };
  refresh();
  everyFrame(lookRate, () => {
    if (focusedEntity(app.session, app.view) !== focused) refresh();
  });
  return { panel, refresh };
}

/** Key of the row that has the keyboard, so that it keeps it when the rows are built again; null for none. */
function heldRow(panel: HTMLElement): string | null {
  const active = document.activeElement;
  // After a choice by pointer, keys go to the picture.
  if (!active?.matches(':focus-visible') || !panel.contains(active)) return null;
  return active.closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
}

/** What decides which rows there are; when it changes, the sections are built again. */
function shapeOf(app: App): string {
  const kinds = app.session.entities.map(({ kind }) => kind);
  return [
    app.session.title,
    app.session.entities.indexOf(focusedEntity(app.session, app.view)),
    focusedEntity(app.session, app.view).controller.kind,
    guidanceShape(app),
    targetShape(app),
    ...new Set(kinds),
  ].join();
}

function createTabs({ scope }: App, panel: HTMLElement, resized: () => void): HTMLElement {
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Settings' });
  const buttons = tabs.map(({ id, label }) =>
    element('button', { type: 'button', class: 'button', role: 'tab', 'aria-controls': `tab-${id}` }, label),
  );
  const open = (id: Tab | 'none') => {
    panel.dataset.open = id;
    for (const [n, tab] of tabs.entries()) buttons[n].setAttribute('aria-selected', String(tab.id === id));
    if (scope.narrow) scope.setOpen(id === 'scope');
    resized();
  };
  for (const [n, { id }] of tabs.entries()) {
    // The open tab's button closes the sheet, which gives its space to the picture.
    buttons[n].addEventListener('click', () => open(panel.dataset.open === id ? 'none' : id));
  }
  list.append(...buttons);
  open('drive');
  scope.onChange(() => {
    const shown = panel.dataset.open === 'scope';
    if (scope.narrow && scope.open !== shown) open(scope.open ? 'scope' : 'none');
  });
  return list;
}
