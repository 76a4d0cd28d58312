import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// Dodge on the page: the title before a run, the strip beside its arena, the card after it.
import './dodge.css';
import { useEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../ui/actions/action-button';
import { playback } from '../../../ui/actions/list';
import { useApp } from '../../../ui/app';
import { formatCount } from '../../../ui/kit/formats';
import { useFrames } from '../../../ui/kit/frames';
import { Icon } from '../../../ui/kit/icon';
import { useSized } from '../../../ui/kit/older-browsers';
import { isEmbedded } from '../../../ui/sharing/frame';
import { loadBuiltIn } from '../../../ui/sharing/sharing';
import { playYourself } from './actions';
import { Card } from './card';
import { flowRate } from './flow';
import { clockText } from './text';
import { Title } from './title';

const pause = playback.find(({ id }) => id === 'pause');
const goOn = { ...pause, sign: undefined, buttonText: () => 'Go on' };
/** The game's part of the page; nothing without the game. */
export function Hud({ flow }) {
  useFrames(flowRate);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
  }, []);
  const { run, phase } = flow;
  if (!run) return null;
  return _jsxs('section', {
    class: 'dodge-hud',
    'aria-label': 'Dodge',
    children: [
      _jsx(Strip, { run: run, waits: phase === 'title' }),
      phase === 'title' &&
        _jsx(
          Title,
          { run: run, takesKeyboard: isThere.current || !isEmbedded(), play: () => flow.play() },
          run,
        ),
      phase === 'card' && _jsx(Card, { run: run }, run),
    ],
  });
}
/** The strip beside the arena: score, combo, time, notes, pause and leave. */
function Strip({ run, waits }) {
  const app = useApp();
  const strip = useSized(() => app.fit());
  const { game, toBeat } = run;
  const isOver = game.state === 'over';
  const isPast = toBeat !== null && game.score > toBeat;
  const share = toBeat === null ? 0 : Math.min(1, game.score / toBeat);
  const hasCombo = game.comboNow > 1 && !isOver;
  return _jsxs('div', {
    ref: strip,
    class: 'dodge-strip',
    'data-head': '',
    children: [
      _jsxs('div', {
        class: 'dodge-left',
        children: [
          _jsx('strong', { class: 'dodge-points', title: 'Points', children: formatCount(game.score) }),
          _jsx('span', {
            class: isPast ? 'dodge-goal passed' : 'dodge-goal',
            title: 'The score to beat',
            style: { '--share': share.toFixed(3) },
            children: toBeat !== null && `${isPast ? 'past' : '/'} ${formatCount(toBeat)}`,
          }),
          _jsxs('span', {
            class: hasCombo ? 'dodge-combo on' : 'dodge-combo',
            title: 'How many times the next near miss or lured missile counts, and the time left for it',
            style: { '--share': hasCombo ? game.comboLeft.toFixed(2) : '0' },
            children: [
              _jsx('span', { class: 'dodge-next', children: 'next ' }),
              _jsx('span', { children: hasCombo && `×${game.comboNow}` }),
              _jsx('i', {}),
            ],
          }),
        ],
      }),
      _jsx('span', {
        class: 'dodge-time',
        title: 'Time since the first launch',
        children: clockText(game.seconds),
      }),
      _jsx('div', { class: 'dodge-notes', children: !isOver && _jsx(Note, { run: run, waits: waits }) }),
      _jsxs('div', {
        class: 'dodge-right',
        children: [
          _jsx(ActionButton, { action: pause, more: isOver ? 'gone' : undefined }),
          _jsx('button', {
            type: 'button',
            class: 'button icon dodge-leave',
            title: 'Leave the game',
            'aria-label': 'Leave the game',
            onClick: () => loadBuiltIn(app, app.scenarios[0].id),
            children: _jsx(Icon, { sign: 'close' }),
          }),
        ],
      }),
    ],
  });
}
/** What is said of a run beside its figures. Beside a replay's words there is room for the strip's button alone. */
function Note({ run, waits }) {
  const app = useApp();
  if (run.game.replayed)
    return _jsxs('div', {
      class: 'dodge-note',
      children: [
        _jsx('span', { children: run.isOfOldRules ? 'Old rules, today’s points' : 'Replay' }),
        _jsx('button', {
          type: 'button',
          class: 'button',
          onClick: () => playYourself(app),
          children: 'Play yourself',
        }),
      ],
    });
  if (!app.session.playback.paused || waits) return null;
  return _jsxs('div', {
    class: 'dodge-note',
    children: ['Paused', _jsx(ActionButton, { action: goOn }), _jsx('kbd', { children: 'P' })],
  });
}
