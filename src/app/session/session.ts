// One person's session with a simulation: what is loaded, what is commanded, which bodies fly, how time passes.
import type { Answer, Phrase } from '../../lab/answers/answer';
import { answerMeterOf, answerOf } from '../../lab/answers/answers';
import { causeOf } from '../../lab/answers/causes';
import { type Field, fieldOf } from '../../lab/files/field';
import { readScenario } from '../../lab/files/read-scenario';
import { scenarioNow } from '../../lab/files/write-scenario';
import { type Entity, entityKinds } from '../../world/simulation/entity-kinds';
import type { GameSpecs, Scenario } from '../../world/simulation/scenario';
import type { Placed, Settable } from '../../world/simulation/settings';
import type { Simulation } from '../../world/simulation/simulation';
import { isAttemptOver, isTimePaused } from '../../world/simulation/system';
import type { Commands } from './commands';
import type { Demonstration } from './demonstration';
import { DragState } from './drag-state';
import { type Edit, type Edited, longestLookBack } from './history/look-back';
import {
  type Begun,
  bodyPart,
  commandParts,
  type EditScope,
  motorParts,
  putBack,
  type Step,
  Undo,
  worldPart,
} from './history/undo';
import type { LineUp } from './line-up';
import { Listeners } from './listeners';
import { Loaded, Moment, scenarioFromStart } from './loaded';
import { Playback } from './playback';
import type { ReducedLimit } from './reduced-limit';
import { Round } from './round';

export type { Mode } from './commands';
export type { Edit, Edited };

/** The present, saved while rewinding, so that it can be restored. */
interface Present {
  readonly moment: Moment;
  readonly time: number;
  readonly tick: number;
}

/** Where a scene came from: a link or a file, or this device; then it is the words of the address that opens it there. */
export type Origin = 'outside' | `own=${string}`;

/** A change of the start of a scene that is built. */
export interface StartChange {
  /** The game before the change; null for none. */
  readonly game: Session['game'];
  /** Whether the change adds what was found out about the scene, see Session.complete. */
  readonly completes: boolean;
}

/** Whether a scene can be built, see Session.canBuild. */
export const canBuild = (scenario: Scenario, games: readonly Field[]): boolean =>
  !scenario.swarm && fieldOf(scenario, games)?.things !== 'fixed';

