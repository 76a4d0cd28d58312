// Answers how bodies of different masses settle, with torque from their own inertia and from that of the usual body.
import { fixed } from '../../../laws/exact/figures';
import type { CardMark, GuessChoice, Phrase } from '../answer';
import { allSettled, figuresOf, joined, names, settledIn } from './record';
import type { Courses, ObservedTurn, TurnFinding, TurningBody } from './turn';

/** Smallest overshoot at which the answer's text says "overshoots", not "crawls". Fraction of the turning angle */
const leastOvershoot = 0.005;

/** Number of values that are stored for each body: settling time (s) and overshoot. */
const perBody = 2;

/** Result of one body in one turn, stored to compare turns. */
interface InertiaSample {
  readonly body: TurningBody;
  readonly settled: number | null;
  readonly overshoot: number;
}

const kinds = { own: 'Torque that fits: ', usual: 'usual torque: ' } as const;

function noted({ bodies, notes }: ObservedTurn, kind: keyof typeof kinds): readonly InertiaSample[] | null {
  const values = notes.get(kind);
  if (!values || values.length !== perBody * bodies.length) return null;
  return bodies.map((body, n) => {
    const [settled, overshoot] = values.slice(n * perBody);
    return { body, settled: Number.isNaN(settled) ? null : settled, overshoot };
  });
}

export const byInertia: TurnFinding = (turn) => {
  const { bodies, simulation, notes, keptCourses, isUntouched, isOver } = turn;
  if (!(isOver || allSettled(bodies)) || !bodies.every((body) => body.turn)) return null;
  const settled = bodies.map(settledIn);
  const isOwn = bodies.every(({ entity }) => entity.guided?.options.torqueByInertia ?? true);
  const [kind, otherKind] = isOwn ? (['own', 'usual'] as const) : (['usual', 'own'] as const);
  notes.set(
    kind,
    bodies.flatMap(({ turn: measured }, n) => [settled[n] ?? Number.NaN, measured?.response.overshoot ?? 0]),
  );
  keptCourses.set(kind, turn.courses());
  const [own, usual] = [noted(turn, 'own'), noted(turn, 'usual')];
  // After a person's touch it no longer alternates: then two turns in a row are of one kind.
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
    phrases: own ? [...phrases, '.'] : ['Usual torque: ', ...phrases.slice(1), '.'],
    figures: {
      ...figuresOf(bodies, 'settled, own inertia', (_, n) => own?.[n].settled ?? null),
      ...figuresOf(bodies, 'settled, usual inertia', (_, n) => usual?.[n].settled ?? null),
    },
    right: alikeBy(own, usual),
    marks: marksOf(bodies, settled, keptCourses.get(otherKind)),
  };
};

function marksOf(
  bodies: readonly TurningBody[],
  settled: readonly (number | null)[],
  earlier: Courses | undefined,
): CardMark[] {
  return bodies.flatMap(({ entity: of, turn }, n): CardMark[] => {
    const seconds = settled[n];
    const best = turn?.best.settlingTime ?? null;
    const course = earlier?.get(of);
    return [
      ...(seconds === null ? [] : [{ kind: 'time', of, seconds, best } as const]),
      ...(course ? [{ kind: 'earlier course', of, course } as const] : []),
    ];
  });
}

/** Returns the choices for the question "When do all bodies settle equally fast?" */
export const alikeChoices = (): readonly GuessChoice[] =>
  ['always', 'only if torque fits', 'never'].map((label) => ({ label, bodies: [] }));

/**
 * Finds the answer to "When do all bodies settle equally fast?" from the bodies' settling times in two turns.
 * @param own results of the turn in which the torque fits the inertia of each body; null if there was no such turn
 * @param usual results of the turn in which the torque fits a body of size 1 and density 1; null if there was no such
 * turn
 * @returns index in `alikeChoices`, as a list of one number: 0 if the times are equal in both turns, 1 if equal only in
 * `own`, 2 if not equal in `own`. Empty list if `own` or `usual` is null
 */
function alikeBy(
  own: readonly InertiaSample[] | null,
  usual: readonly InertiaSample[] | null,
): readonly number[] {
  if (!own || !usual) return [];
  const isAlike = (all: readonly InertiaSample[]) =>
    new Set(all.map(({ settled }) => (settled === null ? null : fixed(settled, 2)))).size === 1 &&
    all[0].settled !== null;
  if (!isAlike(own)) return [2];
  return isAlike(usual) ? [0] : [1];
}

function wordsOn(all: readonly InertiaSample[]): Phrase[] {
  const shown = all.map(({ settled }) => (settled === null ? null : fixed(settled, 2)));
  if (new Set(shown).size === 1 && shown[0] !== null) return [`alike, ${shown[0]} s`];
  const left = all.filter(({ settled }) => settled === null);
  const groups: readonly [readonly InertiaSample[], string, string][] = [
    [left.filter(({ overshoot }) => overshoot >= leastOvershoot), ' overshoots', ' overshoot'],
    [left.filter(({ overshoot }) => overshoot < leastOvershoot), ' crawls', ' crawl'],
  ];
  const verdicts = groups.flatMap(([those, one, several]): Phrase[][] =>
    those.length === 0 ? [] : [[...names(those.map(({ body }) => body)), those.length === 1 ? one : several]],
  );
  if (verdicts.length > 0) return joined(verdicts);
  return joined(all.map(({ body }, n): Phrase[] => [...names([body]), ` ${shown[n]} s`]));
}
