// How a session begins: with a scenario that is loaded, and again from its start.
import { type Game, gameOf, simulationOf } from '../files/game';
import { surroundingsOf } from '../files/write-scenario';
import { entitySpecOf } from '../simulation/entity-spec';
import type { Scenario } from '../simulation/scenario';
import { turnsOf } from '../simulation/targets/turns';
import { Commands } from './commands';
import { Demonstration } from './demonstration';
import { History } from './history/history';
import type { Loaded } from './history/moment';
import { LineUp } from './line-up';
import { ReducedLimit } from './reduced-limit';
import { isLineUpOpen } from './rosters';

/** A scenario at its beginning. @param games that it may be played as */
export function begun(scenario: Scenario, title: string, games: readonly Game[]): Loaded {
  const simulation = simulationOf(scenario, games);
  const reducedLimit = new ReducedLimit(simulation);
  const isOpen = isLineUpOpen(scenario) && gameOf(scenario, games) === null;
  const lineUp = new LineUp(scenario, simulation, reducedLimit, isOpen);
  const commands = new Commands(simulation);
  const demonstration = new Demonstration(simulation, reducedLimit, scenario.hero?.alternates ?? false);
  return withHistory({ simulation, commands, demonstration, lineUp, reducedLimit, scenario, title });
}

/** Bodies back to the start; path, target, limits and controllers stay as they are now. */
export function restarted(loaded: Loaded, games: readonly Game[]): Loaded {
  const { simulation, commands, lineUp, reducedLimit, demonstration, scenario } = loaded;
  const was = simulation.entities.filter((entity) => lineUp.startOf(entity));
  const specs = was.map((entity) => {
    const start = lineUp.startOf(entity)!;
    const { position, angle, heldUntil } = start;
    const command = commands.commandAtStart(entity, start);
    return { ...entitySpecOf(simulation, entity), position, angle, heldUntil, command };
  });
  const { wind, bodiesCollide } = simulation;
  const turns = turnsOf(simulation);
  // Its bodies are all of a swarm, one by one.
  const { swarm: _, ...rest } = scenario;
  // All of the weather, zeros too: what a person has switched off must not come back from the file.
  const kept = {
    ...rest,
    ...surroundingsOf(simulation),
    obstacles: simulation.obstacleField.specs,
    ...wind.weather,
    bodiesCollide,
    ...(turns && { turns: turns.anew }),
    entities: specs,
  };
  const next = simulationOf(kept, games);
  lineUp.restart(next, was);
  reducedLimit.restart(next, was);
  commands.restart(next, was);
  demonstration.restart(next);
  return withHistory({ ...loaded, simulation: next });
}

/** What is loaded, with a history that begins. */
function withHistory(loaded: Omit<Loaded, 'history'>): Loaded {
  return { ...loaded, history: new History(loaded) };
}
