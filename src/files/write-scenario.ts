// A simulation of this moment as a scenario file: what a link and a saved file hold.
import type { Entity } from '../simulation/entity-kinds';
import { entitySpecOf } from '../simulation/entity-spec';
import type { HeroSpec } from '../simulation/heroes/hero';
import { type ObstacleSpec, obstacleSpecOf } from '../simulation/obstacle';
import type { Place } from '../simulation/place';
import type { CardsSpec, CommandSpec, EntitySpec, Scenario } from '../simulation/scenario';
import { inFile, worldSettings } from '../simulation/settings';
import type { Simulation } from '../simulation/simulation';
import { swarmAgain } from '../simulation/swarm';
import type { TargetSpec } from '../simulation/targets/moving-target';
import { turnsOf } from '../simulation/targets/turns';
import { timeTolerance } from '../simulation/timeline';
import { type Game, gameOf } from './game';
import { most } from './schema-parts';

/** What a person may have changed of the world: its settings and moving targets. Defaults are left out. */
export function surroundingsOf(simulation: Simulation): Partial<Scenario> {
  const { targets } = simulation;
  return {
    ...inFile(worldSettings, simulation),
    ...(targets.length > 0 && { targets: targets.map((target) => targetWithinRange(target.toSpec())) }),
  };
}

/** A hero as a file keeps it: whoever opens the file decides what moves. */
function heroNow({ alternates: _, ...hero }: HeroSpec): HeroSpec {
  return hero;
}

/**
 * The scenario that goes on from here. A swarm whose bodies differ in nothing but their places stays one, and begins again.
 * @param from what it began as
 * @param entities those that a file holds, in their order
 * @param games that it may be played as; the field of the one that it is goes along
 */
export function scenarioNow(
  from: Scenario,
  simulation: Simulation,
  entities: readonly Entity[],
  games: readonly Game[] = [],
): Scenario {
  const { version, name, question, hero, hint, description, seconds, seed, view, camera, backdrop, cards } =
    from;
  const game = gameOf(from, games);
  const { obstacles, timelineLeft } = simulation;
  const turns = turnsOf(simulation);
  return {
    version,
    name,
    ...(question && { question }),
    ...(hero && { hero: heroNow(hero) }),
    ...(hint && { hint }),
    ...(description && { description }),
    ...(seconds && { seconds }),
    ...(seed !== undefined && { seed }),
    ...surroundingsOf(simulation),
    ...(obstacles.length > 0 && {
      obstacles: obstacles.map((one) => obstacleWithinRange(obstacleSpecOf(one))),
    }),
    ...(view && { view }),
    ...(camera && { camera }),
    ...(backdrop && { backdrop }),
    ...(game && { [game.key]: from[game.key] }),
    ...(turns && { turns: turns.onwards }),
    ...(cards && { cards: cardsFor(cards, entities.length) }),
    ...(timelineLeft.length > 0 && { timeline: timelineLeft }),
    ...swarmAgain(
      from,
      entities.map((entity) => specNow(entity, simulation)),
    ),
  };
}

/** A body as a file takes it. */
function specNow(entity: Entity, simulation: Simulation): EntitySpec {
  const { population, time } = simulation;
  const held = population.heldUntil(entity) - time;
  const spec = entityWithinRange(entitySpecOf(simulation, entity));
  return { ...spec, ...(held > timeTolerance && { heldUntil: held }) };
}

/** The cards of so many bodies: a table only while they fill it. */
function cardsFor({ table, ...cards }: CardsSpec, count: number): CardsSpec {
  return table && table.columns.length * table.rows.length === count ? { table, ...cards } : cards;
}

/** The nearest place that a file takes. m */
function nearest([x, y]: Place): Place {
  const inRange = (metres: number) => Math.max(-most.metres, Math.min(most.metres, metres));
  return [inRange(x), inRange(y)];
}

/** The same direction within the range; an angle in range keeps its whole turns. rad */
function sameDirection(angle: number): number {
  return Math.abs(angle) <= most.radians ? angle : angle % (2 * Math.PI);
}

function command(given: CommandSpec): CommandSpec {
  if (given.kind === 'follow-path') return { ...given, waypoints: given.waypoints.map(nearest) };
  return 'target' in given ? { ...given, target: nearest(given.target) } : given;
}

/** A body that a file takes: one that flew away stands at the edge of the range. */
function entityWithinRange(spec: EntitySpec): EntitySpec {
  return {
    ...spec,
    ...(spec.position && { position: nearest(spec.position) }),
    ...(spec.angle !== undefined && { angle: sameDirection(spec.angle) }),
    ...(spec.command && { command: command(spec.command) }),
  };
}

/** A crate or a wall that a file takes. */
function obstacleWithinRange(spec: ObstacleSpec): ObstacleSpec {
  const { position, angle = 0 } = spec;
  return { ...spec, position: nearest(position), angle: sameDirection(angle) };
}

/** A moving target that a file takes. */
function targetWithinRange(spec: TargetSpec): TargetSpec {
  return { ...spec, position: nearest(spec.position) };
}
