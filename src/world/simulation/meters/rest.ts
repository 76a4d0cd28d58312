// Detects when a body is at rest: its angular velocity and the rate of its error are nearly 0.
import type { Entity } from '../entity-kinds';
import type { Telemetry } from './telemetry';

/** Largest rate of change of the heading (rad/s) or the position (m/s) at which a body counts as at rest. */
const still = 0.0002;

// A swinging body is not so slow for so long.
/** Time for which a body must be almost still to count as at rest. s */
const restTime = 0.1;

/** Data from which `isAtRest` finds whether a body is at rest: the recorded telemetry and the step rate. */
export interface RestRecord {
  readonly measures: { readonly telemetry: Telemetry };
  /** Steps per second. Hz */
  readonly stepRate: number;
}

/** Returns whether a body is at rest: for 0.1 s, its heading (or place) and its control error hardly changed. */
export function isAtRest({ measures: { telemetry }, stepRate }: RestRecord, entity: Entity): boolean {
  const steps = Math.ceil(restTime * stepRate) + 1;
  const change = telemetry.spread(entity, 'error', steps);
  return (
    telemetry.largest(entity, 'omega', steps) <= still &&
    change !== null &&
    change <= (still * (steps - 1)) / stepRate
  );
}
