// Answers about rest: which bodies come to rest at their targets, and how far off the others are.
import { angleText, fixed, toDegrees } from '../../../laws/exact/figures';
import { isAtRest } from '../../../world/simulation/meters/rest';
import type { AnswerMark, Phrase } from '../answer';
import { figuresOf, greatest, joined, lately, leastOf, mean, names, withUnit } from './record';
import type { ObservedTurn, TurnFinding, TurningBody } from './turn';

/** Largest error at which a body counts as having reached its target. Key: unit of the error */
const reachedWithin = { rad: Math.PI / 180, m: 0.15 };

/** Variation of the error above which a body counts as swinging, by the unit of the error. */
const swingsAbove = { rad: Math.PI / 180, m: 0.15 };

/** State of a body at the end of a turn. Errors: rad for a heading, m for a place */
interface EndState extends TurningBody {
  /** Whether the body is at rest. */
  readonly isStill: boolean;
  /** Error that is left at the end of the turn. rad for a heading, m for a place */
  readonly off: number;
  /** Largest minus smallest error in the whole observed time. rad for a heading, m for a place */
  readonly swing: number;
  readonly state: 'there' | 'off' | 'swings';
}

const spread = (errors: readonly number[]) => Math.max(...errors) - Math.min(...errors);

function restOf(turn: ObservedTurn, body: TurningBody, over: number): EndState {
  const errors = lately(turn, body, 'error', over);
  const last = lately(turn, body, 'error', 1);
  const { unit } = body;
  const state =
    greatest(last) <= reachedWithin[unit] ? 'there' : spread(last) <= swingsAbove[unit] ? 'off' : 'swings';
  const isStill = isAtRest(turn.simulation, body.entity);
  const off = isStill ? last[last.length - 1] : mean(state === 'swings' ? errors : last);
  return { ...body, isStill, off, swing: spread(errors), state };
}

/**
 * Returns whether a turn's result is final: each body rests or keeps swinging, or the time is up.
 * @param latest longest wait from the start of the turn, s
 */
const isFinal = (turn: ObservedTurn, rests: readonly EndState[], latest: number) =>
  turn.isOver || turn.seconds >= latest || rests.every(({ isStill, state }) => isStill || state === 'swings');

const inState = (rests: readonly EndState[], state: EndState['state']) =>
  rests.filter((rest) => rest.state === state);

function wedges(rests: readonly EndState[]): AnswerMark[] {
  return inState(rests, 'off').map(({ entity: of, off: error }) => {
    return { kind: 'wedge', of, error, text: angleText(Math.abs(error), 1) };
  });
}

/**
 * Returns whether the integral term of each given body's law gave more than half of the motor's output in the last
 * second.
 */
const integralsHold = (turn: ObservedTurn, bodies: readonly TurningBody[]) =>
  bodies.every((body) => {
    const [sum, all] = (['i', 'applied'] as const).map((channel) => mean(lately(turn, body, channel, 1)));
    return Math.abs(sum) > 0.1 && sum * all > 0 && Math.abs(sum) > Math.abs(all) / 2;
  });

const isAre = (bodies: readonly unknown[], one: string, several: string) =>
  bodies.length === 1 ? one : several;

/**
 * Returns the first part of the answer's sentence: the bodies that point at their targets.
 * @param there bodies that point at their targets
 * @param isTie whether all bodies of the scene point at their targets
 */
function pointing(turn: ObservedTurn, there: readonly EndState[], isTie: boolean): Phrase[] {
  if (there.length === 0) return ['None points at its mark'];
  if (isTie) return ['Even so far: all point at the mark'];
  return integralsHold(turn, there)
    ? ['Only ', ...names(there), `: ${isAre(there, 'its sum takes', 'their sums take')} up the push`]
    : [...names(there, true), ` point${isAre(there, 's', '')} at the mark; nothing else does`];
}

/**
 * Returns a function that finds which bodies point at their targets although something pushes them.
 * @param earliest earliest time of a result, counted from the start of the turn. s
 */
export const pointsAtMark =
  (earliest: number): TurnFinding =>
  (turn) => {
    if (turn.seconds < earliest) return null;
    const rests = turn.bodies.map((body) => restOf(turn, body, 1));
    const told = rests.filter(({ state }) => state !== 'there');
    if (!isFinal(turn, told, Infinity)) return null;
    const [there, off] = [inState(rests, 'there'), inState(rests, 'off')];
    const isTie = there.length === rests.length;
    const swinging = inState(rests, 'swings');
    const swings: Phrase[] =
      swinging.length > 0 ? ['; ', ...names(swinging), ` swing${isAre(swinging, 's', '')} on`] : [];
    const second = joined(
      off.map((rest): Phrase[] => [...names([rest]), ` ${withUnit(rest.unit, Math.abs(rest.off), 1)}`]),
    );
    return {
      phrases: [
        ...pointing(turn, there, isTie),
        ...swings,
        '.',
        ...(off.length > 0 ? [' ', capitalTerm, ': ', ...second, '.'] : []),
      ],
      figures: { ...figuresOf(rests, 'mean error', (_, n) => rests[n].off) },
      right: isTie ? [] : there.map((rest) => rests.indexOf(rest)),
      marks: wedges(rests),
    };
  };

