// The contents of the Measure drawer: plots of the last ten seconds, and tables of what was measured.

import { onSize } from '../kit/older-browsers';
import { legacy } from '../legacy/legacy';
import './scope.css';
import { keepRun } from '../actions/list';
import type { App } from '../app';
import { everyFrame } from '../kit/frames';
import { actionButton } from '../legacy/action-button';
import { element } from '../legacy/element';
import { type Capture, capture } from './capture';
import { type Chart, createChart } from './chart';
import { createPlotChoice } from './choice';
import { ScopeChoices } from './choices';
import { Cursor } from './cursor';
import { createMenu } from './menu';
import { plots } from './plots';
import { createTables } from './tables';

/** How often the plots are drawn at most. Hz */
const drawRate = 20;

/** Width below which there is room for one plot, and the table goes below it. CSS pixels */
const narrowWidth = 640;

/**
 * Makes the contents. They keep themselves up to date while they are shown, and cost nothing while they are not.
 * `refresh` does so at once.
 */
export function createScope(app: App): { element: HTMLElement; refresh(): void } {
  const { session, view } = app;
  const choices = new ScopeChoices();
  const cursor = new Cursor();
  const choice = createPlotChoice(choices);
  const menu = createMenu(app);
  const keep = actionButton(app, keepRun);
  const tables = createTables(app, choices, keep.button, menu.button);
  const plotsPlace = element('div', { class: 'scope-plots' });
  const box = element('div', { class: 'scope' }, plotsPlace, tables.box, menu.list);

  let charts: readonly Chart[] = [];
  let built = '';
  let narrow = false;
  let shown = false;
  let upToDate = false;
  let drawnSteps = -1;
  const outdate = () => {
    upToDate = false;
  };
  const build = (now: Capture) => {
    const ids = choices.shown(narrow);
    const shape = `${ids} ${now.holds}`;
    if (built === shape) return;
    built = shape;
    const chosen = plots.filter(({ id }) => ids.includes(id));
    charts = chosen.map((plot) => createChart(plot, cursor, outdate));
    plotsPlace.replaceChildren(...charts.map(({ figure }) => figure));
    tables.read(chosen, now.holds);
  };
  const draw = () => {
    const now = capture(app);
    build(now);
    for (const chart of charts) chart.draw(now);
    tables.refresh(now, cursor.at);
    keep.refresh();
    menu.refresh();
    upToDate = true;
    drawnSteps = session.simulation.measures.telemetry.steps;
  };
  const refresh = () => {
    if (!shown || document.hidden) return;
    draw();
  };
  const settle = () => {
    choice.refresh(narrow);
    if (narrow) plotsPlace.before(choice.box);
    else menu.list.prepend(choice.box);
    outdate();
  };
  onSize(box, () => {
    const { offsetWidth: width } = box;
    shown = width > 0;
    narrow = shown ? width < narrowWidth : narrow;
    box.classList.toggle('scope-narrow', narrow);
    settle();
    refresh();
  });
  choices.onChange(settle);
  cursor.onChange(outdate);
  session.onChange(outdate);
  view.onChange(outdate);
  everyFrame(drawRate, () => {
    if (!shown) return;
    if (session.simulation.measures.telemetry.steps !== drawnSteps) outdate();
    if (!upToDate) refresh();
  });
  settle();
  return { element: box, refresh };
}

export const Scope = legacy(createScope);
