// Text editor for a law: a text field over its coloured lines. Caret, selection, keyboard, undo and screen reading are
// the browser's.
import './editor.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { TextSpan } from '../../../laws/language';
import { closesBack, indentAfter, type TextFieldRef, write } from './field';
import { paintedLines } from './paint';

interface EditorProps {
  readonly field: TextFieldRef;
  readonly text: string;
  /** Part of the text to mark as wrong; null if the text has no error. */
  readonly wrong: TextSpan | null;
  /** Value that each line of the law computed last, as text, from line 1. Null if no law runs. */
  readonly values: readonly string[] | null;
  /** Id of the element that describes the error, for screen readers. */
  readonly says: string;
  /** Called with the text after the player has typed. @param caret position of the caret after typing */
  type(text: string, caret: number): void;
  /** Called when the caret has moved. @param caret its position; null if the field has lost the focus */
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
          // The Tab key keeps its usual meaning: it leaves the field.
          if (event.isComposing || event.ctrlKey || event.metaKey) return;
          const it = event.currentTarget;
          const before = it.value.slice(0, it.selectionStart);
          if (event.key === 'Enter') {
            event.preventDefault();
            write(it, `\n${indentAfter(before)}`);
          } else if (event.key === '}' && it.selectionStart === it.selectionEnd && closesBack(before) > 0) {
            event.preventDefault();
            it.setSelectionRange(before.length - closesBack(before), before.length);
            write(it, '}');
          }
        }}
        onBlur={() => {
          setCaretLine(null);
          moved(null);
        }}
      />
    </div>
  );
}
