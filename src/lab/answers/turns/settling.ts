// Answers how soon bodies settle, and how far they overshoot.

import { hypot } from '../../../laws/exact/exact';
import { fixed, percentText, secondsText } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { settledAfter } from '../../../world/simulation/meters/turn-meter';
import type { Simulation } from '../../../world/simulation/simulation';
import type { AnswerMark, GuessChoice, Phrase } from '../answer';
import {
  allSettled,
  figuresOf,
  isKnown,
  joined,
  lately,
  leastOf,
  names,
  pastOf,
  settledByRecord,
  settledIn,
  withUnit,
} from './record';
import type { ObservedTurn, TurnFinding, TurningBody } from './turn';

/** Smallest overshoot that the result mentions, as a fraction of the body's turning angle. */
const leastOvershoot = 0.0005;

const overshootOf = ({ turn }: TurningBody) => turn?.response.overshoot ?? 0;

const inSeconds = (time: number) => fixed(time, 2);

function times(bodies: readonly TurningBody[], settled: readonly (number | null)[]): AnswerMark[] {
  return bodies.flatMap(({ entity: of, turn }, n): AnswerMark[] => {
    const seconds = settled[n];
    return seconds === null ? [] : [{ kind: 'time', of, seconds, best: turn!.best.settlingTime }];
  });
}

function wedges(bodies: readonly TurningBody[]): AnswerMark[] {
  return bodies.flatMap((body): AnswerMark[] => {
    const past = pastOf(body);
    const text = withUnit(body.unit, past, 0);
    const error = -Math.sign(body.turn?.step ?? 1) * past;
    return text.startsWith('0') ? [] : [{ kind: 'wedge', of: body.entity, error, text }];
  });
}

/**
 * Control laws that a person can guess in a scene with more than four bodies: kind and label. Only the first three that
 * occur in the scene are offered.
 */
const guessed: readonly (readonly [kind: string, label: string])[] = [
  ['time-optimal', 'Time optimal'],
  ['one-step', 'One step'],
  ['published-2013', 'the law of 2013'],
  ['pid', 'textbook PID'],
];

/** Largest number of bodies among which a person guesses the winner. */
const mostBodies = 4;

/**
 * Returns the choices for guessing the winning law: up to three laws, and "another".
 * @returns undefined for at most four bodies
 */
export function lawChoices({ entities }: Simulation): readonly GuessChoice[] | undefined {
  if (entities.length <= mostBodies) return undefined;
  const isOf = (kind: string) => (entity: Entity) => entity.controller.kind === kind;
  const laws = guessed
    .map(([kind, label]) => ({ label, bodies: entities.filter(isOf(kind)) }))
    .filter(({ bodies }) => bodies.length > 0)
    .slice(0, mostBodies - 1);
  const others = entities.filter((entity) => !laws.some(({ bodies }) => bodies.includes(entity)));
  return others.length > 0 ? [...laws, { label: 'another', bodies: others }] : laws;
}

/**
 * Returns a function that finds which body settles first. The result is null until all bodies have settled, `within`
 * has passed or the turn is over.
 * @param within time since the start of the turn, s
 */
export const settlesBeside =
  (within: number): TurnFinding =>
  (turn) => {
    const found = settlesFirst(within)(turn);
    const isSpring = turn.bodies.some(({ entity }) => isProportional(entity));
    if (!found || !isSpring || found.right.length === 0) return found;
    return { ...found, phrases: [...found.phrases, ' It lacks D, the brake.'] };
  };

/** Returns whether a body's control law is only a gain times the error. */
export function isProportional({ controller }: Entity): boolean {
  if (!('source' in controller)) return false;
  const code = String(controller.source).replaceAll(/\/\/.*$/gm, '');
  return /return\s+[\d.]+\s*\*\s*error\s*[;}]/.test(code);
}

/**
 * Returns a function that finds which body settles first. The result is null until all bodies have settled, `within`
 * has passed or the turn is over.
 * @param within time since the start of the turn, s
 */
