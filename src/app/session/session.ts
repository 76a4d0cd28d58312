// The session of a person: the open scene, its bodies and commands, undo, pause and rewinding.
import type { Answer, Phrase, StepPace } from '../../lab/answers/answer';
import { answerMeterOf, answerOf } from '../../lab/answers/answers';
import { causeOf } from '../../lab/answers/causes';
import { type Field, fieldOf } from '../../lab/files/field';
import { readScenario } from '../../lab/files/read-scenario';
import { scenarioNow } from '../../lab/files/write-scenario';
import { nextOf } from '../../lab/scenarios/tour';
import { type Entity, entityKinds } from '../../world/simulation/entity-kinds';
import type { GameSpecs, Scenario } from '../../world/simulation/scenario';
import type { BodyInSimulation, Settable } from '../../world/simulation/settings';
import type { Simulation } from '../../world/simulation/simulation';
import { isAttemptOver, isAttemptUnderWay, isTimePaused } from '../../world/simulation/system';
import type { Commands } from './commands';
import type { Demonstration } from './demonstration';
import { DragState } from './drag-state';
import { type Edit, type EditableState, longestLookBack } from './history/look-back';
import { Replay } from './history/replay';
import {
  bodyPart,
  commandParts,
  type EditScope,
  motorParts,
  putBack,
  type SceneForm,
  Undo,
  type UndoStep,
  worldPart,
} from './history/undo';
import type { LineUp } from './line-up';
import { Listeners } from './listeners';
import { Playback } from './playback';
import type { ReducedLimit } from './reduced-limit';
import { Round } from './round';
import { SceneMoment, SessionScene, scenarioFromStart } from './session-scene';

export type { DragMode } from './commands';
export type { Edit, EditableState };

/** State of the scene before rewinding. `time`: simulated time, s. `tick`: number of steps. */
interface PresentState {
  readonly moment: SceneMoment;
  readonly time: number;
  readonly tick: number;
}

/** Origin of a scene. `outside`: a link or file. `own=…`: a scene saved on this device */
export type SceneOrigin = 'outside' | `own=${string}`;

/** Data about one change of the scene in the scene editor. Listeners of `onStartChange` receive it. */
export interface StartChange {
  /** The game that the scene had before the change; null if it had none. */
  readonly game: Session['game'];
  /** True if the change only adds data that the program has computed, such as medal times. */
  readonly completes: boolean;
}

/** A scene in the state in which a person left it, so that the page can return to it. */
export interface Visit {
  readonly loaded: SessionScene;
  readonly paused: boolean;
  readonly edited: boolean;
}

/** Whether a scene can be edited in the scene editor. */
export const canBuild = (scenario: Scenario, games: readonly Field[]): boolean =>
  !scenario.swarm && fieldOf(scenario, games)?.things !== 'fixed';

/** Returns a key that identifies the scene in the guessing game: title and question. */
const roundOf = ({ title, scenario }: SessionScene) => `${title} ${scenario.question ?? ''}`;

/** A person's work with the open scene: edits, undo, rewinding and pause. */
export class Session {
  /** Pause and speed of the simulation. */
  readonly playback = new Playback(
    () => {
      if (this.playback.paused) this.round.run();
      this._listeners.tell();
    },
    () => this.goOn(),
  );
  readonly round = new Round(() => {
    this.playback.reset();
    this._listeners.tell();
  });
  /** All games whose rules a scenario can use. */
  readonly games: readonly Field[];
  /** Whether a person has changed anything since the scene was opened. */
  edited = false;
  readonly drag = new DragState();
  private readonly _listeners = new Listeners();
  private readonly _startListeners = new Set<(change: StartChange) => void>();
  private readonly _undo = new Undo();
  private _loaded: SessionScene;
  private _present: PresentState | null = null;
  private _building = false;
  /** Source of each scene, such as a link or file, by symbol. Built-in scenes have none. */
  private readonly _origins = new Map<symbol, SceneOrigin>();
  /** Whether a person has changed a setting in the scene editor since the scene was last started. */
  private _setSince = false;
  /** Scenario played before the scene editor was last opened; null before the first time */
  private _playedScenario: Scenario | null = null;

