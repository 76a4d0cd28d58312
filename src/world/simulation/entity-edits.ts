// Edits of bodies besides settings: shoves, spins, holds, and the return to the original gains of a law.

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

/** Returns a body's law with its initial settings, or with the law's defaults if the law has changed. */
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

/** Applies an impulse through the centre of mass (N s) and an angular one (N m s). Throws RangeError for NaN or infinity. */
export function applyImpulse({ body }: Entity, impulse: Point, angularImpulse = 0): void {
  assertFinite(impulse);
  assertFinite({ x: angularImpulse, y: 0 });
  body.applyLinearImpulse(impulse, body.getWorldCenter(), true);
  body.applyAngularImpulse(angularImpulse, true);
}

// A missile's fins and a character's thrust brake with 100 m/s², so it slides v²/(2 a) = 2 m.
/** Sideways speed that a shove gives a body. m/s. Twice the usual speed, so that the slide can be seen. */
export const shoveSpeed = 20;

/** Angular velocity that a spin adds. rad/s: about one turn a second; a motor of 4π rad/s² stops it in half a second. */
export const spinRate = 6;

/** Returns the impulse of a shove: at right angles to the heading, to the right (1) or the left (-1). N s */
function shoveOf({ body }: Entity, side: 1 | -1): Point {
  const impulse = side * body.getMass() * shoveSpeed;
  const angle = body.getAngle();
  return { x: -sin(angle) * impulse, y: cos(angle) * impulse };
}

/** Returns the angular impulse of a spin: J = I Δω about the centre of mass, clockwise. N m s */
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

/** Holds the heading of every body for some seconds. */
export function holdEach({ entities, population, time }: Simulation, seconds: number): void {
  if (entities.length > mostColliding.beside)
    throw new RangeError(
      `At most ${mostColliding.beside} bodies can be held, and here are ${entities.length}.`,
    );
  for (const entity of entities) population.hold(entity, time + seconds);
}

/** Changes the step pattern of an entity that has a separate world, see EntitySpec.steps. */
export function repaceEntity({ population }: Simulation, entity: Entity, steps: readonly number[]): void {
  population.worlds.repace(entity, steps);
  population.amend(entity, { steps });
}
