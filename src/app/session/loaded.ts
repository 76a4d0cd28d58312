// The loaded scene of a session: its simulation, line-up and commands.

import { type Field, fieldOf, simulationOf } from '../../lab/files/field';
import { entityAnew, heroNow, scenarioAnew, wholeLimits } from '../../lab/files/write-scenario';
import type { Entity } from '../../world/simulation/entity-kinds';
import { Memento } from '../../world/simulation/history/memento';
import type { EntitySpec, GameSpecs, Scenario } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import { swarmAgain } from '../../world/simulation/swarm';
import { Commands } from './commands';
import { Demonstration } from './demonstration';
import { type Edited, LookBack } from './history/look-back';
import { isLineUpOpen, LineUp } from './line-up';
import { ReducedLimit } from './reduced-limit';
import type { SessionBody, Stage } from './stage';

/** The loaded scene of a session: simulation, line-up and commands. */
export class Loaded implements Edited {
  readonly stage: Stage;
  readonly commands: Commands;
  readonly lineUp: LineUp;
  readonly reducedLimit: ReducedLimit;
  readonly demonstration: Demonstration;
  scenario: Scenario;
  /** Id of the built-in scenario, or the name of a loaded one. */
  title: string;
  /** Identity of the scene, which stays the same through restarts. */
  readonly scene: symbol;
  lookBack: LookBack;
  private readonly _games: readonly Field[];

  /** A scenario at its beginning. @param games that it may be played as @param scene that it is a form of; one of its own when left out */
  constructor(scenario: Scenario, title: string, games: readonly Field[], scene = Symbol()) {
    const simulation = simulationOf(scenario, games);
    const bodies = simulation.entities.map(
      (entity): SessionBody => ({ start: simulation.specOf(entity), full: null, interrupted: null }),
    );
    this.stage = { simulation, bodies };
    this.scenario = scenario;
    this.title = title;
    this.scene = scene;
    this._games = games;
    this.reducedLimit = new ReducedLimit(this.stage);
    this.lineUp = new LineUp(
      scenario,
      this.stage,
      isLineUpOpen(scenario) && fieldOf(scenario, games) === null,
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

  /** The scene as a file that begins where it began: its things as they were, what a person has set as it is now, with the whole motor. */
  get start(): Scenario {
    const { simulation, commands, scenario, reducedLimit, stage, demonstration } = this;
    // Nobody has changed anything while it shows something by itself.
    if (demonstration.running) return scenarioFromStart(scenario);
    const whole = (spec: EntitySpec, n: number): EntitySpec => ({
      ...spec,
      limits: wholeLimits(spec, reducedLimit.fullOf(simulation.entities[n])),
    });
    const flying = this._entitiesAnew().map(whole);
    const entities = scenario.entities.map((start) => {
      const n = stage.bodies.findIndex((body) => body.start === start);
      return flying[n] ?? { ...start, command: commands.commandAtStart(simulation.entities[0], start) };
    });
    const { hero, ...rest } = scenarioAnew(scenario, simulation, entities, this._games);
    return {
      ...rest,
      ...(hero && { hero: heroNow(hero) }),
      ...(scenario.swarm && swarmAgain(scenario, flying)),
    };
  }

  /** Gives the scene another name. */
  rename(name: string): void {
    this.scenario = { ...this.scenario, name };
    this.title = name;
  }

  /** Exchanges what the scenario says of its game. */
  correct(found: Partial<GameSpecs>): void {
    this.scenario = { ...this.scenario, ...found };
  }

  /** Stops the demonstration and gives the full motor, for building. */
  stand(): void {
    this.demonstration.end();
    if (this.reducedLimit.reduced) this.reducedLimit.toggle();
  }

  /** Puts bodies back to the start. Path, target, limits and controllers keep their present values. */
  restart(): void {
    const { simulation, commands, scenario } = this;
    this.stage.simulation = simulationOf(
      {
        ...scenarioAnew(scenario, simulation, this._entitiesAnew(), this._games),
        obstacles: simulation.obstacleField.specs,
      },
      this._games,
    );
    commands.begin();
    this.demonstration.begin();
    this.lookBack = new LookBack(this);
  }

  /** The bodies of the line-up from their start, with what is set on them now. */
  private _entitiesAnew(): EntitySpec[] {
    return this.entities.map((entity, n) => {
      const { start } = this.stage.bodies[n];
      return entityAnew(entity, this.simulation, start, this.commands.commandAtStart(entity, start));
    });
  }
}

/** Returns a scenario without its saved moment, and with a full motor. */
export function scenarioFromStart(scenario: Scenario): Scenario {
  if (!scenario.moment && !scenario.motor) return scenario;
  const { moment: _moment, motor: _motor, ...rest } = scenario;
  return rest;
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