  /**
   * Opens a scenario in a new session.
   * @param title id of the built-in scenario, or a name
   * @param games the games whose rules scenarios may use
   */
  constructor(scenario: Scenario, title: string, games: readonly Field[] = []) {
    this.games = games;
    this._loaded = new SessionScene(scenario, title, games);
    this.round.begin(roundOf(this._loaded));
  }

  /**
   * Adds a listener that is called after each change that a person makes in the session. Returns a function that
   * removes the listener.
   */
  onChange(listener: () => void): () => void {
    return this._listeners.add(listener);
  }

  get simulation(): Simulation {
    return this._loaded.simulation;
  }

  get commands(): Commands {
    return this._loaded.commands;
  }

  get lineUp(): LineUp {
    return this._loaded.lineUp;
  }

  /** Object that switches all bodies between full and reduced turn limits. */
  get reducedLimit(): ReducedLimit {
    return this._loaded.reducedLimit;
  }

  /** Automatic demonstration, which switches the scene's main control back and forth without a person. */
  get demonstration(): Demonstration {
    return this._loaded.demonstration;
  }

  get scenario(): Scenario {
    return this._loaded.scenario;
  }

  /** Id of the built-in scenario, or the name of a scenario from elsewhere. */
  get title(): string {
    return this._loaded.title;
  }

  /** Whether a person made the scene. False for built-in scenes. */
  get isMade(): boolean {
    return nextOf(this.title) === null;
  }

  /** Unique symbol that identifies the scene. It stays the same after a restart or an edit of the scene. */
  get scene(): symbol {
    return this._loaded.scene;
  }

  /** Scenario that begins the open scene again. It has the bodies at their start, and all settings as they are now. */
  get start(): Scenario {
    return this._loaded.start;
  }

  /** Whether the scene can be edited in the scene editor. */
  get canBuild(): boolean {
    return canBuild(this.scenario, this.games);
  }

  /** Whether the scene editor is open. The scene is then at its start, and time is stopped. */
  get building(): boolean {
    return this._building;
  }

  /**
   * Opens or closes the scene editor.
   * @param on true to open the editor
   * @throws Error if the scene cannot be edited
   */
  build(on: boolean): void {
    if (on === this._building) return;
    if (on && !this.canBuild) throw new Error('This scene cannot be built: its bodies are up to its rules.');
    this.goOn();
    this.settle();
    if (on) this._beginBuilding();
    else {
      this._building = false;
      const { scenario } = this;
      this._begin(this._setSince ? this._asSet : this._formOf(scenario));
    }
  }

  /**
   * Changes the scene in the scene editor.
   * @param change gets the scene at its start, and returns the changed scene; the same object for no change
   * @throws ScenarioError if the new scene is invalid
   */
  rebuild(change: (start: Scenario) => Scenario): void {
    if (!this._building) throw new Error('A scene is changed only while it is built.');
    const { start: before, game } = this;
    const changed = change(before);
    if (changed === before) return;
    const scenario = readScenario({ ...changed, ...this._rulesOf(changed, before) }, this.games);
    this._undo.changeScene(this._loaded, () => this._formOf(before));
    this.edited = true;
    this._begin({ scenario, title: scenario.name });
    this._tellStart({ game, completes: false });
  }

  /**
   * Changes the scene in the scene editor, as one undo step.
   * @param change function that receives the scene at its start and returns the changed scene
   * @throws ScenarioError if the new scene is invalid
   */
  changeStart(change: (start: Scenario) => Scenario): void {
    this.settle();
    this.rebuild(change);
    this.settle();
  }

