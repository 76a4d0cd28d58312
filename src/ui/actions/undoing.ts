// Undo and redo.
import type { App } from '../app';
import type { Action } from './action';

export const undo: Action = {
  id: 'undo',
  key: 'Ctrl+Z',
  label: 'Undo',
  help: 'Takes back the last change: a path, a target, a setting, another scene, a restart. Bodies fly on.',
  enabled: ({ session }) => session.canUndo,
  run: ({ session }) => {
    session.undo();
  },
};

export const redo: Action = {
  id: 'redo',
  key: 'Shift+Ctrl+Z',
  label: 'Redo',
  help: 'Makes the change again that was taken back.',
  enabled: ({ session }) => session.canRedo,
  run: ({ session }) => {
    session.redo();
  },
};

export const undoActions: readonly Action[] = [undo, redo];

/** Whether one may look back. */
export function canLookBack({ session, view }: App): boolean {
  return !view.faces.of(session.scenario)?.forwardOnly;
}
