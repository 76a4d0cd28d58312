// The turn of a lab scene begun again: every body back at its start, at rest, under its first command.
import type { Simulation } from '../../simulation/simulation';
import { turnsOf } from '../../simulation/targets/turns';

/** Begins it again. Part of an edit. */
export function beginAnew(simulation: Simulation): void {
  for (const entity of simulation.entities) simulation.startAnew(entity);
  turnsOf(simulation)?.beginAnew();
}
