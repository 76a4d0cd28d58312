// Splits the text of a law into pieces with styles, line by line. It also works for invalid texts.
import type { TextSpan } from '../../../laws/language';

/** Neighbouring characters of a line with the same style. */
export interface StyledSpan {
  readonly text: string;
  /** Style of the span's characters; empty for plain text. */
  readonly style: '' | 'comment' | 'number' | 'word' | 'type';
  /** Whether the span's characters are marked as wrong. */
  readonly isWrong: boolean;
}

const words = /^(?:const|let|function|return|if|else|for|true|false)$/;

/** Matches one piece of a law's text: a comment, number, word, run of spaces, or other character. */
const pieces = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|\d[\w.]*|[A-Za-z_]\w*|\s+|[^\w\s]/gu;

/** Matches invisible characters except tabs. */
const unseen = /(?!\t)\p{C}/gu;

/** A space that is marked as wrong. It is added at the end of a law's text to show an error there. */
const atEnd: StyledSpan = { text: ' ', style: '', isWrong: true };

function styleOf(piece: string): StyledSpan['style'] {
  if (/^\/[/*]/.test(piece)) return 'comment';
  if (/^\d/.test(piece)) return 'number';
  if (words.test(piece)) return 'word';
  return piece === 'Math' ? 'type' : '';
}

/**
 * Returns the lines of a law's text, each as pieces with styles.
 * @param wrong part of the text to mark as wrong; null if there is no error
 */
export function paintedLines(text: string, wrong: TextSpan | null): StyledSpan[][] {
  const lines: StyledSpan[][] = [[]];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const style = styleOf(piece);
    const isWrong = wrong !== null && index < wrong.at + wrong.length && index + piece.length > wrong.at;
    piece.split('\n').forEach((part, n) => {
      if (n > 0) lines.push([]);
      const shown = part.replace(unseen, '');
      if (shown !== '') lines.at(-1)!.push({ text: shown, style, isWrong });
    });
  }
  if (wrong && wrong.at >= text.length) lines.at(-1)!.push(atEnd);
  return lines;
}
