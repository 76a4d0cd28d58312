// A cursor over the tokens of a law's text, and the error sentences for a token that does not fit.
import { nameRefusal, refusalOf } from './names';
import { type Fix, LawError, type LawToken, lineAndColumn, type TextSpan } from './words';

/** Largest depth of nested brackets and blocks. */
const mostDepth = 40;

interface ErrorDetails {
  /** Suggested correction of the text, offered with the error message; undefined if none is known. */
  readonly fix?: Fix | undefined;
}

/** Returns the span from the start of one span to the end of a later one. */
export const spanOf = ({ at }: TextSpan, last: TextSpan): TextSpan => ({
  at,
  length: last.at + last.length - at,
});

/** Returns a fix that inserts text before a span of the law's text. */
export const insertBefore = ({ at }: TextSpan, text: string): Fix => ({ at, length: 0, text });

/** Returns a fix that inserts text after a span of the law's text. */
export const after = ({ at, length }: TextSpan, text: string): Fix => ({ at: at + length, length: 0, text });

/** Returns a fix that replaces a span of the law's text. */
export const instead = ({ at, length }: TextSpan, text: string): Fix => ({ at, length, text });

/** Returns whether a token starts a statement. */
const isStatementWord = ({ text }: LawToken) => /^(?:const|let|if|else|for|return|function)$/.test(text);

export class TokenCursor {
  readonly text: string;
  readonly signs: readonly LawToken[];
  private _n = 0;
  private _depth = 0;

  constructor(text: string, signs: readonly LawToken[]) {
    this.text = text;
    this.signs = signs;
  }

  get here(): LawToken {
    return this.signs[this._n];
  }

  /** Token before the cursor; the first token if the cursor is at the start. */
  get last(): LawToken {
    return this.signs[Math.max(0, this._n - 1)];
  }

  /** Index of the token at the cursor in the list of tokens. */
  get index(): number {
    return this._n;
  }

  /** Returns the token `count` tokens after the cursor, or the end token if there are fewer. */
  ahead(count: number): LawToken {
    return this.signs[Math.min(this._n + count, this.signs.length - 1)];
  }

  /** Returns whether the token at the cursor, or `ahead` tokens after it, is this punctuation mark or word. */
  is(text: string, ahead = 0): boolean {
    const sign = this.ahead(ahead);
    return sign.text === text && (sign.is === 'mark' || sign.is === 'name');
  }

  /** Returns the token at the cursor and moves past it. At the end token the cursor stays. */
  take(): LawToken {
    const sign = this.here;
    if (sign.is !== 'end') this._n += 1;
    return sign;
  }

  /** Moves past a punctuation mark or word if it is at the cursor. Returns whether it was. */
  may(text: string): boolean {
    if (!this.is(text)) return false;
    this._n += 1;
    return true;
  }

  /**
   * Moves past a required punctuation mark or word, and returns its token. Throws LawError if another token
   * is at the cursor.
   * @param where position in words for the error message, such as 'after turn'
   */
  must(text: string, where: string): LawToken {
    if (this.is(text)) return this.take();
    const { here } = this;
    const why = here.is === 'name' ? refusalOf(here.text) : null;
    if (why) this.fail(here, why);
    const fix = after(this.last, text === '{' ? ' {' : text);
    if (here.is === 'end' || here.newLine)
      this.fail({ at: fix.at, length: 1 }, `${text} is missing ${where}`, { fix });
    return this.fail(here, `${text} should stand here ${where}, not ${here.text}`, {
      ...(/^[)\]]$/.test(text) && { fix }),
    });
  }

  /**
   * Skips the `;` after a statement, if there is one. Throws LawError if other code follows on the same line.
   * @param word keyword `let` or `const` that begins the statement; null for any other statement
   */
  endOfStatement(word: LawToken | null = null): void {
    const { here, last } = this;
    if (this.may(';') || this.is('}') || here.is === 'end' || here.newLine) return;
    if (word && here.text === ',' && this.ahead(1).is === 'name')
      this.fail(here, `one ${word.text} for each name: end this one with ;`, {
        fix: instead(here, `; ${word.text}`),
      });
    const endsValue = last.is !== 'mark' || last.text === ')' || last.text === ']';
    if (here.is !== 'mark' && endsValue)
      this.fail(here, `${last.text} and ${here.text} stand together: is * missing between them, or ; ?`, {
        fix: after(last, isStatementWord(here) ? ';' : ' *'),
      });
    const isDecimal = here.text === ',' && last.is === 'number' && this.ahead(1).is === 'number';
    this.fail(here, this._misplaced(here.text), { ...(isDecimal && { fix: instead(here, '.') }) });
  }

  private _misplaced(mark: string): string {
    if (mark === '=') return 'only a name can be set with =; to compare, write ===';
    if (mark === ')') return ') closes nothing: is ( missing before?';
    if (mark === ']') return '] closes nothing: is [ missing before?';
    if (mark === ',') return 'a comma has no place here; a point stands in 0.5';
    return `${mark} has no place here`;
  }

  /**
   * Parses the name in a declaration and returns its token. Throws LawError if the name is missing or not
   * allowed.
   * @param what the declared thing in words, for the error message
   * @param isOfLaw whether the name is for the whole law: a function, memory or a gain
   */
  name(what: string, isOfLaw = false): LawToken {
    const sign = this.here;
    if (sign.is !== 'name') {
      const place = sign.is === 'end' || sign.newLine ? this.last : sign;
      this.fail(place, `a name should stand ${place === sign ? 'here' : 'after this'}, of ${what}`);
    }
    const why = nameRefusal(sign.text, isOfLaw);
    if (why) this.fail(sign, why);
    return this.take();
  }

  /** Calls `read`, which reads a nested expression or block. Throws LawError if the nesting is too deep. */
  deeper<T>(read: () => T): T {
    if (this._depth === mostDepth)
      this.fail(this.here, `this is too deep: at most ${mostDepth} brackets or blocks in each other`);
    this._depth += 1;
    const found = read();
    this._depth -= 1;
    return found;
  }

  lineAt({ at }: TextSpan): number {
    return lineAndColumn(this.text, at).line;
  }

  /** Returns a span of the law's text, shortened to 24 characters for an error message. */
  shown({ at, length }: TextSpan): string {
    return this.text.slice(at, at + Math.min(length, 24));
  }

  fail(place: TextSpan, sentence: string, { fix }: ErrorDetails = {}): never {
    throw new LawError(this.text, place, sentence, fix);
  }
}
