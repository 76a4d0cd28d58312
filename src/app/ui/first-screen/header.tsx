// The top left: word mark, scene, Keep, Play, the question, what is guessed and found, and where it leads on to.
import './header.css';
import { useLayoutEffect } from 'preact/hooks';
import { canRun, runAction } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { Finding } from '../answer/finding';
import { useApp } from '../app';
import { FeatureParts, useFeatures } from '../features';
import { Icon } from '../kit/icon';

export function Header() {
  const app = useApp();
  const { scenario, title, building } = app.session;
  const { name } = scenario;
  const features = useFeatures();
  const [gallery, keep, play] = ['gallery', 'keep', 'play'].map((id) => features.action(id));
  const { question } = features.wordsOf(app.session);
  // A race that is joined, or won, has another one: the picture keeps clear of its lines.
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
          {!building && canRun(app, play) && <ActionButton action={play} more="filled play" />}
        </div>
      </div>
      {building ? (
        <FeatureParts place="building question" />
      ) : (
        <>
          <h1 class="question">{sentencesOf(question)}</h1>
          <Finding />
        </>
      )}
    </header>
  );
}

/** Its sentences and what stands before a colon, each kept on a line where there is room, with the spaces between. */
function sentencesOf(text: string) {
  return text
    .split(/(?<=[.:?!])( )/)
    .map((part, n) => (part === ' ' ? part : <span key={`${n} ${part}`}>{part}</span>));
}
