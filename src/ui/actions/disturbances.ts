// Actions that disturb bodies: an impulse or an angular impulse on all of them, and the tool that shoves a single one.

import type { Point } from '../../entities/command';
import { inertiaAboutCentre } from '../../entities/hull';
import type { Session } from '../../session/session';
import { applyImpulse } from '../../simulation/entity-edits';
import type { Entity } from '../../simulation/entity-kinds';
import type { Action } from './action';

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
  return { x: -Math.sin(angle) * impulse, y: Math.cos(angle) * impulse };
}

/** The angular impulse of a spin: J = I Δω about the centre of mass, clockwise. N m s */
function spinOf({ body }: Entity): number {
  return inertiaAboutCentre(body) * spinRate;
}

/** Shoves every body sideways: the first to its right, the next to its left, and so on. */
export function shoveAll(session: Session): void {
  session.edit(({ simulation }) => {
    simulation.entities.forEach((entity, n) => {
      applyImpulse(entity, shoveOf(entity, n % 2 === 0 ? 1 : -1));
    });
  });
}

/** Spins every body clockwise. */
export function spinAll(session: Session): void {
  session.edit(({ simulation }) => {
    for (const entity of simulation.entities) applyImpulse(entity, { x: 0, y: 0 }, spinOf(entity));
  });
}

export const shove: Action = {
  id: 'shove',
  key: 'K',
  label: 'Shove all',
  help: 'Knocks every body aside, one to its right, the next to its left.',
  run: ({ session }) => shoveAll(session),
};

export const spin: Action = {
  id: 'spin',
  key: 'U',
  label: 'Spin all',
  help: 'Sets every body spinning; its turn controller has to catch it.',
  run: ({ session }) => spinAll(session),
};

export const shoveTool: Action = {
  id: 'shove-tool',
  key: 'V',
  label: 'Shove tool',
  help: 'Drag a body and let go: it is knocked that way.',
  pressed: ({ view }) => view.tool === 'shove',
  run: ({ view }) => view.setTool(view.tool === 'shove' ? 'point' : 'shove'),
};

/** All disturbances, in the order of the menu. */
export const disturbances: readonly Action[] = [shove, spin, shoveTool];
