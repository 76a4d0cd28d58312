import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The contents of the Measure drawer: plots of the last ten seconds, tables of what was measured, and a quiet menu.
import './scope.css';
import { useRef, useState } from 'preact/hooks';
import { viewSwitches } from '../../view/view-state';
import { ActionButton } from '../actions/action-button';
import { keepRun } from '../actions/list';
import { useApp } from '../app';
import { download } from '../kit/download';
import { useFrames } from '../kit/frames';
import { useSized } from '../kit/older-browsers';
import { capture, csvOfSession } from './capture';
import { Chart } from './chart';
import { alwaysShownCount, choosePlot, firstPlotChoice, plots, shownPlots } from './plots';
import { Tables } from './tables';

/** How often the plots are drawn at most while time passes. Hz */
const drawRate = 20;
/** Width below which there is room for one plot, and the table goes below it. CSS pixels */
const narrowWidth = 640;
/** What outlives the drawer: its width in CSS pixels, and the plots that the person chose. */
let lastWidth = narrowWidth;
let lastChoice = firstPlotChoice;
/** The contents. In a game that hides the drawers they have no width, and are not there. */
export function Scope() {
  const [width, setWidth] = useState(lastWidth);
  const box = useSized(() => setWidth(box.current.offsetWidth));
  if (width > 0) lastWidth = width;
  const isNarrow = width < narrowWidth;
  return _jsx('div', {
    ref: box,
    class: isNarrow ? 'scope scope-narrow' : 'scope',
    children: width > 0 && _jsx(Contents, { isNarrow: isNarrow }),
  });
}
function Contents({ isNarrow }) {
  const app = useApp();
  const [choice, setChoice] = useState(lastChoice);
  const opener = useRef(null);
  const cursor = useRef(null);
  useFrames(drawRate, () => `${app.session.simulation.measures.telemetry.steps} ${cursor.current}`);
  const now = capture(app);
  const shown = shownPlots(choice, isNarrow);
  const choose = (id) => {
    lastChoice = choosePlot(choice, id, isNarrow);
    setChoice(lastChoice);
  };
  const choices = _jsx('div', {
    class: 'scope-choice',
    role: 'group',
    'aria-label': 'Plots',
    children: plots.slice(isNarrow ? 0 : alwaysShownCount).map((plot) =>
      _jsx(
        'button',
        {
          type: 'button',
          title: plot.help,
          'data-plot': plot.id,
          'aria-pressed': shown.includes(plot),
          onClick: () => choose(plot.id),
          children: plot.label,
        },
        plot.id,
      ),
    ),
  });
  return _jsxs(_Fragment, {
    children: [
      isNarrow && choices,
      _jsx('div', {
        class: 'scope-plots',
        children: shown.map((plot) => _jsx(Chart, { plot, now, cursor }, plot.id)),
      }),
      _jsxs(Tables, {
        plots: shown,
        now: now,
        cursor: cursor.current,
        children: [
          _jsx(ActionButton, { action: keepRun }),
          _jsx('button', {
            ref: opener,
            type: 'button',
            class: 'scope-more',
            'aria-label': 'More of Measure',
            title: 'Further plots, CSV',
            popovertarget: 'scope-menu',
            children: '\u22EF',
          }),
        ],
      }),
      _jsx(Menu, { opener: opener, children: !isNarrow && choices }),
    ],
  });
}
const ghost = viewSwitches.find(({ key }) => key === 'ghost');
/** The best turn on the field, the record as a file, and the kept run to drop. @param children stand before them */
function Menu({ opener, children }) {
  const { session, view } = useApp();
  return _jsxs('div', {
    id: 'scope-menu',
    class: 'scope-menu raised',
    popover: 'auto',
    onBeforeToggle: ({ newState, currentTarget: { style } }) => {
      if (newState !== 'open') return;
      const { right, top } = opener.current.getBoundingClientRect();
      style.right = `${window.innerWidth - right}px`;
      style.bottom = `${window.innerHeight - top}px`;
    },
    onClick: ({ currentTarget }) => currentTarget.hidePopover(),
    children: [
      children,
      _jsx('button', {
        type: 'button',
        title: ghost.help,
        'aria-pressed': view.shown.ghost,
        onClick: () => view.toggle('ghost'),
        children: ghost.label,
      }),
      _jsx('button', {
        type: 'button',
        title: 'The last ten seconds of every body, as a table for a spreadsheet.',
        onClick: () => download(session.title, '-telemetry.csv', 'text/csv', csvOfSession(session)),
        children: 'Save as CSV',
      }),
      view.comparisonRun &&
        _jsx('button', {
          type: 'button',
          title: 'Takes its trail, curves and lines away.',
          onClick: () => view.set('comparisonRun', null),
          children: 'Drop the kept run',
        }),
    ],
  });
}
