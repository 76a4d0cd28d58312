// A link with a run: the course and how it was flown, in a few hundred letters.
import type { ControllerSpec } from '../../../control/controllers';
import type { GuidanceSpec } from '../../../entities/guidance/guidance';
import type { Place } from '../../../simulation/place';
import type { EntitySpec, Scenario } from '../../../simulation/scenario';
import { courses, scenarioOf } from './courses';

/** How a run was flown, and the time that it took. */
export interface LinkedRun {
  /** Id of the course. */
  readonly course: string;
  /** s */
  readonly time: number;
  /** m */
  readonly seekDistance: number;
  readonly controller: ControllerSpec;
  readonly guidance: GuidanceSpec;
  /** m */
  readonly waypoints: readonly Place[];
}

/** Version of the rules by which runs of links are flown. */
const version = '1';

/** Digits after the point, of times and of everything else. */
const digits = { time: 2, value: 4 };

/** The words of an address with a run: `par=slalom&v=1&t=8.69&s=8.1&c=spd,frequency:2&w=-34,-8.7;-19.7,8.8`. */
export function wordsOf({ course, time, seekDistance, controller, guidance, waypoints }: LinkedRun): string {
  const parts = {
    par: course,
    v: version,
    t: time.toFixed(digits.time),
    s: short(seekDistance),
    c: lawWords(controller),
    ...(guidance.kind !== 'pursuit' && { g: lawWords(guidance) }),
    w: waypoints.map(([x, y]) => `${short(x)},${short(y)}`).join(';'),
  };
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** The scenario of such words, unchecked: its course, with the run beside it if there is one. Null for other words. */
export function scenarioOfWords(words: string): Scenario | null {
  const parts = new URLSearchParams(words);
  const course = courses.find(({ id }) => id === parts.get('par'));
  if (!course) return null;
  const scenario = scenarioOf(course);
  const waypoints = parts.get('w');
  if (!waypoints || parts.get('v') !== version) return scenario;
  const guidance = parts.get('g');
  const entity: EntitySpec = {
    kind: 'missile',
    seekDistance: Number(parts.get('s')),
    controller: lawOf(parts.get('c') ?? '') as ControllerSpec,
    ...(guidance && { guidance: lawOf(guidance) as GuidanceSpec }),
    command: {
      kind: 'follow-path',
      waypoints: waypoints.split(';').map((place) => place.split(',').map(Number) as unknown as Place),
    },
  };
  return {
    ...scenario,
    par: { ...scenario.par!, rival: { time: Number(parts.get('t')), entity } },
  } as Scenario;
}

/** A law as words: its kind, and its settings behind it. */
function lawWords({ kind, ...settings }: ControllerSpec | GuidanceSpec): string {
  const values = Object.entries(settings as Readonly<Record<string, number | string>>);
  return [
    kind,
    ...values.map(([key, value]) => `${key}:${typeof value === 'number' ? short(value) : value}`),
  ].join();
}

function lawOf(words: string): Record<string, unknown> {
  const [kind, ...settings] = words.split(',');
  const values = settings.map((setting) => {
    const [key, value] = setting.split(':');
    return [key, value === '' || Number.isNaN(Number(value)) ? value : Number(value)] as const;
  });
  return { kind, ...Object.fromEntries(values) };
}

function short(value: number): string {
  return String(Number(value.toFixed(digits.value)));
}
