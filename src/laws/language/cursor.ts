// A cursor over a law's tokens, and the error sentences for a token that does not fit.
import { nameRefusal, refusalOf } from './names';
import { type Fix, LawError, type LawToken, lineAndColumn, type TextSpan } from './words';

/** Largest depth of nested brackets and blocks. */
const mostDepth = 40;

/** Additions to an error. */
interface ErrorDetails {
  /** Fix that an error message suggests. */
  readonly fix?: Fix | undefined;
}

/** Returns the span from the start of one place to the end of another. */
export const spanOf = ({ at }: TextSpan, last: TextSpan): TextSpan => ({
  at,
  length: last.at + last.length - at,
});

/** Returns a fix that inserts text before a place. */
export const insertBefore = ({ at }: TextSpan, text: string): Fix => ({ at, length: 0, text });

/** Returns a fix that inserts text after a place. */
export const after = ({ at, length }: TextSpan, text: string): Fix => ({ at: at + length, length: 0, text });

/** Returns a fix that replaces a place. */
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

  /** The token before the cursor; the first token at the start. */
  get last(): LawToken {
    return this.signs[Math.max(0, this._n - 1)];
  }

  /** Index of the token at the cursor. */
  get index(): number {
    return this._n;
  }

  /** Returns the token `count` places further on, or the last one (the end) if there are fewer. */
  ahead(count: number): LawToken {
    return this.signs[Math.min(this._n + count, this.signs.length - 1)];
  }

  /** Returns whether a mark or word is at the cursor, or `ahead` tokens after it. */
  is(text: string, ahead = 0): boolean {
    const sign = this.ahead(ahead);
    return sign.text === text && (sign.is === 'mark' || sign.is === 'name');
  }

  /** Takes the token at the cursor and moves on. The end token is never passed. */
  take(): LawToken {
    const sign = this.here;
    if (sign.is !== 'end') this._n += 1;
    return sign;
  }

  /** Takes a mark or word if it is at the cursor. Returns whether it was. */
  may(text: string): boolean {
    if (!this.is(text)) return false;
    this._n += 1;
    return true;
  }

  /** Takes a mark or word. Throws LawError if it is not at the cursor. @param where 'after turn' */
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

  /** Takes the ; at the end of a statement, if it is written. */
  endOfStatement(): void {
    const { here, last } = this;
    if (this.may(';') || this.is('}') || here.is === 'end' || here.newLine) return;
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

  /** Takes a new name. @param what the name is for @param isOfLaw see nameRefusal */
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

  /** Reads a nested part and counts the depth, because thousands of nested brackets would overflow the stack. */
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

  /** Returns the text of a place, shortened for a sentence. */
  shown({ at, length }: TextSpan): string {
    return this.text.slice(at, at + Math.min(length, 24));
  }

  fail(place: TextSpan, sentence: string, { fix }: ErrorDetails = {}): never {
    throw new LawError(this.text, place, sentence, fix);
  }
}
