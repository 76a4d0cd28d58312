// Converts a running simulation to a scenario file, for links and saved files.

import type { TurnLimits } from '../../laws/control/turn-controller';
import type { MotionLimits } from '../../world/entities/motion-limits';
import type { Entity } from '../../world/simulation/entity-kinds';
import { entitySpecOf } from '../../world/simulation/entity-spec';
import type { HeroSpec } from '../../world/simulation/heroes/hero';
import { momentOf } from '../../world/simulation/moment';
import type { MotorSpec } from '../../world/simulation/moment-spec';
import { type ObstacleSpec, obstacleSpecOf } from '../../world/simulation/obstacle';
import type { Place } from '../../world/simulation/place';
import type { CardsSpec, CommandSpec, EntitySpec, Scenario } from '../../world/simulation/scenario';
import { inFile, worldSettings } from '../../world/simulation/settings';
import type { Simulation } from '../../world/simulation/simulation';
import { swarmAgain } from '../../world/simulation/swarm';
import type { TargetSpec } from '../../world/simulation/targets/moving-target';
import { turnsOf } from '../../world/simulation/targets/turns';
import { timeTolerance } from '../../world/simulation/timeline';
import { type Carry, type Field, fieldOf } from './field';
import { most } from './schema-parts';

/** Returns the parts of the world that a person may have changed: its settings and moving targets. Defaults are left out. */
export function surroundingsOf(simulation: Simulation): Partial<Scenario> {
  const { targets } = simulation;
  return {
    ...inFile(worldSettings, simulation),
    ...(targets.length > 0 && { targets: targets.map((target) => targetWithinRange(target.toSpec())) }),
  };
}

/** State of a session that the simulation does not have. */
export interface SessionState {
  /** Limits of the cut motor, if it is cut. */
  readonly motor?: MotorSpec | undefined;
  /** Whether the scene's hero changes by itself. */
  readonly alternates?: boolean;
  /** Waypoint at which laps begin, if the hero cuts the motor lap by lap. */
  readonly lapFrom?: number | undefined;
  /** Returns the turn limits of a body with its full motor. */
  fullOf(entity: Entity): TurnLimits;
}

/** Returns a hero in the form of files. Once a person has touched anything, it no longer changes by itself. */
export function heroNow({ alternates, ...hero }: HeroSpec, goesOn = false): HeroSpec {
  return alternates && goesOn ? { ...hero, alternates } : hero;
}

/**
 * Returns a scenario that continues from this moment. A swarm whose bodies differ only in place stays a swarm, and restarts.
 * @param from scenario that the run started from
 * @param entities those that a file holds, in their order
 * @param underWay the session's part @param games that it may be played as; the field of its game is included
 */
export function scenarioNow(
  from: Scenario,
  simulation: Simulation,
  entities: readonly Entity[],
  underWay: SessionState,
  games: readonly Field[] = [],
): Scenario {
  const { motor, lapFrom } = underWay;
  const { version, name, hero, cards } = from;
  const game = fieldOf(from, games);
  const { obstacles, timelineLeft } = simulation;
  const turns = turnsOf(simulation);
  const specs = entities.map((entity) => specNow(entity, simulation, underWay));
  const bodies = swarmAgain(from, specs);
  return {
    version,
    name,
    ...kept(from, 'question'),
    ...(hero && { hero: heroNow(hero, underWay.alternates) }),
    ...kept(from, 'answer', 'hint', 'description', 'seconds', 'seed'),
    ...surroundingsOf(simulation),
    ...(obstacles.length > 0 && {
      obstacles: obstacles.map((one) => obstacleWithinRange(obstacleSpecOf(one))),
    }),
    ...kept(from, 'view', 'camera', 'backdrop'),
    ...(game && { [game.key]: carried(game, from, { to: 'moment', simulation }) }),
    ...(turns && { turns: turns.specAtMoment }),
    ...(cards && { cards: cardsFor(cards, entities.length) }),
    ...(timelineLeft.length > 0 && { timeline: timelineLeft }),
    ...bodies,
    ...(motor && { motor }),
    ...(!bodies.swarm && !game && underWayFrom(from, simulation, specs, lapFrom)),
  };
}

/** Names of the scenario fields for settings of the world. */
const worldFields = new Set<string>(worldSettings.map(({ path: [field] }) => field));

/**
 * Returns the scenario at its start, with a person's current settings of the world and of its game. Its things are the original
 * ones.
 * @param from scenario that the run started from @param entities their descriptions at the start
 */
