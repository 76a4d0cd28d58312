// Sections of Tune while building: settings only, without actions on a run.

import { worldRows } from '../../../app/ui/panel/rows';
import { type Section, sections } from '../../../app/ui/panel/sections';

const titled = (title: string): Section => {
  const section = sections.find((each) => each.title === title);
  if (!section) throw new Error(`Tune has no section ${title}`);
  return section;
};

const folded = ({ open: _, ...section }: Section): Section => section;

/** Sections for a body, all folded. */
export const bodySections: readonly Section[] = [
  'Limits',
  'Controller',
  'Guidance',
  'Motion',
  'Error and sensor',
].map((title) => folded(titled(title)));

/** Sections for the world. */
export const sceneSections: readonly Section[] = [
  titled('Weather'),
  { ...titled('World'), rows: (app) => worldRows(app, 'World') },
];
