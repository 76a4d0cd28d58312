// What a person may change of one body: checked against the rows of data, then set.
import { World } from 'planck';
import type { Point } from '../entities/command';
import { type Build, buildTunables } from '../entities/hull';
import { limitTunables, type MotionLimits, seekDistanceTunable } from '../entities/motion-limits';
import { type SensorSettings, sensorTunables } from '../entities/sensor';
import { type Entity, kindOf } from './entity-kinds';
import { mustBeFinite, mustSuit } from './refuse';
import type { EntitySpec } from './scenario';

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
export function buildEntity(entity: Entity, build: Build): void {
  const { resizable, label } = kindOf(entity);
  if (!resizable) throw new RangeError(`Size, density: a ${label} has one build`);
  for (const row of buildTunables) {
    const value = build[row.key];
    if (value !== undefined) mustSuit(row, value);
  }
  entity.build = { ...entity.build, ...build };
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
