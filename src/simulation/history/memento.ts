// A memento: every value that is reachable by fields from some objects, to be written back into the same objects.
import { Shape } from '../../exact/planck';
import { keepPoolsFromReuse } from './planck-pools';

keepPoolsFromReuse();

type Fields = Record<string, unknown>;
type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint8Array;

/** An object, and how to write its values back. */
interface Kept<Whose, Values> {
  readonly object: Whose;
  readonly values: Values;
}

/**
 * The values of all objects that can be reached, planck's worlds included. They are written back in place: every object
 * keeps its identity, so that listeners and views go on. Functions and shapes never change; what hides in a closure, a
 * private `#` field or a weak collection cannot be seen, which is why the floors below the session have none.
 */
export class Memento {
  private readonly _fields: (Kept<Fields, unknown[]> & { readonly keys: readonly string[] })[] = [];
  private readonly _arrays: Kept<unknown[], unknown[]>[] = [];
  private readonly _maps: Kept<Map<unknown, unknown>, [unknown, unknown][]>[] = [];
  private readonly _sets: Kept<Set<unknown>, unknown[]>[] = [];
  private readonly _numbers: Kept<Numbers, Numbers>[] = [];
  /** How many objects it holds: what it costs. */
  readonly size: number;

  /** @param leaveOut objects that never change, or are looked after elsewhere */
  constructor(roots: readonly object[], leaveOut: Iterable<object> = []) {
    const left = new Set<object>(leaveOut);
    const seen = new Set<object>(left);
    const waiting: object[] = [];
    const meet = (value: unknown) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      if (value instanceof Shape || value instanceof Memento) return;
      waiting.push(value);
    };
    const shapes = new Map<unknown, readonly string[]>();
    roots.forEach(meet);
    for (let object = waiting.pop(); object; object = waiting.pop()) this._keep(object, meet, shapes);
    this.size = seen.size - left.size;
  }

  /** Writes all values back. */
  restore(): void {
    for (const { object, keys, values } of this._fields) {
      for (let n = 0; n < keys.length; n++) object[keys[n]] = values[n];
      dropOthers(object, keys);
    }
    for (const { object, values } of this._arrays) {
      object.length = values.length;
      for (let n = 0; n < values.length; n++) object[n] = values[n];
    }
    for (const { object, values } of this._maps) {
      object.clear();
      for (const [key, value] of values) object.set(key, value);
    }
    for (const { object, values } of this._sets) {
      object.clear();
      for (const value of values) object.add(value);
    }
    for (const { object, values } of this._numbers) object.set(values);
  }

  private _keep(
    object: object,
    meet: (value: unknown) => void,
    shapes: Map<unknown, readonly string[]>,
  ): void {
    if (Array.isArray(object)) {
      if (!Object.isFrozen(object)) this._arrays.push({ object, values: object.slice() });
      object.forEach(meet);
    } else if (object instanceof Map) {
      this._maps.push({ object, values: [...object] });
      for (const [key, value] of object) {
        meet(key);
        meet(value);
      }
    } else if (object instanceof Set) {
      this._sets.push({ object, values: [...object] });
      object.forEach(meet);
    } else if (ArrayBuffer.isView(object)) {
      if (isNumbers(object)) this._numbers.push({ object, values: object.slice() });
    } else if (isFields(object)) {
      const keys = sharedKeys(object, shapes);
      const values: unknown[] = [];
      for (const key of keys) {
        const value = object[key];
        values.push(value);
        meet(value);
      }
      if (!Object.isFrozen(object)) this._fields.push({ object, keys, values });
    }
  }
}

/** Every object that is no collection has fields. */
function isFields(object: object): object is Fields {
  return !(object instanceof WeakMap || object instanceof WeakSet);
}

function isNumbers(view: ArrayBufferView): view is Numbers {
  return !(view instanceof DataView);
}

/** The names of an object's fields: one list for all objects of a class that have the same. */
function sharedKeys(object: Fields, shapes: Map<unknown, readonly string[]>): readonly string[] {
  const keys = Object.keys(object);
  const kind = Object.getPrototypeOf(object);
  const known = shapes.get(kind);
  if (known && known.length === keys.length && known.every((key, n) => key === keys[n])) return known;
  shapes.set(kind, keys);
  return keys;
}

/** Deletes fields that an object has got since. */
function dropOthers(object: Fields, keys: readonly string[]): void {
  const now = Object.keys(object);
  if (now.length === keys.length) return;
  for (const key of now) if (!keys.includes(key)) delete object[key];
}
