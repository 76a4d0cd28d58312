// The scope: plots and tables of the last ten seconds, in the Measure drawer.
import { everyFrame } from '../every-frame';
import './scope.css';
import type { App } from '../app';
import { element } from '../element';
import { capture, shapeOf } from './capture';
import { type Chart, createChart } from './chart';
import { createScopeHead } from './head';
import { plots } from './plots';
import { createChaseTable } from './tables/chase-table';
import { createGunTable } from './tables/gun-table';
import { createPushTable } from './tables/push-table';
import { createTurnTable } from './tables/turn-table';

/** How often the plots are drawn at most. Hz */
const drawRate = 20;

/** The scope, and a function that brings it up to date; while its drawer is open it keeps itself up to date. */
export function createScope(app: App): { element: HTMLElement; refresh: () => void } {
  const { session, view, scope, drawers } = app;
  let shown = capture(app);
  const head = createScopeHead(app, () => (scope.frozen ? shown : capture(app)));
  const plotsPlace = element('div', { class: 'scope-plots' });
  const turns = createTurnTable(app);
  // The tables of particular scenes come before the turns, which every scene has.
  const tables = [createChaseTable(session), createPushTable(session), createGunTable(session), turns];
  const turnsPlace = element('div', { class: 'scope-turns' }, ...tables.map(({ table }) => table));
  const body = element('div', { class: 'scope-body' }, plotsPlace, turnsPlace);
  const box = element('section', { class: 'scope', 'aria-label': 'Scope' }, head.box, body);
  let charts: readonly Chart[] = [];
  let shape = '';
  let upToDate = false;
  let drawnSteps = session.simulation.measures.telemetry.steps;

  const build = (shapeNow: string) => {
    const inFocus = plotsPlace.querySelector<HTMLElement>(':focus')?.closest('figure')?.dataset.plot;
    for (const chart of charts) chart.destroy();
    charts = plots
      .filter(({ id }) => scope.shown.includes(id))
      .map((plot) => createChart(plot, shown, head.showTime));
    plotsPlace.replaceChildren(...charts.map(({ figure }) => figure));
    // The plot that had the keyboard gets it back.
    plotsPlace.querySelector<HTMLElement>(`figure[data-plot=${inFocus}] .scope-chart`)?.focus();
    shape = shapeNow;
  };
  const draw = () => {
    if (!scope.frozen) shown = capture(app, shown);
    const shapeNow = `${scope.shown} ${shapeOf(shown)}`;
    if (shape !== shapeNow) build(shapeNow);
    for (const chart of charts) chart.draw(shown);
    if (scope.turns && !scope.frozen) for (const each of tables) each.refresh();
  };
  const drawIfNew = () => {
    const { steps } = session.simulation.measures.telemetry;
    if (!scope.frozen && steps !== drawnSteps) upToDate = false;
    if (upToDate || !drawers.isOpen('measure') || document.hidden) return;
    draw();
    upToDate = true;
    drawnSteps = steps;
  };
  const outdate = () => {
    upToDate = false;
  };
  const settle = () => {
    turnsPlace.hidden = !scope.turns;
    plotsPlace.hidden = scope.turns && scope.narrow;
    head.refresh();
    outdate();
    drawIfNew();
  };
  scope.onChange(settle);
  drawers.onChange(settle);
  session.onChange(outdate);
  view.onChange(outdate);
  everyFrame(drawRate, drawIfNew);
  settle();
  return { element: box, refresh: outdate };
}
