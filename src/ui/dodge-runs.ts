// The runs of Dodge as scenarios: the next one, the one behind a replay, and what tells whether a run counts.
import { dodge } from '../scenarios/dodge';
import { entitySpecOf } from '../simulation/entity-spec';
import { readScenario } from '../simulation/read-scenario';
import type { EntitySpec, Scenario, TimelineEntry } from '../simulation/scenario';
import type { Session } from '../simulation/session';
import type { Titled } from './address';

/** The id of the built-in game, and of its best score. */
export const dodgeId = 'dodge';

/** Seeds end there and begin anew; the check of files has the same number. */
const mostSeed = 2 ** 31 - 1;

/** The same arena with other missiles. */
export function withNextSeed(scenario: Scenario): Scenario {
  const { seed = 1 } = scenario;
  return { ...scenario, seed: seed < mostSeed ? seed + 1 : 1 };
}

/** The game behind a replay, for a person to play: the same missiles, and nobody steers. */
export function toPlay(scenario: Scenario): Scenario {
  const { timeline = [], entities, ...rest } = scenario;
  const { autonomous: _, ...player } = entities[0];
  // Blows are the scenario's own, what the player was told is the run's.
  const left = timeline.filter(({ entity, target, command }) => entity !== 0 || !(target || command));
  return {
    ...rest,
    entities: [player, ...entities.slice(1)],
    ...(left.length > 0 && { timeline: left as TimelineEntry[] }),
  };
}

/** A game under the title that the picker knows it by, if it is the built-in one. */
export function titled(scenario: Scenario, otherwise: string): Titled {
  return { scenario, title: isBuiltIn(scenario) ? dodgeId : otherwise };
}

/** The id under which the best score of a game is kept: another arena is another game. */
export function bestIdOf(scenario: Scenario): string {
  return isBuiltIn(scenario) ? dodgeId : `${dodgeId}: ${scenario.name}`;
}

/** Whether a game is the built-in one, whatever its seed. */
function isBuiltIn(scenario: Scenario): boolean {
  return plain(scenario) === plain(dodge);
}

/** A game as text, without what differs from run to run. */
function plain(scenario: Scenario): string {
  // Read, so that fields are in one order.
  const { seed: _, seconds: __, ...game } = readScenario(toPlay(scenario));
  return JSON.stringify(game);
}

/** What a person could change of a game under way and must not. */
export function settingsNow({ simulation }: Session): string {
  const [player] = simulation.entities;
  const { position: _, angle: __, command: ___, ...settings }: EntitySpec = entitySpecOf(simulation, player);
  const { stepRate, weather, bodiesCollide, targets } = simulation;
  return JSON.stringify([settings, stepRate, weather, bodiesCollide, targets.length]);
}
