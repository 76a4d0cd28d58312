// The panel of settings, in the Tune drawer.
import './panel.css';
import { GUI } from 'lil-gui';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { focusedEntity } from '../../view/view-state';
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

/** How often the panel checks whether the body in focus has left, which no listener is told. Hz */
const lookRate = 10;

/** A section of the panel. */
interface Section {
  readonly title: string;
  build(app: App, gui: GUI): void;
  /** Whether it is shown now; always when left out. */
  present?(app: App): boolean;
}

const sections: readonly Section[] = [
  { title: 'Turn limit of all bodies', build: buildTurnLimit },
  { title: 'Target', build: buildTarget },
  { title: 'Turn controller', build: buildController },
  { title: 'Guidance', build: buildGuidance, present: hasGuidance },
  { title: 'Motion', build: buildMotion, present: canTravel },
  { title: 'Step test', build: buildStepTest },
  { title: 'World', build: buildWorld },
  { title: 'Disturbances', build: buildDisturbances },
  { title: 'View', build: buildView },
  { title: 'Camera', build: buildCamera },
];

/** Whether the body in focus can travel: a turret cannot. */
function canTravel({ session, view }: App): boolean {
  return kindOf(focusedEntity(session, view)).travels;
}

/** The panel, and a function that brings it up to date. */
export function createPanel(app: App): { element: HTMLElement; refresh: () => void } {
  const focus = createFocus(app);
  const panel = element('div', { class: 'panel' }, focus.box);
  const boxes = sections.map(() => {
    const box = element('div');
    panel.append(box);
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
    focus.refresh();
    focused = focusedEntity(app.session, app.view);
  };
  refresh();
  everyFrame(lookRate, () => {
    if (focusedEntity(app.session, app.view) !== focused) refresh();
  });
  return { element: panel, refresh };
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
