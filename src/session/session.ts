// One person's session with a simulation: what is loaded, what is commanded, which bodies fly, how time passes.

import { type Game, gameOf, simulationOf } from '../files/game';
import { scenarioNow, surroundingsOf } from '../files/write-scenario';
import type { Entity } from '../simulation/entity-kinds';
import { entityKinds } from '../simulation/entity-kinds';
import { entitySpecOf } from '../simulation/entity-spec';
import type { Scenario } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import { turnsOf } from '../simulation/targets/turns';
import { Commands, type Mode } from './commands';
import { Demonstration, demonstrationIn } from './demonstration';
import { LineUp } from './line-up';
import { Listeners } from './listeners';
import { Playback } from './playback';
import { ReducedLimit } from './reduced-limit';
import { isLineUpOpen } from './rosters';

export type { Mode };

/** What a person can edit of a session. */
export type Edited = Pick<Session, 'simulation' | 'commands' | 'lineUp' | 'reducedLimit'>;

/** One edit. @param body the body that it is about */
export type Edit = (edited: Edited, body: Entity) => void;

/** One person's session. Tells its listeners of every change but the passing of time. */
export class Session {
  simulation!: Simulation;
  /** Id of the built-in scenario, or the name of a loaded one. */
  title!: string;
  /** Mode, target and path. */
  commands!: Commands;
  /** Which bodies fly. */
  lineUp!: LineUp;
  /** The turn limit, full or reduced. */
  reducedLimit!: ReducedLimit;
  /** Pause and pace. */
  readonly playback = new Playback(() => this._listeners.tell());
  /** The games that scenarios may be played as. */
  readonly games: readonly Game[];
  private readonly _listeners = new Listeners();
  private _scenario!: Scenario;

  /** @param games that scenarios may be played as */
  constructor(scenario: Scenario, title: string, games: readonly Game[] = []) {
    this.games = games;
    this.load(scenario, title);
  }

  /** Calls back after every change that a person made; returns how to stop that. */
  onChange(listener: () => void): () => void {
    return this._listeners.add(listener);
  }

  get scenario(): Scenario {
    return this._scenario;
  }

  /** The game that is played in it; null in most scenarios. */
  get game(): Game | null {
    return gameOf(this._scenario, this.games);
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  /** Begins another scenario. It must be a valid one, see readScenario. Pause and pace stay. */
  load(scenario: Scenario, title: string): void {
    const simulation = simulationOf(scenario, this.games);
    this.simulation = simulation;
    this._scenario = scenario;
    this.title = title;
    this.reducedLimit = new ReducedLimit(simulation);
    this.lineUp = new LineUp(
      scenario,
      simulation,
      this.reducedLimit,
      isLineUpOpen(scenario) && this.game === null,
    );
    this.commands = new Commands(simulation);
    if (scenario.hero?.alternates) new Demonstration(simulation, this.reducedLimit);
    this.playback.reset();
    this._listeners.tell();
  }

  /** Bodies back to the start; path, target, limits and controllers stay as they are now. */
  restart(): void {
    const was = this.entities.filter((entity) => this.lineUp.startOf(entity));
    const specs = was.map((entity) => {
      const start = this.lineUp.startOf(entity)!;
      const { position, angle, heldUntil } = start;
      const command = this.commands.commandAtStart(entity, start);
      return { ...entitySpecOf(this.simulation, entity), position, angle, heldUntil, command };
    });
    const { wind, bodiesCollide } = this.simulation;
    const turns = turnsOf(this.simulation);
    // All of the weather, zeros too: what a person has switched off must not come back from the file.
    const kept = {
      ...this._scenario,
      ...surroundingsOf(this.simulation),
      obstacles: this.simulation.obstacleField.specs,
      ...wind.weather,
      bodiesCollide,
      ...(turns && { turns: turns.anew }),
      entities: specs,
    };
    const demonstration = demonstrationIn(this.simulation);
    this.simulation = simulationOf(kept, this.games);
    demonstration?.join(this.simulation);
    this.lineUp.restart(this.simulation, was);
    this.reducedLimit.restart(this.simulation, was);
    this.commands.restart(this.simulation);
    this.playback.reset();
    this._listeners.tell();
  }

  /**
   * The one road of a person's edit of what is loaded; tells the listeners. An error of the edit is passed on.
   * @param body that it is about; the first one when left out
   */
  edit(change: Edit, body: Entity = this.entities[0]): void {
    this.touch();
    change(this, body);
    this._listeners.tell();
  }

  /** A person has touched something: from here on nothing changes by itself. */
  touch(): void {
    demonstrationIn(this.simulation)?.end();
  }

  /** Lets real time pass, see Playback. Only the scene calls it. @param elapsed real seconds since the last call */
  advance(elapsed: number): number {
    return this.playback.advance(elapsed, this.simulation);
  }

  /** Steps by hand while paused. */
  step(steps = 1): void {
    for (let n = 0; n < steps; n++) this.simulation.step();
    this._listeners.tell();
  }

  /** The name a scenario gives a body, if it does. */
  givenName(entity: Entity): string | undefined {
    return this.simulation.specOf(entity).label;
  }

  /** What a body is called on the picture and in tables. */
  labelOf(entity: Entity): string {
    return this.givenName(entity) ?? entityKinds[entity.kind].label;
  }

  /** What is on the page as a scenario: places, settings and commands of this moment, and what is still to come. */
  toScenario(): Scenario {
    const entities = this.entities.filter((entity) => this.lineUp.startOf(entity));
    return scenarioNow(this._scenario, this.simulation, entities, this.games);
  }
}
