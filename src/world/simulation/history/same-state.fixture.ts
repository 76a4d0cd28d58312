// Comparison of two states to the last bit, for tests: all objects reachable from the two, field by field.
import { Shape } from '../../planck/planck';
import { channels } from '../meters/telemetry';
import type { Simulation } from '../simulation';

/** Two values at the same path in two object graphs, to be compared. */
interface Pair {
  readonly one: unknown;
  readonly other: unknown;
  readonly key: unknown;
  /** Pair of objects that contain `one` and `other`. Null at the start of the comparison. */
  readonly parent: Pair | null;
}

/** Compares two object graphs. Returns path and kind of the first difference; null if equal. */
export function firstDifference(
  one: unknown,
  other: unknown,
  leaveOut: Iterable<object> = [],
): string | null {
  const partners = new Map<object, object>();
  const left = new Set(leaveOut);
  const waiting: Pair[] = [{ one, other, key: '', parent: null }];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const { one: a, other: b } = pair;
    if (isSame(a, b)) continue;
    if (!isObject(a) || !isObject(b)) return `${pathOf(pair)}: ${String(a)} and ${String(b)}`;
    if (left.has(a) || partners.get(a) === b) continue;
    if (partners.has(a)) return `${pathOf(pair)}: another object`;
    partners.set(a, b);
    if (!addParts(waiting, a, b, pair)) return `${pathOf(pair)}: another class, or other fields`;
  }
  return null;
}

const pathOf = ({ key, parent }: Pair): string => (parent ? `${pathOf(parent)}.${String(key)}` : '');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether a value is a function or a shape, which never change. */
const isFixed = (value: unknown) => typeof value === 'function' || value instanceof Shape;

const isSame = (one: unknown, other: unknown) => Object.is(one, other) || (isFixed(one) && isFixed(other));

/**
 * Adds the members of two objects to `waiting`, the list of pairs to compare. Returns false if the objects have
 * different classes or fields.
 */
function addParts(waiting: Pair[], a: object, b: object, parent: Pair): boolean {
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const add = (key: unknown, one: unknown, other: unknown) => {
    if (!isSame(one, other)) waiting.push({ one, other, key, parent });
  };
  if (isCollection(a) && isCollection(b)) {
    const [parts, others] = [[...a], [...b]];
    for (const [n, part] of parts.entries()) add(n, part, others[n]);
    return parts.length === others.length;
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    add(key, Reflect.get(a, key), Reflect.get(b, key));
  }
  return true;
}

const isCollection = (object: object): object is Map<unknown, unknown> | Set<unknown> =>
  object instanceof Map || object instanceof Set;

/** Returns the recorded telemetry of every body. */
export function recordOf({ measures: { telemetry }, entities }: Simulation): unknown {
  const columns = entities.map((entity) => channels.map((channel) => telemetry.column(entity, channel)));
  return { times: telemetry.times(), columns };
}
