// Causes of answers in scenes that a person has made. They name the difference between the bodies that decides.
import type { ControllerName } from '../../laws/control/controllers';
import { distance } from '../../world/entities/command';
import type { GuidanceName } from '../../world/entities/guidance/guidance';
import { guidanceOf } from '../../world/entities/steered-body';
import type { Entity } from '../../world/simulation/entity-kinds';
import { pointOf } from '../../world/simulation/place';
import type { Simulation } from '../../world/simulation/simulation';
import { MovingTarget } from '../../world/simulation/targets/moving-target';
import type { Answer } from './answer';
import type { AnswerName } from './answers';
import { listed } from './words';

/** The bodies that collided with something, each with its hardest collision (bump). */
type Bumps = NonNullable<Answer['bumps']>;

interface Sides {
  readonly simulation: Simulation;
  readonly better: readonly Entity[];
  readonly worse: readonly Entity[];
}

/** Kinds of answer that name the bodies with the worse result, such as 'misses'. */
const namesWorse: ReadonlySet<string> = new Set<AnswerName>([
  'misses',
  'bumps-most',
  'swing-width',
  'turning-circle',
  'waypoints-skipped',
]);

/** Largest length of a sentence that explains a result. characters */
const longest = 90;

/** Clause on the effect of some control laws, such as "a leaky PID forgets old errors". */
const lawClauses: Readonly<Record<string, string>> = {
  'windowed-pid': 'a windowed PID sums the last errors',
  'leaky-pid': 'a leaky PID forgets old errors',
  pid: 'a textbook PID sums every error',
  'forward-pd': 'a forward PD knows the error of now',
  'backward-pd': 'a backward PD looks a step ahead',
  spd: 'SPD looks at the error after the step',
  'one-step': 'One step asks for too much at once',
  'time-optimal': 'Time optimal pushes fully, then brakes',
} satisfies Partial<Record<ControllerName, string>>;

/** Clause on the effect of each guidance law. In all clauses, the word "it" stands for the target. */
const guidanceClauses: Readonly<Record<GuidanceName, string>> = {
  pursuit: 'pursuit points at where it is',
  lead: 'lead points where they meet',
  'proportional-navigation': 'navigation keeps it in one compass direction',
  'augmented-navigation': 'navigation is told of the turn',
};

/**
 * Explanations of a better result of one group of bodies, by compared property. Null: the two groups do not clearly
 * differ
 */
const differences: Readonly<Record<string, (sides: Sides) => string | null>> = {
  kind: ofKinds,
  guidance: ofGuidance,
  law: ofLaws,
  limits: ofLimits,
  gains: ofGains,
  distance: ofStarts,
};

/**
 * Returns a sentence that explains why some bodies had a better result than others. Null if no explanation is found.
 */
export function differenceOf(
  simulation: Simulation,
  { right, bumps = bumpsOf(simulation) }: Answer,
  bodiesOf: (places: readonly number[]) => readonly Entity[],
): string | null {
  const { entities, scenario } = simulation;
  const named = bodiesOf(right);
  if (named.length === 0) return right.length > 0 ? aloneOf(simulation, right[0] === 0, bumps) : null;
  const others = entities.filter((entity) => !named.includes(entity) && entity.command.kind !== 'idle');
  if (others.length === 0) return null;
  const isWorse = namesWorse.has(scenario.answer ?? '');
  const sides = { simulation, better: isWorse ? others : named, worse: isWorse ? named : others };
  const sentence = bumps.size > 0 ? bumped(sides, bumps) : differencesOf(sides);
  return sentence && sentence.length <= longest ? sentence : null;
}

/**
 * Explains a result by the property in which better and worse bodies differ.
 * @returns a sentence; empty if there is no text on this property; null if the bodies do not differ
 */
function differencesOf(sides: Sides): string | null {
  const names = Object.keys(differences).filter((name) => differences[name](sides) !== null);
  if (names.length > 1) return `They differ in ${listed(names)}: one run cannot tell which decides.`;
  return differences[names[0]]?.(sides) ?? null;
}

function bumpsOf({ entities, measures }: Simulation): Bumps {
  const isHit = (entity: Entity) => {
    const push = measures.of(entity)?.push;
    return push !== undefined && (push.given > 0 || push.overlap > 0);
  };
  return new Map(entities.filter(isHit).map((entity) => [entity, 'slight']));
}

function bumped({ better, worse }: Sides, bumps: Bumps): string | null {
  if (!worse.every((entity) => bumps.get(entity) === 'obstacle')) return null;
  if (better.some((entity) => bumps.get(entity) === 'obstacle')) return null;
  return better.some((entity) => bumps.has(entity))
    ? 'Because one runs into something, and loses speed.'
    : 'Because one way is free, and another leads into something.';
}

function common<Value>(bodies: readonly Entity[], of: (entity: Entity) => Value): Value | null {
  const [first, ...others] = bodies.map(of);
  return others.every((value) => value === first) ? first : null;
}

