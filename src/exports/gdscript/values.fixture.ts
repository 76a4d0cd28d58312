// Values of GDScript by Godot's rules. Whole numbers are bigint here, so that 3 / 8 is 0 as in Godot.

/** A value; what is an object is of the file's classes, or of the engine's stand-in. */
export type Value = number | bigint | boolean | Value[] | object | undefined;
export type Named = Record<string, Value>;

/** Variables, each with its type. */
export class Variables {
  private readonly _all = new Map<string, { type: string; value: Value }>();
  has = (name: string) => this._all.has(name);
  get = (name: string) => this._all.get(name)?.value;
  declare(name: string, type: string, value: Value): void {
    if (this.has(name)) throw new Error(`${name} is declared twice`);
    this._all.set(name, { type, value: as(type, value) });
  }
  set(name: string, value: Value): void {
    const found = this._all.get(name)!;
    found.value = as(found.type, value);
  }
}

/** A value as its type takes it: a whole number becomes a float, and never the other way round. */
export function as(type: string, value: Value): Value {
  if (type === 'float' && typeof value === 'bigint') return Number(value);
  const kinds: Readonly<Record<string, string>> = { float: 'number', int: 'bigint', bool: 'boolean' };
  if (type in kinds ? typeof value !== kinds[type] : type.startsWith('Array') && !Array.isArray(value))
    throw new Error(`${String(value)} is no ${type}`);
  return value;
}

/** The type that := gives. */
export const inferred = (value: Value): string =>
  ({ number: 'float', bigint: 'int', boolean: 'bool' })[typeof value as string] ?? '';

/** Functions of Godot. */
export const globals: Readonly<Record<string, (...values: number[]) => number>> = {
  absf: Math.abs,
  minf: Math.min,
  maxf: Math.max,
  sqrt: Math.sqrt,
  floorf: Math.floor,
  // Halves go away from 0.
  roundf: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  signf: Math.sign,
  clampf: (x, low, high) => (x < low ? low : x > high ? high : x),
};

/** A call of a list's method. */
export function inList(list: Value[], name: string, values: readonly Value[]): Value {
  if (name === 'size') return BigInt(list.length);
  if (name === 'append') return void list.push(as('float', values[0]));
  if (name === 'clear') return void list.splice(0);
  if (name === 'pop_front') return list.shift();
  throw new Error(`no function ${name} of a list`);
}

/** What an operator with two sides gives. */
export function binary(op: string, left: Value, right: Value): Value {
  const isWhole = typeof left === 'bigint' && typeof right === 'bigint';
  const [a, b] = isWhole ? [left, right] : [Number(left), Number(right)];
  // One kind of number on both sides, which the type of a pair does not tell.
  const [x, y] = [a, b] as [number, number];
  const results: Readonly<Record<string, () => Value>> = {
    '+': () => x + y,
    '-': () => x - y,
    '*': () => x * y,
    '/': () => x / y,
    '%': () => x % y,
    '<': () => x < y,
    '<=': () => x <= y,
    '>': () => x > y,
    '>=': () => x >= y,
    '==': () => x === y,
    '!=': () => x !== y,
  };
  return results[op]();
}

/** A value that must be true or false. */
export function truth(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new Error(`${String(value)} is not true or false`);
}
