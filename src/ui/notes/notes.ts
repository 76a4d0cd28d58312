// The action “Notes”: the dialog is loaded when it is first opened.
import type { Action } from '../actions/action';
import { openedLate } from '../legacy/openedLate';

/** Opens the notes over the page. */
const openNotes = openedLate('The notes', async (app) => {
  const dialog = (await import('./notes-page')).createNotesPage(app);
  document.body.append(dialog);
  return { open: () => dialog.open || dialog.showModal() };
});

export const notesAction: Action = {
  id: 'notes',
  key: 'I',
  label: 'Notes',
  help: 'How turning by feedback works: the laws, the limits, what the published texts get wrong, and how to tune.',
  run: (app) => void openNotes(app),
};
