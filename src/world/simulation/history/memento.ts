// A memento: a copy of every value that can be reached from some objects. It can be written back into the same objects.
import { DynamicTree, Shape } from '../../planck/planck';

/**
 * A new snapshot reuses the object list of an earlier one, unless the list has grown to more than this multiple of the
 * length at which it was built.
 */
const mostGrowth = 1.25;

/** Number of field values for which a new snapshot reserves memory. */
const firstRoom = 1024;

/** Placeholder in `_values` for a number. The number itself is in `_floats`. */
const aNumber = Symbol('number');

/**
 * Snapshot of a simulation for rewinding: a copy of the fields of all its objects. `restore` writes the copy back into
 * these objects.
 */
export class Memento {
  /** Marks the object as a snapshot, so that other snapshots do not copy its contents. */
  readonly isMemento = true;
  private readonly _graph: ObjectGraph;
  /** Length of the object list `_graph` when it was built. The list can grow later. */
  private readonly _first: number;
  // Numbers are in `_floats`, where they take less memory.
  /**
   * Copied field values of all plain objects. For each number, it has the placeholder `aNumber`; the number is in
   * `_floats`.
   */
  private _values: unknown[] = [];
  private _floats: Float64Array = new Float64Array(0);
  /** Number of values in `_values` that are in use. */
  private _used = 0;
  private _objects = 0;
  // Two mementos of the same objects can have different field names.
  /** Field names of each copied plain object, in the order of copying. */
  private _keys: readonly (readonly string[])[] = [];
  private _contents: (readonly unknown[])[] = [];
  private _numbers: Numbers[] = [];

  /**
   * Copies the fields of the root objects, and of all objects that can be reached from them.
   * @param leaveOut objects that are not copied
   * @param before an earlier memento of the same objects, reused to save time; null if there is none
   * @param beside another memento, or null. Objects that `beside` contains are not copied into the new memento, unless
   * they are roots
   */
  constructor(
    roots: readonly object[],
    leaveOut: readonly object[] = [],
    before: Memento | null = null,
    beside: Memento | null = null,
  ) {
    const known = before?._isLittered ? null : before;
    const others = beside?._graph ?? null;
    this._graph = known?._graph ?? new ObjectGraph(roots, leaveOut, others);
    if (known) this._graph.lookAgain(roots, leaveOut, others);
    this._write(known);
    this._first = known?._first ?? this._graph.size;
  }

  /** Number of copied objects. The time for a copy grows with it. */
  get size(): number {
    return this._graph.size;
  }

  /** Writes all values back into their objects. */
  restore(): void {
    const { plainObjects, collections, numbers } = this._graph;
    let at = 0;
    for (let n = 0; n < this._objects; n++) {
      const object = plainObjects[n];
      const names = this._keys[n];
      for (let k = 0; k < names.length; k++, at++) {
        const value = this._values[at];
        object[names[k]] = value === aNumber ? whole(this._floats[at]) : value;
      }
      dropOthers(object, names);
    }
    this._contents.forEach((values, n) => {
      refill(collections[n], values);
    });
    this._numbers.forEach((values, n) => {
      numbers[n].set(values);
    });
  }

  /** Whether the object list is now more than `mostGrowth` times as long as when it was made. */
  private get _isLittered(): boolean {
    return this._graph.size > mostGrowth * this._first;
  }

  /**
   * Copies the values of all objects in `_graph` into this memento; adds new objects to `_graph`.
   * @param before earlier memento of the same objects, for speed; null if there is none
   */
  private _write(before: Memento | null): void {
    const { plainObjects, collections, numbers } = this._graph;
    this._values = new Array(before?._values.length ?? 0);
    this._floats = new Float64Array(before?._floats.length ?? firstRoom);
    this._used = 0;
    this._objects = 0;
    this._contents = [];
    do {
      this._writeFields(before?._values ?? []);
      for (let n = this._contents.length; n < collections.length; n++) {
        const known = before?._contents[n] ?? [];
        const values = contentsOf(collections[n]);
        this._contents.push(values);
        for (let k = 0; k < values.length; k++) if (values[k] !== known[k]) this._graph.visit(values[k]);
      }
    } while (this._objects < plainObjects.length);
    this._numbers = numbers.map((each) => each.slice());
    this._keys = this._graph.fieldNames;
  }

