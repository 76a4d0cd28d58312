// The action “Notes”: the dialog is loaded when it is first opened.
import type { Action } from '../actions/action';
import type { App } from '../app';

let page: Promise<HTMLDialogElement> | null = null;

/** Opens the notes over the page. */
async function openNotes(app: App): Promise<void> {
  try {
    page ??= import('./notes-page').then(({ createNotesPage }) => createNotesPage());
    const dialog = await page;
    if (!dialog.isConnected) document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
  } catch {
    page = null;
    app.notify('The notes could not be loaded. Is the connection gone? Load the page again.', 'error');
  }
}

export const notesAction: Action = {
  id: 'notes',
  key: 'I',
  label: 'Notes',
  help: 'How turning by feedback works: the laws, the limits, what the published texts get wrong, and how to tune.',
  run: (app) => void openNotes(app),
};
