// Whether two states are equal to the last bit, for tests: all objects reachable from the two, field by field.
import { Shape } from '../../planck/planck';
import { channels } from '../meters/telemetry';
import type { Simulation } from '../simulation';

/** The path of the first difference between two graphs of objects; null when there is none. */
export function firstDifference(
  one: unknown,
  other: unknown,
  leaveOut: Iterable<object> = [],
): string | null {
  const partners = new Map<object, object>();
  const left = new Set(leaveOut);
  const waiting: Pair[] = [[one, other, '']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [a, b, path] = next;
    if (Object.is(a, b) || (isFixed(a) && isFixed(b))) continue;
    if (!isObject(a) || !isObject(b)) return `${path}: ${String(a)} and ${String(b)}`;
    if (left.has(a) || partners.get(a) === b) continue;
    if (partners.has(a)) return `${path}: another object`;
    partners.set(a, b);
    const pairs = pairsOf(a, b, path);
    if (!pairs) return `${path}: another class, or other fields`;
    waiting.push(...pairs);
  }
  return null;
}

/** Two values, and where they are. */
type Pair = readonly [unknown, unknown, string];

/** The fields of two objects, side by side; null when they have not the same. */
function pairsOf(a: object, b: object, path: string): Pair[] | null {
  const parts = partsOf(a);
  const others = partsOf(b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b) || parts.length !== others.length) return null;
  return parts.flatMap(([key, value], n): Pair[] => [
    [key, others[n][0], `${path}, key ${n}`],
    [value, others[n][1], `${path}.${String(key)}`],
  ]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What never changes. */
const isFixed = (value: unknown) => typeof value === 'function' || value instanceof Shape;

function partsOf(object: object): (readonly [unknown, unknown])[] {
  if (object instanceof Map) return [...object];
  if (object instanceof Set) return [...object].map((value, n) => [n, value]);
  return Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** What the telemetry shows of every body. */
export function recordOf({ measures: { telemetry }, entities }: Simulation): unknown {
  const columns = entities.map((entity) => channels.map((channel) => telemetry.column(entity, channel)));
  return { times: telemetry.times(), columns };
}
