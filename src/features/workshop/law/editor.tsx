// The editor of a law: a text field over its painted lines, so that caret, selection, keyboard, undo and reading aloud are the browser's own.
import './editor.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Place } from '../../../laws/language';
import { type Field, indentAfter, write } from './field';
import { paintedLines } from './paint';

interface EditorProps {
  readonly field: Field;
  readonly text: string;
  /** What is marked as wrong; null for nothing. */
  readonly wrong: Place | null;
  /** What the lines came to, from 1, as they are written; null where nothing runs. */
  readonly values: readonly string[] | null;
  /** Id of what says what is wrong. */
  readonly says: string;
  /** @param caret where it is after that */
  type(text: string, caret: number): void;
  /** @param caret null where the keyboard has left */
  moved(caret: number | null): void;
}

export function Editor({ field, text, wrong, values, says, type, moved }: EditorProps) {
  const [caretLine, setCaretLine] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (field.current!.value !== text) field.current!.value = text;
  });
  useEffect(() => {
    const look = () => {
      const it = field.current;
      if (!it || document.activeElement !== it) return;
      const { selectionStart, selectionEnd, value } = it;
      const isCaret = selectionStart === selectionEnd;
      setCaretLine(isCaret ? value.slice(0, selectionStart).split('\n').length : null);
      moved(selectionStart);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [moved]);
  const lines = useMemo(
    () =>
      paintedLines(text, wrong).map((pieces) =>
        pieces.map(({ text, style, isWrong }, n) =>
          style || isWrong ? (
            <span key={n} class={`${style}${isWrong ? ' wrong' : ''}`}>
              {text}
            </span>
          ) : (
            text
          ),
        ),
      ),
    [text, wrong],
  );
  return (
    <div class="law-editor">
      <div class="lines" aria-hidden="true">
        {lines.map((line, n) => (
          <div key={n} class={n + 1 === caretLine ? 'here' : undefined}>
            <code>{line}</code>
            {values?.[n + 1] && <output>{values[n + 1]}</output>}
          </div>
        ))}
      </div>
      <textarea
        ref={field}
        aria-label="Your law, in JavaScript"
        aria-describedby={says}
        aria-invalid={wrong !== null}
        data-burst="text"
        rows={1}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        autocorrect="off"
        onInput={({ currentTarget: { value, selectionStart } }) => type(value, selectionStart)}
        onKeyDown={(event) => {
          // The Tab key leaves the field, as everywhere.
          if (event.key !== 'Enter' || event.isComposing || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const { value, selectionStart } = event.currentTarget;
          write(event.currentTarget, `\n${indentAfter(value.slice(0, selectionStart))}`);
        }}
        onBlur={() => {
          setCaretLine(null);
          moved(null);
        }}
      />
    </div>
  );
}
