// The top left of the page: Slew's name, scene, Keep or Build, Play, the question, the guess, the
// answer and the next scene.
import './header.css';
import { useLayoutEffect } from 'preact/hooks';
import { explained } from '../../../lab/answers/words';
import { canRun, runAction } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { Finding } from '../answer/finding';
import { Sentence } from '../answer/sentence';
import { bodyWithText, useApp } from '../app';
import { FeatureParts, useFeatures } from '../features';
import { Icon } from '../kit/icon';

export function Header() {
  const app = useApp();
  const { scenario, title, building, origin } = app.session;
  const { name } = scenario;
  const features = useFeatures();
  const [gallery, keep, play, build] = ['gallery', 'keep', 'play', 'build'].map((id) => features.action(id));
  const isOwn = !building && (origin?.startsWith('own=') ?? false);
  const { question } = features.wordsOf(app.session);
  // Joining or winning a race changes the question, so the picture must be refitted below it.
  useLayoutEffect(() => app.fit(), [question]);
  return (
    <header class="first-header">
      <div class="brand">
        <strong class="word-mark">slew</strong>
        <div class="brand-scene">
          {building && <FeatureParts place="building name" />}
          <button
            type="button"
            class="scene"
            title={`${gallery.label} (${gallery.key})`}
            aria-label={building ? gallery.label : undefined}
            aria-haspopup="dialog"
            onClick={() => runAction(app, gallery)}
          >
            {!building && (
              <span class="scene-name">{app.scenarios.some(({ id }) => id === title) ? name : title}</span>
            )}
            <Icon sign="chevron" />
          </button>
          {!building && canRun(app, keep) && <ActionButton action={keep} more="keep" />}
          {isOwn && canRun(app, build) && <ActionButton action={build} more="keep" />}
          {!building && canRun(app, play) && <ActionButton action={play} more="play" />}
        </div>
      </div>
      {building ? (
        <FeatureParts place="building question" />
      ) : (
        <>
          <h1 class="question">{sentencesOf(question)}</h1>
          {bodyWithText(app) !== null && <FeatureParts place="scene task" />}
          <Finding />
        </>
      )}
    </header>
  );
}

/** Splits a text after sentences and colons. Each part stays on one line if there is room for it. */
function sentencesOf(text: string) {
  return text.split(/(?<=[.:?!])( )/).map((part, n) =>
    part === ' ' ? (
      part
    ) : (
      <span key={`${n} ${part}`}>
        <Sentence phrases={explained(part)} />
      </span>
    ),
  );
}
