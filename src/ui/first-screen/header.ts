// The top left: word mark, scene, its question and one quiet line.
import './header.css';
import { runAction } from '../actions/action';
import type { App } from '../app';
import { element } from '../element';
import { galleryAction } from '../gallery/open-gallery';
import { icon } from '../icons';

/** The header, and a function that brings it up to date. */
export function createHeader(app: App): { element: HTMLElement; refresh: () => void } {
  const scene = createSceneButton(app);
  const question = element('h1', { class: 'question' });
  const hint = element('p', { class: 'quiet-line' });
  const header = element(
    'header',
    { class: 'first-header' },
    element('div', { class: 'brand' }, element('strong', { class: 'word-mark' }, 'slew'), scene.button),
    question,
    hint,
  );
  const refresh = () => {
    scene.refresh();
    const { name, question: asked, hint: quiet = '' } = app.session.scenario;
    const words = asked ?? name;
    if (question.textContent !== words) question.replaceChildren(...sentencesOf(words));
    hint.textContent = quiet;
  };
  return { element: header, refresh };
}

/** Its sentences and what stands before a colon, each kept on a line where there is room, with the spaces between. */
function sentencesOf(text: string): (HTMLElement | string)[] {
  return text.split(/(?<=[.:?!])( )/).map((part) => (part === ' ' ? part : element('span', {}, part)));
}

/** The scene's name, which opens the gallery. */
function createSceneButton(app: App): { button: HTMLButtonElement; refresh: () => void } {
  const name = element('span', { class: 'scene-name' });
  const button = element(
    'button',
    {
      type: 'button',
      class: 'scene',
      title: `${galleryAction.label} (${galleryAction.key})`,
      'aria-haspopup': 'dialog',
    },
    name,
    icon('chevron'),
  );
  button.addEventListener('click', () => runAction(app, galleryAction));
  const refresh = () => {
    const { title, scenario } = app.session;
    name.textContent = app.scenarios.some(({ id }) => id === title) ? scenario.name : title;
  };
  return { button, refresh };
}
