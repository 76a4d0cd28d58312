import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// What the device keeps of a person, at the end of the help, and how each of it is forgotten.
import { useApp } from '../app';
import { bestStore } from '../best-store';
import { Dialog } from '../kit/dialog';
import { progress } from '../progress/progress';

/** What can be forgotten, each by itself. */
const kept = [
  {
    label: 'Forget my progress',
    question: 'Forget which scenes were seen, answered and guessed right?',
    forget: () => progress.forget(),
  },
  {
    label: 'Forget bests and replays',
    question: 'Forget the best results and medals of all games, with their replays and days?',
    forget: () => bestStore.forget(),
  },
];
export function Forgetting() {
  const app = useApp();
  return _jsxs(_Fragment, {
    children: [
      _jsx('h3', { children: 'Kept on this device' }),
      _jsx('p', {
        children:
          'Which scenes you saw, answered and guessed right, and the best results of the games. Nothing is sent.',
      }),
      _jsx('div', {
        class: 'group forgetting',
        children: kept.map((each) =>
          _jsx(
            'button',
            {
              type: 'button',
              class: 'button',
              onClick: () => app.dialogs.open(each.label, () => _jsx(Question, { ...each })),
              children: each.label,
            },
            each.label,
          ),
        ),
      }),
    ],
  });
}
/** Asks before anything is forgotten: there is no undo. */
function Question({ label, question, forget }) {
  const app = useApp();
  return _jsx(Dialog, {
    class: 'forget raised',
    'aria-labelledby': 'forget-title',
    closesBeside: true,
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsx('h2', { id: 'forget-title', children: label }),
          _jsxs('p', { children: [question, ' This cannot be undone.'] }),
          _jsxs('div', {
            class: 'group',
            children: [
              _jsx('button', {
                type: 'button',
                class: 'button',
                autofocus: true,
                onClick: close,
                children: 'Keep',
              }),
              _jsx('button', {
                type: 'button',
                class: 'button filled',
                onClick: () => {
                  forget();
                  close();
                  app.notify('Forgotten.', 'info');
                },
                children: 'Forget',
              }),
            ],
          }),
        ],
      }),
  });
}
