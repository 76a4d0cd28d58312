// Tokens of a law's text: numbers, names and punctuation marks with their positions, and the error that states a position.

/** A span of characters in a law's text. */
export interface TextSpan {
  /** Offset of the span's first character in the text. */
  readonly at: number;
  /** Number of characters in the span. */
  readonly length: number;
}

/** A suggested correction of a law's text: the span is replaced by `text`. */
export interface Fix extends TextSpan {
  readonly text: string;
}

/** A mistake in the text of a law. Its message begins with line and column. */
export class LawError extends Error {
  override readonly name = 'LawError';
  /** Line of the error, from 1. */
  readonly line: number;
  /** Column of the error, from 1. */
  readonly column: number;
  readonly at: number;
  /** Number of characters to underline. At least 1 */
  readonly length: number;
  /** The error message without its start “line 2, column 5: ”. */
  readonly sentence: string;
  /** Suggested correction of the text; null if none is known. */
  readonly fix: Fix | null;

  constructor(text: string, { at, length }: TextSpan, sentence: string, fix: Fix | null = null) {
    const { line, column } = lineAndColumn(text, at);
    const short = sentence.replace(/\S{41,}/gu, (word) => `${word.slice(0, 39)}…`);
    super(`line ${line}, column ${column}: ${short}`);
    this.line = line;
    this.column = column;
    this.at = at;
    this.length = Math.max(1, length);
    this.sentence = short;
    this.fix = fix;
  }
}

/** Returns line and column of an offset in a text, both from 1. */
export function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

export interface LawToken extends TextSpan {
  readonly is: 'number' | 'name' | 'mark' | 'end';
  readonly text: string;
  /** Value of a number token; 0 for other tokens. */
  readonly value: number;
  /** Whether the token is the first on its line. */
  readonly newLine: boolean;
}

/** All tokens of a law's text, and the comment at its start. */
export interface TokenizedText {
  readonly signs: readonly LawToken[];
  /** First comment of the text, if it precedes all code; otherwise empty. */
  readonly title: string;
}

/**
 * Pattern of punctuation marks, the longest first. It includes marks that laws must not use, so that an error can name
 * them.
 */
const mark =
  /=>|\.\.\.|[=!]==?|\*\*=?|<<=?|>>>?=?|[<>]=|&&=?|\|\|=?|\?\?=?|\?\.|\+\+|--|[-+*/%&|^]=|[-+*/%<>=!?:;,.(){}[\]&|^~]/y;
const digits = /(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const letters = /[A-Za-z_]\w*/y;

const lineEnd = /[\n\r\u2028\u2029]/;

/** Pattern of the invalid characters directly after a number, such as the `x` in `2x`. */
const stuck = /[\w$]+/y;

/** Valid replacements for typographic characters in pasted text, such as `*` for `×` and `<=` for `≤`. */
const lookAlikes: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!==',
  '²': ' ** 2',
  '³': ' ** 3',
  '√': 'Math.sqrt',
  π: 'Math.PI',
  '∞': 'Infinity',
  '，': ',',
  '；': ';',
  '（': '(',
  '）': ')',
};

/** Splits the text of a law into tokens. Throws LawError for characters that belong to no token. */
export function tokensOf(text: string): TokenizedText {
  return new WordReader(text).all();
}

/** Splits a text into tokens, from its beginning to its end. */
class WordReader {
  private readonly _text: string;
  private readonly _signs: LawToken[] = [];
  private _title: string | null = null;
  private _at = 0;
  private _newLine = false;

  constructor(text: string) {
    this._text = text;
  }

  all(): TokenizedText {
    while (this._at < this._text.length) if (!this._space() && !this._comment()) this._sign();
    const end = { is: 'end', text: '', value: 0, at: this._text.length, length: 1, newLine: true } as const;
    return { signs: [...this._signs, end], title: this._title ?? '' };
  }

  private _space(): boolean {
    const space = this._found(/\s+/y);
    if (!space) return false;
    if (lineEnd.test(space)) this._newLine = true;
    this._at += space.length;
    return true;
  }

