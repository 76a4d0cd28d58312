// The scope while a law is read: the meaning of each name, and sentences for unknown names.
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

/** Use of a value: only `variable` and `memory` can be set. */
export type Role = 'const' | 'gain' | 'given' | 'parameter' | 'counter' | 'variable' | 'memory';

/** Meaning of a name. */
export type Meaning =
  | {
      readonly is: 'value';
      readonly e: Expression;
      readonly t: Type;
      readonly whole?: Expression;
      readonly role: Role;
      /** Place of the name in the declaration, and of the `const` or `let` before it. */
      readonly declared: TextSpan;
      readonly word?: TextSpan;
    }
  | { readonly is: 'sample' | 'limits'; readonly declared: TextSpan };

/** A function whose body is not read yet. */
interface FunctionDeclaration extends TextSpan {
  /** Number of parameters. */
  readonly parameters: number;
}

/** Scope of the parameters of `turn`. */
export interface Pattern {
  /** Token after which another name fits. */
  readonly last: LawToken;
  readonly isEmpty: boolean;
}

export class NameScope {
  /** Functions by name, also those further down in the text. */
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Whether the function `turn` is being read, and the names that its parameter declares. */
  inTurn = false;
  pattern: Pattern | null = null;
  private readonly _cursor: TokenCursor;
  private readonly _ofLaw = new Map<string, Meaning>();
  private _blocks: Map<string, Meaning>[] = [];
  /** Names in the law's text: a generated name must differ from all of them. */
  private readonly _written: ReadonlySet<string>;
  /** Names of values in the routine being read. Each name is used once, for languages without blocks. */
  private _used = new Set<string>();

  constructor(cursor: TokenCursor) {
    this._cursor = cursor;
    this._written = new Set(cursor.signs.filter(({ is }) => is === 'name').map(({ text }) => text));
    this.functions = functionsIn(cursor.signs);
  }

  /** Begins a function. */
  begin(isTurn: boolean): void {
    this.inTurn = isTurn;
    this.pattern = null;
    this._blocks = [new Map()];
    this._used = new Set<string>([...limitFields, ...(isTurn ? sampleFields : [])]);
  }

  /** Ends a function. */
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

  /** Whether a name has a meaning, resembles a known name, or is refused with a particular message. */
  isKnown(name: string): boolean {
    return (
      this.meaning(name) !== undefined ||
      this.functions.has(name) ||
      Object.hasOwn(mathArity, name) ||
      refusalOf(name) !== null ||
      mostSimilarName(name, this._knownNames()) !== null
    );
  }

  /** Refuses a name that is already in use. */
  assertNew(sign: LawToken): void {
    const known = this.meaning(sign.text)?.declared ?? this.functions.get(sign.text);
    if (known)
      this._cursor.fail(
        sign,
        `${sign.text} is there already, from line ${this._cursor.lineAt(known)}: choose another name`,
      );
  }

  /** Gives a name a meaning in the current block, or in the whole law outside of functions. */
  declare({ text }: LawToken, meaning: Meaning): void {
    (this._blocks.at(-1) ?? this._ofLaw).set(text, meaning);
  }

  /** Returns a name that no other value of the routine has. */
  unique(name: string): string {
    let found = name;
    for (let n = 2; this._used.has(found) || (n > 2 && this._written.has(found)); n++) found = `${name}${n}`;
    this._used.add(found);
    return found;
  }

  /** Throws LawError for an unknown name. */
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

/** Returns the functions of a text, so that a call may come before its function. */
function functionsIn(signs: readonly LawToken[]): Map<string, FunctionDeclaration> {
  const found = new Map<string, FunctionDeclaration>();
  signs.forEach(({ is, text }, n) => {
    const name = signs[n + 1];
    if (is !== 'name' || text !== 'function' || name.is !== 'name' || found.has(name.text)) return;
    found.set(name.text, { at: name.at, length: name.length, parameters: parametersAt(signs, n + 2) });
  });
  return found;
}

/** Returns the number of parameters between brackets. @param from index of ( */
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
