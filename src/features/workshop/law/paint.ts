// Splits a law's text into styled pieces, line by line. Works for invalid texts, too.
import type { TextSpan } from '../../../laws/language';

/** Characters of a line with one style. */
export interface StyledSpan {
  readonly text: string;
  /** Name of the style; empty for plain text. */
  readonly style: '' | 'comment' | 'number' | 'word' | 'type';
  /** Whether this piece is marked as wrong. */
  readonly isWrong: boolean;
}

const words = /^(?:const|let|function|return|if|else|for|true|false)$/;

/** Matches comments, numbers, words, spaces and single marks. Every text is made of these. */
const pieces = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|\d[\w.]*|[A-Za-z_]\w*|\s+|[^\w\s]/gu;

/** Matches invisible characters, some of which can reverse the order of a line. Tabs are not included. */
const unseen = /(?!\t)\p{C}/gu;

/** Marked space at the end of a text, for an error where there is no character. */
const atEnd: StyledSpan = { text: ' ', style: '', isWrong: true };

function styleOf(piece: string): StyledSpan['style'] {
  if (/^\/[/*]/.test(piece)) return 'comment';
  if (/^\d/.test(piece)) return 'number';
  if (words.test(piece)) return 'word';
  return piece === 'Math' ? 'type' : '';
}

/**
 * Returns the styled lines of a text.
 * @param wrong part to mark; null for none
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
