// The contents of the Tune drawer: whose settings, the law, its sections of rows, and the step test.
import './panel.css';
import './rows/rows.css';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { css } from '../../view/palette';
import type { App } from '../app';
import { element } from '../element';
import { everyFrame } from '../every-frame';
import { createBodies } from './bodies';
import { createFoot } from './foot';
import { createLaw } from './law';
import { createExplanation } from './rows/explanation';
import { createSectionView } from './section-view';
import { inFocus } from './sections/section';
import { sections } from './sections/sections';

/** How often the drawer checks whether the body in focus has left, which no listener is told. Hz */
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
  let focused: Entity | null = null;
  const refresh = () => {
    focused = inFocus(app);
    panel.style.setProperty('--body', css(colourOf(app.session, focused)));
    for (const part of parts) part.refresh();
  };
  refresh();
  everyFrame(lookRate, () => {
    if (inFocus(app) !== focused) refresh();
  });
  return { element: panel, refresh };
}
