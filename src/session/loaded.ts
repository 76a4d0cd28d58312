// What a session has loaded: the simulation, and what a person has set up around it.

import { type Game, gameOf, simulationOf } from '../files/game';
import { surroundingsOf } from '../files/write-scenario';
import type { Entity } from '../simulation/entity-kinds';
import { entitySpecOf } from '../simulation/entity-spec';
import { Memento } from '../simulation/history/memento';
import type { Scenario } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import { turnsOf } from '../simulation/targets/turns';
import { Commands } from './commands';
import { Demonstration } from './demonstration';
import { type Edited, LookBack } from './history/look-back';
import { isLineUpOpen, LineUp } from './line-up';
import { ReducedLimit } from './reduced-limit';
import type { SessionBody, Stage } from './stage';

/** What a session has loaded. */
export class Loaded implements Edited {
  readonly stage: Stage;
  readonly commands: Commands;
  readonly lineUp: LineUp;
  readonly reducedLimit: ReducedLimit;
  readonly demonstration: Demonstration;
  readonly scenario: Scenario;
  /** Id of the built-in scenario, or the name of a loaded one. */
  readonly title: string;
  /** Whether it can be chosen again after another one. */
  readonly isOffered: boolean;
  lookBack: LookBack;
  private readonly _games: readonly Game[];

  /** A scenario at its beginning. @param games that it may be played as */
  constructor(scenario: Scenario, title: string, games: readonly Game[], isOffered = true) {
    const simulation = simulationOf(scenario, games);
    const bodies = simulation.entities.map(
      (entity): SessionBody => ({ start: simulation.specOf(entity), full: null, interrupted: null }),
    );
    this.stage = { simulation, bodies };
    this.scenario = scenario;
    this.title = title;
    this.isOffered = isOffered;
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

  get simulation(): Simulation {
    return this.stage.simulation;
  }

  /** The bodies of the line-up, without those that a game has added. */
  get entities(): readonly Entity[] {
    return this.simulation.entities.slice(0, this.stage.bodies.length);
  }

  /** Bodies back to the start; path, target, limits and controllers stay as they are now. */
  restart(): void {
    const { simulation, commands, scenario } = this;
    const entities = this.entities.map((entity, n) => {
      const { start } = this.stage.bodies[n];
      const { position, angle, heldUntil } = start;
      const command = commands.commandAtStart(entity, start);
      return { ...entitySpecOf(simulation, entity), position, angle, heldUntil, command };
    });
    const { wind, bodiesCollide } = simulation;
    const turns = turnsOf(simulation);
    const game = gameOf(scenario, this._games);
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
        ...(game && { [game.key]: game.anew?.(simulation) ?? scenario[game.key] }),
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
  readonly loaded: Loaded;
  private readonly _simulation: Simulation;
  private readonly _lookBack: LookBack;
  private readonly _mementos: readonly { restore(step: () => void): void }[];

  /** @param goesOn whether the same simulation is stepped on afterwards, which overwrites its record */
  constructor(loaded: Loaded, goesOn: boolean) {
    const { lookBack, simulation } = loaded;
    this.loaded = loaded;
    this._simulation = simulation;
    this._lookBack = lookBack;
    // The look back has looked for all objects before: in a crowd that takes most of the time.
    const state = [lookBack.memento(), lookBack.ownMemento()];
    this._mementos = goesOn ? [...state, new Memento(simulation.measures.rings)] : state;
  }

  /** Whether it is a moment of the simulation that is on in a session. */
  isOf({ simulation }: Loaded): boolean {
    return simulation === this._simulation;
  }

  /** Brings the state back; the session must load what is returned. */
  restore(): Loaded {
    this.loaded.lookBack = this._lookBack;
    for (const memento of this._mementos) memento.restore(() => this._simulation.step());
    return this.loaded;
  }
}
