// The feature "notes". Its dialog is large, and loaded when it is first opened.
import type { PageFeature } from '../features';
import { openDialog } from '../kit/late';

export const notes: PageFeature = {
  label: 'The notes',
  isLarge: true,
  actions: [
    {
      id: 'notes',
      key: 'I',
      label: 'Notes',
      help: 'How turning by feedback works: the laws, the limits, what the published texts get wrong, and how to tune.',
      spots: ['page menu', 'links'],
    },
  ],
  load: async () => {
    const { notesDialog } = await import('./notes-dialog');
    return { run: { notes: (app) => openDialog(app, 'The notes', notesDialog) } };
  },
};
