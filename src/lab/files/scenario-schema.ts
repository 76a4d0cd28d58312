// Schema of a scenario file, with its error messages.

import { refusal } from '../../laws/control/tunable';
import { mostWaypoints } from '../../world/simulation/command-spec';
import { crowdingRefusal } from '../../world/simulation/crowding';
import {
  type HeroKind,
  type HeroSpec,
  heroKinds,
  isHeroName,
  mostChoices,
} from '../../world/simulation/heroes/hero';
import { crateDensity, type ObstacleSpec } from '../../world/simulation/obstacle';
import type {
  CardsSpec,
  CommandSpec,
  GameSpecs,
  Scenario,
  SwarmSpec,
  TableSpec,
  TimelineEntry,
  WorldSpec,
} from '../../world/simulation/scenario';
import { worldSettings } from '../../world/simulation/settings';
import { bodiesOf, notInSwarms } from '../../world/simulation/swarm';
import {
  isTargetMotionName,
  type TargetMotion,
  targetMotionKinds,
} from '../../world/simulation/targets/motions';
import type { TargetSpec } from '../../world/simulation/targets/moving-target';
import { type TurnsSpec, turnByTunable } from '../../world/simulation/targets/turns-spec';
import { answerNames } from '../answers/answers';
import { command, entity } from './entity-schema';
import type { Field } from './field';
import { moment, motorSchema } from './moment-schema';
import { chaseRefusal, loopRefusal } from './refusals';
import type { Refusal } from './schema-parts';
import {
  byName,
  checked,
  exactValue,
  type Fields,
  fields,
  flag,
  indexOf,
  type KindSchemas,
  kinds,
  lineOfText,
  list,
  most,
  numberThat,
  numberWithin,
  oneOf,
  optional,
  pairOf,
  place,
  type Schema,
  settingFields,
  settings,
  whole,
} from './schema-parts';

const finite = numberThat({ accepts: { from: -1e6, to: 1e6 } });

/** Largest length of a scenario's name. characters */
export const longestScenarioName = 60;

/** Schema of a scenario's hero: the one slider or switch beside the scene. */
const hero: Schema<HeroSpec> = checked<HeroSpec>(
  fields(
    {
      sets: oneOf(Object.keys(heroKinds).filter(isHeroName)),
      label: optional(lineOfText(1, 24)),
      values: optional(list(finite, 'values', 1, mostChoices)),
      words: optional(list(lineOfText(1, 16), 'words', 1, mostChoices)),
      min: optional(finite),
      max: optional(finite),
      alternates: optional(flag),
    } satisfies Fields<HeroSpec>,
    'a hero',
  ),
  (spec) => fieldRefusal(spec) ?? numberRefusal(spec) ?? orderRefusal(spec),
);

/** Returns the error if a main control (hero) has a field unused by its kind, or null. */
function fieldRefusal(spec: HeroSpec): Refusal | null {
  const { takes, alternates }: HeroKind = heroKinds[spec.sets];
  const unused = [
    ...(takes === 'values' ? [] : ['values']),
    ...(takes === 'range' ? [] : ['min', 'max']),
    ...(alternates ? [] : ['alternates']),
  ];
  const given = Object.entries(spec).find(([key, value]) => value !== undefined && unused.includes(key));
  return given ? { path: [given[0]], message: `must be left out for ${spec.sets}` } : null;
}

/** Checks the values and limits of a scenario's main control (hero). Returns the first error; null if all are valid. */
function numberRefusal({ sets, values = [], min, max }: HeroSpec): Refusal | null {
  const kind: HeroKind = heroKinds[sets];
  const given: [Refusal['path'], number | undefined][] = [
    ...values.map((value, n): [Refusal['path'], number] => [['values', n], value]),
    [['min'], min],
    [['max'], max],
  ];
  for (const [path, value] of given) {
    const message = value === undefined ? null : refusal(kind, value);
    if (message) return { path, message: `${message}, got ${value}` };
  }
  return null;
}

function orderRefusal({ values, words, min, max }: HeroSpec): Refusal | null {
  if (min !== undefined && max !== undefined && min >= max)
    return { path: ['max'], message: `must be above min, ${min}, got ${max}` };
  if (values && words && values.length !== words.length)
    return {
      path: ['words'],
      message: `must be a word for each of ${values.length} values, got ${words.length}`,
    };
  return null;
}

/** Schema of a swarm: the number of its bodies, and the radii of the ring in which they start. */
const swarm: Schema<SwarmSpec> = checked<SwarmSpec>(
  fields(
    {
      count: whole(1, most.entities),
      ring: pairOf(numberWithin(0, most.ring), '[inner, outer] radius in metres'),
    } satisfies Fields<SwarmSpec>,
    'a swarm',
  ),
  ({ ring: [inner, outer] }) =>
    inner <= outer
      ? null
      : { path: ['ring'], message: `must not be wider inside, ${inner}, than outside, ${outer}` },
);

/**
 * Returns why a swarm (many equal bodies) does not fit the scenario, otherwise null.
 * @param game game of the scenario
 */
function swarmRefusal(
  { swarm: given, entities, cards }: Scenario,
  game: Pick<Field, 'key'> | undefined,
): Refusal | null {
  if (!given) return null;
  const other = cards ? 'cards' : game?.key;
  if (other) return { path: ['swarm'], message: `must be left out when there is ${other}` };
  if (given.count < entities.length)
    return {
      path: ['swarm', 'count'],
      message: `must be at least the number of entities, ${entities.length}, got ${given.count}`,
    };
  for (const [n, entity] of entities.entries()) {
    const found = notInSwarms.find((key) => entity[key] !== undefined);
    if (found) return { path: ['entities', n, found], message: 'must be left out in a swarm' };
  }
  return null;
}

