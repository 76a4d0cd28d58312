// The top left while a scene is built: its name and its question as fields, and what the tool in hand does.
import { useApp } from '../../../app/ui/app';
import { FeatureParts } from '../../../app/ui/features';
import { buildOf } from '../state/current';
import { TextField } from './fields';
import { texts, withText } from './scene-texts';
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
  return (
    <>
      <h1 class="question build-question">
        <TextField
          text={app.session.scenario.question ?? ''}
          label="Question of the scene"
          most={texts.question.most}
          placeholder="What does it ask?"
          take={(text) => build.change((start) => withText(start, 'question', text))}
        />
      </h1>
      <div class="build-gesture">
        <p>
          {build.figures && byFingers() ? (
            <>
              <b>{build.figures}</b> Lift your finger to set it.
            </>
          ) : (
            gestureOf(app)
          )}
        </p>
        <FeatureParts place="building news" />
      </div>
    </>
  );
}