  private _comment(): boolean {
    const line = this._found(/\/\/.*/y);
    const block = line ?? this._found(/\/\*[\s\S]*?\*\//y);
    if (block === null) {
      if (this._text.startsWith('/*', this._at))
        this._refuse(2, 'this comment has no end: write */ after it');
      return false;
    }
    const words = line === null ? block.slice(2, -2) : block.slice(2);
    if (this._signs.length === 0) this._title ??= words;
    if (lineEnd.test(block)) this._newLine = true;
    this._at += block.length;
    return true;
  }

  private _sign(): void {
    const [is, text] = this._next();
    if (is === 'number') this._checkNumber(text);
    this._signs.push({
      is,
      text,
      value: is === 'number' ? Number(text) : 0,
      at: this._at,
      length: text.length,
      newLine: this._newLine,
    });
    this._at += text.length;
    this._newLine = false;
  }

  private _next(): ['number' | 'name' | 'mark', string] {
    const number = this._found(digits);
    if (number) return ['number', number];
    const name = this._found(letters);
    if (name) {
      if (this._text[this._at + name.length] === '$') this._refuseDollar();
      return ['name', name];
    }
    const found = this._found(mark);
    return found ? ['mark', found] : this._refuseSign();
  }

  private _checkNumber(text: string): void {
    const after = this._found(stuck, this._at + text.length);
    if (after) {
      if (/^0$/.test(text) && /^[xXbBoO]/.test(after))
        this._refuse(text.length + after.length, 'write it as a decimal number');
      if (/^_\d/.test(after)) this._refuse(text.length + after.length, 'write a number without _');
      const gap = { at: this._at + text.length, length: 0, text: ' * ' };
      this._refuse(
        text.length + after.length,
        `${text} and ${after} stand together: is * missing between them?`,
        gap,
      );
    }
    if (/^0\d/.test(text)) {
      const plain = text.replace(/^0+(?=\d)/, '');
      this._refuse(text.length, `write ${plain}`, { at: this._at, length: text.length, text: plain });
    }
    if (!Number.isFinite(Number(text))) this._refuse(text.length, 'this number is too large');
  }

  private _refuseDollar(): never {
    const whole = this._found(/[\w$]+/y) ?? '$';
    return this._refuse(whole.length, 'a name has letters from a to z, digits and _');
  }

  private _refuseSign(): never {
    const here = String.fromCodePoint(this._text.codePointAt(this._at) ?? 0);
    if (here === '$') return this._refuseDollar();
    if (Object.hasOwn(lookAlikes, here)) {
      const right = lookAlikes[here];
      const fix = { at: this._at, length: here.length, text: right };
      return this._refuse(here.length, `${here} is no sign of a program: write ${right.trim()}`, fix);
    }
    if (/['"`“”‘’]/.test(here)) return this._refuse(1, 'a law has numbers, true and false, and no text');
    const name = this._found(/[\p{L}\p{N}_$]+/uy);
    if (name) return this._refuse(name.length, `${name}: a name has letters from a to z, digits and _`);
    if (/\p{C}/u.test(here))
      return this._refuse(here.length, 'here is a character that cannot be seen: take it out');
    return this._refuse(here.length, `${here} means nothing here`);
  }

  private _found(pattern: RegExp, at = this._at): string | null {
    pattern.lastIndex = at;
    return pattern.exec(this._text)?.[0] ?? null;
  }

  private _refuse(length: number, sentence: string, fix: Fix | null = null): never {
    throw new LawError(this._text, { at: this._at, length }, sentence, fix);
  }
}

/** Largest length of a law's name, or of a gain's label. Characters */
const longestLine = 60;

/** Returns a user's text as one short line. It is safe on the page and in a comment of any programming language. */
export function lineFrom(words: string): string {
  // Invisible characters can reverse the order of a line. A last `\`, or its old spelling `??/`, joins the next line.
  const line = words
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replaceAll('*/', '*')
    .trim();
  return [...line]
    .slice(0, longestLine)
    .join('')
    .replace(/(?:\\|\?\?\/|\s)+$/, '');
}
