// The dialog “Tune for me”: what is tuned and how it is judged at the left, how far the search is and what it found at the right.
import './tuning.css';
import './result.css';
import { goal, weightsOf, weightTunables } from '../../tuning/cost';
import type { Tuned } from '../../tuning/tune';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import type { App } from '../app';
import { inFocus } from '../app';
import { element, setText } from '../legacy/element';
import { icon } from '../legacy/icons';
import { numberField } from './fields';
import { firstState, type OwnState, ownSubject } from './own-subject';
import { resultView } from './result-view';
import { sceneSubject } from './scene-subject';
import { beginSearch } from './search';
import type { Subject } from './subject';

export interface TuningPage {
  /** Opens for the body in focus. */
  open(): void;
}

const intro = [
  'The search makes twelve turns, from 10° to 170°, in calm air, in wind and with a noisy heading, with some hundreds of gains, in the very simulation that runs here. It takes some seconds, or a minute on a slow machine.',
  `A turn costs little when its error is gone early, when it does not swing past, and when the motor does little. All turns count about alike. Besides, the turn of 90° has a goal: to settle within ${goal.times} times the best possible turn, and to swing past by at most ${100 * goal.overshoot} %. To miss it costs much.`,
];

/** The dialog. */
export function createTuningPage(app: App): TuningPage {
  const weights: Record<string, number> = Object.fromEntries(
    weightTunables.map(({ key, initial }) => [key, initial]),
  );
  const kept = { neverWorse: true };
  let own: OwnState | null = null;
  let subject: Subject;
  let stop: (() => void) | null = null;

  const who = element('p', { class: 'who' });
  const choice = element('div', { class: 'group segmented', role: 'group', 'aria-label': 'What is tuned' });
  const fields = element('div', { class: 'fields' });
  const refused = element('p', { class: 'refused', role: 'status' });
  const refuse = (sentence: string) => setText(refused, sentence);
  const start = element('button', { type: 'button', class: 'button filled' }, 'Search');
  const cancel = element('button', { type: 'button', class: 'button', hidden: true }, 'Cancel');
  const bar = element('progress', { max: 1, value: 0, 'aria-label': 'How far the search is' });
  const state = element('p', { class: 'state', role: 'status' });
  const content = element('div', { class: 'content' });
  const actions = element('footer', { class: 'group' });
  const close = element(
    'button',
    { type: 'button', class: 'button icon close', 'aria-label': 'Close' },
    icon('close'),
  );
  const sheet = element(
    'div',
    { class: 'sheet' },
    element('header', {}, state, bar, cancel, close),
    content,
    actions,
  );
  const judged = element(
    'fieldset',
    { class: 'weights' },
    element('legend', {}, 'What counts'),
    ...weightTunables.map((row) =>
      numberField(row, {
        get: (key) => weights[key],
        set: (key, value) => {
          weights[key] = value;
        },
        refuse,
      }),
    ),
  );
  const dialog = element(
    'dialog',
    { class: 'tuning', 'aria-labelledby': 'tuning-title' },
    element(
      'div',
      { class: 'setup' },
      element('h2', { id: 'tuning-title' }, 'Tune for me'),
      choice,
      who,
      fields,
      judged,
      refused,
      element('div', { class: 'run' }, start),
    ),
    sheet,
  );

  const running = (on: boolean) => {
    const stopped = document.activeElement === cancel;
    start.disabled = on;
    cancel.hidden = !on;
    // The keyboard goes on with what can be pressed next.
    if (on) cancel.focus({ preventScroll: true });
    else if (stopped) start.focus({ preventScroll: true });
    bar.hidden = !on;
    bar.value = 0;
    for (const part of [choice, fields, judged]) part.inert = on;
  };
  const halt = (sentence: string) => {
    stop?.();
    stop = null;
    running(false);
    setText(state, sentence);
  };
  const introduce = () => {
    content.replaceChildren(...intro.map((text) => element('p', { class: 'note' }, text)));
    actions.replaceChildren();
  };
  const show = (tuned: Tuned) => {
    halt(subject.verdict(tuned));
    content.replaceChildren(resultView(tuned, subject));
    content.scrollTop = 0;
    actions.replaceChildren(...subject.actions(tuned, () => dialog.close()));
  };
  const search = () => {
    try {
      const tuning = { ...subject.tuning(), weights: weightsOf(weights) };
      refuse('');
      running(true);
      introduce();
      setText(state, 'Searching');
      // On a phone it is below what is asked.
      sheet.scrollIntoView();
      stop = beginSearch(tuning, {
        progress({ done, cost }) {
          bar.value = done;
          setText(state, `${Math.round(100 * done)} %, cost ${cost.toFixed(2)}`);
        },
        found: show,
        failed(message) {
          halt('');
          refuse(message);
        },
      });
      // A search that failed at once has stopped already.
      if (!start.disabled) stop = null;
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const take = (next: Subject) => {
    subject = next;
    setText(who, subject.who);
    for (const button of choice.children)
      button.setAttribute('aria-pressed', String(button.textContent === subject.label));
    fields.replaceChildren(...subject.fields(refuse));
    refuse('');
    setText(state, '');
    introduce();
  };
  const takeScene = () => take(sceneSubject(app, kept));
  const takeOwn = () => {
    own ??= firstState(app);
    take(ownSubject(app, own, takeOwn));
  };
  const option = (label: string, press: () => void) => {
    const button = element('button', { type: 'button', class: 'button' }, label);
    button.addEventListener('click', press);
    return button;
  };
  choice.append(option('This body', takeScene), option('My own body', takeOwn));
  start.addEventListener('click', search);
  cancel.addEventListener('click', () => halt('Cancelled. Your gains are as they were.'));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    if (stop) halt('');
  });
  return {
    open() {
      if (!dialog.isConnected) document.body.append(dialog);
      dialog.style.setProperty('--body', css(colourOf(app.session, inFocus(app))));
      running(false);
      takeScene();
      if (!dialog.open) dialog.showModal();
    },
  };
}
