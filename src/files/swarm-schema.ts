// What a scenario file may say of its swarm, and the sentence that refuses anything else.
import type { Scenario, SwarmSpec } from '../simulation/scenario';
import { notInSwarms } from '../simulation/swarm';
import type { Game } from './game';
import type { Refusal } from './refusal';
import { checked, type Fields, fields, most, pair, type Schema, whole, within } from './schema-parts';

/** A swarm. */
export const swarm: Schema<SwarmSpec> = checked<SwarmSpec>(
  fields(
    {
      count: whole(1, most.entities),
      ring: pair(within(0, most.ring), '[inner, outer] radius in metres'),
    } satisfies Fields<SwarmSpec>,
    'a swarm',
  ),
  ({ ring: [inner, outer] }) =>
    inner <= outer
      ? null
      : { path: ['ring'], message: `must not be wider inside, ${inner}, than outside, ${outer}` },
);

/**
 * Why a swarm does not go together with its entities or the rest; null when it does, or where there is none.
 * @param game that the scenario is played as
 */
export function swarmRefusal(
  { swarm: given, entities, cards }: Scenario,
  game: Pick<Game, 'key'> | undefined,
): Refusal | null {
  if (!given) return null;
  const other = cards ? 'cards' : game?.key;
  if (other) return { path: ['swarm'], message: `must be left out when there is ${other}` };
  if (given.count < entities.length)
    return {
      path: ['swarm', 'count'],
      message: `must be at least the number of entities, ${entities.length}, got ${given.count}`,
    };
  for (const [n, entity] of entities.entries()) {
    const found = notInSwarms.find((key) => entity[key] !== undefined);
    if (found) return { path: ['entities', n, found], message: 'must be left out in a swarm' };
  }
  return null;
}
