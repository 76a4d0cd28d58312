// What a scenario file may say, and the sentence that refuses anything else.
import { refusal } from '../control/tunable';
import { mostWaypoints } from '../simulation/command-spec';
import { crowdingRefusal } from '../simulation/crowding';
import { crateDensity, type ObstacleSpec } from '../simulation/obstacle';
import type {
  CardsSpec,
  CommandSpec,
  GameSpecs,
  Scenario,
  TimelineEntry,
  WorldSpec,
} from '../simulation/scenario';
import { worldSettings } from '../simulation/settings';
import { bodiesOf } from '../simulation/swarm';
import { isTargetMotionName, type TargetMotion, targetMotionKinds } from '../simulation/targets/motions';
import type { TargetSpec } from '../simulation/targets/moving-target';
import { type TurnsSpec, turnByTunable } from '../simulation/targets/turns-spec';
import { chaseRefusal } from './chase-refusal';
import { command, entity } from './entity-schema';
import type { Game } from './game';
import { hero } from './hero-schema';
import { loopRefusal } from './kind-refusals';
import type { Refusal } from './refusal';
import {
  byName,
  checked,
  exactly,
  type Fields,
  fields,
  flag,
  indexOf,
  type Kinds,
  kinds,
  list,
  most,
  numberThat,
  oneOf,
  optional,
  pair,
  place,
  type Schema,
  settings,
  text,
  whole,
  within,
} from './schema-parts';
import { settingFields } from './setting-fields';
import { swarm, swarmRefusal } from './swarm-schema';

const timelineEntry: Schema<TimelineEntry> = checked<TimelineEntry>(
  fields(
    {
      at: within(0, most.seconds),
      entity: indexOf('an entity'),
      target: optional(place),
      command: optional(command),
      impulse: optional(place),
      spin: optional(within(-most.spin, most.spin)),
    } satisfies Fields<TimelineEntry>,
    'a timeline entry',
  ),
  ({ target, command, impulse, spin }) => {
    if (target !== undefined && command !== undefined)
      return { path: [], message: 'must have either a target or a command' };
    if ([target, command, impulse, spin].some((given) => given !== undefined)) return null;
    return { path: [], message: 'must have a target, a command, an impulse or a spin' };
  },
);

const motion: Schema<TargetMotion> = kinds(
  'a motion',
  byName(Object.keys(targetMotionKinds).filter(isTargetMotionName), (kind) =>
    settings(kind, 'a motion', targetMotionKinds[kind].tunables),
  ) satisfies Kinds<TargetMotion>,
);

const target: Schema<TargetSpec> = fields(
  { position: place, motion: optional(motion) } satisfies Fields<TargetSpec>,
  'a moving target',
);

const obstacle: Schema<ObstacleSpec> = checked<ObstacleSpec>(
  fields(
    {
      kind: oneOf(['crate', 'wall']),
      position: place,
      angle: optional(within(-most.radians, most.radians)),
      size: pair(within(most.leastSize, most.metres), '[width, height] in metres'),
      density: optional(numberThat(crateDensity)),
    } satisfies Fields<ObstacleSpec>,
    'a crate or a wall',
  ),
  ({ kind, density }) =>
    kind === 'wall' && density !== undefined
      ? { path: ['density'], message: 'must be left out for a wall: nothing moves it' }
      : null,
);

const turnBy = turnByTunable.accepts.to;

const turns: Schema<TurnsSpec> = checked<TurnsSpec>(
  fields(
    {
      every: within(0.5, most.seconds),
      by: within(-turnBy, turnBy),
      first: optional(within(0, most.seconds)),
      fromRest: optional(flag),
      held: optional(within(0, most.seconds)),
    } satisfies Fields<TurnsSpec>,
    'turns that repeat',
  ),
  ({ every, by, held = 0 }) => {
    const reason = refusal(turnByTunable, Math.abs(by));
    if (reason) return { path: ['by'], message: `${reason}, or as much the other way, got ${by}` };
    return held < every ? null : { path: ['held'], message: `must be below every, ${every}, got ${held}` };
  },
);

const heads = list(text(1, 40), 'heads', 1, most.heads);

const cards: Schema<CardsSpec> = fields(
  {
    curve: optional(oneOf(['error', 'motor'])),
    seconds: optional(within(0.1, most.seconds)),
    frames: optional(flag),
    table: optional(
      fields(
        { columns: heads, rows: heads } satisfies Fields<NonNullable<CardsSpec['table']>>,
        'the heads of a table',
      ),
    ),
  } satisfies Fields<CardsSpec>,
  'how bodies are shown on cards',
);

