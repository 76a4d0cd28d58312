// The push: the share of its motor that a body needs against the wind's torque.
import { type Entity, kindOf } from '../entity-kinds';
import type { Simulation } from '../simulation';

/**
 * The wind's torque on a body over the largest torque of its motor: 0 in calm air and for a body whose heading no motor
 * holds, below 0 against the clock, ±1 where all of the motor is needed.
 * @param time at which the gust blows; its mean when left out. s
 */
export function pushShare({ wind }: Pick<Simulation, 'wind'>, entity: Entity, time?: number): number {
  if (wind.weather.windTorque === 0 || kindOf(entity).controlledVariable !== 'heading') return 0;
  const { turning } = wind.on(entity.body, time === undefined ? 1 : wind.gustAt(time));
  return turning / entity.turn.limits.angularAcceleration;
}
