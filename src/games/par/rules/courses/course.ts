// What a course is: start, motor, gates, medals, and the flights that its medals were computed from.
import type { ControllerSpec } from '../../../../control/controllers';
import type { MotionLimits } from '../../../../entities/motion-limits';
import type { Place } from '../../../../simulation/place';
import type { Weather } from '../../../../simulation/wind';
import type { GateSpec, Medals } from '../../spec';

/** A flight of a course. What is left out is that of the untouched plan. */
export interface Flight {
  /** What it takes. s */
  readonly time: number;
  /** m */
  readonly seekDistance?: number;
  readonly controller?: ControllerSpec;
  readonly waypoints?: readonly Place[];
}

/** The flights of a course that are known. */
export interface Flights {
  /** The untouched plan: straight through the centres of the gates. */
  readonly straight: Flight;
  /** That plan with the best seek distance. */
  readonly slider: Flight;
  /** That plan with the best seek distance and the best law. */
  readonly law: Flight;
  /** The best flight found. */
  readonly best: Flight;
}

/**
 * A course. Medals and flights were computed with this engine at 60 Hz: the best flight by an evolution strategy over
 * waypoints, seek distance, law and gains, 4,000 simulations a course; the medals from the flights' times by the rule of docs/play.md.
 */
export interface Course {
  readonly id: string;
  readonly name: string;
  /** One quiet line. */
  readonly hint: string;
  readonly start: Place;
  /** Heading at the start. rad */
  readonly angle: number;
  /** Limits of the bodies that fly it, one each. */
  readonly limits: readonly Partial<MotionLimits>[];
  readonly weather?: Partial<Weather>;
  /** m */
  readonly walls?: readonly { readonly position: Place; readonly size: Place }[];
  readonly gates: readonly GateSpec[];
  /** Where the untouched plan ends, 12 m beyond the last gate; at that gate when left out. */
  readonly runOut?: Place;
  /** A place that the picture shows, too: the untouched plan swings far beyond its gates. */
  readonly reach?: Place;
  readonly medals: Medals;
  readonly flights: Flights;
}

/** Degrees in radians. */
export function degrees(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180;
}
