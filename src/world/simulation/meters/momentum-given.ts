// Momentum that crates got from all hits, computed from their places and velocities.
import type { Point } from '../../entities/command';
import { crateDamping, type Obstacle, type ObstacleSpec } from '../obstacle';
import type { Simulation } from '../simulation';

/** Returns whether `momentumGiven` can be used: there is a crate and no gravity. */
export function knowsMomentum({ obstacles, wind }: Pick<Simulation, 'obstacles' | 'wind'>): boolean {
  return wind.weather.gravity === 0 && obstacles.some(({ kind }) => kind === 'crate');
}

/** Returns the total momentum that collisions have given to a crate since the start. N s */
export function momentumGiven({ body }: Obstacle, { position: [x, y] }: ObstacleSpec): Point {
  // Damping takes c m v of it a second, so c m times the way is lost: p = m (v + c s). The engine moves a crate out of
  // overlaps without momentum; that way counts here too, and is short.
  const at = body.getPosition();
  const velocity = body.getLinearVelocity();
  const mass = body.getMass();
  return {
    x: mass * (velocity.x + crateDamping * (at.x - x)),
    y: mass * (velocity.y + crateDamping * (at.y - y)),
  };
}
