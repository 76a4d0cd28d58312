// A person's session with a simulation: the open scene, its commands, its bodies, and how time passes.
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

/** State before rewinding, saved so that it can be restored. */
interface PresentState {
  readonly moment: SceneMoment;
  readonly time: number;
  readonly tick: number;
}

/** Origin of a scene: `outside` is a link or a file. `own=…` is this device, with the address that opens the scene. */
export type SceneOrigin = 'outside' | `own=${string}`;

/** A change of the scene that is being built. */
export interface StartChange {
  /** The game before the change; null without a game. */
  readonly game: Session['game'];
  /** Whether the change only adds computed data, such as medals. See Session.complete. */
  readonly completes: boolean;
}

/** A scene with its state at the moment when a person left it, to return to. */
export interface Visit {
  readonly loaded: SessionScene;
  readonly paused: boolean;
  readonly edited: boolean;
}

/** Whether a scene can be built, see Session.canBuild. */
export const canBuild = (scenario: Scenario, games: readonly Field[]): boolean =>
  !scenario.swarm && fieldOf(scenario, games)?.things !== 'fixed';

/** Returns the name under which the round of a scene is remembered. Made scenes may share their titles. */
const roundOf = ({ title, scenario }: SessionScene) => `${title} ${scenario.question ?? ''}`;

/** A person's session. Calls its listeners after every change except the passing of time. */
export class Session {
  /** Pause and pace. */
  readonly playback = new Playback(
    () => {
      if (this.playback.paused) this.round.run();
      this._listeners.tell();
    },
    () => this.goOn(),
  );
  /** The round of the scene's question: it waits for a guess, runs, or holds the answer. */
  readonly round = new Round(() => {
    this.playback.reset();
    this._listeners.tell();
  });
  /** The games that scenarios may belong to. */
  readonly games: readonly Field[];
  /** Whether a person has changed anything since the scene was opened. Only the session sets it. */
  edited = false;
  /** The drag of a thing in the scene. A change of the scene would interrupt it. */
  readonly drag = new DragState();
  private readonly _listeners = new Listeners();
  private readonly _startListeners = new Set<(change: StartChange) => void>();
  private readonly _undo = new Undo();
  private _loaded: SessionScene;
  private _present: PresentState | null = null;
  private _building = false;
  /** Origins of the scenes that are not built in. */
  private readonly _origins = new Map<symbol, SceneOrigin>();
  /** Whether a person has changed a setting since the scene started. */
  private _setSince = false;
  /** The start of the scene when building began, without the settings changed during play. */
  private _came: Scenario | null = null;

  /** @param games the games that scenarios may belong to */
  constructor(scenario: Scenario, title: string, games: readonly Field[] = []) {
    this.games = games;
    this._loaded = new SessionScene(scenario, title, games);
    this.round.begin(roundOf(this._loaded));
  }

  /** Adds a listener of a person's changes. Returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this._listeners.add(listener);
  }

  get simulation(): Simulation {
    return this._loaded.simulation;
  }

  /** Mode, target and path. */
  get commands(): Commands {
    return this._loaded.commands;
  }

  /** Choice of the bodies that fly. */
  get lineUp(): LineUp {
    return this._loaded.lineUp;
  }

  /** The turn limit, full or reduced. */
  get reducedLimit(): ReducedLimit {
    return this._loaded.reducedLimit;
  }

  /** The demonstration that switches the hero by itself. */
  get demonstration(): Demonstration {
    return this._loaded.demonstration;
  }

  get scenario(): Scenario {
    return this._loaded.scenario;
  }

  /** Id of the built-in scenario, or the name of another one. */
  get title(): string {
    return this._loaded.title;
  }

  /** Whether a person made the scene: it is not built in. */
  get isMade(): boolean {
    return nextOf(this.title) === null;
  }

  /** Identity of the scene. Restarting and building keep it. */
  get scene(): symbol {
    return this._loaded.scene;
  }

  /** The scene as a file that starts from the beginning, with the present settings and the full motor. */
  get start(): Scenario {
    return this._loaded.start;
  }