/**
 * Compares a property between the better and the worse group.
 * @param of returns the property of a body
 * @returns value in the better and in the worse group; null without a clear difference
 */
function apart<Value>({ better, worse }: Sides, of: (entity: Entity) => Value): [Value, Value] | null {
  const [one, other] = [common(better, of), common(worse, of)];
  return one === null || other === null || one === other ? null : [one, other];
}

function ofKinds(sides: Sides): string | null {
  const kinds = apart(sides, ({ kind }) => kind);
  if (!kinds) return null;
  const isPair = kinds.includes('missile') && kinds.includes('character');
  return isPair
    ? 'Because the missile flies where its nose points; the character is pushed any way it likes.'
    : '';
}

function ofGuidance(sides: Sides): string | null {
  const laws = apart(sides, (entity) => guidanceOf(entity).kind);
  if (!laws) return null;
  return `Because ${guidanceClauses[laws[0]]}; ${guidanceClauses[laws[1]]}.`;
}

function ofLaws(sides: Sides): string | null {
  const laws = apart(sides, ({ controller }) => controller.kind);
  if (!laws) return null;
  const [better, worse] = laws.map((kind) => (Object.hasOwn(lawClauses, kind) ? lawClauses[kind] : null));
  return better && worse ? `Because ${better}; ${worse}.` : '';
}

/**
 * Compares a property between two groups: the bodies with the better result, and the bodies with the worse result.
 * @param of returns the value for a body
 * @returns whether the better group has the larger value; null if values differ within a group, or both groups are
 * equal
 */
function isLarger(sides: Sides, of: (entity: Entity) => number): boolean | null {
  const values = apart(sides, of);
  return values && values[0] > values[1];
}

function ofLimits(sides: Sides): string | null {
  // Kinds differ in their limits too.
  if (apart(sides, ({ kind }) => kind)) return null;
  if (isLarger(sides, ({ limits }) => limits.angularAcceleration))
    return 'Because a stronger motor turns it sooner, and stops the turn sooner.';
  if (isLarger(sides, ({ limits }) => limits.turnRate))
    return 'Because it may turn faster, so it needs a smaller circle.';
  return isLarger(sides, ({ limits }) => limits.speed) ? 'Because it flies faster than the other.' : null;
}

/**
 * Returns a function that reads one gain of a body's law; 0 if the law does not have this gain.
 * @param key name of the gain
 */
const gain = (key: string) => (entity: Entity) =>
  Number(Object.entries(entity.controller).find(([name]) => name === key)?.[1] ?? 0);

/**
 * Controller gains that can explain a better result. Each pair: key of the gain, and a verb for the effect of the gain.
 */
const gains = [
  ['kd', 'brakes'],
  ['damping', 'brakes'],
  ['kp', 'pulls'],
  ['frequency', 'pulls'],
] as const;

function ofGains(sides: Sides): string | null {
  // Laws differ in their gains too.
  if (apart(sides, ({ controller }) => controller.kind)) return null;
  for (const [key, verb] of gains) {
    const isHarder = isLarger(sides, gain(key));
    if (isHarder !== null) return `Because its law ${verb} ${isHarder ? 'harder' : 'more gently'}.`;
  }
  return null;
}

/** Least head start (difference in distance to the goal) that explains a better result. m */
const leastHeadStart = 1;

function ofStarts({ simulation, better, worse }: Sides): string | null {
  const startOf = (entity: Entity) => pointOf(simulation.specOf(entity).position ?? [0, 0]);
  // A goal that moves was elsewhere at the start.
  const goalOf = (entity: Entity) => {
    const { command } = simulation.specOf(entity);
    if (!command || !('quarry' in command)) return entity.target;
    const { quarry } = command;
    return 'target' in quarry
      ? new MovingTarget(simulation.scenario.targets![quarry.target]).position
      : startOf(simulation.entities[quarry.entity]);
  };
  const ways = (bodies: readonly Entity[]) =>
    bodies.map((entity) => distance(startOf(entity), goalOf(entity) ?? { x: Number.NaN, y: 0 }));
  const isNearer = Math.max(...ways(better)) + leastHeadStart < Math.min(...ways(worse));
  return isNearer ? 'Because it starts nearer to where it goes.' : null;
}

/**
 * Returns a sentence on why the only moving body did or did not reach its goal; null if there is no explanation.
 * @param isThere whether that body reached its goal
 */
function aloneOf({ entities, scenario }: Simulation, isThere: boolean, bumps: Bumps): string | null {
  const [entity] = entities.filter(({ command }) => command.kind !== 'idle');
  if (!entity || scenario.answer === 'bumps-most') return null;
  const bump = bumps.get(entity);
  if (isThere) return bump ? null : 'Because it turns in time, and nothing stands in its way.';
  return bump === 'obstacle' ? 'Because something stands in its way.' : null;
}
