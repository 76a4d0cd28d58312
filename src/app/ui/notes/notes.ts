// The action “Notes”: the dialog is loaded when it is first opened.
import type { Action } from '../actions/action';
import { lateDialog } from '../kit/late';

/** Opens the notes over the page. */
const openNotes = lateDialog('The notes', async () => (await import('./notes-dialog')).notesDialog);

export const notesAction: Action = {
  id: 'notes',
  key: 'I',
  label: 'Notes',
  help: 'How turning by feedback works: the laws, the limits, what the published texts get wrong, and how to tune.',
  run: (app) => void openNotes(app),
};
