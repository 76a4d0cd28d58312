// The judge: flies a law through challenges in the real simulation and says of each goal what was reached and what was asked.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { LawStop } from '../../laws/control/turn-controller';
import type { Challenge, Goal } from './challenges';
import { type Flight, type Flown, fly } from './flight';

/** Result of a law for one goal. */
export interface GoalResult extends Pick<Goal, 'label' | 'quantity' | 'limit'> {
  /** Null for never. */
  readonly value: number | null;
  readonly reached: boolean;
}

/** Result of a law in a challenge. */
export interface ChallengeResult {
  /** Its id. */
  readonly id: string;
  readonly reached: boolean;
  readonly goals: readonly GoalResult[];
  /** Why the law stopped in one of the flights; null where it did not. A law that stopped gives no torque any more. */
  readonly stopped: LawStop | null;
}

/** Makes flights of one law, each once: challenges and rows of the score card share some. */
export type Flyer = (flight: Flight) => Flown;

export function flyerOf(law: ControllerSpec): Flyer {
  const made = new Map<Flight, Flown>();
  return (flight) => {
    const flown = made.get(flight) ?? fly(law, flight);
    made.set(flight, flown);
    return flown;
  };
}

/** Returns the result of a law in a challenge. */
export function judge({ id, goals }: Challenge, flyer: Flyer): ChallengeResult {
  const results = goals.map(({ label, quantity, limit, flights, measure }): GoalResult => {
    const value = measure(flights.map(flyer));
    return { label, quantity, limit, value, reached: value !== null && value <= limit };
  });
  const stops = goals.flatMap(({ flights }) => flights.flatMap((flight) => flyer(flight).stopped ?? []));
  return { id, reached: results.every(({ reached }) => reached), goals: results, stopped: stops[0] ?? null };
}