/** An optional field for each game. The cast is for the keys: the type of a list does not tell which games it holds. */
const gameFields = (games: readonly Game[]) =>
  Object.fromEntries(games.map(({ key, schema }) => [key, optional(schema)])) as Fields<Partial<GameSpecs>>;

/** A whole scenario file. @param games that it may be played as */
export const scenarioSchema = (games: readonly Game[]): Schema<Scenario> =>
  checked<Scenario>(
    fields(
      {
        version: exactly(1),
        name: text(1, 200),
        question: optional(text(1, 90)),
        hero: optional(hero),
        hint: optional(text(1, 120)),
        description: optional(text(0, 2000)),
        seconds: optional(numberThat({ accepts: { above: 0, to: most.seconds } })),
        seed: optional(whole(0, most.seed)),
        ...settingFields<WorldSpec>(worldSettings),
        entities: list(entity, 'entities', 1, most.entities),
        swarm: optional(swarm),
        timeline: optional(list(timelineEntry, 'timeline entries', 0, most.timeline)),
        turns: optional(turns),
        cards: optional(cards),
        obstacles: optional(list(obstacle, 'crates and walls', 0, most.obstacles)),
        targets: optional(list(target, 'moving targets', 0, most.targets)),
        view: optional(pair(place, 'two corners, each [x, y] in metres')),
        camera: optional(oneOf(['follow', 'turn', 'frame'])),
        backdrop: optional(oneOf(['sun'])),
        ...gameFields(games),
      } satisfies Fields<Scenario>,
      'an object',
    ),
    (scenario) => wholeRefusal(scenario, games),
  );

/** Why a scenario is refused when each of its fields is valid; null when it is not. */
function wholeRefusal(scenario: Scenario, games: readonly Game[]): Refusal | null {
  const [game, other] = games.filter(({ key }) => scenario[key] !== undefined);
  if (other)
    return { path: [other.key], message: `must be left out when there is ${game.key}: one game at a time` };
  const apart = swarmRefusal(scenario, game);
  if (apart) return apart;
  const entities = bodiesOf(scenario);
  const guns = entities.filter(({ gun }) => gun !== undefined).length;
  if (guns > most.guns)
    return { path: ['entities'], message: `must have at most ${most.guns} guns, got ${guns}` };
  const { cards, timeline = [] } = scenario;
  for (const [path, given] of Object.entries({ entities, timeline })) {
    const waypoints = waypointsOf(given);
    if (waypoints > mostWaypoints.all)
      return {
        path: [path],
        message: `must have at most ${mostWaypoints.all} waypoints in all, got ${waypoints}`,
      };
  }
  const cells = cards?.table && cards.table.columns.length * cards.table.rows.length;
  if (cells !== undefined && cells !== entities.length)
    return {
      path: ['cards', 'table'],
      message: `must have a cell for each of ${entities.length} entities, got ${cells}`,
    };
  if (cards && entities.length > most.cards)
    return {
      path: ['cards'],
      message: `must be left out with more than ${most.cards} entities, got ${entities.length}`,
    };
  const collide = scenario.bodiesCollide || game?.bodiesCollide;
  const crowded = crowdingRefusal({ ...scenario, entities, ...(collide && { bodiesCollide: true }) });
  if (crowded) return { path: [crowded.path], message: crowded.message };
  return game?.refusal?.(scenario) ?? entitiesRefusal(scenario) ?? timelineRefusal(scenario);
}

/** How many waypoints the commands of entities or of a timeline have together. */
function waypointsOf(given: readonly { readonly command?: CommandSpec }[]): number {
  return given.reduce(
    (sum, { command }) => sum + (command?.kind === 'follow-path' ? command.waypoints.length : 0),
    0,
  );
}

/** Why the command of an entity is refused; null when none is. */
function entitiesRefusal(scenario: Scenario): Refusal | null {
  for (const [n, { command }] of scenario.entities.entries()) {
    const refused = chaseRefusal(scenario, command, ['entities', n, 'command'], n);
    if (refused) return refused;
  }
  return null;
}

/** Why an entry of the timeline is refused; null when none is. */
function timelineRefusal(scenario: Scenario): Refusal | null {
  const { entities, timeline = [] } = scenario;
  for (const [n, { entity, command }] of timeline.entries()) {
    const path = ['timeline', n];
    if (entity >= entities.length)
      return {
        path: [...path, 'entity'],
        message: `must be the index of an entity, 0 to ${entities.length - 1}, got ${entity}`,
      };
    const loops = command?.kind === 'follow-path' && command.loop;
    const loop = loops ? loopRefusal(entities[entity].kind) : null;
    if (loop) return { path: [...path, 'command', 'loop'], message: loop };
    const refused = chaseRefusal(scenario, command, [...path, 'command'], entity);
    if (refused) return refused;
  }
  return null;
}
