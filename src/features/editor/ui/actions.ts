// The actions of the editor, and the actions of the page that stay available in it.

import type { Action } from '../../../app/ui/actions/action';
import { keyedActions } from '../../../app/ui/actions/list';
import type { App } from '../../../app/ui/app';
import { most } from '../../../lab/files/schema-parts';
import { buildOf } from '../state/current';
import { setBuilding } from '../state/set-building';
import { focusThings } from './focus-things';

/** Whether the panel with measurements was open before the editor was opened */
let hadMeasure = false;

/** Whether the list of objects had the keyboard focus when the editor was last closed */
let hadKeys = false;

/** Whether the keyboard focus is in the list of objects. */
const isByKeys = () => document.activeElement?.closest('.things') != null;

/** Switches between playing and the editor. */
export async function toggleBuild(app: App): Promise<void> {
  const { session, drawers, view } = app;
  if (!session.canBuild) {
    app.notify(
      'This scene cannot be built: what stands in it is up to its rules. It can be tuned, and kept as a copy. Other scenes can be built, and a new one.',
      'info',
    );
    return;
  }
  if (session.building) {
    hadKeys = isByKeys();
    await setBuilding(session, view, app, false);
    app.say('Play, from the start.');
    if (hadMeasure) drawers.set('measure', true);
    hadMeasure = false;
    return;
  }
  if (hadKeys || isByKeys()) focusThings();
  hadKeys = false;
  hadMeasure = drawers.isOpen('measure');
  drawers.set('measure', false);
  try {
    await setBuilding(session, view, app, true);
    app.say('Build. Time stands at the start: add, move and change what there is.');
  } catch (error) {
    app.notify(error instanceof Error ? error.message : String(error), 'error');
  }
}

export const playScene: Action = {
  id: 'play-scene',
  key: ' ',
  label: 'Play',
  help: 'Lets the scene run from its start.',
  run: (app) => void toggleBuild(app),
};

export const duplicateAction: Action = {
  id: 'duplicate',
  key: 'Ctrl+D',
  label: 'Duplicate',
  help: 'Puts a copy of what is chosen beside it; of a waypoint, one more behind it.',
  sign: () => 'copy',
  buttonText: () => 'Duplicate',
  enabled: (app) => buildOf(app).chosen.length > 0 || typeof buildOf(app).spot === 'number',
  run: (app) => {
    const { chosen, hasField } = buildOf(app);
    if (chosen.length === 0) {
      buildOf(app).insertWaypoint();
      return;
    }
    const count = app.session.entities.length + chosen.length;
    if (!hasField && count > most.cards)
      app.notify(`A scene on cards has at most ${most.cards} bodies.`, 'info');
    else buildOf(app).duplicate();
  },
};

export const removeAction: Action = {
  id: 'remove',
  key: 'Delete',
  label: 'Remove',
  help: 'Takes away what is chosen. One body stays.',
  sign: () => 'bin',
  buttonText: () => 'Remove',
  enabled: (app) => buildOf(app).canRemove,
  run: (app) => void buildOf(app).remove(),
};

export const snapping: Action = {
  id: 'snap',
  key: 'M',
  label: 'Snap',
  help: 'Things stand on half metres and point in steps of 15°. With Ctrl held, or off, they are free.',
  sign: () => 'magnet',
  buttonText: () => 'Snap',
  pressed: (app) => buildOf(app).snap,
  run: (app) => {
    const build = buildOf(app);
    build.snap = !build.snap;
  },
};

const selectTool: Action = {
  id: 'select',
  key: 'V',
  label: 'Select',
  help: 'Puts the tool away: a press chooses, a drag moves.',
  run: (app) => buildOf(app).take('select'),
};

/** Moves the focus to the palette of tools. */
export function focusPalette(): void {
  document.querySelector<HTMLElement>('.palette button:enabled')?.focus();
}

const addThing: Action = {
  id: 'add',
  key: '+',
  label: 'Add',
  help: 'Goes to the palette: arrows or first letters choose, Enter puts the thing where there is room.',
  run: focusPalette,
};

export const selectAll: Action = {
  id: 'select-all',
  key: 'Ctrl+A',
  label: 'Select all',
  help: 'Chooses everything that stands in the scene.',
  run: (app) => buildOf(app).chooseAll(),
};

/** Ids of the page's actions that stay available in the editor. */
const kept = new Set(['undo', 'redo', 'law', 'tune', 'home', 'grid', 'outlines']);

export const actions: readonly Action[] = [
  playScene,
  duplicateAction,
  removeAction,
  snapping,
  selectTool,
  addThing,
  selectAll,
  ...keyedActions.filter(({ id }) => kept.has(id)),
];
