// Edits of bodies besides settings: shoves, spins, clamping, and the return to the original gains of a law.

import type { ControllerSpec } from '../../laws/control/controllers';
import { cos, sin } from '../../laws/exact/exact';
import type { Point } from '../entities/command';
import { inertiaAboutCentre } from '../entities/hull';
import { World } from '../planck/planck';
import { mostColliding } from './crowding';
import { type Entity, kindOf } from './entity-kinds';
import { assertFinite } from './refuse';
import type { EntitySpec } from './scenario';
import type { Simulation } from './simulation';

/**
 * Returns a body's current law with the settings from the scenario instead of the current settings.
 * @param entity body with the current law
 * @returns kind and settings of the law; default settings if the scenario has another law for this body
 */
export function givenController(
  entity: Entity,
  { controller }: Pick<EntitySpec, 'controller'>,
): ControllerSpec {
  const usual = () => kindOf(entity).create(new World(), { position: { x: 0, y: 0 }, angle: 0 }).controller;
  const { kind, ...settings } = entity.controller;
  const { texts = [] } = kindOf(entity).controllers[kind];
  const own = Object.fromEntries(texts.map(({ key }) => [key, settings[key]]));
  const given = controller ?? usual();
  // A law with another text is another law.
  const isSameLaw = given.kind === kind && texts.every(({ key }) => given[key] === own[key]);
  return isSameLaw ? given : { kind, ...own };
}

/**
 * Applies an impulse through the centre of mass (N s) and an angular
 * impulse (N m s) to a body. Throws RangeError if one is NaN or infinite.
 */
export function applyImpulse({ body }: Entity, impulse: Point, angularImpulse = 0): void {
  assertFinite(impulse);
  assertFinite({ x: angularImpulse, y: 0 });
  body.applyLinearImpulse(impulse, body.getWorldCenter(), true);
  body.applyAngularImpulse(angularImpulse, true);
}

// A missile's fins and a character's thrust brake with 100 m/s², so it slides v²/(2 a) = 2 m.
// Twice the usual speed, so that the slide is visible.
/** Sideways speed that a shove gives to a body. m/s */
export const shoveSpeed = 20;

// A motor of 4π rad/s² stops it in half a second.
/** Angular velocity that a spin adds to a body. rad/s, about one turn a second */
export const spinRate = 6;

/** Returns the impulse of a shove, at right angles to the heading. N s @param side 1 for the right, -1 for the left */
function shoveOf({ body }: Entity, side: 1 | -1): Point {
  const impulse = side * body.getMass() * shoveSpeed;
  const angle = body.getAngle();
  return { x: -sin(angle) * impulse, y: cos(angle) * impulse };
}

/** Returns the angular impulse that adds a clockwise spin to a body: moment of inertia times `spinRate`. N m s */
function spinOf({ body }: Entity): number {
  return inertiaAboutCentre(body) * spinRate;
}

/** Shoves every body sideways, alternately to its right and to its left. */
export function shoveEach(entities: readonly Entity[]): void {
  entities.forEach((entity, n) => {
    applyImpulse(entity, shoveOf(entity, n % 2 === 0 ? 1 : -1));
  });
}

/** Adds `spinRate` to every body's angular velocity. */
export function spinEach(entities: readonly Entity[]): void {
  for (const entity of entities) applyImpulse(entity, { x: 0, y: 0 }, spinOf(entity));
}

/** Clamps every body (no turning) for `seconds`. Throws RangeError for too many bodies. */
export function holdEach({ entities, population, time }: Simulation, seconds: number): void {
  if (entities.length > mostColliding.beside)
    throw new RangeError(
      `At most ${mostColliding.beside} bodies can be held, and here are ${entities.length}.`,
    );
  for (const entity of entities) population.hold(entity, time + seconds);
}

/**
 * Sets the durations of the steps in a body's own physics world.
 * @param steps durations of successive steps, in steps of the simulation, repeated in order. Example: [1, 1, 4]
 */
export function repaceEntity({ population }: Simulation, entity: Entity, steps: readonly number[]): void {
  population.worlds.repace(entity, steps);
  population.amend(entity, { steps });
}