const timelineEntry: Schema<TimelineEntry> = checked<TimelineEntry>(
  fields(
    {
      at: numberWithin(0, most.seconds),
      entity: indexOf('an entity'),
      target: optional(place),
      command: optional(command),
      impulse: optional(place),
      spin: optional(numberWithin(-most.spin, most.spin)),
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
  ) satisfies KindSchemas<TargetMotion>,
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
      angle: optional(numberWithin(-most.radians, most.radians)),
      size: pairOf(numberWithin(most.leastSize, most.metres), '[width, height] in metres'),
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
      every: numberWithin(0.5, most.seconds),
      by: numberWithin(-turnBy, turnBy),
      first: optional(numberWithin(0, most.seconds)),
      fromRest: optional(flag),
      held: optional(numberWithin(0, most.seconds)),
    } satisfies Fields<TurnsSpec>,
    'turns that repeat',
  ),
  ({ every, by, held = 0 }) => {
    const reason = refusal(turnByTunable, Math.abs(by));
    if (reason) return { path: ['by'], message: `${reason}, or as much the other way, got ${by}` };
    return held < every ? null : { path: ['held'], message: `must be below every, ${every}, got ${held}` };
  },
);

const heads = list(lineOfText(1, 40), 'heads', 1, most.heads);

const table: Schema<TableSpec> = fields(
  { columns: heads, rows: heads, notes: optional(heads) } satisfies Fields<TableSpec>,
  'the heads of a table',
);

const cards: Schema<CardsSpec> = fields(
  {
    curve: optional(oneOf(['error', 'motor'])),
    seconds: optional(numberWithin(0.1, most.seconds)),
    frames: optional(flag),
    table: optional(table),
  } satisfies Fields<CardsSpec>,
  'how bodies are shown on cards',
);

/** Returns schemas of the optional fields that games add to a scenario, by game key. */
const gameFields = (games: readonly Field[]) =>
  Object.fromEntries(games.map(({ key, schema }) => [key, optional(schema)])) as Fields<Partial<GameSpecs>>;

/** Schemas of the fields of a scenario, without those that games add. */
const ownFields = {
  version: exactValue(1),
  name: lineOfText(1, 200, longestScenarioName),
  question: optional(lineOfText(1, 90)),
  hero: optional(hero),
  answer: optional(oneOf(answerNames)),
  hint: optional(lineOfText(1, 120)),
  description: optional(lineOfText(0, 2000)),
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
  motor: optional(motorSchema),
  moment: optional(moment),
  view: optional(pairOf(place, 'two corners, each [x, y] in metres')),
  camera: optional(oneOf(['follow', 'turn', 'frame'])),
  backdrop: optional(oneOf(['sun'])),
} satisfies Fields<Omit<Scenario, keyof GameSpecs>>;

/** Returns the schema of a whole scenario file. @param games all games that the program knows */
export const scenarioSchema = (games: readonly Field[]): Schema<Scenario> =>
  checked<Scenario>(
    fields({ ...ownFields, ...gameFields(games) } satisfies Fields<Scenario>, 'an object'),
    (scenario) => wholeRefusal(scenario, games),
  );

function wholeRefusal(scenario: Scenario, games: readonly Field[]): Refusal | null {
  const [game, other] = games.filter(({ key }) => scenario[key] !== undefined);
  if (other)
    return { path: [other.key], message: `must be left out when there is ${game.key}: one game at a time` };
  const apart = momentRefusal(scenario, game) ?? swarmRefusal(scenario, game);
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
  const shown = cardsRefusal(cards, entities.length);
  if (shown) return shown;
  const crowded = crowdingRefusal({ ...scenario, entities });
  if (crowded) return { path: [crowded.path], message: crowded.message };
  return game?.refusal?.(scenario) ?? entitiesRefusal(scenario) ?? timelineRefusal(scenario);
}

function momentRefusal({ moment: given, swarm: many }: Scenario, game: Field | undefined): Refusal | null {
  const other = many ? 'swarm' : game?.key;
  return given && other ? { path: ['moment'], message: `must be left out when there is ${other}` } : null;
}

/** Returns why a scenario's cards (panels) do not fit the number of bodies, otherwise null. */
function cardsRefusal(cards: CardsSpec | undefined, count: number): Refusal | null {
  const cells = cards?.table && cards.table.columns.length * cards.table.rows.length;
  if (cells !== undefined && cells !== count)
    return {
      path: ['cards', 'table'],
      message: `must have a cell for each of ${count} entities, got ${cells}`,
    };
  if (cards && count > most.cards)
    return {
      path: ['cards'],
      message: `must be left out with more than ${most.cards} entities, got ${count}`,
    };
  return null;
}

/** Returns the total number of waypoints in the commands of entities or of a timeline. */
function waypointsOf(given: readonly { readonly command?: CommandSpec }[]): number {
  return given.reduce(
    (sum, { command }) => sum + (command?.kind === 'follow-path' ? command.waypoints.length : 0),
    0,
  );
}

function entitiesRefusal(scenario: Scenario): Refusal | null {
  for (const [n, { command }] of scenario.entities.entries()) {
    const refused = chaseRefusal(scenario, command, ['entities', n, 'command'], n);
    if (refused) return refused;
  }
  return null;
}

/** Returns why an entry of the timeline is refused; null if all are accepted. */
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