export const settlesFirst =
  (within: number): TurnFinding =>
  ({ bodies, seconds, isOver }) => {
    const isDue = seconds >= within || isOver || allSettled(bodies);
    if (!isDue || !bodies.every(({ turn }) => turn)) return null;
    const settled = bodies.map(settledIn);
    const shown = settled.map((time) => (time === null ? null : inSeconds(time)));
    const all = shown.filter((time) => time !== null);
    const right = leastOf(shown);
    const soonest = fixed(Math.min(...all.map(Number)), 2);
    const first =
      all.length === 0
        ? ['None has settled']
        : right.length === 0
          ? [`Even so far, ${soonest} s`]
          : [
              ...names(
                right.map((n) => bodies[n]),
                true,
              ),
              ` first, ${soonest} s`,
            ];
    return {
      phrases: [...first, ...worstOf(bodies, settled, right), '.'],
      figures: {
        ...figuresOf(bodies, 'settled', (_, n) => settled[n]),
        ...figuresOf(bodies, 'overshoot', overshootOf),
      },
      right,
      marks: times(bodies, settled),
    };
  };

/**
 * Returns the end of a result sentence. This end tells which bodies overshoot most.
 * @param first indices of the bodies that settled first. If the same bodies overshoot most, no name is repeated
 */
function worstOf(
  bodies: readonly TurningBody[],
  settled: readonly (number | null)[],
  first: readonly number[],
): Phrase[] {
  const most = Math.max(...bodies.map(overshootOf));
  const term = { term: 'overshoot' } as const;
  if (most < leastOvershoot) return ['; none has ', term];
  const worst = bodies.filter((body) => percentText(overshootOf(body)) === percentText(most));
  const indices = worst.map((body) => bodies.indexOf(body));
  const isMany = worst.length > 1;
  if (indices.every((n) => settled[n] === null))
    return ['; ', ...names(worst), ` ${isMany ? 'swing' : 'swings'} on, ${percentText(most)} `, term];
  const furthest = `furthest past, ${percentText(most)} `;
  const isFirst = indices.length === first.length && indices.every((n) => first.includes(n));
  if (isFirst) return [`, and ${furthest}`, term];
  return ['; ', ...names(worst), ` ${isMany ? 'go' : 'goes'} ${furthest}`, term];
}

/** Answers which body overshoots most, and how much longer it takes to settle than the others. */
export const goesPast: TurnFinding = ({ bodies, isOver }) => {
  if (!(isOver || allSettled(bodies)) || !bodies.every(({ turn }) => turn)) return null;
  const settled = bodies.map(settledIn);
  const shown = bodies.map((body) => withUnit(body.unit, pastOf(body), 0));
  const most = Math.max(...shown.map(Number.parseFloat));
  const worst = bodies.filter((_, n) => Number.parseFloat(shown[n]) === most);
  const isTie = worst.length === bodies.length;
  return {
    phrases: isTie ? [`Even so far, ${shown[0]} past.`] : pastPhrases(bodies, settled, worst, shown),
    figures: {
      ...figuresOf(bodies, 'past', pastOf),
      ...figuresOf(bodies, 'settled', (_, n) => settled[n]),
    },
    right: isTie ? [] : worst.map((body) => bodies.indexOf(body)),
    marks: [...wedges(bodies), ...times(bodies, settled)],
  };
};

function pastPhrases(
  bodies: readonly TurningBody[],
  settled: readonly (number | null)[],
  worst: readonly TurningBody[],
  shown: readonly string[],
): Phrase[] {
  const angle = shown[bodies.indexOf(worst[0])];
  const others = settled.filter((_, n) => !worst.includes(bodies[n]));
  const own = settled.filter((_, n) => worst.includes(bodies[n]));
  const last = isKnown(others) ? Math.max(...others) : null;
  const longer = last !== null && isKnown(own) ? Math.max(...own) - last : null;
  const verdict =
    longer === null
      ? ', and not at rest yet'
      : longer >= 0.05
        ? `; the others rest at least ${secondsText(longer, 1)} sooner`
        : '';
  return [
    ...names(worst, true),
    ': the ',
    { term: 'integral' },
    ` turns it ${angle} past the mark${verdict}.`,
  ];
}

/**
 * Returns a function that finds the bodies with the largest overshoot in a turn.
 * @param earliest time from the start of the turn until which the returned function answers null. s
 */
