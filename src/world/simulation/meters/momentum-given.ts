// The momentum that crates got from all hits, worked out from their places and velocities.
import type { Point } from '../../entities/command';
import { crateDamping, type Obstacle, type ObstacleSpec } from '../obstacle';
import type { Simulation } from '../simulation';

/** Whether the momentum of crates comes from hits alone: there are crates, and no gravity. */
export function knowsMomentum({ obstacles, wind }: Pick<Simulation, 'obstacles' | 'wind'>): boolean {
  return wind.weather.gravity === 0 && obstacles.some(({ kind }) => kind === 'crate');
}

/**
 * The momentum that a crate was given since it stood at its first place. Damping takes c m v of it a second, so what is
 * lost is c m times the way: p = m (v + c s). N s. The engine moves a crate out of what overlaps it without any momentum; that
 * way counts here too, and is short.
 */
export function momentumGiven({ body }: Obstacle, { position: [x, y] }: ObstacleSpec): Point {
  const at = body.getPosition();
  const velocity = body.getLinearVelocity();
  const mass = body.getMass();
  return {
    x: mass * (velocity.x + crateDamping * (at.x - x)),
    y: mass * (velocity.y + crateDamping * (at.y - y)),
  };
}
