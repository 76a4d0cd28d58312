import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The dialog “Tune for me”: what is tuned and how it is judged at the left, how far the search is and what it found at the right.
import '../kit/two-part.css';
import './tuning.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { goal, weightsOf, weightTunables } from '../../tuning/cost';
import { delay } from '../../tuning/turn-set';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { inFocus, useApp } from '../app';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { NumberFields } from './fields';
import { Result } from './result';
import { beginSearch } from './search';
import { ownSubject, sceneSubject } from './subjects';

const intro = [
  `The search makes turns from 10° to 170°: in calm air, with the wind and against it, told the heading ${delay} steps late, and told it with noise; and rests on target, told it with noise. It does so with some hundreds of gains, in the very simulation that runs here. It takes some ten seconds, or a minute or two on a slow machine.`,
  `A turn costs little when its error is gone early, when it does not swing past, and when the motor does little; rest costs little when the motor hardly trembles. All turns and rest count about alike. Besides, the turn of 90° has a goal: to settle within ${goal.times} times the best possible turn, and to swing past by at most ${100 * goal.overshoot} %. To miss it costs much.`,
];
/** What counts how much. It outlives the dialog. */
const weights = Object.fromEntries(weightTunables.map(({ key, initial }) => [key, initial]));
export const tuningDialog = () => _jsx(TuningDialog, {});
function TuningDialog() {
  const app = useApp();
  const [colour] = useState(() => css(colourOf(app.session, inFocus(app))));
  const [subject, setSubject] = useState(() => sceneSubject(app));
  const [refused, refuse] = useState('');
  const [state, say] = useState('');
  /** How far the search is, from 0 to 1; null for none. */
  const [done, setDone] = useState(null);
  const [found, setFound] = useState(null);
  const isRunning = done !== null;
  const stop = useRef(() => {});
  const sheet = useRef(null);
  const start = useRef(null);
  const cancel = useRef(null);
  /** Whether the button that stopped the search had the keyboard. */
  const isCancelled = useRef(false);
  useEffect(() => () => stop.current(), []);
  useLayoutEffect(() => {
    // The keyboard goes on with what can be pressed next.
    if (isRunning) cancel.current?.focus({ preventScroll: true });
    else if (isCancelled.current) start.current?.focus({ preventScroll: true });
    // On a phone it is below what is asked.
    if (isRunning) sheet.current?.scrollIntoView();
  }, [isRunning]);
  const halt = (sentence) => {
    stop.current();
    isCancelled.current = document.activeElement === cancel.current;
    setDone(null);
    say(sentence);
  };
  const search = () => {
    try {
      const tuning = { ...subject.tuning(), weights: weightsOf(weights) };
      stop.current = beginSearch(tuning, {
        progress({ done, cost }) {
          setDone(done);
          say(`${Math.round(100 * done)} %, cost ${cost.toFixed(2)}`);
        },
        found(tuned) {
          const outcome = subject.outcome(tuned);
          halt(outcome.verdict);
          setFound({ tuned, outcome });
        },
        failed(message) {
          halt('');
          refuse(message);
        },
      });
      refuse('');
      setDone(0);
      setFound(null);
      say('Searching');
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const take = (next) => {
    setSubject(next);
    refuse('');
    say('');
    setFound(null);
  };
  const takeOwn = () => take(ownSubject(app, takeOwn));
  const choices = [
    ['This body', () => take(sceneSubject(app))],
    ['My own body', takeOwn],
  ];
  return _jsx(Dialog, {
    class: 'two-part tuning',
    'aria-labelledby': 'tuning-title',
    style: { '--body': colour },
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsxs('div', {
            class: 'setup',
            children: [
              _jsx('h2', { id: 'tuning-title', children: 'Tune for me' }),
              _jsx('div', {
                class: 'group segmented',
                role: 'group',
                'aria-label': 'What is tuned',
                inert: isRunning,
                children: choices.map(([label, choose]) =>
                  _jsx(
                    'button',
                    {
                      type: 'button',
                      class: 'button',
                      'aria-pressed': label === subject.label,
                      onClick: choose,
                      children: label,
                    },
                    label,
                  ),
                ),
              }),
              _jsx('p', { class: 'who', children: subject.who }),
              _jsx(
                'div',
                { class: 'fields', inert: isRunning, children: subject.fields(refuse) },
                subject.label,
              ),
              _jsxs('fieldset', {
                class: 'weights',
                inert: isRunning,
                children: [
                  _jsx('legend', { children: 'What counts' }),
                  _jsx(NumberFields, { rows: weightTunables, values: weights, refuse: refuse }),
                ],
              }),
              _jsx('p', { class: 'refused', role: 'status', children: refused }),
              _jsx('div', {
                class: 'run',
                children: _jsx('button', {
                  ref: start,
                  type: 'button',
                  class: 'button filled',
                  disabled: isRunning,
                  onClick: search,
                  children: 'Search',
                }),
              }),
            ],
          }),
          _jsxs('div', {
            ref: sheet,
            class: 'sheet',
            children: [
              _jsxs('header', {
                children: [
                  _jsx('p', { class: 'state', role: 'status', children: state }),
                  isRunning &&
                    _jsxs(_Fragment, {
                      children: [
                        _jsx('progress', { max: 1, value: done, 'aria-label': 'How far the search is' }),
                        _jsx('button', {
                          ref: cancel,
                          type: 'button',
                          class: 'button',
                          onClick: () => halt('Cancelled. Your gains are as they were.'),
                          children: 'Cancel',
                        }),
                      ],
                    }),
                  _jsx('button', {
                    type: 'button',
                    class: 'button icon close',
                    'aria-label': 'Close',
                    onClick: close,
                    children: _jsx(Icon, { sign: 'close' }),
                  }),
                ],
              }),
              _jsx(
                'div',
                {
                  class: 'content',
                  children: found
                    ? _jsx(Result, { ...found, was: subject.was })
                    : intro.map((text) => _jsx('p', { class: 'note', children: text }, text)),
                },
                found,
              ),
              _jsx('footer', {
                class: 'group',
                children: found?.outcome.actions.map(({ label, press }, n) =>
                  _jsx(
                    'button',
                    {
                      type: 'button',
                      class: n === 0 ? 'button filled' : 'button',
                      onClick: () => press(close),
                      children: label,
                    },
                    label,
                  ),
                ),
              }),
            ],
          }),
        ],
      }),
  });
}
