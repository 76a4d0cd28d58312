// What the reader of scenario files takes, in the words of its own refusals: for fields that no row of data describes.
import { readScenario } from '../files/read-scenario';
import { most } from '../files/schema-parts';
import { games } from '../games/rules';

/** A valid file with every object that a field can be in. */
const whole = {
  version: 1,
  name: 'Whole',
  entities: [
    { kind: 'character', position: [0, 0], command: { kind: 'follow-path', waypoints: [[0, 0]] } },
    { kind: 'turret', command: { kind: 'seek', quarry: { target: 0 } } },
  ],
  timeline: [{ at: 0, entity: 0, target: [0, 0], impulse: [0, 0] }],
  turns: { every: 5, by: 1 },
  cards: {},
  obstacles: [{ kind: 'crate', position: [0, 0], size: [1, 1] }],
  targets: [{ position: [0, 0] }],
  hero: { sets: 'wind' },
  swarm: { count: 9, ring: [1, 2] },
  dodge: { arena: [40, 40], rules: 5 },
  par: { gates: [[0, 0]], radius: 1 },
};

/** Longer than any list may be. */
const tooMany = Array.from({ length: 10 * most.timeline });

/** Words in code letters. */
export const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/** The whole file with one field changed. @param path as a refusal writes it: `entities[0].label` */
function withField(path: string, value: unknown): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const file = structuredClone(whole);
  let place: Record<string, unknown> = file;
  for (const [n, key] of keys.slice(0, -1).entries()) {
    place[key] ??= /^\d+$/.test(keys[n + 1]) ? [] : {};
    place = place[key] as Record<string, unknown>;
  }
  place[keys.at(-1)!] = value;
  return file;
}

/** What the reader says a field must be when it holds this value; null when it says nothing of the kind. */
export function demand(path: string, value: unknown): string | null {
  try {
    readScenario(withField(path, value), games);
  } catch (error) {
    const { message } = error as Error;
    const start = `${path}: must be `;
    if (message.startsWith(start)) return message.slice(start.length, message.lastIndexOf(', got '));
    if (!message.startsWith(`${path}: `)) throw new RangeError(`${path} cannot be looked at: ${message}`);
  }
  return null;
}

/** What a field takes, in the words of its refusals. */
export function takes(path: string): string {
  const wanted = demand(path, null);
  if (wanted === null) throw new RangeError(`there is no field ${path} that refuses null`);
  if (wanted.startsWith('a list of')) return demand(path, tooMany) ?? wanted;
  if (wanted.startsWith('one of ')) return code(wanted.slice('one of '.length).split(', '));
  if (!wanted.startsWith('a number ')) return wanted.replace(/\[.*?\]/, (place) => `\`${place}\``);
  const end = demand(path, Number.MAX_VALUE)?.match(/^at most (.*)$/)?.[1];
  return `${wanted.replace(/^a number (from )?/, '')}${end ? ` to ${end}` : ''}`;
}