/** One person's session. Tells its listeners of every change but the passing of time. */
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
  /** The games that scenarios may be played as. */
  readonly games: readonly Field[];
  /** Whether a person has changed anything since this was loaded. Only the session sets it. */
  edited = false;
  /** The drag of a thing of the scene, which a change of the scene would end. */
  readonly drag = new DragState();
  private readonly _listeners = new Listeners();
  private readonly _startListeners = new Set<(change: StartChange) => void>();
  private readonly _undo = new Undo();
  private _loaded: Loaded;
  private _present: Present | null = null;
  private _building = false;
  /** Origins of scenes that are not built in. */
  private readonly _origins = new Map<symbol, Origin>();
  /** Whether a person has changed a setting since the scene began. */
  private _setSince = false;
  /** The start of the scene that is built, as it was before what was set while it was played. */
  private _came: Scenario | null = null;

  /** @param games that scenarios may be played as */
  constructor(scenario: Scenario, title: string, games: readonly Field[] = []) {
    this.games = games;
    this._loaded = new Loaded(scenario, title, games);
    this.round.begin(title);
  }

  /** Calls back after every change that a person made; returns how to stop that. */
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

  /** Which bodies fly. */
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

  /** Id of the built-in scenario, or the name of a loaded one. */
  get title(): string {
    return this._loaded.title;
  }

  /** Identity of the scene. It stays the same through restarts and while the scene is built. */
  get scene(): symbol {
    return this._loaded.scene;
  }

  /** The scene as a file that begins where it began: its things as they were, what a person has set as it is now, with the whole motor. */
  get start(): Scenario {
    return this._loaded.start;
  }

  /** Whether the scene can be built: not where a few words stand for many bodies, nor where a game’s rules own the field. */
  get canBuild(): boolean {
    return canBuild(this.scenario, this.games);
  }

  /** Whether the scene is built: it stands at its start, and time with it. */
  get building(): boolean {
    return this._building;
  }

  /**
   * Begins or ends building; the scene stands at its start then, or runs from there. What was set while it was played stays
   * set, as one step of undo. Throws an Error for a scene that cannot be built.
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
      this._begin(this._setSince ? this._asSet : this._begun(scenario));
    }
  }

  /**
   * Changes the scene itself, which stands at its start, and tells the listeners. The change gets the scene from its start
   * and returns another one; the same one changes nothing. Throws ScenarioError for what is refused, and an Error where the
   * scene is not being built; nothing has changed then.
   */
  rebuild(change: (start: Scenario) => Scenario): void {
    if (!this._building) throw new Error('A scene is changed only while it is built.');
    const { start: before, game } = this;
    const changed = change(before);
    if (changed === before) return;
    const scenario = readScenario({ ...changed, ...this._rulesOf(changed, before) }, this.games);
    this._undo.changeScene(this._loaded, () => this._begun(before));
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

  /** Calls back after every change of the start. Returns how to stop. */
  onStartChange(listener: (change: StartChange) => void): () => void {
    this._startListeners.add(listener);
    return () => this._startListeners.delete(listener);
  }

  private _tellStart(change: StartChange): void {
    for (const listener of this._startListeners) listener(change);
  }

  /** What a changed scene says of its game: what was found out about it, such as medals, is that of what it was found out about. */
  private _rulesOf(changed: Scenario, before: Scenario): Partial<GameSpecs> {
    const game = fieldOf(changed, this.games);
    if (!game?.carried) return {};
    const { key } = game;
    const came = this._came;
    // While it is said as it came, it was found out before what was set since.
    const was = came && JSON.stringify(came[key]) === JSON.stringify(before[key]) ? came : before;
    return { [key]: game.carried(changed[key], { to: 'edit', was, now: changed }) };
  }

  /**
   * Adds to the scene that is built what was found out about it, such as the medals that were flown for: it is no step of undo.
   * Throws ScenarioError for what is refused, and an Error where the scene is not being built; nothing has changed then.
   */
  complete(change: (start: Scenario) => Scenario): void {
    if (!this._building) throw new Error('A scene is changed only while it is built.');
    const { game } = this;
    const scenario = readScenario(change(this.start), this.games);
    this._begin({ scenario, title: this.title });
    this._tellStart({ game, completes: true });
  }

  /**
   * Puts what was found out about the scene in place of what its file says of its game, such as medals that were flown for. It
   * is no step of undo, and the scene flies on: whoever found it tells the rules that are under way.
   */
  correct(found: Partial<GameSpecs>): void {
    this._loaded.correct(found);
    this._listeners.tell();
  }

  /** The game that is played in it; null in most scenarios. */
  get game(): Field | null {
    return fieldOf(this.scenario, this.games);
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  /** Origin of the scene; null for a built-in scene. */
  get origin(): Origin | null {
    return this.originOf(this.scene);
  }

  /** Returns the origin of any scene of this session. */
  originOf(scene: symbol): Origin | null {
    return this._origins.get(scene) ?? null;
  }

  /** Notes where a scene is to be found from now on. */
  setOrigin(scene: symbol, origin: Origin): void {
    this._origins.set(scene, origin);
    this._listeners.tell();
  }

  /** Gives the scene another name, which is no step of undo. It flies on. */
  rename(name: string): void {
    this._loaded.rename(name);
    this._listeners.tell();
  }

  /**
   * Begins another scenario, or the same one afresh. It must be a valid one, see readScenario. Pause and pace stay.
   * @param origin where it came from; null where it can be chosen again
   */
  load(scenario: Scenario, title: string, origin: Origin | null = null): void {
    const next = new Loaded(scenario, title, this.games);
    this.goOn();
    this.settle();
    // A scene in which nobody has changed anything is nothing to come back to, if it can be chosen again.
    if (this.canUndo || this.canRedo || this.origin)
      this._undo.addMoment(this._loaded, new Moment(this._loaded, false));
    this._building = false;
    if (origin) this._origins.set(next.scene, origin);
    this._become(next);
    this.edited = false;
  }

  /** Puts bodies back to the start. Path, target, limits and controllers keep their present values. */
  restart(): void {
    if (this._building) return;
    this.goOn();
    const moment = new Moment(this._loaded, false);
    this._undo.settle(this._loaded);
    this._loaded.restart();
    this._undo.addMoment(this._loaded, moment);
    this._become(this._loaded);
  }

  /**
   * Every user edit goes through here; tells the listeners. An error is passed on.
   * @param body that it is about @param scope what it may change; the less it is, the less time a crowd takes
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
      answerMeterOf(edited.simulation)?.beginAnew();
    };
    made(this._loaded, body);
    if (before) this._loaded.correct(this._rulesOf(this.start, before));
    this._loaded.lookBack.log(made, place, !this._building && this._undo.end(this._loaded, scope));
    this._listeners.tell();
  }

  /** Notes the scene before a setting of it is changed while it is built. */
  private _changeSettings(): void {
    this._undo.changeScene(this._loaded, () => this._begun(this.start));
    this._setSince = true;
  }

  /** Sets something on bodies. Throws RangeError for a value that is refused; those before its body are set then. */
  set<Value>(setting: Settable<Placed, Value>, value: Value, bodies: readonly Entity[]): void {
    const places = bodies.map((body) => this.entities.indexOf(body));
    const scope = places.map((place) => bodyPart(setting, place));
    const change: Edit = ({ simulation }) => {
      for (const place of places) setting.set({ simulation, entity: simulation.entities[place] }, value);
    };
    this.edit(change, bodies[0], scope);
  }

  /** Sets something on the world that all bodies share. Throws RangeError for a value that is refused. */
  setWorld<Value>(setting: Settable<Simulation, Value>, value: Value): void {
    this.edit(({ simulation }) => setting.set(simulation, value), undefined, [worldPart(setting)]);
  }

  /** An edit of the turn limits of all bodies, full or reduced. */
  limit(change: (reducedLimit: ReducedLimit) => void): void {
    this.edit(({ reducedLimit }) => change(reducedLimit), undefined, motorParts);
  }

  /** An edit of commands, targets and paths alone, as in a drag. An attempt that is over goes back to its start first. */
  command(change: (commands: Commands) => void): void {
    if (isAttemptOver(this.simulation.systems)) this.restart();
    this.edit(({ commands }) => change(commands), undefined, commandParts);
  }

  /** Something that is done to bodies and is no setting, as a knock: undo leaves it alone. Nothing happens while the scene is built. */
  disturb(change: Edit, body?: Entity): void {
    if (!this._building) this.edit(change, body, []);
  }

  /** A person has touched something: from here on nothing changes by itself. */
  touch(): void {
    const loaded = this._loaded;
    if (this._present) return;
    this.round.run();
    if (!this.demonstration.running) return;
    const end: Edit = ({ demonstration }) => demonstration.end();
    end(loaded, this.entities[0]);
    loaded.lookBack.log(end, 0, false);
    this._listeners.tell();
  }

  /** Ends a gesture: the edits since the last call are one step of undo. */
  settle(): void {
    this._undo.settle(this._loaded);
  }

  get canUndo(): boolean {
    return this._present !== null || this._undo.canUndo(this._loaded);
  }

  get canRedo(): boolean {
    return this._present === null && this._undo.canRedo(this._loaded);
  }

  /**
   * Undoes the last step: puts settings back while the bodies fly on, or returns to the moment before another scene, a
   * restart or another line-up. While looking back it returns to now. False when there is nothing to undo.
   */
  undo(): boolean {
    if (this._present) this.lookBack(0);
    else return this._carryOut(this._undo.undo(this._loaded), 'before');
    return true;
  }

  /** Does again what was undone last. False when there is nothing. */
  redo(): boolean {
    this.goOn();
    return this._carryOut(this._undo.redo(this._loaded), 'after');
  }

  /** Longest possible rewind. s */
  get lookBackSpan(): number {
    const { time } = this._present ?? this.simulation;
    return time - Math.min(this._loaded.lookBack.from, time);
  }

  /** Present rewind. s; null when the session is not rewound. */
  get lookingBack(): number | null {
    return this._present && this._present.time - this.simulation.time;
  }

  /**
   * Shows the state so long ago, and stands still there; 0 returns to now. The next step, edit or end of a pause goes on
   * from there. @param seconds 0 to 10; more than is kept shows the first state that is
   * @param passing whether another look follows at once, so that in a crowd a state nearby will do
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
      this._present ??= { moment: new Moment(this._loaded, true), tick, time };
      if (!lookBack.rewind(time - Math.min(seconds, longestLookBack), tick, passing)) this._present = null;
    }
    this.playback.reset();
    this._listeners.tell();
  }

  /** Continues from the rewound moment. Undo brings back what came after. Does nothing if the session is not rewound. */
  goOn(): void {
    this.round.run();
    const present = this._present;
    if (!present) return;
    this._present = null;
    this._loaded.lookBack.cut();
    this._undo.addMoment(this._loaded, present.moment);
    this._listeners.tell();
  }

  /** Lets real time pass, see Playback. Only the scene calls it. @param elapsed real seconds since the last call */
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

  /** Steps by hand while paused. */
  step(steps = 1): void {
    if (this._building) throw new Error('Time stands while a scene is built.');
    this.goOn();
    for (let n = 0; n < steps; n++) this._loaded.lookBack.step();
    this._listeners.tell();
  }

  /** Answer of the run so far; null until it has shown enough, and for scenes without an answer. */
  get answer(): Answer | null {
    return answerOf(this.simulation);
  }

  /** Cause of the answer; null without an answer or without a cause. */
  get because(): readonly Phrase[] | null {
    const { simulation, answer } = this;
    return answer && causeOf(simulation, answer);
  }

  /** The name a scenario gives a body, if it does. */
  givenName(entity: Entity): string | undefined {
    return this.simulation.specOf(entity).label;
  }

  /** Returns the name of a body on the picture and in tables. */
  labelOf(entity: Entity): string {
    return this.simulation.nameOf(entity) ?? entityKinds[entity.kind].label;
  }

  /** What is on the page as a scenario: places, settings and commands of this moment, and what is still to come. */
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

  /** The present scene with what was set in it, at its start. */
  private get _asSet(): Begun {
    const scenario = readScenario(this.start, this.games);
    return { scenario, title: scenario.name };
  }

  /** Returns a form of the present scene with its title. */
  private _begun(scenario: Scenario): Begun {
    return { scenario, title: this.title };
  }

  /** What was set while the scene was played is set in it from now on. */
  private _beginBuilding(): void {
    const was = this._loaded;
    const untouched = this._begun(scenarioFromStart(was.scenario));
    const { _asSet: set } = this;
    this._building = true;
    const loaded = this._made(untouched);
    // What a scene shows by itself changes settings too, which nobody has set.
    const came = loaded.start;
    const isSet = this.edited && JSON.stringify(was.start) !== JSON.stringify(came);
    this._came = came;
    this._undo.fold(was, isSet ? untouched : null);
    if (!isSet) this._become(loaded);
    // What is not kept here stays what it came as until it is changed here.
    else if (!this.origin?.startsWith('own=')) this._begin(set);
    else this._begin({ ...set, scenario: { ...set.scenario, ...this._rulesOf(set.scenario, came) } });
  }

  /** Begins a form of the present scene. */
  private _begin(begun: Begun): void {
    this._become(this._made(begun));
  }

  /** A form of the present scene at its start. While it is built nothing goes on by itself. */
  private _made({ scenario, title }: Begun): Loaded {
    const made = new Loaded(scenario, title, this.games, this.scene);
    if (this._building) made.stand();
    return made;
  }

  private _become(loaded: Loaded): void {
    const isOther = loaded.scene !== this.scene;
    this._setSince = false;
    this._loaded = loaded;
    this.playback.begin();
    if (isOther) this.round.begin(loaded.title);
    this._listeners.tell();
  }

  private _carryOut(step: Step | null, side: 'before' | 'after'): boolean {
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
      answerMeterOf(simulation)?.beginAnew();
    };
    change(loaded, this.entities[0]);
    loaded.lookBack.log(change, 0, false);
    this._listeners.tell();
    return true;
  }
}
