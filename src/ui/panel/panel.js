import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The contents of the Tune drawer: whose settings, the law, its sections of rows, and the step test.
import './panel.css';
import { refusal } from '../../control/tunable';
import { givenController } from '../../simulation/entity-edits';
import { kindOf } from '../../simulation/entity-kinds';
import { controllerSetting } from '../../simulation/settings';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { canRun, runAction } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { keepRun, stepTest } from '../actions/list';
import { attempt, inFocus, lawOf, useApp } from '../app';
import { codeAction } from '../code/code';
import { Chooser } from '../kit/chooser';
import { formatAtStep } from '../kit/formats';
import { useFrames } from '../kit/frames';
import { sliderMapping } from '../kit/slider-mapping';
import { ValueField } from '../kit/value-field';
import { canTuneFocused, tuneForMe } from '../tuning/tuning';
import { Bodies } from './bodies';
import { RowView } from './row-views';
import { sections } from './sections';

/** How often it is rendered while it is seen: bodies leave and timelines set values, which no listener is told. Hz */
const lookRate = 10;
export function Panel() {
  const app = useApp();
  useFrames(lookRate);
  const fold = (section) => _jsx(Fold, { section: section }, section.title);
  return _jsxs('div', {
    class: 'panel',
    style: { '--body': css(colourOf(app.session, inFocus(app))) },
    children: [
      _jsx(Bodies, {}),
      _jsx(Law, {}),
      sections.filter(({ open }) => open).map(fold),
      _jsx('div', { class: 'folded', children: sections.filter(({ open }) => !open).map(fold) }),
      _jsx(Foot, {}),
    ],
  });
}
function Law() {
  const app = useApp();
  const body = inFocus(app);
  const { help, source } = lawOf(app);
  const laws = Object.entries(kindOf(body).controllers);
  return _jsxs('div', {
    class: 'law',
    'data-key': 'law',
    children: [
      _jsxs('div', {
        class: 'law-line',
        children: [
          _jsx(Chooser, {
            'aria-label': 'Law',
            options: laws.map(([value, { label }]) => ({ value, label })),
            value: body.controller.kind,
            choose: (kind) =>
              attempt(app, () => app.session.set(controllerSetting, { kind }, [inFocus(app)])),
          }),
          _jsx(ActionButton, { action: codeAction }),
        ],
      }),
      _jsx('p', { class: 'sentence', title: source, children: help }),
      canTuneFocused(app) && _jsx(ActionButton, { action: tuneForMe }),
    ],
  });
}
/** A section, open or folded as a person leaves it. */
function Fold({ section }) {
  const app = useApp();
  const { session, view, drawers } = app;
  const { title, open = false } = section;
  const tunes = view.games.of(session.scenario)?.tunes;
  const offered = tunes ? (tunes[title] ?? []) : 'all';
  // The short drawer of a game has nothing to fold at first.
  const fold = tunes ? `${title}, short` : title;
  const rows = section.rows(app).filter(({ key }) => offered === 'all' || offered.includes(key));
  if (rows.length === 0) return null;
  return _jsxs('details', {
    class: 'section',
    open: drawers.folds.get(fold) ?? (open || tunes !== undefined),
    'data-section': title,
    onToggle: ({ currentTarget }) => drawers.folds.set(fold, currentTarget.open),
    children: [
      _jsxs('summary', {
        children: [
          _jsx('span', { class: 'chevron', 'aria-hidden': 'true' }),
          _jsx('span', { class: 'title', children: title }),
          _jsx('span', { class: 'in-words', children: section.inWords(app) }),
        ],
      }),
      _jsx('div', {
        class: 'rows',
        children: rows.map((row) => _jsx(RowView, { row: row }, `${row.type} ${row.key}`)),
      }),
    ],
  });
}
/** Angle of the step test. In degrees, because it is only shown and typed. */
const stepAngle = {
  key: 'stepAngle',
  label: 'Angle of the step test',
  unit: '°',
  min: -180,
  max: 180,
  step: 5,
  initial: 90,
  accepts: { from: -180, to: 180 },
  help: 'Angle of the step test; positive is clockwise.',
};
/** The step test with its angle, a run to compare with, and the way back to the scene’s gains. */
function Foot() {
  const app = useApp();
  const { session, view } = app;
  const reset = () => {
    const body = inFocus(app);
    const gains = givenController(body, session.lineUp.startOf(body) ?? {});
    attempt(app, () => session.set(controllerSetting, gains, [body]));
  };
  return _jsxs('footer', {
    class: 'foot',
    children: [
      !view.games.of(session.scenario)?.locks?.includes(stepTest.id) && _jsx(StepTest, {}),
      _jsxs('div', {
        class: 'foot-line',
        children: [
          _jsx(ActionButton, { action: keepRun }),
          _jsx('button', {
            type: 'button',
            class: 'button',
            title: 'The gains that the scene gives this body\u2019s law.',
            onClick: reset,
            children: 'Reset gains',
          }),
        ],
      }),
    ],
  });
}
/** One sentence: the button, and the field of its angle. */
function StepTest() {
  const app = useApp();
  const { view } = app;
  const angle = formatAtStep(view.stepAngle, stepAngle.step);
  const take = (given) => {
    const reason = refusal(stepAngle, given);
    if (reason) app.notify(`${stepAngle.label} ${reason}.`, 'error');
    else view.stepAngle = given;
  };
  return _jsxs('div', {
    class: 'step-test',
    'data-key': stepAngle.key,
    children: [
      _jsx('button', {
        type: 'button',
        'data-action': stepTest.id,
        title: `${stepTest.label} (${stepTest.key}): ${stepTest.help}`,
        'aria-label': `Step test: turn by ${angle}${stepAngle.unit}`,
        disabled: !canRun(app, stepTest),
        onClick: () => runAction(app, stepTest),
        children: 'Step test: turn by',
      }),
      _jsx(ValueField, {
        text: angle,
        'aria-label': stepAngle.label,
        title: stepAngle.help,
        take: take,
        press: (presses) => take(sliderMapping(stepAngle).pressed(view.stepAngle, presses)),
      }),
      stepAngle.unit,
    ],
  });
}
