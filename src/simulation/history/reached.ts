// The objects that can be reached from some by fields: what mementos of the same things share.
import { Shape } from '../../exact/planck';

/** An object as its fields. */
export type Fields = Record<string, unknown>;

/** A collection of values. */
export type Collection = unknown[] | Map<unknown, unknown> | Set<unknown>;

export type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint8Array;

/**
 * Lists of objects by how they are written down. They only grow: an object keeps its place, so that a memento knows its own
 * by how long the lists were. Functions and shapes never change; what hides in a closure, a private `#` field or a weak
 * collection cannot be seen, which is why the floors below the session have none.
 */
export class Reached {
  readonly fields: Fields[] = [];
  /** The names of the fields of each, in order. */
  readonly keys: (readonly string[])[] = [];
  readonly collections: Collection[] = [];
  readonly numbers: Numbers[] = [];
  private readonly _seen = new Set<object>();
  private _leftOut = 0;
  /** Lists of names by their number and their first name. */
  private readonly _lists = new Map<string, (readonly string[])[]>();

  /** @param leaveOut objects that never change, or are looked after elsewhere */
  constructor(roots: readonly object[], leaveOut: Iterable<object>) {
    this.leaveOut(leaveOut);
    for (const root of roots) this.meet(root);
  }

  /** How many objects there are. */
  get size(): number {
    return this._seen.size - this._leftOut;
  }

  /** Leaves out objects that are not there yet. */
  leaveOut(objects: Iterable<object>): void {
    for (const object of objects) {
      if (this._seen.has(object)) continue;
      this._seen.add(object);
      this._leftOut += 1;
    }
  }

  /** Adds a value if it is an object that is not there yet. What it holds is met by whoever writes it down. */
  meet(value: unknown): void {
    if (typeof value !== 'object' || value === null || this._seen.has(value)) return;
    this._seen.add(value);
    if (value instanceof Shape || value instanceof Reached || isLookedAfter(value)) return;
    if (Object.isFrozen(value)) for (const each of Object.values(value)) this.meet(each);
    else if (isCollection(value)) this.collections.push(value);
    else if (isNumbers(value)) this.numbers.push(value);
    else if (isFields(value)) this._meetFields(value);
  }

  private _meetFields(object: Fields): void {
    this.fields.push(object);
    this.keys.push(this._namesIn(object));
  }

  /** The names of an object's fields: one list for all objects that have the same. */
  private _namesIn(object: Fields): readonly string[] {
    const names = Object.keys(object);
    const about = `${names.length} ${names[0]}`;
    const lists = this._lists.get(about) ?? [];
    const known = lists.find((list) => list.every((name, n) => name === names[n]));
    if (known) return known;
    this._lists.set(about, [...lists, names]);
    return names;
  }
}

/** An object that says so is no part of what others hold: a memento, which is state of its own. */
function isLookedAfter(value: object): boolean {
  return 'isMemento' in value;
}

function isCollection(object: object): object is Collection {
  return Array.isArray(object) || object instanceof Map || object instanceof Set;
}

function isNumbers(object: object): object is Numbers {
  return ArrayBuffer.isView(object) && !(object instanceof DataView);
}

/** Every object has fields that is no collection. */
function isFields(object: object): object is Fields {
  return !(object instanceof WeakMap || object instanceof WeakSet || ArrayBuffer.isView(object));
}
