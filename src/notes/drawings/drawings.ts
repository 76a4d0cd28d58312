// Every figure of the notes' pages by its name in their text: one for each law of turning and of guidance, and two maps.
import { controllerKinds, isControllerName } from '../../control/controllers';
import { guidanceKinds, isGuidanceName } from '../../entities/guidance/guidance';
import { chaseFigure } from './chase-drawings';
import { figureHtml } from './panel';
import { phasePlane } from './phase-plane';
import { stabilityMap } from './stability-map';
import { turnFigure } from './turn-drawings';

/** Figures that belong to no single law. */
const maps = { 'phase-plane': phasePlane, 'stability-map': stabilityMap };

const isMap = (name: string): name is keyof typeof maps => Object.hasOwn(maps, name);

/** Names of all figures. */
export const drawingNames = [
  ...Object.keys(controllerKinds),
  ...Object.keys(guidanceKinds),
  ...Object.keys(maps),
];

function figureOf(name: string) {
  if (isControllerName(name)) return turnFigure(name);
  if (isGuidanceName(name)) return chaseFigure(name);
  if (isMap(name)) return maps[name]();
  throw new RangeError(
    `the notes name a drawing that there is not: ${name}; there are ${drawingNames.join(', ')}`,
  );
}

/** A figure as HTML. Throws RangeError for an unknown name. */
export const drawing = (name: string): string => figureHtml(name, figureOf(name));
