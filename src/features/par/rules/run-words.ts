// Writes a link with runs: the course and how it was flown, in a few hundred letters. It is read in link.ts.
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { GuidanceSpec } from '../../../world/entities/guidance/guidance';
import type { Place } from '../../../world/simulation/place';
import type { Redraw, RivalSpec } from '../spec';
import { runNumbers, version } from './link';

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

/** Digits after the point: of times, of settings, and of places, the last of them where a link would be too long. */
const digits = { time: 2, value: 4, places: [4, 2, 1] };

/** Words of a run are shorter than this, and those of all runs of a link together. letters */
const longest = { run: 970, all: 1850 };

/**
 * The words of an address with a run: `par=slalom&v=1&t=8.69&n=Ann&s=8.1&c=spd,frequency:2&w=-34,-8.7;-19.7,8.8`, and
 * `&r=` with what was redrawn, `412,0:-34,-8;-19,9`, tick and next waypoint before the path, `~` between two. Redraws too
 * long for a link are left out: the run is then flown to another time, and the link only says its own. Runs behind it follow
 * with their number behind each key, `&t2=9.02&s2=7`, as many as have room.
 */
export function wordsOf(run: LinkedRun, behind: readonly Run[] = []): string {
  const [first, ...numbers] = runNumbers;
  let words = `par=${run.course}&v=${version}&${wordsOfRun(run, first)}`;
  for (const other of behind) {
    const more = `&${wordsOfRun(other, numbers[0] ?? '')}`;
    if (numbers.length === 0 || words.length + more.length > longest.all) continue;
    words += more;
    numbers.shift();
  }
  return words;
}

/** A run without its course. */
type Run = Omit<LinkedRun, 'course'>;

/** The words of a run, as exact as they have room. @param n behind their keys */
function wordsOfRun(run: Run, n: string): string {
  const { redraws: _, ...plain } = run;
  const tries = digits.places.map((places) => wordsWith(run, places, n));
  return tries.find(({ length }) => length < longest.run) ?? wordsWith(plain, digits.places[2], n);
}

/** @param places digits of places @param n behind the keys */
function wordsWith(run: Run, places: number, n: string): string {
  const { time, name, seekDistance, controller, guidance, waypoints, redraws = [] } = run;
  const path = (line: readonly Place[]) =>
    line.map((place) => place.map((each) => short(each, places))).join(';');
  const parts = {
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

/** A run to fly against as words have it; null for one that leaves to the scene how it is flown. */
export function runOf({ entity, time, name, redraws }: RivalSpec): Run | null {
  const { seekDistance, controller, guidance = { kind: 'pursuit' }, command } = entity;
  if (command?.kind !== 'follow-path' || seekDistance === undefined || !controller) return null;
  return {
    ...{ time, seekDistance, controller, guidance, waypoints: command.waypoints },
    ...(name && { name }),
    ...(redraws && { redraws }),
  };
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

function short(value: number, places = digits.value): string {
  return String(Number(value.toFixed(places)));
}
