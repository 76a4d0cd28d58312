// Causes of answers, one sentence each. A cause is given only with the answer that it explains: not for a tie, and not if another body wins than usual.
import { distance } from '../../world/entities/command';
import { guidanceOf } from '../../world/entities/steered-body';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, Phrase } from './answer';
import { type AnswerName, bodiesOfChoices } from './answers';
import { differenceOf } from './differences';
import { type TermName, tourTerms } from './terms';
import { isProportional } from './turns/settling';

interface Case {
  readonly simulation: Simulation;
  readonly answer: Answer;
  /** Bodies that are correct answers to the scene's question. */
  readonly right: readonly Entity[];
  readonly others: readonly Entity[];
}

/**
 * Function that explains a run's result in a sentence of at most 90 characters, without measured numbers. Returns null
 * if it has no explanation.
 */
type Cause = (given: Case) => string | null;

/** Returns a setting of a body's law by key, such as `ki`; undefined if there is none. */
const settingOf = ({ controller }: Entity, key: string): unknown =>
  Object.entries(controller).find(([name]) => name === key)?.[1];

const isLaw = (kind: string) => (entity: Entity) => entity.controller.kind === kind;

const where =
  (holds: (given: Case) => boolean, sentence: string): Cause =>
  (given) =>
    holds(given) ? sentence : null;

const hasWinner = ({ right, others }: Case) => right.length > 0 && others.length > 0;

/** Returns whether each body in `right` left its path by less than all other bodies did. */
function isThrownLess({ answer, right }: Case): boolean {
  const spans = answer.marks.flatMap((mark) =>
    mark.kind === 'span' ? [{ of: mark.of, length: distance(mark.from, mark.to) }] : [],
  );
  const [own, theirs] = [true, false].map((isRight) =>
    spans.filter(({ of }) => of !== null && right.includes(of) === isRight).map(({ length }) => length),
  );
  return spans.length > 0 && Math.max(...own) < Math.min(...theirs);
}

const isOldMissile = ({ kind }: Entity) => kind.endsWith('-2013');

const isNoisy = ({ guided }: Entity) => (guided?.sensor.noise ?? 0) > 0;

const seesLate = ({ guided }: Entity) => (guided?.sensor.delay ?? 0) > 0;

const filters = (entity: Entity) => Number(settingOf(entity, 'filterTime') ?? 0) > 0;

const sums = (entity: Entity) => Number(settingOf(entity, 'ki') ?? 0) > 0;

/** Whether a body's law commands the opposite of a known force, such as wind or gravity. */
const countersKnown = (body: Entity) => settingOf(body, 'knownForces') === 'countered';

