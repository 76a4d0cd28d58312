// Answers which bodies feel crates: what share of the crates' push the drives removed, and which crates were thrown.
import { hypot } from '../../../laws/exact/exact';
import { secondsText } from '../../../laws/exact/figures';
import type { Obstacle } from '../../../world/simulation/obstacle';
import type { Phrase } from '../answer';
import { figuresOf, names, settledByRecord } from './record';
import type { ObservedTurn, TurnFinding, TurningBody } from './turn';

/** Speed above which a crate counts as thrown away. m/s */
const thrownAt = 1;

/** Longest time to wait until bodies settle. s */
const longest = 8;

/** Result of one body's turn in a scene with crates in the way. */
interface CrateResult extends TurningBody {
  /** Angular momentum that the crates gave to the body. N m s */
  readonly given: number;
  /** Angular momentum that crates gave to the body and the body's drive then cancelled. N m s, 0 to `given` */
  readonly overridden: number;
  readonly thrown: number;
  /** Settling time; null if the body has not settled. s */
  readonly settled: number | null;
  readonly does: 'feels' | 'ignores' | 'misses';
}

function noteCrates({ simulation, bodies, notes }: ObservedTurn): void {
  simulation.obstacles.forEach(({ body }, n) => {
    const [most, nearest] = notes.get(`crate ${n}`) ?? [0, nearestTo(body, bodies)];
    notes.set(`crate ${n}`, [Math.max(most, body.getLinearVelocity().length()), nearest]);
  });
}

/** Stores in `notes` each body's angular momentum from earlier collisions, N m s. Acts only once */
function noteEarlierPushes({ simulation, bodies, notes }: ObservedTurn): void {
  bodies.forEach(({ entity }, n) => {
    const { given = 0, overridden = 0 } = simulation.measures.of(entity)?.push ?? {};
    if (!notes.has(`body ${n}`)) notes.set(`body ${n}`, [given, overridden]);
  });
}

function nearestTo(crate: Obstacle['body'], bodies: readonly TurningBody[]): number {
  const { x, y } = crate.getPosition();
  const away = bodies.map(({ entity }) => {
    const at = entity.body.getPosition();
    return hypot(at.x - x, at.y - y);
  });
  return away.indexOf(Math.min(...away));
}

function feltBy(turn: ObservedTurn, body: TurningBody, n: number): CrateResult {
  const { simulation, notes } = turn;
  const [givenBefore, overriddenBefore] = notes.get(`body ${n}`) ?? [0, 0];
  const push = simulation.measures.of(body.entity)?.push;
  const given = (push?.given ?? 0) - givenBefore;
  const overridden = (push?.overridden ?? 0) - overriddenBefore;
  const crates = simulation.obstacles.map((_, k) => notes.get(`crate ${k}`) ?? [0, -1]);
  const touches = given > 0 || (crates.length > 0 && (push?.overlap ?? 0) > 0);
  return {
    ...{ ...body, given, overridden },
    thrown: crates.filter(([most, nearest]) => nearest === n && most > thrownAt).length,
    settled: settledByRecord(turn, body),
    does: !touches ? 'misses' : given > overridden ? 'feels' : 'ignores',
  };
}

export const cratesFelt: TurnFinding = (turn) => {
  noteCrates(turn);
  noteEarlierPushes(turn);
  const { bodies, seconds } = turn;
  if (seconds < 1) return null;
  const felt = bodies.map((body, n) => feltBy(turn, body, n));
  if (felt.some(({ settled }) => settled === null) && seconds < longest) return null;
  const [feel, ignore] = (['feels', 'ignores'] as const).map((does) =>
    felt.filter((body) => body.does === does),
  );
  const isTie = feel.length === 0 || ignore.length === 0;
  return {
    phrases: isTie ? evenWords(feel, ignore) : wordsFor(feel, ignore),
    figures: {
      ...figuresOf(felt, 'given', (_, n) => felt[n].given),
      ...figuresOf(felt, 'overridden', (_, n) => felt[n].overridden),
      ...figuresOf(felt, 'thrown', (_, n) => felt[n].thrown),
      ...figuresOf(felt, 'settled', (_, n) => felt[n].settled),
    },
    right: isTie ? [] : feel.map((body) => felt.indexOf(body)),
    marks: felt.flatMap(({ entity: of, settled }) =>
      settled === null ? [] : [{ kind: 'note', of, text: `there\u00a0in\u00a0${secondsText(settled, 1)}` }],
    ),
  };
};

function evenWords(feel: readonly CrateResult[], ignore: readonly CrateResult[]): Phrase[] {
  if (feel.length > 0) return ['Even so far: all that hit crates feel them.'];
  return [
    ignore.length > 0 ? 'Even so far: none feels what it hits.' : 'Even so far: nothing was in the way.',
  ];
}

function wordsFor(feel: readonly CrateResult[], ignore: readonly CrateResult[]): Phrase[] {
  // Their times stand beside the bodies.
  const stillTurns = (bodies: readonly CrateResult[]) =>
    bodies.some(({ settled }) => settled === null) ? ' and still turn' : '';
  return [
    ...names(ignore, true),
    ` felt nothing${stillTurns(ignore)}; `,
    ...names(feel),
    ` felt the crates${stillTurns(feel)}.`,
  ];
}
