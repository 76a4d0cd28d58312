import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The dialog with a law as a file: targets at the left, the file at the right, and what goes wrong in that engine under it.
import '../kit/two-part.css';
import './code.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { codeFor } from '../../exports/code';
import { targets } from '../../exports/targets';
import { colourOf, namesOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { inFocus, lawOf, useApp } from '../app';
import { Dialog } from '../kit/dialog';
import { download } from '../kit/download';
import { Icon } from '../kit/icon';

/** What the tests do with the files of a target, as shown. */
const checked = {
  run: (engine) => `run in ${engine} in the tests`,
  compiled: () => 'compiled in the tests',
  apart: (engine) => `tested, but never in ${engine}`,
};
/** The target that was chosen last. */
let lastTarget = targets[0];
/** The dialog for a law and a motor that are no part of the scene; for the body in focus when left out. */
export const codeDialog = (law) => _jsx(Code, { law: law });
function Code({ law }) {
  const app = useApp();
  const [{ shown, colour }] = useState(() => ({
    shown: law ?? focused(app),
    colour: css(colourOf(app.session, inFocus(app))),
  }));
  const [target, setTarget] = useState(lastTarget);
  const file = useMemo(() => codeFor(target, shown), [target]);
  const lines = useRef(null);
  const painted = useMemo(() => file.lines.map((line) => paintedLine(line, target.comment)), [file]);
  useLayoutEffect(() => {
    lines.current.scrollTop = 0;
  }, [file]);
  const save = () => {
    const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(file.name) ?? [];
    download(stem, ending, 'text/plain', file.text);
  };
  return _jsx(Dialog, {
    class: 'two-part code',
    'aria-labelledby': 'code-title',
    style: { '--body': colour },
    closesBeside: true,
    children: (close) =>
      _jsxs(_Fragment, {
        children: [
          _jsxs('div', {
            class: 'choice',
            children: [
              _jsx('h2', { id: 'code-title', children: 'Code' }),
              _jsx('p', { class: 'who', children: shown.who }),
              _jsx('div', {
                class: 'targets',
                role: 'group',
                'aria-label': 'Language and engine',
                children: targets.map((one) =>
                  _jsxs(
                    'button',
                    {
                      type: 'button',
                      class: 'target',
                      'data-target': one.id,
                      'data-check': one.check,
                      'aria-pressed': one === target,
                      onClick: () => {
                        lastTarget = one;
                        setTarget(one);
                      },
                      children: [
                        _jsxs('span', {
                          children: [_jsx('strong', { children: one.language }), ` ${one.engine}`],
                        }),
                        _jsx('small', { children: checked[one.check](one.engine) }),
                      ],
                    },
                    one.id,
                  ),
                ),
              }),
            ],
          }),
          _jsxs('div', {
            class: 'sheet',
            children: [
              _jsxs('header', {
                children: [
                  _jsx('strong', { class: 'file', children: file.name }),
                  _jsx('span', { class: 'quiet', children: `${file.lines.length} lines, MIT` }),
                  _jsx('span', { class: 'quiet legend', children: shown.numbers }),
                  _jsxs('div', {
                    class: 'group',
                    children: [
                      _jsx(CopyButton, { file: file, lines: lines }, target.id),
                      _jsxs('button', {
                        type: 'button',
                        class: 'button',
                        onClick: save,
                        children: [_jsx(Icon, { sign: 'download' }), 'Download'],
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
                ],
              }),
              _jsx('ol', { ref: lines, tabIndex: 0, 'aria-label': 'The file', children: painted }),
              _jsxs('p', {
                class: 'bites',
                children: [
                  _jsx(Icon, { sign: 'warning' }),
                  _jsxs('span', {
                    children: [_jsx('strong', { children: 'What bites here: ' }), withCode(target.pitfalls)],
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
  });
}
/** The body in focus. */
function focused(app) {
  const body = inFocus(app);
  const { controller } = body;
  // The motor as it is without the cut, which the first scene begins with.
  const { reducedLimit } = app.session;
  const limits = reducedLimit.fullOf(body);
  const numbers = reducedLimit.reduced ? 'as set in this scene, the motor not cut' : 'as set in this scene';
  const names = [namesOf(app.session)[app.session.entities.indexOf(body)], lawOf(app).label];
  return { controller, limits, who: [...new Set(names)].join(' · '), numbers };
}
/** Puts the file on the clipboard; where the browser refuses, its text is selected to be copied by hand. */
function CopyButton({ file, lines }) {
  const app = useApp();
  const [done, setDone] = useState('Copy');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file.text);
      app.notify(`Copied ${file.name}.`, 'info');
      setDone('Copied');
    } catch {
      getSelection()?.selectAllChildren(lines.current);
      app.notify('The browser does not let the page copy. The file is selected: copy it by hand.', 'info');
      setDone('Selected');
    }
  };
  return _jsxs('button', {
    type: 'button',
    class: 'button filled',
    onClick: () => void copy(),
    children: [_jsx(Icon, { sign: 'copy' }), _jsx('span', { children: done })],
  });
}
/** A sentence with the names between ` as code. */
const withCode = (text) =>
  text.split('`').map((part, n) => (n % 2 === 1 ? _jsx('code', { children: part }, n) : part));
const words =
  /^(?:import|type|from|const|let|export|class|return|this|new|function|void|number|if|else|for|private|boolean|local|self|then|end|do|and|or|not|func|static|var|float|int|bool|extends|public|double|struct|using|namespace|std|auto|nil|true|false|in|range|null|override)$/;
/** What a piece of code is: the name of its style, or none. */
function kindOf(token) {
  if (/^['"]/.test(token)) return 'text';
  if (/^\d/.test(token)) return 'number';
  if (words.test(token)) return 'word';
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(token) ? 'type' : '';
}
/** A line of code, its words, numbers and comments told apart. @param comment the sign before a comment in its language */
function paintedLine(pieces, comment) {
  let isComment = false;
  return _jsx('li', {
    children: pieces.map(({ text, set }) => {
      if (set) return _jsx('b', { class: 'set', children: text });
      const start = isComment ? 0 : commentIn(text, comment);
      if (start < 0) return paintedCode(text);
      isComment = true;
      return [
        paintedCode(text.slice(0, start)),
        _jsx('span', { class: 'comment', children: text.slice(start) }),
      ];
    }),
  });
}
/** Where a comment begins; -1 when there is none. */
function commentIn(text, comment) {
  const block = text.indexOf('/**');
  return comment === '//' && block >= 0 ? block : text.indexOf(comment);
}
function paintedCode(text) {
  const tokens = text.match(/'[^']*'|"[^"]*"|<[\w/]+\.h>|\d[\d.e-]*|[\p{L}_]\w*|\s+|[^\w\s]/gu) ?? [];
  return tokens.map((token) => {
    const kind = kindOf(token);
    return kind ? _jsx('span', { class: kind, children: token }) : token;
  });
}