const capitalTerm = { term: 'error at rest', words: 'Error at rest' } as const;

/**
 * Returns a function that finds how far each body points off its target at the end of a turn.
 * @param earliest shortest delay of a result from the start of the turn, s. The returned function gives null during
 * this delay
 */
export const restsOff =
  (earliest: number): TurnFinding =>
  (turn) => {
    if (turn.seconds < earliest) return null;
    const rests = turn.bodies.map((body) => restOf(turn, body, 1));
    if (!isFinal(turn, rests, Infinity)) return null;
    const shown = rests.map(({ state, off }) =>
      state === 'swings' ? null : fixed(toDegrees(Math.abs(off)), 1),
    );
    const right = leastOf(shown);
    const isTie = right.length === 0 && shown[0] !== null;
    const parts = rests.map((rest, n): Phrase[] => [
      ...names([rest], n === 0),
      shown[n] === null ? ' swings' : ` ${shown[n]}°${n === 0 ? ' off' : ''}`,
    ]);
    return {
      phrases: isTie ? [`Even so far: all ${shown[0]}° off.`] : [...joined(parts), '.'],
      figures: figuresOf(rests, 'mean error', (_, n) => rests[n].off),
      right,
      marks: wedges(rests),
    };
  };

/**
 * Returns a function that finds which bodies hold their height, and measures the steady height error or the up-and-down
 * swing of the others.
 * @param earliest shortest delay of a result from the start of the turn, s. The returned function gives null during
 * this delay
 * @param swingTime length of the time span, ending now, in which the swing (largest minus smallest height error) is
 * measured. s
 */
export const whoHoldsHeight =
  (earliest: number, swingTime: number): TurnFinding =>
  (turn) => {
    if (turn.seconds < earliest) return null;
    const rests = turn.bodies.map((body) => restOf(turn, body, swingTime));
    if (!isFinal(turn, inState(rests, 'off'), earliest + swingTime)) return null;
    const [there, off, swing] = (['there', 'off', 'swings'] as const).map((state) => inState(rests, state));
    const isTie = there.length === rests.length;
    const parts = [
      ...off.map((rest) => [
        ...names([rest]),
        ` ${noteOf(rest, withUnit(rest.unit, Math.abs(rest.off), 2))}`,
      ]),
      ...swing.map((rest) => [...names([rest]), ` ${noteOf(rest, withUnit(rest.unit, rest.swing, 1))}`]),
      ...(there.length > 0 ? [['held by ', ...names(there)]] : []),
    ];
    return {
      phrases: isTie ? ['Even so far: all hold their height.'] : [...joined(parts, '; '), '.'],
      figures: {
        ...figuresOf(rests, 'mean error', (_, n) => rests[n].off),
        ...figuresOf(rests, 'swing', (_, n) => rests[n].swing),
      },
      right: isTie ? [] : there.map((rest) => rests.indexOf(rest)),
      marks: rests.flatMap((rest): AnswerMark[] => {
        const { entity: of, state } = rest;
        const { x, y } = of.target ?? of.body.getPosition();
        const length = state === 'off' ? rest.off : rest.swing;
        const text = `${fixed(Math.abs(length), state === 'off' ? 2 : 1)} m`;
        const at = x - lineDistance;
        const heights = lately(turn, rest, 'y', swingTime);
        return [
          // A measuring line shows how far.
          { kind: 'note', of, text: noteOf(rest) },
          { kind: 'heights', of, heights: () => heights },
          ...(state === 'there'
            ? []
            : [{ kind: 'span', from: { x: at, y }, to: { x: at, y: y + length }, of, text } as const]),
        ];
      }),
    };
  };

function noteOf({ state, off }: EndState, length = ''): string {
  if (state === 'there') return 'holds';
  const words = state === 'off' ? ['hangs', length, off > 0 ? 'low' : 'high'] : ['swings', length];
  return words.filter((word) => word !== '').join(' ');
}

/** Horizontal distance from a target to the vertical line that shows the height error. m */
const lineDistance = 6.1;
