// The foot of the Tune drawer: the step test with its angle, and the way back to the gains of the scenario.
import { refusal, type Tunable } from '../../control/tunable';
import { resetController } from '../../simulation/entity-edits';
import { canRun, runAction } from '../actions/action';
import { stepTest } from '../actions/list';
import { type App, attempt } from '../app';
import { element } from '../element';
import { figure } from './rows/figures';
import { scaleOf } from './rows/scale';
import { ValueField } from './rows/value-field';
import { editFocused } from './sections/section';

/** Angle of the step test. In degrees, because it is only shown and typed. */
const stepAngle: Tunable = {
  key: 'stepAngle',
  label: 'The angle',
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
  const test = element('button', {
    type: 'button',
    class: 'step-test',
    'data-action': stepTest.id,
    title: `${stepTest.label} (${stepTest.key}): ${stepTest.help}`,
  });
  test.addEventListener('click', () => runAction(app, stepTest));
  const reset = element(
    'button',
    { type: 'button', class: 'plain', title: 'The gains that the scene gives this body’s law.' },
    'Reset gains',
  );
  reset.addEventListener('click', () =>
    attempt(app, () =>
      editFocused(app, ({ lineUp }, body) => resetController(body, lineUp.startOf(body) ?? {})),
    ),
  );
  const field = angleField(app, () => refresh());
  const refresh = () => {
    const angle = figure(app.view.stepAngle, stepAngle.step);
    test.textContent = `Step test: turn by ${angle}°`;
    test.disabled = !canRun(app, stepTest);
    field.show(angle);
  };
  refresh();
  return {
    element: element(
      'footer',
      { class: 'foot' },
      test,
      element(
        'div',
        { class: 'foot-line' },
        element(
          'label',
          { class: 'angle', title: stepAngle.help, 'data-key': stepAngle.key },
          'Turn by',
          field.element,
          stepAngle.unit,
        ),
        reset,
      ),
    ),
    refresh,
  };
}

/** The field of the step test's angle. */
function angleField(app: App, changed: () => void): ValueField {
  const take = (angle: number) => {
    const reason = refusal(stepAngle, angle);
    if (reason) app.notify(`${stepAngle.label} ${reason}.`, 'error');
    else app.view.stepAngle = angle;
    changed();
  };
  const scale = scaleOf(stepAngle);
  return new ValueField({}, { take, press: (presses) => take(scale.pressed(app.view.stepAngle, presses)) });
}
