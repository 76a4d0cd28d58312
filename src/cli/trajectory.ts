// Trajectories as CSV: one row an entity a tick.
import type { Entity } from '../simulation/entity-kinds';
import type { Simulation } from '../simulation/simulation';

export const trajectoryHeader = 'tick,time,entity,x,y,angle,vx,vy,omega,target_x,target_y,error,alpha';

/** Twelve significant digits; empty for what there is not. */
const cell = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : value.toPrecision(12);

/** The rows of the state after the last tick. */
export function trajectoryRows({ entities, tick, time }: Simulation): string[] {
  return entities.map((entity, n) => [tick, cell(time), n, ...state(entity).map(cell)].join(','));
}

function state({ body, target, turn }: Entity): (number | null | undefined)[] {
  const { x, y } = body.getPosition();
  const velocity = body.getLinearVelocity();
  const motion = [x, y, body.getAngle(), velocity.x, velocity.y, body.getAngularVelocity()];
  return [...motion, target?.x, target?.y, turn.error, turn.error === null ? null : turn.applied];
}
