// The contents of the Tune drawer: bodies, turn law, sections of settings, and the step test.
import './panel.css';
import { hasPresets, presetNames, withPreset } from '../../../lab/tuning/presets';
import { refusal, type Tunable } from '../../../laws/control/tunable';
import { givenController } from '../../../world/simulation/entity-edits';
import { controllerSetting } from '../../../world/simulation/settings';
import { whyNoLawIn } from '../../../world/simulation/system';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { canRun, runAction } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { keepRun, stepTest } from '../actions/list';
import { attempt, hasTextLaw, inFocus, lawOf, useApp } from '../app';
import { FeatureParts, useFeatures } from '../features';
import { formatAtStep } from '../kit/formats';
import { useFrames } from '../kit/frames';
import { sliderMapping } from '../kit/slider-mapping';
import { ValueField } from '../kit/value-field';
import { Bodies } from './bodies';
import { Fold } from './fold';
import { LawChooser } from './law-chooser';
import { type PanelSection, sections } from './sections';

/** Rate at which the Tune drawer is rendered, Hz. */
const lookRate = 10;

export function TunePanel() {
  const app = useApp();
  useFrames(lookRate);
  const fold = (section: PanelSection) => <Fold key={section.title} section={section} />;
  const whyNoLaw = whyNoLawIn(app.session.simulation.systems, inFocus(app));
  return (
    <div class="panel" style={{ '--body': css(colourOf(app.session, inFocus(app))) }}>
      <Bodies />
      {whyNoLaw ? <p class="law">{whyNoLaw}</p> : <Law />}
      {!whyNoLaw && sections.filter(({ open }) => open).map(fold)}
      <FeatureParts place="scene settings" />
      <div class="folded">{sections.filter(({ open }) => !open).map(fold)}</div>
      <Foot hasLaw={!whyNoLaw} />
    </div>
  );
}

function Law() {
  const app = useApp();
  const features = useFeatures();
  const body = inFocus(app);
  const { help, source } = lawOf(app);
  const { stopped } = body;
  return (
    <div class="law" data-key="law">
      <div class="law-line">
        <LawChooser bodies={[body]} />
        {features.at('law line').map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
      <p class="sentence" title={source}>
        {stopped
          ? `It has stopped. Line ${stopped.line}, column ${stopped.column}: ${stopped.sentence}.`
          : help}
      </p>
      <Presets />
      <div class="law-more">
        {features
          .at('law more')
          .filter((action) => canRun(app, action))
          .map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        {hasTextLaw(body) && (
          <button type="button" class="button" onClick={() => app.drawers.set('law', true)}>
            Edit its text
          </button>
        )}
      </div>
    </div>
  );
}

/** Buttons that set the gains of a control law to "sluggish", "right" or "nervous". */
function Presets() {
  const app = useApp();
  const body = inFocus(app);
  const { kind, controller, limits } = body;
  if (!hasPresets(kind, controller)) return null;
  return (
    <div class="group presets" role="group" aria-label="Gains">
      {presetNames.map((name) => {
        const preset = withPreset(name, kind, controller, limits.angularAcceleration);
        return (
          <button
            key={name}
            type="button"
            class="chip"
            aria-pressed={Object.entries(preset).every(([key, value]) => controller[key] === value)}
            onClick={() => attempt(app, () => app.session.set(controllerSetting, preset, [body]))}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** The angle of the step test (a turn of all bodies) as a setting. Degrees */
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

function Foot({ hasLaw }: { readonly hasLaw: boolean }) {
  const app = useApp();
  const { session, view } = app;
  const reset = () => {
    const body = inFocus(app);
    const gains = givenController(body, session.lineUp.startOf(body) ?? {});
    attempt(app, () => session.set(controllerSetting, gains, [body]));
  };
  return (
    <footer class="foot">
      {!view.modes.of(session.scenario).locks.includes(stepTest.id) && <StepTest />}
      <div class="foot-line">
        <ActionButton action={keepRun} />
        {hasLaw && (
          <button
            type="button"
            class="button"
            title="The gains that the scene gives this body’s law."
            onClick={reset}
          >
            Reset gains
          </button>
        )}
      </div>
    </footer>
  );
}

/** The row for the step test (a turn by a chosen angle), with a button and a field. */
function StepTest() {
  const app = useApp();
  const { view } = app;
  const angle = formatAtStep(view.stepAngle, stepAngle.step);
  const take = (given: number) => {
    const reason = refusal(stepAngle, given);
    if (reason) app.notify(`${stepAngle.label} ${reason}.`, 'error');
    else view.stepAngle = given;
  };
  return (
    <div class="step-test" data-key={stepAngle.key}>
      <button
        type="button"
        data-action={stepTest.id}
        title={`${stepTest.label} (${stepTest.key}): ${stepTest.help}`}
        aria-label={`Step test: turn by ${angle}${stepAngle.unit}`}
        disabled={!canRun(app, stepTest)}
        onClick={() => runAction(app, stepTest)}
      >
        Step test: turn by
      </button>
      <ValueField
        text={angle}
        aria-label={stepAngle.label}
        title={stepAngle.help}
        take={take}
        press={(presses) => take(sliderMapping(stepAngle).pressed(view.stepAngle, presses))}
      />
      {stepAngle.unit}
    </div>
  );
}
