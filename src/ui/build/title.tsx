// The top left while a scene is built: its name and its question as fields, and what the tool in hand does.

import { runAction } from '../actions/action';
import { useApp } from '../app';
import { galleryAction } from '../gallery/open-gallery';
import { Icon } from '../kit/icon';
import { TextField } from './fields';
import { texts, withText } from './scene-texts';
import { buildOf } from './state';
import { gestureOf } from './tools';

export function Title() {
  const app = useApp();
  const { scenario } = app.session;
  return (
    <>
      <div class="brand">
        <strong class="word-mark">slew</strong>
        <span class="build-chip">Build</span>
        <div class="brand-scene build-scene">
          <TextField
            text={scenario.name}
            label="Name of the scene"
            most={texts.name.most}
            take={(text) => buildOf(app).change((start) => withText(start, 'name', text))}
          />
          <button
            type="button"
            class="button icon"
            aria-label={galleryAction.label}
            title={`${galleryAction.label} (${galleryAction.key})`}
            aria-haspopup="dialog"
            onClick={() => runAction(app, galleryAction)}
          >
            <Icon sign="chevron" />
          </button>
        </div>
      </div>
      <h1 class="question build-question">
        <TextField
          text={scenario.question ?? ''}
          label="Question of the scene"
          most={texts.question.most}
          placeholder="What does it ask?"
          take={(text) => buildOf(app).change((start) => withText(start, 'question', text))}
        />
      </h1>
      <p class="build-gesture" role="status">
        {gestureOf(app)}
      </p>
    </>
  );
}
