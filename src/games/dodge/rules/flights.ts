// The missiles of a game that are in the air.
import type { Body } from 'planck';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Simulation } from '../../../simulation/simulation';
import { Flight } from './flight';
import type { Warning } from './launcher';

export class Flights {
  /** In the order of their launches. Another list when they are others. */
  all: readonly Flight[] = [];
  private readonly _simulation: Simulation;

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  get missiles(): readonly Entity[] {
    return this.all.map(({ entity }) => entity);
  }

  /** That of a missile; null for other bodies. */
  of(entity: Entity): Flight | null {
    return this.all.find((flight) => flight.entity === entity) ?? null;
  }

  launch(due: readonly Warning[]): void {
    this.take(due.map((launch) => new Flight(this._simulation, launch)));
  }

  /** Some whose missiles are there already. */
  take(flights: readonly Flight[]): void {
    this.all = [...this.all, ...flights];
  }

  /** Takes one and its missile away. */
  remove(flight: Flight): void {
    this.all = this.all.filter((one) => one !== flight);
    this._simulation.remove(flight.entity);
  }
}

/** The flights whose missiles are among some bodies. */
export function flightsOf(bodies: readonly Body[], flights: readonly Flight[]): Flight[] {
  return flights.filter(({ entity }) => bodies.includes(entity.body));
}
