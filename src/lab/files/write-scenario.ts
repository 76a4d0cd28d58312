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

/**
 * Returns the world's present settings and moving targets, as scenario fields. Settings with default values are left
 * out.
 */
export function surroundingsOf(simulation: Simulation): Partial<Scenario> {
  const { targets } = simulation;
  return {
    ...inFile(worldSettings, simulation),
    ...(targets.length > 0 && { targets: targets.map((target) => targetWithinRange(target.toSpec())) }),
  };
}

/** Values that a saved scenario needs but the simulation does not contain. */
export interface SessionState {
  /** Limits of the weakened motors; undefined at full strength. */
  readonly motor?: MotorSpec | undefined;
  /** Whether the scene's main user control, such as a switch, now changes its value without the user. */
  readonly alternates?: boolean;
  /** Index of the waypoint at which each lap begins; undefined if the scene does not need it. */
  readonly lapFrom?: number | undefined;
  /** Returns a body's turn limits at full motor strength. rad/s², rad/s */
  fullOf(entity: Entity): TurnLimits;
}

/**
 * Returns the settings of a scene's main user control (hero), for a scenario file.
 * @param goesOn whether the control still toggles its setting automatically; if false, the field `alternates` (true for
 * automatic toggling) is left out
 */
export function heroNow({ alternates, ...hero }: HeroSpec, goesOn = false): HeroSpec {
  return alternates && goesOn ? { ...hero, alternates } : hero;
}

/**
 * Returns a scenario that starts with the present state of a run.
 * @param from original scenario of the run
 * @param entities bodies for the new scenario, in order
 * @param underWay session data that a saved scenario needs but the simulation lacks
 * @param games kinds of games whose data is kept
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
 * Returns the scenario at its start, with the present settings of the world and game.
 * @param from the original scenario of the run
 * @param entities descriptions of the bodies at the start
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

function carried(field: Field, from: Scenario, event: Carry): unknown {
  const spec = from[field.key];
  return field.carried ? field.carried(spec, event) : spec;
}

/**
 * Returns a body's description for a restart: current settings, but place and angle as at the start.
 * @param start the body's description at its start
 * @param command command that the body obeys after the restart
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

/** Returns the given fields of a scenario, without those that it does not have. */
function kept(from: Scenario, ...keys: (keyof Scenario)[]): Partial<Scenario> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}

/** Returns an object with the saved `moment` of a run; empty if the run has just started. */
function underWayFrom(
  from: Scenario,
  simulation: Simulation,
  specs: readonly EntitySpec[],
  lapFrom: number | undefined,
): Pick<Scenario, 'moment'> {
  if (simulation.tick === 0 && !from.moment) return {};
  return { moment: { ...(lapFrom !== undefined && { lapFrom }), ...momentOf(simulation, specs) } };
}

/** Returns the current description of a body, for a file. */
function specNow(entity: Entity, simulation: Simulation, { motor, fullOf }: SessionState): EntitySpec {
  const { population, time } = simulation;
  const held = population.heldUntil(entity) - time;
  const spec = entityWithinRange(entitySpecOf(simulation, entity));
  const limits = motor ? wholeLimits(spec, fullOf(entity)) : spec.limits;
  return { ...spec, ...(limits && { limits }), ...(held > timeTolerance && { heldUntil: held }) };
}

/**
 * Returns the motion limits of a body for a file: the given turn limits, and all other limits from the body's
 * description. An unlimited turn rate is left out.
 * @param spec description of the body
 * @param limits turn limits of the body at full motor strength. rad/s², rad/s
 */
export function wholeLimits(
  { limits: { turnRate: _, ...others } = {} }: EntitySpec,
  { angularAcceleration, turnRate }: TurnLimits,
): Partial<MotionLimits> {
  return { ...others, angularAcceleration, ...(turnRate !== Infinity && { turnRate }) };
}

function cardsFor({ table, ...cards }: CardsSpec, count: number): CardsSpec {
  return table && table.columns.length * table.rows.length === count ? { table, ...cards } : cards;
}

/** Returns the nearest place within the coordinates that a scenario file may contain. m */
function nearest([x, y]: Place): Place {
  const inRange = (metres: number) => Math.max(-most.metres, Math.min(most.metres, metres));
  return [inRange(x), inRange(y)];
}

/** Returns an angle of the same direction, in the range of a scenario file. rad */
function sameDirection(angle: number): number {
  return Math.abs(angle) <= most.radians ? angle : angle % (2 * Math.PI);
}

function command(given: CommandSpec): CommandSpec {
  if (given.kind === 'follow-path') return { ...given, waypoints: given.waypoints.map(nearest) };
  return 'target' in given ? { ...given, target: nearest(given.target) } : given;
}

/** Returns a body's description with place and angle moved into the ranges of a scenario file. */
function entityWithinRange(spec: EntitySpec): EntitySpec {
  return {
    ...spec,
    ...(spec.position && { position: nearest(spec.position) }),
    ...(spec.angle !== undefined && { angle: sameDirection(spec.angle) }),
    ...(spec.command && { command: command(spec.command) }),
  };
}

/** Returns a crate or wall with its position moved into a scenario file's range. */
function obstacleWithinRange(spec: ObstacleSpec): ObstacleSpec {
  const { position, angle = 0 } = spec;
  return { ...spec, position: nearest(position), angle: sameDirection(angle) };
}

/** Returns a target with its position moved into a scenario file's range. */
function targetWithinRange(spec: TargetSpec): TargetSpec {
  return { ...spec, position: nearest(spec.position) };
}