  /** Whether the scene can be built. Swarms cannot, nor can scenes whose game owns the field. */
  get canBuild(): boolean {
    return canBuild(this.scenario, this.games);
  }

  /** Whether the scene is being built. Then it stands at its start, and time is stopped. */
  get building(): boolean {
    return this._building;
  }

  /**
   * Starts or ends building. Settings made during play stay, as one undo step. Throws Error if the scene
   * cannot be built.
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
   * Changes the scene that is being built, and calls the listeners. Throws ScenarioError for an invalid scene.
   * @param change gets the present start and returns a new one, or the same one for no change
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

  /** Changes the scene as `rebuild` does, as one step of undo. */
  changeStart(change: (start: Scenario) => Scenario): void {
    this.settle();
    this.rebuild(change);
    this.settle();
  }

  /**
   * Starts the open scene again in another form, as one step of undo. Throws ScenarioError for an invalid scene.
   * @param change gets the present start and returns a new one
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

  /** Adds a listener of changes of the start. Returns a function that removes it. */
  onStartChange(listener: (change: StartChange) => void): () => void {
    this._startListeners.add(listener);
    return () => this._startListeners.delete(listener);
  }

  private _tellStart(change: StartChange): void {
    for (const listener of this._startListeners) listener(change);
  }

  /** Returns the game data of a changed scene, without computed data that the change invalidates, such as medals. */
  private _rulesOf(changed: Scenario, before: Scenario): Partial<GameSpecs> {
    const game = fieldOf(changed, this.games);
    if (!game?.carried) return {};
    const { key } = game;
    const came = this._came;
    // Game data that is unchanged since building began belongs to the scene of that time.
    const was = came && JSON.stringify(came[key]) === JSON.stringify(before[key]) ? came : before;
    return { [key]: game.carried(changed[key], { to: 'edit', was, now: changed }) };
  }

  /**
   * Adds computed data, such as medals, to the scene that is being built. It is not an undo step.
   * Throws ScenarioError for an invalid scene.
   */
  complete(change: (start: Scenario) => Scenario): void {
    if (!this._building) throw new Error('A scene is changed only while it is built.');
    const { game } = this;
    const scenario = readScenario(change(this.start), this.games);
    this._begin({ scenario, title: this.title });
    this._tellStart({ game, completes: true });
  }

  /**
   * Replaces the game data of the scene by computed data, such as its medals, while the flight continues. It is not
   * an undo step.
   */
  correct(found: Partial<GameSpecs>): void {
    this._loaded.correct(found);
    this._listeners.tell();
  }

