// Dialog that shows a law as a file of code: engines at the left, the file at the right, and common mistakes below it.
import '../../../app/ui/kit/two-part.css';
import './code.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type App, inFocus, lawOf, useApp } from '../../../app/ui/app';
import type { LabelledLaw } from '../../../app/ui/features';
import { Dialog } from '../../../app/ui/kit/dialog';
import { download } from '../../../app/ui/kit/download';
import { Icon } from '../../../app/ui/kit/icon';
import { colourOf, namesOf } from '../../../app/view/bodies';
import { css } from '../../../app/view/palette';
import { type CodeFile, type CodeOffer, type LinePiece, planeCode } from '../../../laws/export/code';
import type { Check } from '../../../laws/export/targets';

const checked: Readonly<Record<Check, (engine: string) => string>> = {
  run: (engine) => `run in ${engine} in the tests`,
  compiled: () => 'compiled in the tests',
  apart: (engine) => `tested, but never in ${engine}`,
  alone: () => 'run in the tests',
  read: (engine) => `read only, never built in ${engine}`,
};

/** Id of the game engine that the player chose last; empty before the first choice. */
let lastTarget = '';

/**
 * Returns the dialog that shows a control law and its motor limits as source code for a game engine.
 * @param offer lists the engines, and makes the code for the selected body
 * @param law 2D law to show; by default the selected body's law
 */
export const codeDialog = (offer: CodeOffer, law?: LabelledLaw) => (
  <Code offer={law ? planeCode : offer} law={law} />
);

function Code({ offer, law }: { readonly offer: CodeOffer; readonly law?: LabelledLaw | undefined }) {
  const app = useApp();
  const [{ shown, colour }] = useState(() => ({
    shown: law ?? focused(app),
    colour: css(colourOf(app.session, inFocus(app))),
  }));
  const { targets } = offer;
  const [target, setTarget] = useState(targets.find(({ id }) => id === lastTarget) ?? targets[0]);
  const file = useMemo(() => offer.file(target.id, shown), [target]);
  const lines = useRef<HTMLOListElement>(null);
  const painted = useMemo(() => file.lines.map((line) => paintedLine(line, target.comment)), [file]);
  useLayoutEffect(() => {
    lines.current!.scrollTop = 0;
  }, [file]);
  const save = () => {
    const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(file.name) ?? [];
    download(stem, ending, 'text/plain', file.text);
  };
  return (
    <Dialog class="two-part code" aria-labelledby="code-title" style={{ '--body': colour }} closesBeside>
      {(close) => (
        <>
          <div class="choice">
            <h2 id="code-title">Code</h2>
            <p class="who">{shown.who}</p>
            <div class="targets" role="group" aria-label="Language and engine">
              {targets.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  class="target"
                  data-target={one.id}
                  data-check={one.check}
                  aria-pressed={one === target}
                  onClick={() => {
                    lastTarget = one.id;
                    setTarget(one);
                  }}
                >
                  <span>
                    <strong>{one.language}</strong>
                    {` ${one.engine}${one.beside ? `, ${one.beside}` : ''}`}
                  </span>
                  <small>{checked[one.check](one.engine)}</small>
                </button>
              ))}
            </div>
          </div>
          <div class="sheet">
            <header>
              <strong class="file">{file.name}</strong>
              <span class="quiet">{`${file.lines.length} lines, ${file.licence}`}</span>
              <span class="quiet legend">{shown.numbers}</span>
              <div class="group">
                <CopyButton key={target.id} file={file} lines={lines} />
                <button type="button" class="button" onClick={save}>
                  <Icon sign="download" />
                  Download
                </button>
                <button type="button" class="button icon close" aria-label="Close" onClick={close}>
                  <Icon sign="close" />
                </button>
              </div>
            </header>
            <ol ref={lines} tabIndex={0} aria-label="The file">
              {painted}
            </ol>
            <p class="bites">
              <Icon sign="warning" />
              <span>
                <strong>Common mistakes: </strong>
                {withCode(target.pitfalls)}
              </span>
            </p>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Returns law, label and motion limits of the body in focus. */
function focused(app: App): LabelledLaw {
  const body = inFocus(app);
  const { controller } = body;
  // Takes the full motor limit, because the first scene starts with a reduced one.
  const { reducedLimit } = app.session;
  const limits = reducedLimit.fullOf(body);
  const numbers = reducedLimit.reduced ? 'as set in this scene, the motor not cut' : 'as set in this scene';
  const names = [namesOf(app.session)[app.session.entities.indexOf(body)], lawOf(app).label];
  return { controller, limits, who: [...new Set(names)].join(' · '), numbers };
}

/** Button that copies the file, or selects the text if the browser refuses to copy. */
function CopyButton({
  file,
  lines,
}: {
  readonly file: CodeFile;
  readonly lines: RefObject<HTMLElement | null>;
}) {
  const app = useApp();
  const [done, setDone] = useState('Copy');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file.text);
      app.notify(`Copied ${file.name}.`, 'info');
      setDone('Copied');
    } catch {
      getSelection()?.selectAllChildren(lines.current!);
      app.notify('The browser does not let the page copy. The file is selected: copy it by hand.', 'info');
      setDone('Selected');
    }
  };
  return (
    <button type="button" class="button filled" onClick={() => void copy()}>
      <Icon sign="copy" />
      <span>{done}</span>
    </button>
  );
}

/** Renders a sentence, with the parts between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, n) => (n % 2 === 1 ? <code key={n}>{part}</code> : part));

const words =
  /^(?:import|type|from|const|let|export|class|return|this|new|function|void|number|if|else|for|private|boolean|local|self|then|end|do|and|or|not|func|static|var|float|int|bool|extends|public|double|struct|using|namespace|std|auto|nil|true|false|in|range|null|override)$/;

/** Returns the CSS class of a token, such as `number`; empty for plain text */
function kindOf(token: string): string {
  if (/^['"]/.test(token)) return 'text';
  if (/^\d/.test(token)) return 'number';
  if (words.test(token)) return 'word';
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(token) ? 'type' : '';
}

/**
 * Renders a line of code with styles for keywords, numbers and comments.
 * @param comment characters that begin a comment in the language of the code
 */
function paintedLine(pieces: readonly LinePiece[], comment: string) {
  let isComment = false;
  return (
    <li>
      {pieces.map(({ text, set }) => {
        if (set) return <b class="set">{text}</b>;
        const start = isComment ? 0 : commentIn(text, comment);
        if (start < 0) return paintedCode(text);
        isComment = true;
        return [paintedCode(text.slice(0, start)), <span class="comment">{text.slice(start)}</span>];
      })}
    </li>
  );
}

/**
 * Returns the index at which a comment begins in a text; −1 if there is none.
 * @param comment characters that begin a comment in the language of the code
 */
function commentIn(text: string, comment: string): number {
  const block = text.indexOf('/**');
  return comment === '//' && block >= 0 ? block : text.indexOf(comment);
}

function paintedCode(text: string) {
  const tokens = text.match(/'[^']*'|"[^"]*"|<[\w/]+\.h>|\d[\d.e-]*|[\p{L}_]\w*|\s+|[^\w\s]/gu) ?? [];
  return tokens.map((token) => {
    const kind = kindOf(token);
    return kind ? <span class={kind}>{token}</span> : token;
  });
}
