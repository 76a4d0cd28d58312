// The top left while the editor is open: name, question, answer and guesses as fields, and what the tool does.
import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import { FeatureParts } from '../../../app/ui/features';
import { buildOf } from '../state/current';
import { AnswerLine, TrialLine } from './answer-fields';
import { TextField } from './fields';
import { isOwnQuestion, texts, withText } from './scene-texts';
import { byFingers, gestureOf } from './tools';

export function SceneName() {
  const app = useApp();
  return (
    <>
      <span class="build-chip">Build</span>
      <TextField
        text={app.session.scenario.name}
        label="Name of the scene"
        most={texts.name.most}
        take={(text) => buildOf(app).change((start) => withText(start, 'name', text))}
      />
    </>
  );
}

export function SceneQuestion() {
  const app = useApp();
  const build = buildOf(app);
  const gesture = gestureOf(app);
  const isIdle = gesture === '' && build.figures === '';
  const { question, answer } = app.session.scenario;
  // The line of the answer changes the height of the header.
  useLayoutEffect(() => app.fit(), [question === undefined, answer === undefined]);
  return (
    <>
      <h1 class="question build-question">
        <TextField
          text={app.session.scenario.question ?? ''}
          label="Question of the scene"
          most={texts.question.most}
          placeholder="What does it ask?"
          take={(text) =>
            build.change((start) =>
              withText(start, 'question', text, isOwnQuestion(app.session.scenario, app.scenarios)),
            )
          }
        />
      </h1>
      {!app.session.game && <AnswerLine />}
      <div class="build-gesture">
        {isIdle && !app.session.game ? (
          <TrialLine />
        ) : (
          <p>
            {build.figures && byFingers() ? (
              <>
                <b>{build.figures}</b> Lift your finger to set it.
              </>
            ) : (
              gesture
            )}
          </p>
        )}
        <FeatureParts place="building news" />
      </div>
    </>
  );
}
