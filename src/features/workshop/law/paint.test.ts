// Tests of a law's text as coloured lines.
import { expect, it } from 'vitest';
import { knownLaws } from '../../../laws/language/known-laws.fixture';
import { paintedLines } from './paint';

const textOf = (text: string) =>
  paintedLines(text, null)
    .map((line) => line.map((piece) => piece.text).join(''))
    .join('\n');
const wrongIn = (text: string, at: number, length: number) =>
  paintedLines(text, { at, length }).map((line) =>
    line.flatMap((piece) => (piece.isWrong ? piece.text : [])),
  );

it('has every letter of a text in its line, of one that cannot be read too', () => {
  for (const text of [...Object.values(knownLaws), '', '\n', 'a\n\n/* b\nc', "let 'ü' = 7e;\t@#"])
    expect(textOf(text)).toBe(text);
});

it('distinguishes words, numbers and comments, also in a comment over two lines', () => {
  const styles = paintedLines('const a = 2e3; // b\n/* 1\nlet */ Math.PI', null).map((line) =>
    line.flatMap(({ text, style }) => (style ? `${style}: ${text}` : [])),
  );
  expect(styles).toEqual([
    ['word: const', 'number: 2e3', 'comment: // b'],
    ['comment: /* 1'],
    ['comment: let */', 'type: Math'],
  ]);
});

it('marks the error, and a space behind the end if there is no character', () => {
  expect(wrongIn('a = eror;\nb', 4, 4)).toEqual([['eror'], []]);
  expect(wrongIn('a\nb', 3, 1)).toEqual([[], [' ']]);
});

it('leaves out characters that would reverse a line', () => {
  expect(textOf('// \u202Eabc\u2066\n\tb\u0000')).toBe('// abc\n\tb');
});
