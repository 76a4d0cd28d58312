// The scope while a law is read: the meaning of each name, and sentences for unknown names.
import { after, type Cursor, instead } from './cursor';
import { givenArity, givenFields, limitFields, nearest, refusalOf, sampleFields } from './names';
import type { Expression, Type } from './tree';
import type { Fix, Place, Sign } from './words';

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
      /** Of its name where it is declared, and of the word before. */
      readonly declared: Place;
      readonly word?: Place;
    }
  | { readonly is: 'sample' | 'limits'; readonly declared: Place };

/** A function, known before its body is read. */
interface Declared extends Place {
  /** How many numbers it takes. */
  readonly parameters: number;
}

/** Scope of the parameters of `turn`. */
export interface Pattern {
  /** The sign after which another name fits. */
  readonly last: Sign;
  readonly isEmpty: boolean;
}

export class Scope {
  /** Functions by their names, those that stand further down too. */
  readonly functions: ReadonlyMap<string, Declared>;
  /** Whether turn is read now, and what it takes out. */
  inTurn = false;
  pattern: Pattern | null = null;
  private readonly _cursor: Cursor;
  private readonly _ofLaw = new Map<string, Meaning>();
  private _blocks: Map<string, Meaning>[] = [];
  /** Names of the law's text: a name that is made up must be none of them. */
  private readonly _written: ReadonlySet<string>;
  /** Names of values in the routine that is read: each is there once, so that languages without blocks can print it. */
  private _used = new Set<string>();

  constructor(cursor: Cursor) {
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

  /** Refuses a name that is in use. */
  assertNew(sign: Sign): void {
    const known = this.meaning(sign.text)?.declared ?? this.functions.get(sign.text);
    if (known)
      this._cursor.fail(
        sign,
        `${sign.text} is there already, from line ${this._cursor.lineAt(known)}: choose another name`,
      );
  }

  /** Gives a name a meaning: in the block that is read, or in the whole law outside of functions. */
  declare({ text }: Sign, meaning: Meaning): void {
    (this._blocks.at(-1) ?? this._ofLaw).set(text, meaning);
  }

  /** A name for a value of the routine that no other value of it has. */
  unique(name: string): string {
    let found = name;
    for (let n = 2; this._used.has(found) || (n > 2 && this._written.has(found)); n++) found = `${name}${n}`;
    this._used.add(found);
    return found;
  }

  /** Refuses an unknown name. */
  unknown(sign: Sign): never {
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
    const near = nearest(text, this._known());
    if (near === null)
      return cursor.fail(sign, `${text} is not known here: declare it first, with let or const`);
    return cursor.fail(sign, `${text} is not known here. Did you mean ${near}?`, {
      fix: instead(sign, near),
    });
  }

  private _notTaken(sign: Sign): never {
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

  private _known(): string[] {
    const inBlocks = this._blocks.flatMap((block) => [...block.keys()]);
    const given = this.inTurn ? sampleFields : [];
    const functions = [...this.functions.keys(), ...Object.keys(givenArity)];
    return [...inBlocks, ...this._ofLaw.keys(), ...given, ...functions];
  }
}

/** The functions of a text, which may be called above where they stand. */
function functionsIn(signs: readonly Sign[]): Map<string, Declared> {
  const found = new Map<string, Declared>();
  signs.forEach(({ is, text }, n) => {
    const name = signs[n + 1];
    if (is !== 'name' || text !== 'function' || name.is !== 'name' || found.has(name.text)) return;
    found.set(name.text, { at: name.at, length: name.length, parameters: parametersAt(signs, n + 2) });
  });
  return found;
}

/** How many parameters stand between brackets. @param from index of ( */
function parametersAt(signs: readonly Sign[], from: number): number {
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
