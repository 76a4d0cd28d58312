// The push: share of its motor that a body needs to resist the wind's torque.
import { type Entity, kindOf } from '../entity-kinds';
import type { Simulation } from '../simulation';

/**
 * Returns the wind's torque on a body, as a fraction of the motor's largest torque. Positive clockwise; 0 for a body
 * that does not control its heading.
 * @param time simulation time of the gusts, s; undefined for the mean wind
 */
export function pushShare({ wind }: Pick<Simulation, 'wind'>, entity: Entity, time?: number): number {
  if (wind.weather.windTorque === 0 || kindOf(entity).controlledVariable !== 'heading') return 0;
  const { turning } = wind.on(entity.body, time === undefined ? 1 : wind.gustAt(time));
  return turning / entity.turn.limits.angularAcceleration;
}
