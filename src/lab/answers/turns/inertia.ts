// How bodies of different masses settle: with torque by each one's own inertia, and by that of the usual one.
import type { Phrase } from '../answer';
import { figuresOf, joined, names, settledIn } from './record';
import type { Look, Turn, Turning } from './turn';

/** Largest overshoot of a body that crawls, as a fraction of the turn. */
const crawlsBelow = 0.005;

/** Numbers that are noted of each body: its settling time, s, or none, and its overshoot. */
const perBody = 2;

/** What was noted of a turn of each kind. */
interface Noted {
  readonly body: Turning;
  readonly settled: number | null;
  readonly overshoot: number;
}

const kinds = { own: 'By its own inertia: ', usual: 'by the usual one’s: ' } as const;

function noted({ bodies, notes }: Turn, kind: keyof typeof kinds): readonly Noted[] | null {
  const values = notes.get(kind);
  if (!values || values.length !== perBody * bodies.length) return null;
  return bodies.map((body, n) => {
    const [settled, overshoot] = values.slice(n * perBody);
    return { body, settled: Number.isNaN(settled) ? null : settled, overshoot };
  });
}

export const byInertia: Look = (turn) => {
  const { bodies, simulation, notes, isUntouched, isOver } = turn;
  const settled = bodies.map(settledIn);
  const isWhole = bodies.length > 0 && bodies.every((body) => body.turn);
  if (!isWhole || !(isOver || settled.every((time) => time !== null))) return null;
  const isOwn = bodies.every(({ entity }) => entity.guided?.options.torqueByInertia ?? true);
  notes.set(
    isOwn ? 'own' : 'usual',
    bodies.flatMap((body, n) => [settled[n] ?? Number.NaN, body.turn?.response.overshoot ?? 0]),
  );
  const [own, usual] = [noted(turn, 'own'), noted(turn, 'usual')];
  // It alternates no more where a person has touched the page: then two turns in a row are of one kind.
  const began = Math.round(simulation.time - turn.seconds);
  const [lastKind, lastBegan] = notes.get('last') ?? [Number(!isOwn), began];
  const goesOn = isUntouched && simulation.scenario.hero?.alternates;
  const isRepeated = lastKind === Number(isOwn) && lastBegan !== began;
  if (!isRepeated) notes.set('last', [Number(isOwn), began]);
  if (goesOn && !isRepeated && !(own && usual)) return null;
  const parts = [own && [kinds.own, ...wordsOn(own)], usual && [kinds.usual, ...wordsOn(usual)]];
  const phrases = joined(
    parts.filter((part) => part !== null),
    '; ',
  );
  return {
    phrases: own ? [...phrases, '.'] : ['B', String(phrases[0]).slice(1), ...phrases.slice(1), '.'],
    figures: {
      ...figuresOf(bodies, 'settled, own inertia', (_, n) => own?.[n].settled ?? null),
      ...figuresOf(bodies, 'settled, usual inertia', (_, n) => usual?.[n].settled ?? null),
    },
    right: [],
    marks: bodies.flatMap(({ entity: of, turn: measured }, n) => {
      const seconds = settled[n];
      return seconds === null
        ? []
        : [{ ...{ kind: 'time', of, seconds }, best: measured!.best.settlingTime }];
    }),
  };
};

/** "alike, 0.72 s", or what each does. */
function wordsOn(all: readonly Noted[]): Phrase[] {
  const shown = all.map(({ settled }) => settled?.toFixed(2) ?? null);
  if (new Set(shown).size === 1 && shown[0] !== null) return [`alike, ${shown[0]} s`];
  const left = all.filter(({ settled }) => settled === null);
  const groups: readonly [readonly Noted[], string, string][] = [
    [left.filter(({ overshoot }) => overshoot >= crawlsBelow), ' overshoots', ' overshoot'],
    [left.filter(({ overshoot }) => overshoot < crawlsBelow), ' crawls', ' crawl'],
  ];
  const verdicts = groups.flatMap(([those, one, several]): Phrase[][] =>
    those.length === 0 ? [] : [[...names(those.map(({ body }) => body)), those.length === 1 ? one : several]],
  );
  if (verdicts.length > 0) return joined(verdicts);
  return joined(all.map(({ body }, n): Phrase[] => [...names([body]), ` ${shown[n]} s`]));
}