export const thrownPast =
  (earliest: number): TurnFinding =>
  (turn) => {
    const { bodies } = turn;
    if (turn.seconds < earliest || !bodies.every((body) => body.turn)) return null;
    const shown = bodies.map((body) => withUnit(body.unit, pastOf(body), 0));
    const values = shown.map(Number.parseFloat);
    const most = Math.max(...values);
    const worst = bodies.filter((_, n) => values[n] === most);
    const rest = values.filter((value) => value < most);
    const others =
      rest.length > 0 ? `, the others ${Math.max(...rest) > 0 ? 'at most ' : ''}${Math.max(...rest)}°` : '';
    const isTie = rest.length === 0;
    return {
      phrases: isTie
        ? [`Even so far, ${shown[0]} past.`]
        : [...names(worst, true), `: thrown ${shown[values.indexOf(most)]} past${others}.`],
      figures: figuresOf(bodies, 'past', pastOf),
      right: isTie ? [] : values.flatMap((value, n) => (value > largeOvershoot ? [n] : [])),
      marks: wedges(bodies),
    };
  };

/** Limit between small and large overshoots. degrees */
const largeOvershoot = 5;

/**
 * Returns a function that finds which bodies come to rest at their target places, and which overshoot.
 * @param within longest time to wait until all bodies rest, s
 */
export const docks =
  (within: number): TurnFinding =>
  (turn) => {
    const { bodies, seconds } = turn;
    if (seconds < settledAfter) return null;
    const settled = bodies.map((body) => settledByRecord(turn, body));
    if (!isKnown(settled) && seconds < within) return null;
    const shown = settled.map((time) => (time === null ? null : fixed(time, 1)));
    const farthest = bodies.map((body) => flightOf(turn, body));
    const past = farthest.map((each) => each.past);
    const right = leastOf(shown);
    const results = bodies.map((_, n) => {
      if (shown[n] !== null) return ` there after ${shown[n]} s`;
      return past[n] < leastPast ? ' not there yet' : ` shoots ${fixed(past[n], 1)} m past`;
    });
    // Bodies that are there come first.
    const sorted = [
      ...results.filter((_, n) => shown[n] !== null),
      ...results.filter((_, n) => shown[n] === null),
    ];
    const parts = [...new Set(sorted)].map((result): Phrase[] => [
      ...names(bodies.filter((_, n) => results[n] === result)),
      result,
    ]);
    const isTie = right.length === 0 && shown[0] !== null;
    return {
      phrases: isTie ? [`Even so far: all there after ${shown[0]} s.`] : [...joined(parts, '; '), '.'],
      figures: {
        ...figuresOf(bodies, 'settled', (_, n) => settled[n]),
        ...figuresOf(bodies, 'past', (_, n) => past[n]),
      },
      right,
      marks: farthest.flatMap(({ to, from }, n): AnswerMark[] => {
        const of = bodies[n].entity;
        const text = `${fixed(past[n], 1)} m`;
        const isPast = past[n] >= leastPast;
        const note = shown[n] === null ? 'shot past' : `after ${shown[n]} s`;
        return [
          ...(isPast || shown[n] !== null ? [{ kind: 'note', of, text: note } as const] : []),
          ...(isPast ? [{ kind: 'span', from, to, of, text } as const] : []),
          { kind: 'way', of, places: farthest[n].way },
        ];
      }),
    };
  };

/** Number of steps between two recorded places of a body. */
const wayEvery = 6;

/** Flight of a body to its target place. Lengths in m */
interface Flight {
  /** Largest distance of the body beyond its target place. m */
  readonly past: number;
  /** Start of the line that shows the overshoot: the body's target place. m */
  readonly from: Point;
  /** End of the line that shows the overshoot: the body's farthest place beyond its target place. m */
  readonly to: Point;
  /** Recorded places of the body: x and y alternating. m */
  readonly way: readonly number[];
}

/** Returns a body's flight: recorded places and largest distance beyond the target. */
function flightOf(turn: ObservedTurn, body: TurningBody): Flight {
  const { x: endX, y: endY } = body.entity.target ?? body.entity.body.getPosition();
  const now = body.entity.body.getPosition();
  const x = [...lately(turn, body, 'x', turn.seconds), now.x];
  const y = [...lately(turn, body, 'y', turn.seconds), now.y];
  const [wayX, wayY] = [endX - x[0], endY - y[0]];
  const length = hypot(wayX, wayY) || 1;
  const pasts = x.map((at, n) => ((at - endX) * wayX + (y[n] - endY) * wayY) / length);
  const past = Math.max(0, ...pasts);
  const at = Math.max(0, pasts.indexOf(past));
  const way = x.flatMap((_, n) => (n % wayEvery === 0 || n === x.length - 1 ? [x[n], y[n]] : []));
  return { past, from: { x: endX, y: endY }, to: { x: x[at], y: y[at] }, way };
}

/** Smallest distance past a target place that the result mentions. m */
const leastPast = 0.1;
