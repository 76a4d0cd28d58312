// Detects when a body is at rest: its angular velocity and the rate of its error are nearly 0.
import type { Entity } from '../entity-kinds';
import type { Telemetry } from './telemetry';

/** Largest rate at which a body counts as at rest: rad/s, about 0.01° a second, or m/s for a place. */
const still = 0.0002;

// A swinging body is not so slow for so long.
/** Time for which a body must be almost still to count as at rest. s */
const restTime = 0.1;

/**
 * Recorded measurements of a simulation's bodies, and its step rate. From these, `isAtRest` finds whether a body is at
 * rest.
 */
export interface RestRecord {
  readonly measures: { readonly telemetry: Telemetry };
  /** Steps per second. Hz */
  readonly stepRate: number;
}

/** Returns whether a body is at rest, so that its error does not change any more. */
export function isAtRest({ measures: { telemetry }, stepRate }: RestRecord, entity: Entity): boolean {
  const steps = Math.ceil(restTime * stepRate) + 1;
  const change = telemetry.spread(entity, 'error', steps);
  return (
    telemetry.largest(entity, 'omega', steps) <= still &&
    change !== null &&
    change <= (still * (steps - 1)) / stepRate
  );
}
