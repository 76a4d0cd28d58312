// A memento: every value that is reachable by fields from some objects, to be written back into the same objects.
import { keepPoolsFromReuse } from './planck-pools';
import { type Collection, type Fields, type Numbers, Reached } from './reached';

keepPoolsFromReuse();

/** How much larger than at first a list of objects may grow, by those that have gone since, until they are looked for anew. */
const mostGrowth = 1.25;

/**
 * The values of all objects that can be reached, planck's worlds included. They are written back in place: every object
 * keeps its identity, so that listeners and views go on.
 */
export class Memento {
  /** What tells it from what it holds. */
  readonly isMemento = true;
  private readonly _reached: Reached;
  /** How many objects there were when they were last looked for. */
  private readonly _first: number;
  /** The values of all fields, object by object. */
  private readonly _values: unknown[] = [];
  private _objects = 0;
  private readonly _contents: (readonly unknown[])[] = [];
  private readonly _numbers: Numbers[] = [];

  /**
   * @param leaveOut objects that never change, or are looked after elsewhere
   * @param before an earlier one of the same: a crowd of objects is not looked for again then, only what is new
   */
  constructor(roots: readonly object[], leaveOut: readonly object[] = [], before: Memento | null = null) {
    const known = before?._hasNewNames || before?._isLittered ? null : before;
    this._reached = known?._reached ?? new Reached(roots, leaveOut);
    if (known) {
      this._reached.leaveOut(leaveOut);
      for (const root of roots) this._reached.meet(root);
    }
    this._write(known);
    this._first = known?._first ?? this._reached.size;
  }

  /** How many objects it holds: what it costs. */
  get size(): number {
    return this._reached.size;
  }

  /** Writes all values back. */
  restore(): void {
    const { fields, keys, collections, numbers } = this._reached;
    let at = 0;
    for (let n = 0; n < this._objects; n++) {
      const object = fields[n];
      const names = keys[n];
      for (let k = 0; k < names.length; k++) object[names[k]] = this._values[at++];
      dropOthers(object, names);
    }
    this._contents.forEach((values, n) => {
      refill(collections[n], values);
    });
    this._numbers.forEach((values, n) => {
      numbers[n].set(values);
    });
  }

  /** Whether an object has other fields than it had. */
  private get _hasNewNames(): boolean {
    const { fields, keys } = this._reached;
    for (let n = 0; n < fields.length; n++) if (hasOthers(fields[n], keys[n])) return true;
    return false;
  }

  /** Whether many of the objects have gone. */
  private get _isLittered(): boolean {
    return this._reached.size > mostGrowth * this._first;
  }

  /** Writes down the values of all objects, and of those that are met on the way. */
  private _write(before: Memento | null): void {
    const { fields, collections, numbers } = this._reached;
    do {
      this._writeFields(before);
      for (let n = this._contents.length; n < collections.length; n++) {
        const values = contentsOf(collections[n]);
        this._contents.push(values);
        for (const value of values) this._reached.meet(value);
      }
    } while (this._objects < fields.length);
    for (const each of numbers) this._numbers.push(each.slice());
  }

  private _writeFields(before: Memento | null): void {
    const { fields, keys } = this._reached;
    const values = this._values;
    const known = before?._values ?? [];
    for (; this._objects < fields.length; this._objects++) {
      const object = fields[this._objects];
      const names = keys[this._objects];
      for (let k = 0; k < names.length; k++) {
        const value = object[names[k]];
        // What stood there before is known.
        if (typeof value === 'object' && value !== known[values.length]) this._reached.meet(value);
        values.push(value);
      }
    }
  }
}

/** What a collection holds; of a map, keys and values in turn. */
function contentsOf(collection: Collection): unknown[] {
  if (Array.isArray(collection)) return collection.slice();
  return collection instanceof Map ? [...collection].flat() : [...collection];
}

function refill(collection: Collection, values: readonly unknown[]): void {
  if (Array.isArray(collection)) {
    collection.length = values.length;
    for (let n = 0; n < values.length; n++) collection[n] = values[n];
    return;
  }
  collection.clear();
  if (collection instanceof Set) for (const value of values) collection.add(value);
  else for (let n = 0; n < values.length; n += 2) collection.set(values[n], values[n + 1]);
}

/** Whether an object has fields that it had not, or lacks some. */
function hasOthers(object: Fields, names: readonly string[]): boolean {
  const now = Object.keys(object);
  if (now.length !== names.length) return true;
  for (let n = 0; n < names.length; n++) if (now[n] !== names[n]) return true;
  return false;
}

/** Deletes fields that an object has got since. */
function dropOthers(object: Fields, names: readonly string[]): void {
  const now = Object.keys(object);
  if (now.length === names.length) return;
  for (const name of now) if (!names.includes(name)) delete object[name];
}
