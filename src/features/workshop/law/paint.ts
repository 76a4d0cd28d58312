// A law's text as painted lines: pieces with the names of their styles. A text that cannot be read is painted too.
import type { Place } from '../../../laws/language';

/** Some characters of a line. */
export interface Piece {
  readonly text: string;
  /** The name of its style; empty for none. */
  readonly style: '' | 'comment' | 'number' | 'word' | 'type';
  /** Whether it is what is wrong with the text. */
  readonly isWrong: boolean;
}

const words = /^(?:const|let|function|return|if|else|for|true|false)$/;

/** Comments, numbers, words, spaces and marks: every text is made of these. */
const pieces = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|\d[\w.]*|[A-Za-z_]\w*|\s+|[^\w\s]/gu;

/** What cannot be seen, and can turn the order of a line round; a tab can be seen. */
const unseen = /(?!\t)\p{C}/gu;

/** What stands for the end of a text where nothing is. */
const atEnd: Piece = { text: ' ', style: '', isWrong: true };

function styleOf(piece: string): Piece['style'] {
  if (/^\/[/*]/.test(piece)) return 'comment';
  if (/^\d/.test(piece)) return 'number';
  if (words.test(piece)) return 'word';
  return piece === 'Math' ? 'type' : '';
}

/** The lines of a text. @param wrong what is marked; null for nothing */
export function paintedLines(text: string, wrong: Place | null): Piece[][] {
  const lines: Piece[][] = [[]];
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