  /** The game of the open scene; null in most scenes. */
  get game(): Field | null {
    return fieldOf(this.scenario, this.games);
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  /** Origin of the scene; null for a built-in scene. */
  get origin(): SceneOrigin | null {
    return this.originOf(this.scene);
  }

  /** Returns the origin of any scene of this session; null for a built-in one. */
  originOf(scene: symbol): SceneOrigin | null {
    return this._origins.get(scene) ?? null;
  }

  /** Stores the origin of a scene. */
  setOrigin(scene: symbol, origin: SceneOrigin): void {
    this._origins.set(scene, origin);
    this._listeners.tell();
  }

  /** Renames the scene while it runs. It is not an undo step. */
  rename(name: string): void {
    this._loaded.rename(name);
    this._listeners.tell();
  }

  /**
   * Opens a scenario, or starts the same one again. It must be valid, see readScenario. Pause and pace stay.
   * @param origin where it came from; null for a built-in scenario
   */
  load(scenario: Scenario, title: string, origin: SceneOrigin | null = null): void {
    const next = new SessionScene(scenario, title, this.games);
    this._leave();
    if (origin) this._origins.set(next.scene, origin);
    this._become(next);
    this.edited = false;
  }

  /** Whether an attempt at a game has begun and is not over. */
  get isAttemptUnderWay(): boolean {
    return isAttemptUnderWay(this.simulation.systems);
  }

  /** Whether a person plays now: an attempt at a game is under way, and time passes. */
  get isPlayed(): boolean {
    return this.isAttemptUnderWay && !this.playback.paused;
  }

  /** The scene on the page, for `returnTo`. */
  get visit(): Visit {
    return { loaded: this._loaded, paused: this.playback.paused, edited: this.edited };
  }

  /** Returns to a scene at the moment in which it was left. It is a step of undo, as `load` is. */
  returnTo({ loaded, paused, edited }: Visit): void {
    this._leave();
    this.edited = edited;
    this._become(loaded);
    this.playback.paused = paused;
  }

  /** Prepares for another scene. */
  private _leave(): void {
    this.goOn();
    this.settle();
    // A built-in scene that nobody changed is not worth an undo step: the gallery opens it again.
    if (this.canUndo || this.canRedo || this.origin)
      this._undo.addMoment(this._loaded, new SceneMoment(this._loaded, true));
    this._building = false;
  }

  /** Puts the bodies back to their start. Path, target, limits and controllers keep their present values. */
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
   * Makes an edit and calls the listeners. Every edit by a person goes through here. Errors are thrown on.
   * @param body the body to edit @param scope parts that the edit may change; fewer parts take less time in a crowd
   */
  edit(change: Edit, body: Entity = this.entities[0], scope: EditScope = 'anything'): void {
    this.goOn();
    this.edited = true;
    const before = this._building && this.game?.carried ? this.start : null;
    if (this._building) this._changeSettings();
    else this._undo.begin(this._loaded, scope);
    const place = this.entities.indexOf(body);
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

  /** Saves the scene for undo, before a setting is changed while building. */
  private _changeSettings(): void {
    this._undo.changeScene(this._loaded, () => this._formOf(this.start));
    this._setSince = true;
  }

  /**
   * Changes a setting of bodies. Throws RangeError for an invalid value; bodies earlier in the list may have changed by
   * then.
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

  /** Edits the turn limits of all bodies, full or reduced. */
  limit(change: (reducedLimit: ReducedLimit) => void): void {
    this.edit(({ reducedLimit }) => change(reducedLimit), undefined, motorParts);
  }

  /** Edits only commands, targets and paths, as a drag does. A finished attempt returns to its start first. */
  command(change: (commands: Commands) => void): void {
    if (isAttemptOver(this.simulation.systems)) this.restart();
    this.edit(({ commands }) => change(commands), undefined, commandParts);
  }

  /** Does something to bodies that undo ignores, such as a knock. Does nothing while the scene is being built. */
  disturb(change: Edit, body?: Entity): void {
    if (!this._building) this.edit(change, body, []);
  }

  /** Ends the demonstration, because a person has touched something. */
  touch(): void {
    const loaded = this._loaded;
    if (this._present || !this.demonstration.running) return;
    const end: Edit = ({ demonstration }) => demonstration.end();
    end(loaded, this.entities[0]);
    loaded.lookBack.log(end, 0, false);
    this._listeners.tell();
  }

  /** Ends a gesture. The edits since the last call form one undo step. */
  settle(): void {
    this._undo.settle(this._loaded);
  }

  /** Identity of the last undo step; null without one, and during a gesture that has changed something. */
  get lastStep(): unknown {
    return this._undo.last(this._loaded);
  }

  get canUndo(): boolean {
    return this._present !== null || this._undo.canUndo(this._loaded);
  }

  get canRedo(): boolean {
    return this._present === null && this._undo.canRedo(this._loaded);
  }

  /** Undoes the last step, or returns to the present while rewound. Returns false if there is nothing to undo. */
  undo(): boolean {
    // Settings are restored while the bodies keep flying. For other changes it returns to the moment before them.
    if (this._present) this.lookBack(0);
    else return this._carryOut(this._undo.undo(this._loaded), 'before');
    return true;
  }

  /** Redoes the step that was undone last. Returns false if there is none. */
  redo(): boolean {
    this.goOn();
    return this._carryOut(this._undo.redo(this._loaded), 'after');
  }

  /** Longest possible rewind. s */
  get lookBackSpan(): number {
    const { time } = this._present ?? this.simulation;
    return time - Math.min(this._loaded.lookBack.from, time);
  }

  /** Time by which the session is rewound. s; null when it is not. */
  get rewindSeconds(): number | null {
    return this._present && this._present.time - this.simulation.time;
  }

  /**
   * Rewinds by some seconds and stops there; 0 returns to the present. The next step, edit or end of a pause continues
   * from there.
   * @param seconds 0 to 10. Beyond the record it shows the earliest state.
   * @param passing whether another call follows soon, so that a crowd may show an approximate state
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

  /** Returns the last seconds of the run, to be drawn again. @param seconds largest length, at most 10 */
  replay(seconds: number): Replay {
    return new Replay(() => this._loaded, Math.min(seconds, longestLookBack));
  }

  /**
   * Continues from the rewound moment. Undo restores the steps after it. Does nothing if the session is not rewound.
   */
  goOn(): void {
    this.round.run();
    const present = this._present;
    if (!present) return;
    this._present = null;
    this._loaded.lookBack.cut();
    this._undo.addMoment(this._loaded, present.moment);
    this._listeners.tell();
  }

  /** Lets real time pass, see Playback. Only the picture calls it. @param elapsed real seconds since the last call */
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

  /** Notes the pace of a frame for an answer about this device. Holds the round if the frame completes the answer. */
  noteFrame(pace: StepPace): void {
    const waitsForAnswer = this.round.holds && !this.answer;
    answerMeterOf(this.simulation)?.noteFrame?.(pace);
    if (waitsForAnswer && this.answer) this.round.hold();
  }

  /** Moves the paused simulation by some steps. */
  step(steps = 1): void {
    if (this._building) throw new Error('Time stands while a scene is built.');
    this.goOn();
    for (let n = 0; n < steps; n++) this._loaded.lookBack.step();
    this._listeners.tell();
  }

  /** Answer of the run so far; null if it is not known yet, and in scenes without an answer. */
  get answer(): Answer | null {
    return answerOf(this.simulation);
  }

  /** Cause of the answer; null without an answer or a cause. */
  get because(): readonly Phrase[] | null {
    const { simulation, answer } = this;
    return answer && causeOf(simulation, answer, this.isMade);
  }

  /** Returns the name that the scenario gives a body; undefined if it gives none. */
  givenName(entity: Entity): string | undefined {
    return this.simulation.specOf(entity).label;
  }

  /** Returns the name of a body in the picture and in tables. */
  labelOf(entity: Entity): string {
    return this.simulation.nameOf(entity) ?? entityKinds[entity.kind].label;
  }

  /** Returns the present moment as a scenario: places, settings, commands and the remaining timeline. */
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

  /** The present scene at its start, with the settings made since. */
  private get _asSet(): SceneForm {
    const scenario = readScenario(this.start, this.games);
    return { scenario, title: scenario.name };
  }

  /** Returns another form of the present scene, under the same title. */
  private _formOf(scenario: Scenario): SceneForm {
    return { scenario, title: this.title };
  }

  /** Begins building. Settings made during play become settings of the scene. */
  private _beginBuilding(): void {
    const was = this._loaded;
    const untouched = this._formOf(scenarioFromStart(was.scenario));
    const { _asSet: set } = this;
    this._building = true;
    const loaded = this._newScene(untouched);
    // A demonstration changes settings as well, but no person set them.
    const came = loaded.start;
    const isSet = this.edited && JSON.stringify(was.start) !== JSON.stringify(came);
    this._came = came;
    this._undo.fold(was, isSet ? untouched : null);
    if (!isSet) this._become(loaded);
    // Editing replaces the game data of a scene that is not saved on this device.
    else if (!this.origin?.startsWith('own=')) this._begin(set);
    else this._begin({ ...set, scenario: { ...set.scenario, ...this._rulesOf(set.scenario, came) } });
  }

  /** Starts another form of the present scene. */
  private _begin(begun: SceneForm): void {
    this._become(this._newScene(begun));
  }

  /** Returns a form of the present scene at its start. While building, its demonstration is off. */
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
