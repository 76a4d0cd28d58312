// The dialog with a law as a file: targets at the left, the file at the right, what bites in that engine under it.
import './code.css';
import './targets.css';
import type { BodyLaw } from '../../exports/code';
import { type CodeFile, codeFor } from '../../exports/code';
import { type Check, type Target, targets } from '../../exports/targets';
import { colourOf } from '../../view/body-colours';
import { namesOf } from '../../view/body-names';
import { css } from '../../view/palette';
import { type App, inFocus, lawOf } from '../app';
import { download, element, setText } from '../legacy/element';
import { icon } from '../legacy/icons';
import { paintedLine } from './paint';

/** What the tests do with the files of a target, as shown. */
const checked: Readonly<Record<Check, (engine: string) => string>> = {
  run: (engine) => `run in ${engine} in the tests`,
  compiled: () => 'compiled in the tests',
  apart: (engine) => `tested, but never in ${engine}`,
};

/** What is shown: the numbers of a law, and whose they are. */
export interface Shown extends BodyLaw {
  readonly who: string;
  /** What the underlined numbers are. */
  readonly numbers: string;
}

export interface CodePage {
  /** Shows the code of the body in focus, or of another one that is no part of the scene. */
  open(shown?: Shown): void;
}

/** The dialog. */
export function createCodePage(app: App): CodePage {
  let target = targets[0];
  let file: CodeFile | null = null;
  let shown = focused(app);
  const who = element('p', { class: 'who' });
  const list = element('div', { class: 'targets', role: 'group', 'aria-label': 'Language and engine' });
  const name = element('strong', { class: 'file' });
  const size = element('span', { class: 'quiet' });
  const copied = element('span', {}, 'Copy');
  const copy = element('button', { type: 'button', class: 'button filled' }, icon('copy'), copied);
  const save = element('button', { type: 'button', class: 'button' }, icon('download'), 'Download');
  const legend = element('span', { class: 'quiet legend' });
  const close = element(
    'button',
    { type: 'button', class: 'button icon close', 'aria-label': 'Close' },
    icon('close'),
  );
  const lines = element('ol', { tabindex: 0, 'aria-label': 'The file' });
  const bites = element('span');
  const dialog = element(
    'dialog',
    { class: 'code', 'aria-labelledby': 'code-title' },
    element('div', { class: 'choice' }, element('h2', { id: 'code-title' }, 'Code'), who, list),
    element(
      'div',
      { class: 'sheet' },
      element('header', {}, name, size, legend, element('div', { class: 'group' }, copy, save, close)),
      lines,
      element('p', { class: 'bites' }, icon('warning'), bites),
    ),
  );
  const show = () => {
    file = codeFor(target, shown);
    setText(copied, 'Copy');
    setText(name, file.name);
    setText(size, `${file.lines.length} lines, MIT`);
    lines.replaceChildren(...file.lines.map((line) => paintedLine(line, target.comment)));
    lines.scrollTop = 0;
    bites.replaceChildren(element('strong', {}, 'What bites here: '), ...withCode(target.pitfalls));
    for (const button of list.children)
      button.setAttribute('aria-pressed', String(button.getAttribute('data-target') === target.id));
  };
  list.append(
    ...targets.map((one) =>
      targetButton(one, () => {
        target = one;
        show();
      }),
    ),
  );
  copy.addEventListener('click', async () => {
    const asked = file;
    const told = (await copyFile(app, file, lines)) ? 'Copied' : 'Selected';
    // Notices lie under the dialog. Another file may be shown by now.
    if (file === asked) setText(copied, told);
  });
  save.addEventListener('click', () => {
    const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(file?.name ?? '') ?? [];
    download(stem, ending, 'text/plain', file?.text ?? '');
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    open(other) {
      if (!dialog.isConnected) document.body.append(dialog);
      shown = other ?? focused(app);
      const body = inFocus(app);
      dialog.style.setProperty('--body', css(colourOf(app.session, body)));
      setText(who, shown.who);
      setText(legend, shown.numbers);
      show();
      if (!dialog.open) dialog.showModal();
    },
  };
}

/** The body in focus. */
function focused(app: App): Shown {
  const body = inFocus(app);
  const { controller } = body;
  // The motor as it is without the cut, which the first scene begins with.
  const { reducedLimit } = app.session;
  const limits = reducedLimit.fullOf(body);
  const numbers = reducedLimit.reduced ? 'as set in this scene, the motor not cut' : 'as set in this scene';
  const names = [namesOf(app.session)[app.session.entities.indexOf(body)], lawOf(app).label];
  return { controller, limits, who: [...new Set(names)].join(' · '), numbers };
}

function targetButton({ id, language, engine, check }: Target, choose: () => void): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'target', 'data-target': id, 'data-check': check },
    element('span', {}, element('strong', {}, language), ` ${engine}`),
    element('small', {}, checked[check](engine)),
  );
  button.addEventListener('click', choose);
  return button;
}

/** Puts the file on the clipboard, and tells whether it did; where the browser refuses, the text is selected to be copied by hand. */
async function copyFile(app: App, file: CodeFile | null, lines: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(file?.text ?? '');
    app.notify(`Copied ${file?.name}.`, 'info');
    return true;
  } catch {
    getSelection()?.selectAllChildren(lines);
    app.notify('The browser does not let the page copy. The file is selected: copy it by hand.', 'info');
    return false;
  }
}

/** A sentence with the names between ` as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
