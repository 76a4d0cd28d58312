// The open scene of a session: its simulation, the bodies that fly, and their commands.

import { type Field, fieldOf, simulationOf } from '../../lab/files/field';
import { entityAtStart, heroNow, scenarioAtStart, wholeLimits } from '../../lab/files/write-scenario';
import type { Entity } from '../../world/simulation/entity-kinds';
import { Memento } from '../../world/simulation/history/memento';
import type { EntitySpec, GameSpecs, Scenario } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import { swarmAgain } from '../../world/simulation/swarm';
import { Commands } from './commands';
import { Demonstration } from './demonstration';
import { type EditableState, LookBack } from './history/look-back';
import { isLineUpOpen, LineUp } from './line-up';
import { ReducedLimit } from './reduced-limit';
import type { SessionBody, Stage } from './stage';

/** A scene that is open in a session: its simulation, the bodies that fly, and their commands. */
export class SessionScene implements EditableState {
  readonly stage: Stage;
  readonly commands: Commands;
  readonly lineUp: LineUp;
  readonly reducedLimit: ReducedLimit;
  readonly demonstration: Demonstration;
  scenario: Scenario;
  /** Id of a built-in scenario, or the name of any other scenario. */
  title: string;
  /** Symbol that identifies the scene. A restart of the scene keeps the symbol. */
  readonly scene: symbol;
  lookBack: LookBack;
  private readonly _games: readonly Field[];

  /**
   * Starts a scenario.
   * @param games games whose rules the scenario may use
   * @param scene symbol that identifies the scene; a new one if left out
   */
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

  /** The bodies of the scenario, without those that a game has added. */
  get entities(): readonly Entity[] {
    return this.simulation.entities.slice(0, this.stage.bodies.length);
  }

  /** The scene at its start, as a scenario with the person's current settings. */
  get start(): Scenario {
    const { simulation, commands, scenario, reducedLimit, stage, demonstration } = this;
    // During a demonstration, the scene has no changes by the user yet.
    if (demonstration.running) return scenarioFromStart(scenario);
    const whole = (spec: EntitySpec, n: number): EntitySpec => ({
      ...spec,
      limits: wholeLimits(spec, reducedLimit.fullOf(simulation.entities[n])),
    });
    const flying = this._entitiesAtStart().map(whole);
    const entities = scenario.entities.map((start) => {
      const n = stage.bodies.findIndex((body) => body.start === start);
      return flying[n] ?? { ...start, command: commands.commandAtStart(simulation.entities[0], start) };
    });
    const { hero, ...rest } = scenarioAtStart(scenario, simulation, entities, this._games);
    return {
      ...rest,
      ...(hero && { hero: heroNow(hero) }),
      ...(scenario.swarm && swarmAgain(scenario, flying)),
    };
  }

  /** Renames the scene, both in the scenario and in `title`. */
  rename(name: string): void {
    this.scenario = { ...this.scenario, name };
    this.title = name;
  }

  /** Replaces the data of games in the scenario, such as medal times. The simulation continues. */
  correct(found: Partial<GameSpecs>): void {
    this.scenario = { ...this.scenario, ...found };
  }

  /** Prepares the scene for the scene editor. Ends the automatic demonstration and sets the motors to full strength. */
  stand(): void {
    this.demonstration.end();
    if (this.reducedLimit.reduced) this.reducedLimit.toggle();
  }

  /** Starts the simulation again from the beginning, with the current path, target and settings. */
  restart(): void {
    const { simulation, commands, scenario } = this;
    this.stage.simulation = simulationOf(
      {
        ...scenarioAtStart(scenario, simulation, this._entitiesAtStart(), this._games),
        obstacles: simulation.obstacleField.specs,
      },
      this._games,
    );
    commands.begin();
    this.demonstration.begin();
    this.lookBack = new LookBack(this);
  }

  /** Returns the descriptions of the bodies at their start, with the current settings. */
  private _entitiesAtStart(): EntitySpec[] {
    return this.entities.map((entity, n) => {
      const { start } = this.stage.bodies[n];
      return entityAtStart(entity, this.simulation, start, this.commands.commandAtStart(entity, start));
    });
  }
}

/** Returns a scenario that starts from the beginning, at full motor strength. */
export function scenarioFromStart(scenario: Scenario): Scenario {
  if (!scenario.moment && !scenario.motor) return scenario;
  const { moment: _moment, motor: _motor, ...rest } = scenario;
  return rest;
}

/** A saved moment of a session that undo can return to: the open scene and its whole state. */
export class SceneMoment {
  readonly loaded: SessionScene;
  private readonly _simulation: Simulation;
  private readonly _lookBack: LookBack;
  private readonly _mementos: readonly { restore(step: () => void): void }[];

  /**
   * Saves the present state of a scene.
   * @param goesOn whether the same simulation continues after this moment. If true, the telemetry is saved too.
   */
  constructor(loaded: SessionScene, goesOn: boolean) {
    const { lookBack, simulation } = loaded;
    this.loaded = loaded;
    this._simulation = simulation;
    this._lookBack = lookBack;
    // The memento of the rewind comes first, because the second one reuses its list of objects. In a crowd that list
    // takes most of the time.
    const state = [lookBack.memento(), lookBack.ownMemento()];
    this._mementos = goesOn ? [...state, new Memento(simulation.measures.rings)] : state;
  }

  isOf({ simulation }: SessionScene): boolean {
    return simulation === this._simulation;
  }

  /** Restores the saved state. Returns the restored scene, which the session must then open. */
  restore(): SessionScene {
    this.loaded.lookBack = this._lookBack;
    for (const memento of this._mementos) memento.restore(() => this._simulation.step());
    return this.loaded;
  }
}