  // Unchanged values are not searched for new objects.
  /**
   * Copies the field values of all plain objects into this memento (snapshot).
   * @param known field values of an earlier memento, which make the copy faster; empty if there is none
   */
  private _writeFields(known: readonly unknown[]): void {
    const graph = this._graph;
    const earlierNames = graph.fieldNames;
    for (; this._objects < graph.plainObjects.length; this._objects++) {
      const object = graph.plainObjects[this._objects];
      const names = graph.fieldNames[this._objects];
      const now = Object.keys(object);
      if (now.length === names.length && now.every((name, n) => name === names[n])) {
        this._writeObject(object, names, known);
        continue;
      }
      // Earlier mementos keep their list.
      if (graph.fieldNames === earlierNames) graph.fieldNames = earlierNames.slice();
      graph.fieldNames[this._objects] = graph.namesIn(object);
      this._writeObject(object, now, known);
    }
  }

  private _writeObject(object: Fields, names: readonly string[], known: readonly unknown[]): void {
    let at = this._used;
    if (at + names.length > this._floats.length) this._floats = enlarged(this._floats, names.length);
    for (let k = 0; k < names.length; k++, at++) {
      const value = object[names[k]];
      const isNumber = typeof value === 'number';
      if (isNumber) this._floats[at] = value;
      else if (typeof value === 'object' && value !== known[at]) this._graph.visit(value);
      this._values[at] = isNumber ? aNumber : value;
    }
    this._used = at;
  }
}

function enlarged(floats: Float64Array, more: number): Float64Array {
  const larger = new Float64Array(2 * floats.length + more);
  larger.set(floats);
  return larger;
}

/**
 * Returns `value` unchanged. If `value` is a 32-bit whole number, JavaScript engines can store the returned number as a
 * fast integer.
 */
function whole(value: number): number {
  const integer = value | 0;
  return Object.is(integer, value) ? integer : value;
}

