// Writes a link with runs: the course, and how it was flown, in a few hundred letters. link.ts reads such links.
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { GuidanceSpec } from '../../../world/entities/guidance/guidance';
import type { Place } from '../../../world/simulation/place';
import { withoutUndefined } from '../../../world/simulation/without-undefined';
import type { ParRun, RivalSpec } from '../spec';
import { runNumbers, version } from './link';

/** Number of digits after the decimal point, for each sort of number in a link. */
const digits = {
  /** Decimal places of times. */
  time: 2,
  /** Decimal places of settings, such as the gains of a control law. */
  value: 4,
  /** Decimal places of coordinates in a link. If 4 places make the link too long, it gets 2, then 1. */
  places: [4, 2, 1],
};

/** Largest number of characters in a link. `run`: for one run. `all`: for all runs together. */
const longest = { run: 970, all: 1850 };

/**
 * Writes runs as the URL parameters of a link.
 * @param id key of the course, such as `slalom`
 * @returns null if the first run lacks a path, a control law or a distance at which waypoints count as reached
 */
export function runWords(id: string, runs: readonly ParRun[]): string | null {
  // `c=spd,frequency:2` is the law, `w=-34,-8.7;-19.7,8.8` the path. `r=412,0:-34,-8;-19,9` holds redraws: tick and
  // next waypoint, then the path, with `~` between redraws. Redraws too long for a link are left out; then the run
  // takes another time than it claims. Further runs have a number behind each key, `i2=q0…`, as many as fit.
  const [first, ...others] = runs.map(plannedIn);
  if (!first) return null;
  const [number, ...numbers] = runNumbers;
  let words = `par=${id}&v=${version}&${wordsOfRun(first, number)}`;
  for (const other of others.filter((run) => run !== null)) {
    const more = `&${wordsOfRun(other, numbers[0] ?? '')}`;
    if (numbers.length === 0 || words.length + more.length > longest.all) continue;
    words += more;
    numbers.shift();
  }
  return words;
}

interface PlannedRun extends Pick<RivalSpec, 'time' | 'name' | 'redraws'> {
  readonly id: string;
  /** Distance within which the body counts as having reached a waypoint. m */
  readonly seekDistance: number;
  readonly controller: ControllerSpec;
  readonly guidance: GuidanceSpec;
  /** Waypoints of the path. m */
  readonly waypoints: readonly Place[];
}

function plannedIn({ id, inputs: { entity, redraws }, result, name }: ParRun): PlannedRun | null {
  const { seekDistance, controller, guidance = { kind: 'pursuit' }, command } = entity;
  if (command?.kind !== 'follow-path' || seekDistance === undefined || !controller) return null;
  return {
    ...{ id, time: result, ...withoutUndefined({ name, redraws }) },
    ...{ seekDistance, controller, guidance, waypoints: command.waypoints },
  };
}

/**
 * Returns the URL parameters of a run. If they are too long, coordinates get fewer digits.
 * @param n suffix of the parameter names
 */
function wordsOfRun(run: PlannedRun, n: string): string {
  const { redraws: _, ...plain } = run;
  const tries = digits.places.map((places) => wordsWith(run, places, n));
  return tries.find(({ length }) => length < longest.run) ?? wordsWith(plain, digits.places[2], n);
}

/**
 * Returns the URL parameters of a run.
 * @param places decimal digits of coordinates
 * @param n suffix of the parameter names
 */
function wordsWith(run: PlannedRun, places: number, n: string): string {
  const { id, time, name, seekDistance, controller, guidance, waypoints, redraws = [] } = run;
  const path = (line: readonly Place[]) =>
    line.map((place) => place.map((each) => short(each, places))).join(';');
  const parts = {
    i: encodeURIComponent(id),
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
    .map(([key, value]) => `${key}${n}=${value}`)
    .join('&');
}

/** Characters that must be escaped in texts: the separators of a law's settings, and `%`. */
const parting = /[%,:]/g;

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

function short(value: number, places = digits.value): string {
  return String(Number(value.toFixed(places)));
}
