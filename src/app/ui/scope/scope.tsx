// The contents of the Measure drawer: plots of the last ten seconds, tables of measured values, and a menu.
import './scope.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { viewSwitches } from '../../view/view-state';
import { ActionButton } from '../actions/action-button';
import { keepRun } from '../actions/list';
import { useApp } from '../app';
import { download } from '../kit/download';
import { useFrames } from '../kit/frames';
import { useSized } from '../kit/older-browsers';
import { capture, csvOfSession } from './capture';
import { Chart, type TimeCursor } from './chart';
import { alwaysShownCount, choosePlot, firstPlotChoice, type PlotId, plots, shownPlots } from './plots';
import { Tables } from './tables';

/** Largest rate at which the plots are drawn while time passes. Hz */
const drawRate = 20;

/** Smallest width of the Measure drawer at which several plots are shown. CSS pixels */
const narrowWidth = 640;

/** Width of the Measure drawer when it was last shown. CSS pixels */
let lastWidth = narrowWidth;

/** The person's choice of plots in the Measure drawer, kept while the drawer is closed. */
let lastChoice = firstPlotChoice;

/** The contents of the Measure drawer. Renders nothing while the drawer is hidden, as in some games. */
export function MeasurePanel() {
  const [width, setWidth] = useState(lastWidth);
  const box = useSized<HTMLDivElement>(() => setWidth(box.current!.offsetWidth));
  if (width > 0) lastWidth = width;
  const isNarrow = width < narrowWidth;
  return (
    <div ref={box} class={isNarrow ? 'scope scope-narrow' : 'scope'}>
      {width > 0 && <Contents isNarrow={isNarrow} />}
    </div>
  );
}

function Contents({ isNarrow }: { readonly isNarrow: boolean }) {
  const app = useApp();
  const [choice, setChoice] = useState(lastChoice);
  const opener = useRef<HTMLButtonElement>(null);
  const cursor = useRef<TimeCursor['current']>(null);
  useFrames(drawRate, () => [app.session.simulation.measures.telemetry.steps, cursor.current]);
  const now = capture(app);
  const shown = shownPlots(choice, isNarrow);
  const choose = (id: PlotId) => {
    lastChoice = choosePlot(choice, id, isNarrow);
    setChoice(lastChoice);
  };
  const choices = (
    <div class="scope-choice" role="group" aria-label="Plots">
      {plots.slice(isNarrow ? 0 : alwaysShownCount).map((plot) => (
        <button
          key={plot.id}
          type="button"
          title={plot.help}
          data-plot={plot.id}
          aria-pressed={shown.includes(plot)}
          onClick={() => choose(plot.id)}
        >
          {plot.label}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {isNarrow && choices}
      <div class="scope-plots">
        {shown.map((plot) => (
          <Chart key={plot.id} {...{ plot, now, cursor }} />
        ))}
      </div>
      <Tables plots={shown} now={now} cursor={cursor.current}>
        <ActionButton action={keepRun} />
        <button
          ref={opener}
          type="button"
          class="scope-more"
          aria-label="More of Measure"
          title="Further plots, CSV"
          popovertarget="scope-menu"
        >
          ⋯
        </button>
      </Tables>
      <Menu opener={opener}>{!isNarrow && choices}</Menu>
    </>
  );
}

const ghost = viewSwitches.find(({ key }) => key === 'ghost')!;

interface MenuProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly children: ComponentChildren;
}

/**
 * Menu of the Measure drawer: show the best turn, save CSV, remove the comparison run.
 * @param children menu entries that come first
 */
function Menu({ opener, children }: MenuProps) {
  const { session, view } = useApp();
  return (
    <div
      id="scope-menu"
      class="scope-menu raised"
      popover="auto"
      onBeforeToggle={({ newState, currentTarget: { style } }) => {
        if (newState !== 'open') return;
        const { right, top } = opener.current!.getBoundingClientRect();
        style.right = `${window.innerWidth - right}px`;
        style.bottom = `${window.innerHeight - top}px`;
      }}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
    >
      {children}
      <button
        type="button"
        title={ghost.help}
        aria-pressed={view.shown.ghost}
        onClick={() => view.toggle('ghost')}
      >
        {ghost.label}
      </button>
      <button
        type="button"
        title="The last ten seconds of every body, as a table for a spreadsheet."
        onClick={() => download(session.title, '-telemetry.csv', 'text/csv', csvOfSession(session))}
      >
        Save as CSV
      </button>
      {view.comparisonRun && (
        <button
          type="button"
          title="Takes its trail, curves and lines away."
          onClick={() => view.set('comparisonRun', null)}
        >
          Drop the kept run
        </button>
      )}
    </div>
  );
}
