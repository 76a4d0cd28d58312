// What a person may change of bodies: checked against the rows of data, then set.

import type { Point } from '../entities/command';
import { type Build, buildTunables, inertiaAboutCentre } from '../entities/hull';
import { limitTunables, type MotionLimits, seekDistanceTunable } from '../entities/motion-limits';
import { type SensorSettings, sensorTunables } from '../entities/sensor';
import { cos, sin } from '../exact/exact';
import { World } from '../exact/planck';
import { mostColliding } from './crowding';
import { type Entity, kindOf } from './entity-kinds';
import { mustBeFinite, mustSuit } from './refuse';
import type { EntitySpec } from './scenario';
import type { Simulation } from './simulation';

/**
 * Sets limits. Throws RangeError for a value out of range and changes nothing; Infinity switches the turn rate
 * limit off. A body of a kind that keeps no turn rate limit takes none.
 */
export function limitEntity(entity: Entity, limits: Readonly<Partial<MotionLimits>>): void {
  const given: Partial<MotionLimits> = {};
  for (const row of limitTunables) {
    const value = limits[row.key];
    if (value === undefined) continue;
    const off = row.key === 'turnRate' && value === Infinity;
    if (!off) mustSuit(row, value);
    if (row.key !== 'turnRate' || kindOf(entity).turnRateLimited) given[row.key] = value;
  }
  Object.assign(entity.limits, given);
}

/** Sets the distance within which a target or waypoint counts as reached. m. Throws RangeError for a value out of range. */
export function setSeekDistance(entity: Entity, seekDistance: number): void {
  mustSuit(seekDistanceTunable, seekDistance);
  entity.seekDistance = seekDistance;
}

/**
 * Gives a body's law the settings back that it came with: those of the spec, or of the body's kind, where that has the
 * same law; else the law's own.
 */
export function resetController(entity: Entity, { controller }: Pick<EntitySpec, 'controller'>): void {
  const usual = () => kindOf(entity).create(new World(), { position: { x: 0, y: 0 }, angle: 0 }).controller;
  const { kind } = entity.controller;
  const given = controller ?? usual();
  entity.configure(given.kind === kind ? given : { kind });
}

/** Sets size and density. Throws RangeError for a value out of range, and for a kind whose build is fixed. */
export function buildEntity({ population }: Simulation, entity: Entity, build: Build): void {
  const { resizable, label } = kindOf(entity);
  if (!resizable) throw new RangeError(`Size, density: a ${label} has one build`);
  for (const row of buildTunables) {
    const value = build[row.key];
    if (value !== undefined) mustSuit(row, value);
  }
  entity.build = { ...entity.build, ...build };
  population.shapes.made(entity.body);
}

/** Sets noise and delay of what a controller is told. Throws RangeError for a value out of range, and for 2013 bodies. */
export function senseEntity(entity: Entity, sensor: Readonly<Partial<SensorSettings>>): void {
  const { guided, label } = kindOf(entity);
  if (!guided) throw new RangeError(`Noise, delay: a ${label} has no sensor`);
  for (const row of sensorTunables) {
    const value = sensor[row.key];
    if (value !== undefined) mustSuit(row, value);
  }
  Object.assign(entity.sensor, sensor);
}

/** Applies an impulse through the centre of mass (N s) and an angular one (N m s). Throws RangeError for what is no number. */
export function applyImpulse({ body }: Entity, impulse: Point, angularImpulse = 0): void {
  mustBeFinite(impulse);
  mustBeFinite({ x: angularImpulse, y: 0 });
  body.applyLinearImpulse(impulse, body.getWorldCenter(), true);
  body.applyAngularImpulse(angularImpulse, true);
}

/**
 * Sideways speed that a shove gives a body. m/s: twice the usual speed. A missile's fins and a character's thrust brake
 * with 100 m/s², so it slides v²/(2 a) = 2 m, which can be seen.
 */
export const shoveSpeed = 20;

/** Angular velocity that a spin adds. rad/s: about one turn a second; a motor of 4π rad/s² stops it in half a second. */
export const spinRate = 6;

/** The impulse of a shove: at right angles to the heading, to the right (1) or the left (-1). N s */
function shoveOf({ body }: Entity, side: 1 | -1): Point {
  const impulse = side * body.getMass() * shoveSpeed;
  const angle = body.getAngle();
  return { x: -sin(angle) * impulse, y: cos(angle) * impulse };
}

/** The angular impulse of a spin: J = I Δω about the centre of mass, clockwise. N m s */
function spinOf({ body }: Entity): number {
  return inertiaAboutCentre(body) * spinRate;
}

/** Shoves every body sideways: the first to its right, the next to its left, and so on. */
export function shoveEach(entities: readonly Entity[]): void {
  entities.forEach((entity, n) => {
    applyImpulse(entity, shoveOf(entity, n % 2 === 0 ? 1 : -1));
  });
}

/** Spins every body clockwise. */
export function spinEach(entities: readonly Entity[]): void {
  for (const entity of entities) applyImpulse(entity, { x: 0, y: 0 }, spinOf(entity));
}

/** Holds every body in its heading for so long from now. s */
export function holdEach({ entities, population, time }: Simulation, seconds: number): void {
  if (entities.length > mostColliding.beside)
    throw new RangeError(
      `At most ${mostColliding.beside} bodies can be held, and here are ${entities.length}.`,
    );
  for (const entity of entities) population.hold(entity, time + seconds);
}

/** Steps an entity that has a world of its own by another pattern, see EntitySpec.steps. */
export function repaceEntity({ population }: Simulation, entity: Entity, steps: readonly number[]): void {
  population.worlds.repace(entity, steps);
  population.amend(entity, { steps });
}