/** Returns the values in a collection. For a map, keys and values alternate in the list. */
function contentsOf(collection: Collection): unknown[] {
  if (Array.isArray(collection)) return collection.slice();
  if (collection instanceof Set) return [...collection];
  const values: unknown[] = [];
  collection.forEach((value, key) => {
    values.push(key, value);
  });
  return values;
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

function dropOthers(object: Fields, names: readonly string[]): void {
  const now = Object.keys(object);
  if (now.length === names.length) return;
  for (const name of now) if (!names.includes(name)) delete object[name];
}

/** An object as a record of its fields. */
type Fields = Record<string, unknown>;

/** A collection whose contents a memento copies value by value. */
type Collection = unknown[] | Map<unknown, unknown> | Set<unknown>;

type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint8Array;

// The lists only grow: an object keeps its place, so that a memento finds its objects by the length of the lists.
// Functions and shapes never change. Values in a closure, a private `#` field or a weak collection cannot be seen. So
// code below the session has none.
/** Lists of root objects and of all objects reachable from these. */
class ObjectGraph {
  readonly plainObjects: Fields[] = [];
  /** Names of the fields of each object in `plainObjects`: one list per object, in the same order. */
  fieldNames: (readonly string[])[] = [];
  readonly collections: Collection[] = [];
  readonly numbers: Numbers[] = [];
  private readonly _seen = new Set<object>();
  private _leftOut = 0;
  // Most calls leave out the same list again.
  /** Objects that are not copied, because they never change or are copied elsewhere. */
  private _notFollowed: readonly object[] = [];
  /**
   * Lists of field names; objects with equal fields share one. Key: number of fields and name of the first field, as in
   * '3 x'. Value: lists with this key
   */
  private readonly _lists = new Map<string, (readonly string[])[]>();

  /**
   * Another graph; null if there is none. An object in that graph is not added to the present graph, unless it is a
   * root.
   */
  private _beside: ObjectGraph | null = null;

  constructor(roots: readonly object[], leaveOut: readonly object[], beside: ObjectGraph | null) {
    this.lookAgain(roots, leaveOut, beside);
  }

  get size(): number {
    return this._seen.size - this._leftOut;
  }

  // The update never removes objects or marks.
  /**
   * Adds missing root objects to the list of objects to copy. Must be called before each new snapshot.
   * @param roots objects to add at once, even if they are in `beside`. Objects that a root refers to are added when the
   * root is copied
   * @param leaveOut objects that are never added from now on
   * @param beside another list of objects to copy; null if there is none. Objects in `beside` are not added when a
   * copied object refers to them
   */
  lookAgain(roots: readonly object[], leaveOut: readonly object[], beside: ObjectGraph | null): void {
    this._beside = beside;
    if (leaveOut !== this._notFollowed) this._leaveOut(leaveOut);
    for (const root of roots) if (!this._seen.has(root)) this._add(root);
  }

  private _leaveOut(objects: readonly object[]): void {
    this._notFollowed = objects;
    for (const object of objects) {
      if (this._seen.has(object)) continue;
      this._seen.add(object);
      this._leftOut += 1;
    }
  }

  // The object's fields are visited when it is copied.
  /**
   * Adds an object to the list of objects to copy. Ignores other values, and objects that are already in this list or
   * in the list `_beside`.
   */
  visit(value: unknown): void {
    if (typeof value !== 'object' || value === null || this._seen.has(value)) return;
    if (!this._beside?._seen.has(value)) this._add(value);
  }

  private _add(value: object): void {
    this._seen.add(value);
    if (value instanceof Shape || value instanceof ObjectGraph || isMemento(value)) return;
    if (Object.isFrozen(value)) for (const each of Object.values(value)) this.visit(each);
    else if (isCollection(value)) this.collections.push(value);
    else if (isNumbers(value)) this.numbers.push(value);
    else if (isFields(value)) this._addFields(value);
  }

  private _addFields(object: Fields): void {
    this.plainObjects.push(object);
    this.fieldNames.push(this.namesIn(object));
  }

  /** Returns the names of an object's fields. Objects with the same fields share one list. */
  namesIn(object: Fields): readonly string[] {
    const names = Object.keys(object);
    const about = `${names.length} ${names[0]}`;
    const lists = this._lists.get(about) ?? [];
    const known = lists.find((list) => list.every((name, n) => name === names[n]));
    if (known) return known;
    this._lists.set(about, [...lists, names]);
    return names;
  }
}

// Mementos do not copy the contents of other mementos.
/** Returns whether an object is a memento (snapshot of other objects). */
function isMemento(value: object): boolean {
  return 'isMemento' in value;
}

function isCollection(object: object): object is Collection {
  return Array.isArray(object) || object instanceof Map || object instanceof Set;
}

function isNumbers(object: object): object is Numbers {
  return ArrayBuffer.isView(object) && !(object instanceof DataView);
}

function isFields(object: object): object is Fields {
  return !(object instanceof WeakMap || object instanceof WeakSet || ArrayBuffer.isView(object));
}

/** Store of objects for reuse in the physics library planck. The library does not export this type. */
interface Pool {
  release(item: object): void;
}

/** Makes planck discard contacts and tree nodes instead of returning them to its pools for reuse. */
function keepPoolsFromReuse(): void {
  // The pools serve all worlds. An object in a memento must not return from a pool as a part of another object.
  const { inputPool }: { inputPool?: unknown } = Object.fromEntries(
    Object.entries(new DynamicTree<unknown>()),
  );
  const pool: unknown = Object.getPrototypeOf(inputPool);
  if (!isPool(pool)) return;
  const { release } = pool;
  pool.release = function (this: Pool, item) {
    if (!('m_manifold' in item) && !('child1' in item)) release.call(this, item);
  };
}

function isPool(value: unknown): value is Pool {
  return typeof value === 'object' && value !== null && 'release' in value;
}

keepPoolsFromReuse();
