// The scope while a law is parsed: the meaning of each name, and error sentences for unknown names.
import { after, instead, type TokenCursor } from './cursor';
import {
  givenArity,
  givenFields,
  limitFields,
  mathArity,
  mostSimilarName,
  refusalOf,
  sampleFields,
} from './names';
import type { Expression, Type } from './tree';
import type { Fix, LawToken, TextSpan } from './words';

/**
 * Kind of a named value in a law. `given` is a value that the function `turn` gets, such as `error`. An assignment may
 * change only a `variable` or a `memory`.
 */
export type Role = 'const' | 'gain' | 'given' | 'parameter' | 'counter' | 'variable' | 'memory';

/**
 * Meaning of a name in a law's text. 'sample': the argument of the function `turn`. 'limits': the field
 * `limits` of that argument.
 */
export type Meaning =
  | {
      readonly is: 'value';
      readonly e: Expression;
      readonly t: Type;
      readonly whole?: Expression;
      readonly role: Role;
      /** Position of the name where it is declared. */
      readonly declared: TextSpan;
      readonly word?: TextSpan;
    }
  | { readonly is: 'sample' | 'limits'; readonly declared: TextSpan };

/**
 * Position of a function's name in the law's text, and its number of parameters. Found before any function is
 * parsed.
 */
interface FunctionDeclaration extends TextSpan {
  /** Number of parameters of this function. */
  readonly parameters: number;
}

/** The pattern `{ error, … }` in the parameter list of a law's function `turn`. */
export interface Pattern {
  /**
   * Last token before the closing brace of the parameter `{ error, … }`. If the braces are empty, this is the opening
   * brace.
   */
  readonly last: LawToken;
  readonly isEmpty: boolean;
}

export class NameScope {
  /** Functions that the law declares, by name, including those that its text declares later. */
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Whether the function `turn` is being parsed. */
  inTurn = false;
  pattern: Pattern | null = null;
  private readonly _cursor: TokenCursor;
  private readonly _ofLaw = new Map<string, Meaning>();
  private _blocks: Map<string, Meaning>[] = [];
  /** All names in the law's text. Names that the parser adds must differ from them. */
  private readonly _written: ReadonlySet<string>;
  /**
   * Names already used in the current function. They must be unique, because some target languages have no
   * block scope.
   */
  private _used = new Set<string>();

  constructor(cursor: TokenCursor) {
    this._cursor = cursor;
    this._written = new Set(cursor.signs.filter(({ is }) => is === 'name').map(({ text }) => text));
    this.functions = functionsIn(cursor.signs);
  }

  /** Starts the scope of a function. @param isTurn whether the function is `turn`, the law's entry point */
  begin(isTurn: boolean): void {
    this.inTurn = isTurn;
    this.pattern = null;
    this._blocks = [new Map()];
    this._used = new Set<string>([...limitFields, ...(isTurn ? sampleFields : [])]);
  }

  /** Ends the scope of a function and forgets its names. */
  end(): void {
    this._blocks = [];
    this.inTurn = false;
  }

  open(): void {
    this._blocks.push(new Map());
  }

  close(): void {
    this._blocks.pop();
  }

  meaning(name: string): Meaning | undefined {
    return this._blocks.findLast((block) => block.has(name))?.get(name) ?? this._ofLaw.get(name);
  }

  /**
   * Returns whether a name is declared, built in or forbidden (such as `while`). Also true for a likely
   * misspelling of a declared or built-in name.
   */
  isKnown(name: string): boolean {
    return (
      this.meaning(name) !== undefined ||
      this.functions.has(name) ||
      Object.hasOwn(mathArity, name) ||
      refusalOf(name) !== null ||
      mostSimilarName(name, this._knownNames()) !== null
    );
  }

  /** Throws LawError for a name that is already in use. */
  assertNew(sign: LawToken): void {
    const known = this.meaning(sign.text)?.declared ?? this.functions.get(sign.text);
    if (known)
      this._cursor.fail(
        sign,
        `${sign.text} is there already, from line ${this._cursor.lineAt(known)}: choose another name`,
      );
  }

  /** Gives a name a meaning in the current block. Outside of functions, the meaning is for the whole law. */
  declare({ text }: LawToken, meaning: Meaning): void {
    (this._blocks.at(-1) ?? this._ofLaw).set(text, meaning);
  }

  /**
   * Returns a name that is unique in the current function, and reserves it. Adds a number to the given name
   * if needed.
   */
  unique(name: string): string {
    let found = name;
    for (let n = 2; this._used.has(found) || (n > 2 && this._written.has(found)); n++) found = `${name}${n}`;
    this._used.add(found);
    return found;
  }

  /** Throws LawError for an unknown name. The message tells why the name is not allowed, or suggests a similar one. */
  unknown(sign: LawToken): never {
    const { text } = sign;
    const cursor = this._cursor;
    const why = refusalOf(text);
    if (why) cursor.fail(sign, why, { ...(text === 'var' && { fix: instead(sign, 'let') }) });
    if (givenFields.includes(text)) this._notTaken(sign);
    if ((limitFields as readonly string[]).includes(text))
      cursor.fail(sign, `write limits.${text}, and take limits: function turn({ …, limits })`, {
        fix: instead(sign, `limits.${text}`),
      });
    if (text === 'PI') cursor.fail(sign, 'write Math.PI', { fix: instead(sign, 'Math.PI') });
    const near = mostSimilarName(text, this._knownNames());
    if (near === null)
      return cursor.fail(sign, `${text} is not known here: declare it first, with let or const`);
    return cursor.fail(sign, `${text} is not known here. Did you mean ${near}?`, {
      fix: instead(sign, near),
    });
  }

  private _notTaken(sign: LawToken): never {
    const { text } = sign;
    const cursor = this._cursor;
    if (!this.inTurn)
      cursor.fail(sign, `${text} is given to turn only: hand it on, as a number that this function takes`);
    const { pattern } = this;
    const fix: Fix | undefined = pattern
      ? after(pattern.last, pattern.isEmpty ? ` ${text}` : `, ${text}`)
      : undefined;
    return cursor.fail(sign, `${text} is given, but not taken yet: write function turn({ …, ${text} })`, {
      fix,
    });
  }

  private _knownNames(): string[] {
    const inBlocks = this._blocks.flatMap((block) => [...block.keys()]);
    const given = this.inTurn ? sampleFields : [];
    const functions = [...this.functions.keys(), ...Object.keys(givenArity)];
    return [...inBlocks, ...this._ofLaw.keys(), ...given, ...functions];
  }
}

// Found before parsing, so that a call may precede its function.
/** Returns the functions that a law's text declares. */
function functionsIn(signs: readonly LawToken[]): Map<string, FunctionDeclaration> {
  const found = new Map<string, FunctionDeclaration>();
  signs.forEach(({ is, text }, n) => {
    const name = signs[n + 1];
    if (is !== 'name' || text !== 'function' || name.is !== 'name' || found.has(name.text)) return;
    found.set(name.text, { at: name.at, length: name.length, parameters: parametersAt(signs, n + 2) });
  });
  return found;
}

/** Returns the number of parameters of a function. @param from index of the token `(` before the parameters */
function parametersAt(signs: readonly LawToken[], from: number): number {
  let names = 0;
  let depth = 0;
  for (const { is, text } of signs.slice(from)) {
    if (is === 'mark' && '({['.includes(text)) depth += 1;
    if (is === 'mark' && ')}]'.includes(text)) depth -= 1;
    if (depth <= 0) break;
    if (depth === 1 && is === 'name') names += 1;
  }
  return names;
}