export function scenarioAtStart(
  from: Scenario,
  simulation: Simulation,
  entities: readonly EntitySpec[],
  games: readonly Field[],
): Scenario {
  // A moment and a cut motor belong to one point in time. Bodies of a swarm are listed one by one.
  const { moment: _moment, motor: _motor, swarm: _swarm, version, name, ...rest } = from;
  const others = Object.entries(rest).filter(([field]) => !worldFields.has(field));
  const game = fieldOf(from, games);
  const turns = turnsOf(simulation);
  return {
    version,
    name,
    ...Object.fromEntries(others),
    ...surroundingsOf(simulation),
    ...(turns && { turns: turns.specAtRestart }),
    ...(game && { [game.key]: carried(game, from, { to: 'restart', simulation }) }),
    entities,
  };
}

/** Returns the spec of a scenario's field after an event. */
function carried(field: Field, from: Scenario, event: Carry): unknown {
  const spec = from[field.key];
  return field.carried ? field.carried(spec, event) : spec;
}

/**
 * Returns a body at its start, with a person's current settings. @param start description that it was made from @param command
 * first command
 */
export function entityAtStart(
  entity: Entity,
  simulation: Simulation,
  { position, angle, heldUntil }: EntitySpec,
  command: CommandSpec,
): EntitySpec {
  const { position: _position, angle: _angle, ...set } = entitySpecOf(simulation, entity);
  return {
    ...set,
    ...(position && { position }),
    ...(angle !== undefined && { angle }),
    ...(heldUntil !== undefined && { heldUntil }),
    command,
  };
}

/** Returns some fields of a scenario, as far as it has them. */
function kept(from: Scenario, ...keys: (keyof Scenario)[]): Partial<Scenario> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}

/**
 * Returns the moment of a scenario that continues; at the start there is none. A swarm restarts, and a game states its own
 * part.
 */
function underWayFrom(
  from: Scenario,
  simulation: Simulation,
  specs: readonly EntitySpec[],
  lapFrom: number | undefined,
): Pick<Scenario, 'moment'> {
  if (simulation.tick === 0 && !from.moment) return {};
  return { moment: { ...(lapFrom !== undefined && { lapFrom }), ...momentOf(simulation, specs) } };
}

/** Returns a body's current description for a file. */
function specNow(entity: Entity, simulation: Simulation, { motor, fullOf }: SessionState): EntitySpec {
  const { population, time } = simulation;
  const held = population.heldUntil(entity) - time;
  const spec = entityWithinRange(entitySpecOf(simulation, entity));
  const limits = motor ? wholeLimits(spec, fullOf(entity)) : spec.limits;
  return { ...spec, ...(limits && { limits }), ...(held > timeTolerance && { heldUntil: held }) };
}

/** Returns a body's limits with its full motor, for a file. An unlimited turn rate is left out. */
export function wholeLimits(
  { limits: { turnRate: _, ...others } = {} }: EntitySpec,
  { angularAcceleration, turnRate }: TurnLimits,
): Partial<MotionLimits> {
  return { ...others, angularAcceleration, ...(turnRate !== Infinity && { turnRate }) };
}

/** Returns the cards for a number of bodies. A table stays only if they fill it. */
function cardsFor({ table, ...cards }: CardsSpec, count: number): CardsSpec {
  return table && table.columns.length * table.rows.length === count ? { table, ...cards } : cards;
}

/** Returns the nearest place that a file accepts. m */
function nearest([x, y]: Place): Place {
  const inRange = (metres: number) => Math.max(-most.metres, Math.min(most.metres, metres));
  return [inRange(x), inRange(y)];
}

/** Returns an equal direction within the range. An angle in range keeps its full turns. rad */
function sameDirection(angle: number): number {
  return Math.abs(angle) <= most.radians ? angle : angle % (2 * Math.PI);
}

function command(given: CommandSpec): CommandSpec {
  if (given.kind === 'follow-path') return { ...given, waypoints: given.waypoints.map(nearest) };
  return 'target' in given ? { ...given, target: nearest(given.target) } : given;
}

/** Returns a body that a file accepts: one that flew away is moved to the edge of the range. */
function entityWithinRange(spec: EntitySpec): EntitySpec {
  return {
    ...spec,
    ...(spec.position && { position: nearest(spec.position) }),
    ...(spec.angle !== undefined && { angle: sameDirection(spec.angle) }),
    ...(spec.command && { command: command(spec.command) }),
  };
}

/** Returns a crate or a wall that a file accepts. */
function obstacleWithinRange(spec: ObstacleSpec): ObstacleSpec {
  const { position, angle = 0 } = spec;
  return { ...spec, position: nearest(position), angle: sameDirection(angle) };
}

/** Returns a moving target that a file accepts. */
function targetWithinRange(spec: TargetSpec): TargetSpec {
  return { ...spec, position: nearest(spec.position) };
}
