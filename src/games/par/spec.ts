// The field of Par in a scenario file: a course of gates.
import { type Fields, fields, list, place, type Schema, within } from '../../files/schema-parts';
import type { Place } from '../../simulation/place';

/** The gates of a course, in the order to pass them, and how near counts as through. The first entity flies it. */
export interface ParSpec {
  readonly gates: readonly Place[];
  /** m */
  readonly radius: number;
}

declare module '../../simulation/scenario' {
  interface GameSpecs {
    /** The course of gates that is flown. */
    readonly par: ParSpec;
  }
}

/** A course in a scenario file. */
export const parSchema: Schema<ParSpec> = fields(
  { gates: list(place, 'gates', 1, 100), radius: within(0.5, 50) } satisfies Fields<ParSpec>,
  'an object',
);
