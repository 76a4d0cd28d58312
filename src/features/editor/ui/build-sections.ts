// Sections of the settings panel in the editor: settings only, without actions on a run.

import { worldRows } from '../../../app/ui/panel/rows';
import { type PanelSection, sections } from '../../../app/ui/panel/sections';

const titled = (title: string): PanelSection => {
  const section = sections.find((each) => each.title === title);
  if (!section) throw new Error(`Tune has no section ${title}`);
  return section;
};

const folded = ({ open: _, ...section }: PanelSection): PanelSection => section;

/** Sections of the editor's side panel with settings of a body. All of them are folded at first. */
export const bodySections: readonly PanelSection[] = [
  'Limits',
  'Controller',
  'Guidance',
  'Motion',
  'Error and sensor',
].map((title) => folded(titled(title)));

/** Sections of the editor's side panel with settings of the whole scene: weather and world. */
export const sceneSections: readonly PanelSection[] = [
  titled('Weather'),
  { ...titled('World'), rows: (app) => worldRows(app, 'World') },
];
