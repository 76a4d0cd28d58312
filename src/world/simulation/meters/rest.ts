// When a body is at rest: its angular velocity and the rate of its error are as good as 0.
import type { Entity } from '../entity-kinds';
import type { Telemetry } from './telemetry';

/**
 * Rates below which a body is at rest: of its heading and of its error. rad/s, 0.01° a second; m/s for a place. A body that creeps in
 * by e^(-1.7 t), as slowly as any built-in one, then has 0.007° left.
 */
const still = 0.0002;

/** How long both rates must be so small. s: a swing is never as slow for so long */
const restTime = 0.1;

/** What tells how a body moved lately. */
export interface RestRecord {
  readonly measures: { readonly telemetry: Telemetry };
  /** Hz */
  readonly stepRate: number;
}

/** Whether a body is at rest: a figure that is left of its error is final then. */
export function isAtRest({ measures: { telemetry }, stepRate }: RestRecord, entity: Entity): boolean {
  const steps = Math.ceil(restTime * stepRate) + 1;
  const change = telemetry.spread(entity, 'error', steps);
  return (
    telemetry.largest(entity, 'omega', steps) <= still &&
    change !== null &&
    change <= (still * (steps - 1)) / stepRate
  );
}
