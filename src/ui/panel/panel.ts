// The contents of the Tune drawer: whose settings, the law, its sections of rows, and the step test.
import './panel.css';
import './rows/rows.css';
import { colourOf } from '../../view/body-colours';
import { css } from '../../view/palette';
import { type App, inFocus } from '../app';
import { everyFrame } from '../kit/frames';
import { element } from '../legacy/element';
import { legacy } from '../legacy/legacy';
import { createBodies } from './bodies';
import { createFoot } from './foot';
import { createLaw } from './law';
import { createExplanation } from './rows/explanation';
import { createSectionView } from './section-view';
import { sections } from './sections/sections';

/** How often the drawer is read anew while it is seen: bodies leave and timelines set values, which no listener is told. Hz */
const lookRate = 10;

/** The contents, and a function that brings them up to date. */
export function createPanel(app: App): { element: HTMLElement; refresh: () => void } {
  const explanation = createExplanation();
  const bodies = createBodies(app);
  const law = createLaw(app);
  const foot = createFoot(app);
  const [open, folded] = [true, false].map((isOpen) =>
    sections
      .filter((section) => (section.open ?? false) === isOpen)
      .map((section) => createSectionView(app, section, explanation)),
  );
  const parts = [bodies, law, ...open, ...folded, foot];
  const panel = element(
    'div',
    { class: 'panel' },
    bodies.element,
    law.element,
    ...open.map((section) => section.element),
    element('div', { class: 'folded' }, ...folded.map((section) => section.element)),
    foot.element,
    explanation.element,
  );
  const refresh = () => {
    panel.style.setProperty('--body', css(colourOf(app.session, inFocus(app))));
    for (const part of parts) part.refresh();
  };
  refresh();
  everyFrame(lookRate, () => {
    if (panel.checkVisibility()) refresh();
  });
  return { element: panel, refresh };
}

export const Panel = legacy(createPanel);