  /**
   * Restarts the open scene from a changed scenario, as one undo step.
   * @param change gets the scene at its start, and returns the changed one
   * @throws ScenarioError if the new scenario is invalid
   */
  startAs(change: (start: Scenario) => Scenario): void {
    if (this._building) {
      this.changeStart(change);
      return;
    }
    this.goOn();
    this.settle();
    const { start } = this;
    const scenario = readScenario(change(start), this.games);
    this._undo.changeScene(this._loaded, () => this._formOf(start));
    this.edited = true;
    this._begin(this._formOf(scenario));
    this.settle();
  }

  onStartChange(listener: (change: StartChange) => void): () => void {
    this._startListeners.add(listener);
    return () => this._startListeners.delete(listener);
  }

  private _tellStart(change: StartChange): void {
    for (const listener of this._startListeners) listener(change);
  }

  /**
   * Returns the game data for an edited scene. Omits data that was computed for the scene before the edit and is no
   * longer right, such as medal times.
   * @param changed scenario after the edit
   * @param before scenario before the edit
   */
  private _rulesOf(changed: Scenario, before: Scenario): Partial<GameSpecs> {
    const game = fieldOf(changed, this.games);
    if (!game?.carried) return {};
    const { key } = game;
    const came = this._playedScenario;
    // Game data that is unchanged since building began belongs to the scene of that time.
    const was = came && JSON.stringify(came[key]) === JSON.stringify(before[key]) ? came : before;
    return { [key]: game.carried(changed[key], { to: 'edit', was, now: changed }) };
  }

  /**
   * Adds computed data, such as medal times, in the scene editor, without an undo step.
   * @throws ScenarioError if the new scene is invalid
   */
  complete(change: (start: Scenario) => Scenario): void {
    if (!this._building) throw new Error('A scene is changed only while it is built.');
    const { game } = this;
    const scenario = readScenario(change(this.start), this.games);
    this._begin({ scenario, title: this.title });
    this._tellStart({ game, completes: true });
  }

  /**
   * Replaces the scene's game data by computed data, such as medal times, while the simulation continues. It is not an
   * undo step.
   */
  correct(found: Partial<GameSpecs>): void {
    this._loaded.correct(found);
    this._listeners.tell();
  }

