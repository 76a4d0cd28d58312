// Reads a link with runs: the course, and how it was flown. run-words.ts writes such links.
import { scenarioOf } from './course';
import { courseCalled } from './days/days';

/** Version of the game's rules, contained in links with runs */
export const version = '2';

/** Suffixes of URL parameter names, one for each run in a link */
export const runNumbers = ['', '2', '3', '4'];

/** Reads a race scenario from a link, unchecked. Null for an unknown course @param words URL parameters of the link */
export function scenarioOfWords(words: string): unknown {
  const parts = new URLSearchParams(words);
  const id = parts.get('par') ?? '';
  const course = courseCalled(id);
  if (!course) return null;
  const scenario = scenarioOf(course);
  if (parts.get('v') !== version) return scenario;
  const [rival, ...rivals] = runNumbers.flatMap((n) => rivalIn(parts, n) ?? []);
  if (!rival) return scenario;
  return { ...scenario, par: { ...scenario.par, rival, ...(rivals.length > 0 && { rivals }) } };
}

/**
 * Returns an unchecked run from URL parameters. Null if the parameters with names that end in `n` contain no run.
 * @param n suffix of the parameter names of one run
 */
function rivalIn(parts: URLSearchParams, n: string): unknown {
  const [id, waypoints, time, name, seekDistance, controller, guidance, redraws] = [
    ...['i', 'w', 't', 'n', 's', 'c', 'g', 'r'],
  ].map((key) => parts.get(key + n));
  if (!id || !waypoints) return null;
  const entity = {
    kind: 'missile',
    seekDistance: Number(seekDistance),
    controller: lawOf(controller ?? ''),
    ...(guidance && { guidance: lawOf(guidance) }),
    command: { kind: 'follow-path', waypoints: pathOf(waypoints) },
  };
  return {
    ...{ id, entity, time: Number(time) },
    ...(name && { name }),
    ...(redraws && { redraws: redraws.split('~').map(redrawOf) }),
  };
}

function redrawOf(words: string): unknown {
  const [when, path] = words.split(':');
  const [tick, next] = when.split(',').map(Number);
  return { tick, next, waypoints: path ? pathOf(path) : [] };
}

function pathOf(words: string): unknown {
  return words.split(';').map((place) => place.split(',').map(Number));
}

function lawOf(words: string): unknown {
  const [kind, ...settings] = words.split(',');
  const values = settings.map((setting) => {
    const [key, value] = setting.split(':');
    return [key, value === '' || Number.isNaN(Number(value)) ? unspelled(value) : Number(value)];
  });
  return { kind, ...Object.fromEntries(values) };
}

function unspelled(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
