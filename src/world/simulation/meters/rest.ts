// Detects when a body is at rest: its angular velocity and the rate of its error are nearly 0.
import type { Entity } from '../entity-kinds';
import type { Telemetry } from './telemetry';

/** Highest rates at which a body counts as at rest. rad/s, about 0.01° a second; m/s for a place */
const still = 0.0002;

/** Time for which both rates must be small. s. No swing is so slow for so long. */
const restTime = 0.1;

/** Record of a body's last movement. */
export interface RestRecord {
  readonly measures: { readonly telemetry: Telemetry };
  /** Hz */
  readonly stepRate: number;
}

/** Returns whether a body is at rest. Its remaining error is then final. */
export function isAtRest({ measures: { telemetry }, stepRate }: RestRecord, entity: Entity): boolean {
  const steps = Math.ceil(restTime * stepRate) + 1;
  const change = telemetry.spread(entity, 'error', steps);
  return (
    telemetry.largest(entity, 'omega', steps) <= still &&
    change !== null &&
    change <= (still * (steps - 1)) / stepRate
  );
}
