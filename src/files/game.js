// What a game adds to scenario files and to a simulation. General code asks for it here, and never by a game's name.
import { answerSystem } from '../answers/answers';
import { resume } from '../simulation/moment';
import { cutMotors } from '../simulation/motor';
import { Simulation } from '../simulation/simulation';
/** The game that a scenario is played as; null for most. */
export function gameOf(scenario, games) {
  return games.find(({ key }) => scenario[key] !== undefined) ?? null;
}
/**
 * A scenario's simulation, with the rules of its game if it is played as one, at the moment at which its file was saved. Throws
 * RangeError where that moment is not one of its bodies.
 */
export function simulationOf(scenario, games) {
  const game = gameOf(scenario, games);
  const rules = game ? [(simulation) => game.system(scenario[game.key], simulation)] : [];
  const simulation = new Simulation(scenario, [...rules, answerSystem]);
  const { motor, moment } = scenario;
  if (motor) cutMotors(simulation, motor);
  if (moment) resume(simulation, moment);
  return simulation;
}
