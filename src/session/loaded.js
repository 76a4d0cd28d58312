// What a session has loaded: the simulation, and what a person has set up around it.
import { gameOf, simulationOf } from '../files/game';
import { surroundingsOf } from '../files/write-scenario';
import { entitySpecOf } from '../simulation/entity-spec';
import { Memento } from '../simulation/history/memento';
import { turnsOf } from '../simulation/targets/turns';
import { Commands } from './commands';
import { Demonstration } from './demonstration';
import { LookBack } from './history/look-back';
import { isLineUpOpen, LineUp } from './line-up';
import { ReducedLimit } from './reduced-limit';
/** What a session has loaded. */
export class Loaded {
  stage;
  commands;
  lineUp;
  reducedLimit;
  demonstration;
  scenario;
  /** Id of the built-in scenario, or the name of a loaded one. */
  title;
  lookBack;
  _games;
  /** A scenario at its beginning. @param games that it may be played as */
  constructor(scenario, title, games) {
    const simulation = simulationOf(scenario, games);
    const bodies = simulation.entities.map((entity) => ({
      start: simulation.specOf(entity),
      full: null,
      interrupted: null,
    }));
    this.stage = { simulation, bodies };
    this.scenario = scenario;
    this.title = title;
    this._games = games;
    this.reducedLimit = new ReducedLimit(this.stage);
    this.lineUp = new LineUp(
      scenario,
      this.stage,
      isLineUpOpen(scenario) && gameOf(scenario, games) === null,
    );
    this.commands = new Commands(this.stage);
    this.demonstration = new Demonstration(this.stage, this.reducedLimit);
    this.lookBack = new LookBack(this);
  }
  get simulation() {
    return this.stage.simulation;
  }
  /** The bodies of the line-up, without those that a game has added. */
  get entities() {
    return this.simulation.entities.slice(0, this.stage.bodies.length);
  }
  /** Bodies back to the start; path, target, limits and controllers stay as they are now. */
  restart() {
    const { simulation, commands, scenario } = this;
    const entities = this.entities.map((entity, n) => {
      const { start } = this.stage.bodies[n];
      const { position, angle, heldUntil } = start;
      const command = commands.commandAtStart(entity, start);
      return { ...entitySpecOf(simulation, entity), position, angle, heldUntil, command };
    });
    const { wind, bodiesCollide } = simulation;
    const turns = turnsOf(simulation);
    // Its bodies are all of a swarm, one by one. It begins anew, with the limits of now.
    const { swarm: _swarm, moment: _moment, motor: _motor, ...rest } = scenario;
    // All of the weather, zeros too: what a person has switched off must not come back from the file.
    this.stage.simulation = simulationOf(
      {
        ...rest,
        ...surroundingsOf(simulation),
        obstacles: simulation.obstacleField.specs,
        ...wind.weather,
        bodiesCollide,
        ...(turns && { turns: turns.anew }),
        entities,
      },
      this._games,
    );
    commands.begin();
    this.demonstration.begin();
    this.lookBack = new LookBack(this);
  }
}
/** A moment of a session that one can come back to: what was loaded, and its whole state. */
export class Moment {
  loaded;
  _simulation;
  _lookBack;
  _mementos;
  /** @param goesOn whether the same simulation is stepped on afterwards, which overwrites its record */
  constructor(loaded, goesOn) {
    const { lookBack, simulation } = loaded;
    this.loaded = loaded;
    this._simulation = simulation;
    this._lookBack = lookBack;
    // The look back has looked for all objects before: in a crowd that takes most of the time.
    const state = [lookBack.memento(), lookBack.ownMemento()];
    this._mementos = goesOn ? [...state, new Memento(simulation.measures.rings)] : state;
  }
  /** Whether it is a moment of the simulation that is on in a session. */
  isOf({ simulation }) {
    return simulation === this._simulation;
  }
  /** Brings the state back; the session must load what is returned. */
  restore() {
    this.loaded.lookBack = this._lookBack;
    for (const memento of this._mementos) memento.restore(() => this._simulation.step());
    return this.loaded;
  }
}