  /** The game whose rules the open scene uses; null for a scene without a game. */
  get game(): Field | null {
    return fieldOf(this.scenario, this.games);
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  /** Origin of the open scene, such as a link or a file; null for a built-in scene. */
  get origin(): SceneOrigin | null {
    return this.originOf(this.scene);
  }

  originOf(scene: symbol): SceneOrigin | null {
    return this._origins.get(scene) ?? null;
  }

  /** Stores whether a scene comes from a link, a file or this device. @param scene symbol of the scene */
  setOrigin(scene: symbol, origin: SceneOrigin): void {
    this._origins.set(scene, origin);
    this._listeners.tell();
  }

  /** Changes the scene's name and title without a restart. It is not an undo step. */
  rename(name: string): void {
    this._loaded.rename(name);
    this._listeners.tell();
  }

  /**
   * Opens a scenario at its start. Pause and speed do not change.
   * @param scenario must be valid, see readScenario
   * @param title id of a built-in scenario, or the name of the scene
   * @param origin where the scenario came from (link, file, this device); null if built in
   */
  load(scenario: Scenario, title: string, origin: SceneOrigin | null = null): void {
    const next = new SessionScene(scenario, title, this.games);
    this._leave();
    if (origin) this._origins.set(next.scene, origin);
    this._become(next);
    this.edited = false;
  }

  /** Whether an attempt at the scene's game has begun and is not over. */
  get isAttemptUnderWay(): boolean {
    return isAttemptUnderWay(this.simulation.systems);
  }

  /** Whether a person is playing now: an attempt at a game has begun, and time is not paused. */
  get isPlayed(): boolean {
    return !this.playback.paused && this.isAttemptUnderWay;
  }

  /** The open scene and its state, to be passed to `returnTo` later. */
  get visit(): Visit {
    return { loaded: this._loaded, paused: this.playback.paused, edited: this.edited };
  }

  returnTo({ loaded, paused, edited }: Visit): void {
    this._leave();
    this.edited = edited;
    this._become(loaded);
    this.playback.paused = paused;
  }

  private _leave(): void {
    this.goOn();
    this.settle();
    // An unchanged built-in scene is not worth an undo step, because the gallery opens it again.
    if (this.canUndo || this.canRedo || this.origin)
      this._undo.addMoment(this._loaded, new SceneMoment(this._loaded, true));
    this._building = false;
  }

  /** Starts the simulation again with the current settings, as one undo step. */
  restart(): void {
    if (this._building) return;
    this.goOn();
    const moment = new SceneMoment(this._loaded, false);
    this._undo.settle(this._loaded);
    this._loaded.restart();
    this._undo.addMoment(this._loaded, moment);
    this._become(this._loaded);
  }

  /**
   * Makes an edit and calls the listeners. Rethrows errors of the edit.
   * @param body the body to edit
   * @param scope the values that the edit may change; undo saves only these
   */
  edit(change: Edit, body: Entity = this.entities[0], scope: EditScope = 'anything'): void {
    this.goOn();
    this.edited = true;
    const before = this._building && this.game?.carried ? this.start : null;
    if (this._building) this._changeSettings();
    else this._undo.begin(this._loaded, scope);
    const place = this._loaded.simulation.entities.indexOf(body);
    const made: Edit = (edited, about) => {
      edited.demonstration.end();
      change(edited, about);
      answerMeterOf(edited.simulation)?.restart();
    };
    made(this._loaded, body);
    if (before) this._loaded.correct(this._rulesOf(this.start, before));
    this._loaded.lookBack.log(made, place, !this._building && this._undo.end(this._loaded, scope));
    this._listeners.tell();
  }

  /** Records an undo step before a person changes a setting in the scene editor. */
  private _changeSettings(): void {
    this._undo.changeScene(this._loaded, () => this._formOf(this.start));
    this._setSince = true;
  }

  /**
   * Changes a setting of some bodies.
   * @throws RangeError for an invalid value; some bodies may then have changed already
   */
  set<Value>(setting: Settable<BodyInSimulation, Value>, value: Value, bodies: readonly Entity[]): void {
    const places = bodies.map((body) => this.entities.indexOf(body));
    const scope = places.map((place) => bodyPart(setting, place));
    const change: Edit = ({ simulation }) => {
      for (const place of places) setting.set({ simulation, entity: simulation.entities[place] }, value);
    };
    this.edit(change, bodies[0], scope);
  }

  /** Changes a setting of the world. Throws RangeError for an invalid value. */
  setWorld<Value>(setting: Settable<Simulation, Value>, value: Value): void {
    this.edit(({ simulation }) => setting.set(simulation, value), undefined, [worldPart(setting)]);
  }

  /**
   * Changes the motor limits of all bodies (largest turn rate and angular acceleration).
   * @param change makes the change, by methods of `reducedLimit`
   */
  limit(change: (reducedLimit: ReducedLimit) => void): void {
    this.edit(({ reducedLimit }) => change(reducedLimit), undefined, motorParts);
  }

  /**
   * Changes the commands to all bodies, such as their target or path, through `change`.
   * @param change function that makes the change, by methods of `commands`
   */
  command(change: (commands: Commands) => void): void {
    if (isAttemptOver(this.simulation.systems)) this.restart();
    this.edit(({ commands }) => change(commands), undefined, commandParts);
  }

  /** Makes a change that undo cannot revert. Does nothing in the scene editor. */
  disturb(change: Edit, body?: Entity): void {
    if (!this._building) this.edit(change, body, []);
  }

  /** Stops the automatic demonstration (see `demonstration`). */
  touch(): void {
    const loaded = this._loaded;
    if (this._present || !this.demonstration.running) return;
    const end: Edit = ({ demonstration }) => demonstration.end();
    end(loaded, this.entities[0]);
    loaded.lookBack.log(end, 0, false);
    this._listeners.tell();
  }

  /** Ends the current undo step, which contains all edits since the last call. */
  settle(): void {
    this._undo.settle(this._loaded);
  }

  /**
   * The newest undo step; compare it only with `===`. Null if there is no step, or during an unfinished edit, such as a
   * drag.
   */
  get lastStep(): unknown {
    return this._undo.last(this._loaded);
  }

  get canUndo(): boolean {
    return this._present !== null || this._undo.canUndo(this._loaded);
  }

  get canRedo(): boolean {
    return this._present === null && this._undo.canRedo(this._loaded);
  }

  /**
   * Undoes the last edit. While the session is rewound, returns to the present instead. Returns false if there is
   * nothing to undo.
   */
  undo(): boolean {
    // Settings are restored while the bodies keep flying. For other changes it returns to the moment before them.
    if (this._present) this.lookBack(0);
    else return this._carryOut(this._undo.undo(this._loaded), 'before');
    return true;
  }

  /** Redoes the last undone step. Returns false if there is nothing to redo. */
  redo(): boolean {
    this.goOn();
    return this._carryOut(this._undo.redo(this._loaded), 'after');
  }

  /** Time by which a person can rewind now. s */
  get lookBackSpan(): number {
    const { time } = this._present ?? this.simulation;
    return time - Math.min(this._loaded.lookBack.from, time);
  }

  /** Time by which the session is rewound, s; null if it is not rewound. */
  get rewindSeconds(): number | null {
    return this._present && this._present.time - this.simulation.time;
  }

  /**
   * Pauses the simulation and shows an earlier state.
   * @param seconds time before the present, 0 to 10; 0 shows the present
   * @param passing true if another call follows soon; the shown time may then be approximate
   * @throws Error in the scene editor
   */
  lookBack(seconds: number, passing = false): void {
    if (seconds <= 0 && !this._present) return;
    if (this._building)
      throw new Error('Time stands while a scene is built: there is nothing to look back at.');
    const { tick, time } = this._present ?? this.simulation;
    if (seconds <= 0) {
      this._present?.moment.restore();
      this._present = null;
    } else {
      const { lookBack } = this._loaded;
      this.settle();
      this._present ??= { moment: new SceneMoment(this._loaded, true), tick, time };
      if (!lookBack.rewind(time - Math.min(seconds, longestLookBack), tick, passing)) this._present = null;
    }
    this.playback.reset();
    this._listeners.tell();
  }

  /** Returns a replay of the last seconds of the run. @param seconds largest length, 10 at most */
  replay(seconds: number): Replay {
    return new Replay(() => this._loaded, Math.min(seconds, longestLookBack));
  }

  /** Lets time run on from the shown moment. Ends rewinding, the wait for a person's guess, and the stop at a result. */
  goOn(): void {
    if (this.round.state !== 'running') this.round.run();
    const present = this._present;
    if (!present) return;
    this._present = null;
    this._loaded.lookBack.cut();
    this._undo.addMoment(this._loaded, present.moment);
    this._listeners.tell();
  }

  /**
   * Simulates the real time that has passed. Returns the interpolation fraction for drawing: 0 is the state before the
   * last step, 1 the state after it.
   * @param elapsed real time since the last call, s
   */
  advance(elapsed: number): number {
    if (this._building || this._present || isTimePaused(this.simulation.systems)) return 1;
    if (!this.round.runs) return 1;
    let isFirst = true;
    const waitsForAnswer = this.round.holds && !this.answer;
    return this.playback.advance(elapsed, this.simulation, () => {
      this._loaded.lookBack.step(isFirst);
      isFirst = false;
      return !(waitsForAnswer && this.answer && this.round.hold());
    });
  }

  /** Whether time stands still: paused, waiting for a guess, or stopped at the answer. */
  get isStill(): boolean {
    return this.playback.paused || !this.round.runs;
  }

  noteFrame(pace: StepPace): void {
    const waitsForAnswer = this.round.holds && !this.answer;
    answerMeterOf(this.simulation)?.noteFrame?.(pace);
    if (waitsForAnswer && this.answer) this.round.hold();
  }

  /** Advances the simulation by some steps, usually while paused. */
  step(steps = 1): void {
    if (this._building) throw new Error('Time stands while a scene is built.');
    this.goOn();
    for (let n = 0; n < steps; n++) this._loaded.lookBack.step();
    this._listeners.tell();
  }

  /** Answer to the scene's question; null if it is not known yet, and in scenes without a question. */
  get answer(): Answer | null {
    return answerOf(this.simulation);
  }

  /** Whether the person may still guess the answer. */
  get isGuessing(): boolean {
    return this.round.isUnanswered && !this.answer;
  }

  /** Reason for the answer to the scene's question, as phrases. Null if there is no answer or no known reason. */
  get because(): readonly Phrase[] | null {
    const { simulation, answer } = this;
    return answer && causeOf(simulation, answer, this.isMade);
  }

  /** Returns the name that the scenario gives a body; undefined if it has none. */
  givenName(entity: Entity): string | undefined {
    return this.simulation.specOf(entity).label;
  }

  /** Returns the name of a body for the picture and for tables. */
  labelOf(entity: Entity): string {
    return this.simulation.nameOf(entity) ?? entityKinds[entity.kind].label;
  }

  /**
   * Returns the current state as a scenario file: positions, settings, commands (such as follow a path), and the events
   * of the timeline that are still to come.
   */
  toScenario(): Scenario {
    const { reducedLimit, demonstration, entities } = this._loaded;
    const underWay = {
      motor: reducedLimit.toSpec(),
      alternates: demonstration.running,
      lapFrom: demonstration.lapFrom,
      fullOf: (entity: Entity) => reducedLimit.fullOf(entity),
    };
    return scenarioNow(this.scenario, this.simulation, entities, underWay, this.games);
  }

  /** Scenario and title of the open scene at its start, with the present settings */
  private get _asSet(): SceneForm {
    const scenario = readScenario(this.start, this.games);
    return { scenario, title: scenario.name };
  }

  private _formOf(scenario: Scenario): SceneForm {
    return { scenario, title: this.title };
  }

  private _beginBuilding(): void {
    const was = this._loaded;
    const untouched = this._formOf(scenarioFromStart(was.scenario));
    const { _asSet: set } = this;
    this._building = true;
    const loaded = this._newScene(untouched);
    // A demonstration changes settings as well, but no person set them.
    const came = loaded.start;
    const isSet = this.edited && JSON.stringify(was.start) !== JSON.stringify(came);
    this._playedScenario = came;
    this._undo.fold(was, isSet ? untouched : null);
    if (!isSet) this._become(loaded);
    // Editing replaces the game data of a scene that is not saved on this device.
    else if (!this.origin?.startsWith('own=')) this._begin(set);
    else this._begin({ ...set, scenario: { ...set.scenario, ...this._rulesOf(set.scenario, came) } });
  }

  /** Starts the open scene again from a changed scenario. */
  private _begin(begun: SceneForm): void {
    this._become(this._newScene(begun));
  }

  private _newScene({ scenario, title }: SceneForm): SessionScene {
    const made = new SessionScene(scenario, title, this.games, this.scene);
    if (this._building) made.stand();
    return made;
  }

  private _become(loaded: SessionScene): void {
    const isOther = loaded.scene !== this.scene;
    this._setSince = false;
    this._loaded = loaded;
    this.playback.begin();
    if (isOther) this.round.begin(roundOf(loaded));
    this._listeners.tell();
  }

  private _carryOut(step: UndoStep | null, side: 'before' | 'after'): boolean {
    if (!step) return false;
    this.edited = true;
    if ('begun' in step) {
      this._begin(step.begun);
      return true;
    }
    if ('moment' in step) {
      this._building = false;
      this._become(step.moment.restore());
      return true;
    }
    const loaded = this._loaded;
    const change: Edit = ({ simulation }) => {
      putBack(loaded, step.changes, side);
      answerMeterOf(simulation)?.restart();
    };
    change(loaded, this.entities[0]);
    loaded.lookBack.log(change, 0, false);
    this._listeners.tell();
    return true;
  }
}
