// A link with a run: the course and how it was flown, in a few hundred letters.
import type { ControllerSpec } from '../../../control/controllers';
import type { GuidanceSpec } from '../../../entities/guidance/guidance';
import type { Place } from '../../../simulation/place';
import type { Redraw } from '../spec';
import { scenarioOf } from './course';
import { courseCalled, hasCourse, loadDays } from './days/days';

/** How a run was flown, and the time that it took. */
export interface LinkedRun {
  /** Id of the course. */
  readonly course: string;
  /** s */
  readonly time: number;
  /** Who flew it; left out when it is not said. */
  readonly name?: string;
  /** m */
  readonly seekDistance: number;
  readonly controller: ControllerSpec;
  readonly guidance: GuidanceSpec;
  /** m */
  readonly waypoints: readonly Place[];
  readonly redraws?: readonly Redraw[];
}

/** Version of the rules by which runs of links are flown. */
const version = '1';

/** Digits after the point: of times, of settings, and of places, the last of them where a link would be too long. */
const digits = { time: 2, value: 4, places: [4, 2, 1] };

/** Words are shorter than this. letters */
const longest = 1000;

/**
 * The words of an address with a run: `par=slalom&v=1&t=8.69&n=Ann&s=8.1&c=spd,frequency:2&w=-34,-8.7;-19.7,8.8`, and
 * `&r=` with what was redrawn, `412,0:-34,-8;-19,9`, tick and next waypoint before the path, `~` between two. Redraws too
 * long for a link are left out: the run is then flown to another time, and the link only says its own.
 */
export function wordsOf(run: LinkedRun): string {
  const { redraws = [], ...plain } = run;
  const tries = digits.places.map((places) => wordsWith({ ...run, redraws }, places));
  return tries.find(({ length }) => length < longest) ?? wordsWith(plain, digits.places[2]);
}

/** @param places digits of places */
function wordsWith(run: LinkedRun, places: number): string {
  const { course, time, name, seekDistance, controller, guidance, waypoints, redraws = [] } = run;
  const path = (line: readonly Place[]) =>
    line.map((place) => place.map((each) => short(each, places))).join(';');
  const parts = {
    par: course,
    v: version,
    t: time.toFixed(digits.time),
    ...(name && { n: encodeURIComponent(name) }),
    s: short(seekDistance),
    c: lawWords(controller),
    ...(guidance.kind !== 'pursuit' && { g: lawWords(guidance) }),
    w: path(waypoints),
    ...(redraws.length > 0 && {
      r: redraws.map(({ tick, next, waypoints }) => `${tick},${next}:${path(waypoints)}`).join('~'),
    }),
  };
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** What such words say, unchecked: their course, with the run beside it if there is one. Null for other words. Rejects when a day's course cannot be had. */
export async function scenarioOfWords(words: string): Promise<unknown> {
  const parts = new URLSearchParams(words);
  const id = parts.get('par') ?? '';
  if (hasCourse(Number(id))) await loadDays();
  const course = courseCalled(id);
  if (!course) return null;
  const scenario = scenarioOf(course);
  const waypoints = parts.get('w');
  if (!waypoints || parts.get('v') !== version) return scenario;
  const [guidance, name, redraws] = ['g', 'n', 'r'].map((key) => parts.get(key));
  const entity = {
    kind: 'missile',
    seekDistance: Number(parts.get('s')),
    controller: lawOf(parts.get('c') ?? ''),
    ...(guidance && { guidance: lawOf(guidance) }),
    command: { kind: 'follow-path', waypoints: pathOf(waypoints) },
  };
  const time = Number(parts.get('t'));
  const rival = {
    entity,
    time,
    ...(name && { name }),
    ...(redraws && { redraws: redraws.split('~').map(redrawOf) }),
  };
  return { ...scenario, par: { ...scenario.par, rival } };
}

function redrawOf(words: string): unknown {
  const [when, path] = words.split(':');
  const [tick, next] = when.split(',').map(Number);
  return { tick, next, waypoints: path ? pathOf(path) : [] };
}

function pathOf(words: string): unknown {
  return words.split(';').map((place) => place.split(',').map(Number));
}

/** Signs that part the settings of a law, and that which spells them. */
const parting = /[%,:]/g;

/** A law as words: its kind, and its settings behind it. A text is spelled as an address spells it. */
function lawWords({ kind, ...settings }: ControllerSpec | GuidanceSpec): string {
  const values: [string, string | number][] = Object.entries(settings);
  const spelled = (text: string) =>
    encodeURIComponent(text.replace(parting, encodeURIComponent)).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
  return [
    kind,
    ...values.map(([key, value]) => `${key}:${typeof value === 'number' ? short(value) : spelled(value)}`),
  ].join();
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

function short(value: number, places = digits.value): string {
  return String(Number(value.toFixed(places)));
}
