import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// Below the question: what one guesses, then what the run has shown, and what it leads on to.
import './answer.css';
import { useEffect, useRef } from 'preact/hooks';
import { wordsOf } from '../../answers/answer';
import { choicesOf } from '../../answers/answers';
import { nextOf } from '../../scenarios/tour';
import { colourOf, guidedArtOf } from '../../view/bodies';
import { useApp } from '../app';
import { bestStore } from '../best-store';
import { BodyIcon } from '../kit/body-icon';
import { useFrames } from '../kit/frames';
import { Icon } from '../kit/icon';
import { loadDoors } from '../play/doors';
import { progress } from '../progress/progress';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import { Sentence } from './sentence';
import { isOverTally } from './standings';

/** How often it looks for an answer. Hz */
const lookRate = 4;
export function Finding() {
  const app = useApp();
  const { session, view } = app;
  const { scenario, title, answer } = session;
  const visit = useRef({ scenario: null, asks: false, guess: null, isAnswered: false });
  if (visit.current.scenario !== scenario)
    visit.current = { scenario, asks: !progress.has(title, 'guessed'), guess: null, isAnswered: false };
  if (answer) visit.current.isAnswered = true;
  const { asks, guess, isAnswered } = visit.current;
  const isRight = guess !== null && (answer?.right.includes(guess) ?? false);
  useFrames(lookRate, () => stateOf(app));
  useEffect(() => progress.note(title, 'seen'), [scenario]);
  // A game has its answer with a result that counts.
  useEffect(
    () =>
      bestStore.onChange(() => {
        visit.current.isAnswered ||= view.games.of(session.scenario) !== null;
        view.redraw();
      }),
    [],
  );
  useEffect(() => {
    if (isAnswered) progress.note(title, isRight ? 'right' : 'answered');
  }, [scenario, isAnswered, isRight]);
  const choices = asks ? choicesOf(session.simulation, (body) => session.labelOf(body)) : [];
  const choose = (n) => {
    visit.current.guess = n;
    progress.note(title, 'guessed');
    view.redraw();
  };
  const next = isAnswered ? nextOf(title) : null;
  const sentence =
    answer &&
    !view.picture.answerPlace &&
    !isOverTally(session) &&
    _jsx(
      'p',
      { class: 'found', children: _jsx(Sentence, { phrases: answer.phrases }) },
      wordsOf(answer.phrases),
    );
  return _jsxs('div', {
    class: 'finding',
    children: [
      choices.length > 0 &&
        _jsxs('div', {
          class: 'guess',
          children: [
            _jsx(Choices, { choices: choices, guess: guess, answer: answer, choose: choose }),
            answer &&
              guess !== null &&
              _jsx('p', { class: 'verdict', children: verdictOf(choices, answer, guess) }),
            sentence,
          ],
        }),
      _jsxs('div', {
        class: 'then',
        children: [
          choices.length === 0 && sentence,
          next
            ? _jsxs('button', {
                type: 'button',
                class: 'next',
                onClick: () => void open(app, next),
                children: [_jsxs('span', { children: ['Next: ', next.words] }), _jsx(Icon, { sign: 'next' })],
              })
            : _jsx('p', { class: 'quiet-line', children: scenario.hint }),
        ],
      }),
    ],
  });
}
/** Opens what a scene leads on to. */
async function open(app, { scene, ofToday }) {
  const doors = ofToday ? await loadDoors(app).catch(() => []) : [];
  const today = doors.find((door) => door.scene === scene)?.today;
  if (today) openAddress(app, today.words());
  else loadBuiltIn(app, scene);
}
/** What is shown, as far as it changes by itself. */
function stateOf({ session: { answer }, view }) {
  return `${answer ? wordsOf(answer.phrases) : ''}\n${answer?.right}\n${view.picture.answerPlace === null}`;
}
/** Once one has guessed, or the run has shown it, they say what was guessed and what is right. */
function Choices({ choices, guess, answer, choose }) {
  const { session } = useApp();
  const isOpen = guess === null && answer === null;
  const arts = new Set(choices.map(({ bodies: [body] }) => guidedArtOf(body)));
  return _jsx('div', {
    class: 'choices segmented',
    role: 'group',
    'aria-label': 'Your guess',
    children: choices.map(({ label, bodies: [body] }, n) => {
      const isRight = answer?.right.includes(n) ?? false;
      return _jsxs(
        'button',
        {
          type: 'button',
          class: 'choice',
          disabled: !isOpen,
          'aria-pressed': guess === n,
          'data-right': isRight,
          onClick: () => choose(n),
          children: [
            arts.size > 1 && _jsx(BodyIcon, { art: guidedArtOf(body), colour: colourOf(session, body) }),
            _jsx('span', { children: label }),
            isRight && _jsx(Icon, { sign: 'tick' }),
          ],
        },
        label,
      );
    }),
  });
}
/** What is said of a guess. */
function verdictOf(choices, { right }, guess) {
  if (right.includes(guess)) return 'You guessed right.';
  if (right.length === 0) return '';
  return `Not quite: ${right.map((n) => choices[n]?.label ?? '').join(' and ')}.`;
}
