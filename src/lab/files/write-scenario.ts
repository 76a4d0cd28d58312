// A simulation of this moment as a scenario file: what a link and a saved file hold.

import type { TurnLimits } from '../../laws/control/turn-controller';
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

/** What a person may have changed of the world: its settings and moving targets. Defaults are left out. */
export function surroundingsOf(simulation: Simulation): Partial<Scenario> {
  const { targets } = simulation;
  return {
    ...inFile(worldSettings, simulation),
    ...(targets.length > 0 && { targets: targets.map((target) => targetWithinRange(target.toSpec())) }),
  };
}

/** State of a session that the simulation does not have. */
export interface UnderWay {
  /** The cut motor, if it is. */
  readonly motor?: MotorSpec;
  /** Whether its hero changes by itself. */
  readonly alternates?: boolean;
  /** Waypoint from which laps are counted while the motor is cut and full in turn. */
  readonly lapFrom?: number;
  /** Turn limits of a body with its full motor. */
  fullOf(entity: Entity): TurnLimits;
}

/** A hero as a file keeps it: once a person has touched anything, nothing changes by itself. */
export function heroNow({ alternates, ...hero }: HeroSpec, goesOn = false): HeroSpec {
  return alternates && goesOn ? { ...hero, alternates } : hero;
}

/**
 * The scenario that goes on from here. A swarm whose bodies differ in nothing but their places stays one, and begins again.
 * @param from what it began as
 * @param entities those that a file holds, in their order
 * @param underWay what a session knows of it @param games that it may be played as; the field of the one that it is goes along
 */
export function scenarioNow(
  from: Scenario,
  simulation: Simulation,
  entities: readonly Entity[],
  underWay: UnderWay,
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
    ...(turns && { turns: turns.onwards }),
    ...(cards && { cards: cardsFor(cards, entities.length) }),
    ...(timelineLeft.length > 0 && { timeline: timelineLeft }),
    ...bodies,
    ...(motor && { motor }),
    ...(!bodies.swarm && !game && underWayFrom(from, simulation, specs, lapFrom)),
  };
}

/** The fields of what can be set on the world. */
const worldFields = new Set<string>(worldSettings.map(({ path: [field] }) => field));

/**
 * The scenario from its start again, with what a person has set by now of the world and of its game. Its things are those
 * that it began with.
 * @param from what it began as @param entities as they begin
 */
export function scenarioAnew(
  from: Scenario,
  simulation: Simulation,
  entities: readonly EntitySpec[],
  games: readonly Field[],
): Scenario {
  // What goes on, and a motor that is cut, are of one moment. Bodies of a swarm are one by one.
  const { moment: _moment, motor: _motor, swarm: _swarm, version, name, ...rest } = from;
  const others = Object.entries(rest).filter(([field]) => !worldFields.has(field));
  const game = fieldOf(from, games);
  const turns = turnsOf(simulation);
  return {
    version,
    name,
    ...Object.fromEntries(others),
    ...surroundingsOf(simulation),
    ...(turns && { turns: turns.anew }),
    ...(game && { [game.key]: carried(game, from, { to: 'restart', simulation }) }),
    entities,
  };
}

/** Spec of the field of a scenario after an event. */
function carried(field: Field, from: Scenario, event: Carry): unknown {
  const spec = from[field.key];
  return field.carried ? field.carried(spec, event) : spec;
}

/** A body from its start again, with what a person has set on it by now. @param start what it began as @param command that it begins with */
export function entityAnew(
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

/** Fields of a scenario, as far as it has them. */
function kept(from: Scenario, ...keys: (keyof Scenario)[]): Partial<Scenario> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}

/** The moment of a scenario that goes on; at its start it has none yet. A swarm begins again, and a game says itself what goes on. */
function underWayFrom(
  from: Scenario,
  simulation: Simulation,
  specs: readonly EntitySpec[],
  lapFrom: number | undefined,
): Pick<Scenario, 'moment'> {
  if (simulation.tick === 0 && !from.moment) return {};
  return { moment: { ...(lapFrom !== undefined && { lapFrom }), ...momentOf(simulation, specs) } };
}

/** A body as a file takes it. */
function specNow(entity: Entity, simulation: Simulation, { motor, fullOf }: UnderWay): EntitySpec {
  const { population, time } = simulation;
  const held = population.heldUntil(entity) - time;
  const spec = entityWithinRange(entitySpecOf(simulation, entity));
  const limits = motor ? wholeLimits(spec, fullOf(entity)) : spec.limits;
  return { ...spec, limits, ...(held > timeTolerance && { heldUntil: held }) };
}

/** A body's limits with its whole motor, as a file has them: without a turn rate that is none. */
export function wholeLimits(
  { limits: { turnRate: _, ...others } = {} }: EntitySpec,
  { angularAcceleration, turnRate }: TurnLimits,
): EntitySpec['limits'] {
  return { ...others, angularAcceleration, ...(turnRate !== Infinity && { turnRate }) };
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
