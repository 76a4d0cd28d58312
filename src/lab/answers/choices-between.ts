// Makes the choices of a guess between any number of bodies.
import { capital } from '../../laws/exact/figures';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { GuessChoice } from './answer';
import { nameOf } from './words';

/** Largest number of choices that the person can guess from. */
const most = 4;

/**
 * Returns the options of a guess, one for each body. For five or more bodies: one for each of the first three, one for
 * all others.
 * @returns empty for fewer than two bodies
 */
export function choicesBetween(simulation: Simulation, bodies: readonly Entity[]): readonly GuessChoice[] {
  if (bodies.length < 2) return [];
  const single = bodies.length > most ? bodies.slice(0, most - 1) : bodies;
  const rest = bodies.slice(single.length);
  return [
    ...single.map((body) => ({ label: capital(nameOf(simulation, body)), bodies: [body] })),
    ...(rest.length > 0 ? [{ label: 'Another one', bodies: rest }] : []),
  ];
}