const causes: Readonly<Record<AnswerName, Cause>> = {
  'swing-width': where(
    ({ right, others }) =>
      right.length === 1 && right[0].kind === 'missile' && others.some(({ kind }) => kind === 'character'),
    'Because the missile flies where its nose points; the character is pushed any way it likes.',
  ),
  'steps-held': () =>
    'Because each missile must be computed before the next step; a faster device fits more.',
  'waypoints-skipped': where(
    ({ answer, right, simulation: { entities } }) =>
      entities.length === 1
        ? answer.right[0] > 0 && isOldMissile(entities[0])
        : right.length > 0 && right.every(isOldMissile),
    'Because each arrival counts as two: it crosses off the next waypoint, too.',
  ),
  'own-limits': where(
    ({ right }) => right.length > 0 && right.every(isOldMissile),
    'Because each arrival counts as two, and it checks its speed before it pushes, not after.',
  ),
  'turned-until-catch': where(
    ({ right, others }) =>
      right.length > 0 &&
      right.every((entity) => guidanceOf(entity).kind === 'lead') &&
      others.some((entity) => guidanceOf(entity).kind === 'pursuit'),
    'Because pursuit points at where it is; the others aim ahead, lead at where they meet.',
  ),
  'turned-in-pairs': where(
    ({ answer }) => answer.right.join() === '0',
    'Because a steady turn goes on as told; after each jerk, what was told is wrong.',
  ),
  'turning-circle': where(
    hasWinner,
    'Because the radius is speed divided by turn rate; slower means a smaller circle.',
  ),
  'hit-lead': where(
    ({ answer }) => answer.right.join() === '0',
    'Because the past it keeps belongs to the last enemy, and swings the gun off the new one.',
  ),
  'way-back': (given) => {
    if (!hasWinner(given) || !isThrownLess(given)) return null;
    const hits = (words: string) => (body: Entity) =>
      given.answer.marks.some((mark) => mark.kind === 'place' && mark.of === body && mark.text === words);
    if (!given.right.every(hits('hit a crate')) || !given.others.every(hits('hit a wall')))
      return 'Because it was thrown less far. Forces and torques alone bring both back.';
    const [own, theirs] = [given.right, given.others].map(([body]) => kindOf(body).label.toLowerCase());
    return own === theirs
      ? 'Because a crate gives way and a wall does not; both steer back.'
      : `Because the ${own}’s crate gave way, the ${theirs}’s wall did not; both steer back.`;
  },
  // New in made scenes, see differences.ts.
  'arrives-first': () => null,
  misses: () => null,
  'bumps-most': () => null,
  'settles-first': ({ right, others }) => {
    if (right.length === 0 || !right.every(isLaw('time-optimal'))) return null;
    if (right.every(({ turn }) => turn.turnsElsewhere))
      return 'Because any new direction is one turn about one axis; full push, then full brake wins it.';
    return others.some(isLaw('one-step'))
      ? 'Because the winner pushes fully, then brakes fully; One step cannot brake in time.'
      : 'Because the winner pushes fully, then brakes fully.';
  },
  'own-beside-pid': where(
    ({ simulation, right }) =>
      simulation.entities.some((body) => isProportional(body) && !right.includes(body)),
    'Because it pulls like a spring: at the mark it is fastest, and nothing brakes.',
  ),
  'falls-apart': ({ right }) => {
    if (right.length === 0) return null;
    return right.every(isLaw('forward-pd'))
      ? 'Because a push lasts to the next look; planned only for now, it is past the mark by then.'
      : 'Because one push lasts until the next look: too stiff, and it is past the mark by then.';
  },
  'points-at-mark': where(
    ({ right, others }) => right.length > 0 && right.every(sums) && others.some((body) => !sums(body)),
    'Because only a sum grows until it matches the push, and without D nothing brakes a swing.',
  ),
  'rests-off': where(
    ({ right }) => right.length > 0 && right.every(countersKnown),
    'Because knowing is not enough: only an equal push back cancels the wind at once.',
  ),
  trembles: ({ right, others }) => {
    const shakes = (body: Entity) => isNoisy(body) && !filters(body) && Number(settingOf(body, 'kd')) > 0;
    if (right.length === 0 || !right.every(shakes) || !others.some(filters)) return null;
    const cause = 'Because its brake answers every shake; a filter smooths them.';
    return others.some(seesLate) ? `${cause} Seen late, it brakes late.` : cause;
  },
  'goes-past': where(
    ({ right, others }) =>
      right.length > 0 &&
      others.length > 0 &&
      right.every((body) => settingOf(body, 'antiWindup') === 'none'),
    'Because the sum grew all the while it was held, and must be paid back past the mark.',
  ),
  'jump-costs': where(
    ({ right, others }) =>
      others.length > 0 &&
      right.length > 0 &&
      right.every((body) => settingOf(body, 'derivative') === 'error'),
    'Because the error jumps in one step, which D takes for speed; a heading cannot jump.',
  ),
  'angle-turned': where(
    hasWinner,
    'Because not wrapped misses that a circle closes; the closed sector bars the short way.',
  ),
  'thrown-past': where(
    hasWinner,
    'Because one push lasts the slow frame; backward plans for it, short pushes look again.',
  ),
  'holds-height': ({ right, others }) => {
    if (!right.some(sums) || others.every(sums)) return null;
    return right.some(countersKnown)
      ? 'Because PD pushes only while off its mark; a sum, or being told, carries the weight.'
      : 'Because PD pushes only while it is off its mark; the sum in PID carries the weight.';
  },
  docks: where(
    ({ right, others }) => right.length > 0 && others.some(isLaw('one-step')),
    'Because One step wants to stop within one step, more than its engine has, and runs past.',
  ),
  'crates-felt': where(
    hasWinner,
    'Because a set turn goes on whatever it hits; torque is limited, and crates push back.',
  ),
  'by-inertia': where(
    ({ answer }) =>
      ['own', 'usual'].every((kind) => Object.keys(answer.figures).some((name) => name.includes(kind))),
    'Because usual torque throws the smallest past, and hardly brakes or turns the large ones.',
  ),
  'ships-feel': where(
    hasWinner,
    'Because a set rotation goes on whatever it hits; torque is limited, and crates push back.',
  ),
  'turns-straight': where(
    hasWinner,
    'Because its formula takes the cargo to be elsewhere, and so pushes the wrong way.',
  ),
  'holds-flip': where(
    hasWinner,
    'Because about the middle axis every small tilt grows by itself; only steering ends it.',
  ),
};

/**
 * Returns a sentence that explains the result of a run; null if no cause is known.
 * @param isMade whether a person made the scene
 */
export function causeOf(simulation: Simulation, answer: Answer, isMade: boolean): readonly Phrase[] | null {
  const { answer: name } = simulation.scenario;
  const cause = Object.entries(causes).find(([key]) => key === name)?.[1];
  if (!cause) return null;
  const { entities } = simulation;
  const right = bodiesOfChoices(simulation, answer.right);
  const others = entities.filter((entity) => !right.includes(entity));
  const sentence =
    cause({ simulation, answer, right, others }) ??
    (isMade ? differenceOf(simulation, answer, (places) => bodiesOfChoices(simulation, places)) : null);
  return sentence === null ? null : phrasesOf(sentence);
}

const isTerm = (words: string): words is TermName => Object.hasOwn(tourTerms, words);

/** Splits a sentence at a technical term, if any: text before, term, text after. */
function phrasesOf(sentence: string): readonly Phrase[] {
  const found = Object.keys(tourTerms).find((term) => new RegExp(`\\b${term}\\b`).test(sentence));
  if (found === undefined || !isTerm(found)) return [sentence];
  const [before, after] = sentence.split(new RegExp(`\\b${found}\\b(.*)`), 2);
  return [before, { term: found }, after];
}
