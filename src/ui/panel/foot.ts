// The foot of the Tune drawer: the step test with its angle, a run to compare with, and the way back to the scene’s gains.
import { refusal, type Tunable } from '../../control/tunable';
import { resetController } from '../../simulation/entity-edits';
import { canRun, runAction } from '../actions/action';
import { keepRun, stepTest } from '../actions/list';
import { type App, attempt } from '../app';
import { formatAtStep } from '../kit/formats';
import { sliderMapping } from '../kit/slider-mapping';
import { actionButton } from '../legacy/action-button';
import { element } from '../legacy/element';
import { ValueField } from './rows/value-field';
import { editFocused } from './sections/section';

/** Angle of the step test. In degrees, because it is only shown and typed. */
const stepAngle: Tunable = {
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

/** The foot, and a function that brings it up to date. */
export function createFoot(app: App): { element: HTMLElement; refresh: () => void } {
  const test = createStepTest(app);
  const reset = element(
    'button',
    { type: 'button', class: 'button', title: 'The gains that the scene gives this body’s law.' },
    'Reset gains',
  );
  reset.addEventListener('click', () =>
    attempt(app, () =>
      editFocused(app, ({ lineUp }, body) => resetController(body, lineUp.startOf(body) ?? {})),
    ),
  );
  const keep = actionButton(app, keepRun);
  const line = element('div', { class: 'foot-line' }, keep.button, reset);
  return {
    element: element('footer', { class: 'foot' }, test.element, line),
    refresh() {
      const { faces } = app.view;
      test.element.hidden = faces.of(app.session.scenario)?.locks?.includes(stepTest.id) ?? false;
      test.refresh();
      keep.refresh();
    },
  };
}

/** The button of the step test with the field of its angle, as one sentence. */
function createStepTest(app: App): { element: HTMLElement; refresh: () => void } {
  const { view } = app;
  const button = element(
    'button',
    {
      type: 'button',
      'data-action': stepTest.id,
      title: `${stepTest.label} (${stepTest.key}): ${stepTest.help}`,
    },
    'Step test: turn by',
  );
  button.addEventListener('click', () => runAction(app, stepTest));
  const take = (angle: number) => {
    const reason = refusal(stepAngle, angle);
    if (reason) app.notify(`${stepAngle.label} ${reason}.`, 'error');
    else view.stepAngle = angle;
    refresh();
  };
  const scale = sliderMapping(stepAngle);
  const field = new ValueField(
    { 'aria-label': stepAngle.label, title: stepAngle.help },
    { take, press: (presses) => take(scale.pressed(view.stepAngle, presses)) },
  );
  const refresh = () => {
    const angle = formatAtStep(view.stepAngle, stepAngle.step);
    button.setAttribute('aria-label', `Step test: turn by ${angle}${stepAngle.unit}`);
    button.disabled = !canRun(app, stepTest);
    field.show(angle);
  };
  refresh();
  return {
    element: element(
      'div',
      { class: 'step-test', 'data-key': stepAngle.key },
      button,
      field.element,
      stepAngle.unit,
    ),
    refresh,
  };
}
