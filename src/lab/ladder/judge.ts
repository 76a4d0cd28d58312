// Judges a law: simulates its flights in a challenge, and gives the measured and the allowed value of each goal.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { LawStop } from '../../laws/control/turn-controller';
import type { Challenge, ChallengeGoal } from './challenges';
import { type FlightRecord, fly, type JudgedTurn } from './flight';

/** Result of a law for one goal of a challenge. */
export interface GoalResult extends Pick<ChallengeGoal, 'label' | 'after' | 'quantity' | 'limit'> {
  /** Measured value of the goal's quantity; null if the event to measure never happened. */
  readonly value: number | null;
  /**
   * Angle of the test turn that gave `value`. rad, 0 or more. Null if all test turns have the same angle, or if `value`
   * combines several turns (a sum).
   */
  readonly turn: number | null;
  readonly reached: boolean;
}

/** Result of a law in one challenge. */
export interface ChallengeResult {
  readonly id: string;
  readonly reached: boolean;
  readonly goals: readonly GoalResult[];
  /** Fault that stopped the law in one of the flights; null if there was none. */
  readonly stopped: LawStop | null;
}

/** Function that returns the record of a flight with one law. */
export type Flyer = (flight: JudgedTurn) => FlightRecord;

export function flyerOf(law: ControllerSpec): Flyer {
  const made = new Map<JudgedTurn, FlightRecord>();
  return (flight) => {
    const flown = made.get(flight) ?? fly(law, flight);
    made.set(flight, flown);
    return flown;
  };
}

const sizeOf = ({ turn }: JudgedTurn) => Math.abs(turn);

/** Largest relative difference between two measured values that are treated as equal. */
const alike = 0.005;

/** Returns the result of a law in a challenge. @param flyer simulates flights with the law */
export function judge({ id, goals, field }: Challenge, flyer: Flyer): ChallengeResult {
  const results = goals.map(({ label, after, quantity, limit, flights, measure }): GoalResult => {
    const value = measure(flights.map(flyer));
    const hasSizes = new Set(flights.map(sizeOf)).size > 1;
    const isFrom = (flight: JudgedTurn, tolerance: number) =>
      value !== null &&
      Math.abs((measure([flyer(flight)]) ?? Infinity) - value) <= tolerance * Math.abs(value);
    const exact = hasSizes ? flights.find((flight) => isFrom(flight, 0)) : undefined;
    const shown = flights.find((flight) => sizeOf(flight) === sizeOf(field.flight) && isFrom(flight, alike));
    const turn = exact ? sizeOf(shown ?? exact) : null;
    return { label, after, quantity, limit, value, turn, reached: value !== null && value <= limit };
  });
  const stops = goals.flatMap(({ flights }) => flights.flatMap((flight) => flyer(flight).stopped ?? []));
  return { id, reached: results.every(({ reached }) => reached), goals: results, stopped: stops[0] ?? null };
}
