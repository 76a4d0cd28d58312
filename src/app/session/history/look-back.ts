// Rewinding by up to ten seconds: a keyframe every half second, and a log of the edits between keyframes.
import type { Entity } from '../../../world/simulation/entity-kinds';
import { Memento } from '../../../world/simulation/history/memento';
import type { Simulation } from '../../../world/simulation/simulation';
import { timeTolerance } from '../../../world/simulation/timeline';
import type { Commands } from '../commands';
import type { Demonstration } from '../demonstration';
import type { LineUp } from '../line-up';
import type { ReducedLimit } from '../reduced-limit';
import type { Stage } from '../stage';
import { canBeSpread, isSavedInGroups, SpreadMemento } from './spread-memento';

/** Largest time by which a person can rewind. s */
export const longestLookBack = 10;

/** Shortest time between two keyframes (saved states of the scene). s */
const keyframeInterval = 0.5;

/** The time between two keyframes (saved states) is at least this value times the number of saved objects. s */
const intervalPerObject = 30e-6;

/** Time without edits that is needed before a gradual save over several frames may start. s */
const untouchedTime = 0.25;

/**
 * If the last keyframe (saved state) is older than this number of intervals, the next one is saved in one frame, not
 * gradually over several.
 */
const mostIntervals = 2;

/**
 * Largest number of body steps (bodies times steps) simulated while the rewind slider moves. If more are needed, an
 * earlier saved state is shown.
 */
const mostPassed = 500;

/** The part of a session that a person's edits change. */
export interface EditableState {
  readonly simulation: Simulation;
  readonly commands: Commands;
  readonly lineUp: LineUp;
  /** Switches the bodies between full and reduced limits of angular acceleration and turn rate. */
  readonly reducedLimit: ReducedLimit;
  /** Automatic demonstration, which toggles the setting of the scene's main control. */
  readonly demonstration: Demonstration;
}

/** The part of a session that rewinding restores. */
interface LookedAt extends EditableState {
  readonly stage: Stage;
}

/** Function that edits the scene. It may use only its arguments and constants. @param body the body to edit */
export type Edit = (edited: EditableState, body: Entity) => void;

/** Snapshot before a simulation step. `edits` is the number of edits from the start of the scene to the snapshot. */
interface Keyframe {
  readonly memento: Memento | SpreadMemento;
  readonly tick: number;
  readonly time: number;
  readonly edits: number;
}

/**
 * An edit that is repeated after rewinding. `place`: index of the edited body. `tick`: number of simulation steps
 * before the edit.
 */
interface LoggedEdit {
  readonly change: Edit;
  readonly place: number;
  readonly tick: number;
}

/** Rewinds a scene by up to ten seconds. */
export class LookBack {
  private readonly _loaded: LookedAt;
  private _keyframes: Keyframe[] = [];
  private _last: Memento | null = null;
  private _lastSpread: SpreadMemento | null = null;
  /** Snapshot that is being saved over several frames; null if there is none. */
  private _spreading: SpreadMemento | null = null;
  private _log: LoggedEdit[] = [];
  /** Number of edits that were removed from the front of the log, because they are too old. */
  private _dropped = 0;
  /** Whether a keyframe must be saved before the next step. */
  private _due = true;

  constructor(loaded: LookedAt) {
    this._loaded = loaded;
  }

  /** Simulation time of the earliest state that can be restored. s */
  get from(): number {
    const [first] = this._keyframes;
    const { time } = this._loaded.simulation;
    return first ? Math.max(first.time, time - longestLookBack) : time;
  }

  /** Number of edits since the scene started. */
  get edits(): number {
    return this._dropped + this._log.length;
  }

  /**
   * Returns a snapshot of everything that edits and steps can change. Records that only grow, such as telemetry, are
   * left out.
   */
  memento(): Memento | SpreadMemento {
    this._spreading = null;
    if (isSavedInGroups(this._loaded.simulation)) {
      const all = new SpreadMemento(this._noted, this._lastSpread);
      while (!all.note());
      this._lastSpread = all;
      return all;
    }
    const { roots, leaveOut } = this._noted;
    this._last = new Memento(roots, leaveOut, this._last);
    return this._last;
  }

  private get _noted() {
    const { stage, commands, lineUp, reducedLimit, demonstration } = this._loaded;
    const { scenario, measures } = stage.simulation;
    const roots = [stage, commands, lineUp, reducedLimit, demonstration];
    return { stage, roots, leaveOut: [scenario, ...measures.rings] };
  }

  /** Returns a saved copy of this object's own fields, such as its lists of keyframes and edits. */
  ownMemento(): Memento {
    return new Memento([this], [this._loaded]);
  }

  /**
   * Simulates one step and saves what rewinding needs.
   * @param isFirst whether this is the first step since the last drawn frame
   * @throws Error with a message for the page if the step fails; the state is then as before the step
   */
  step(isFirst = true): void {
    this._keep(isFirst);
    const { tick, time } = this._loaded.simulation;
    try {
      this._advance();
    } catch (error) {
      this.rewind(time, tick, false);
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `This scene cannot go on: ${reason}. It stands as it was before; change or undo something.`,
        {
          cause: error,
        },
      );
    }
  }

  /**
   * Adds an edit that was just made to the log of edits.
   * @param place index of the edited body
   * @param changesWho whether the edit added or removed bodies or targets
   */
  log(change: Edit, place: number, changesWho: boolean): void {
    this._log.push({ change, place, tick: this._loaded.simulation.tick });
    this._spreading = null;
    this._due ||= changesWho;
  }

  /**
   * Restores the state at a past time. Returns false if no state was saved.
   * @param time simulation time to restore, s
   * @param tick index of the latest simulation step that may be restored
   * @param passing true if an approximate time is enough
   */
  rewind(time: number, tick: number, passing: boolean): boolean {
    const keyframe =
      this._keyframes.findLast((one) => one.time <= time + timeTolerance && one.tick <= tick) ??
      this._keyframes[0];
    if (!keyframe) return false;
    this._spreading = null;
    keyframe.memento.restore(() => this._advance());
    const { simulation } = this._loaded;
    const half = 0.5 / simulation.stepRate;
    const steps = Math.max(0, (time - keyframe.time) * simulation.stepRate);
    if (passing && steps * simulation.entities.length > mostPassed) return true;
    let next = this._editNow(keyframe.edits - this._dropped);
    while (simulation.tick < tick && simulation.time < time - half) {
      this._advance();
      next = this._editNow(next);
    }
    return true;
  }

  /** Simulates again up to a tick that the scene reached before rewinding. Repeats the logged edits on the way. */
  follow(tick: number): void {
    const { simulation } = this._loaded;
    let next = this._log.findIndex((one) => one.tick > simulation.tick);
    if (next < 0) next = this._log.length;
    while (simulation.tick < tick) {
      this._advance();
      next = this._editNow(next);
    }
  }

  /**
   * Repeats the logged edits of the current tick. Returns the log index of the next edit.
   * @param from log index of the first edit to repeat
   */
  private _editNow(from: number): number {
    const { simulation } = this._loaded;
    let next = from;
    for (; this._log[next]?.tick === simulation.tick; next++) {
      const { change, place } = this._log[next];
      change(this._loaded, simulation.entities[place]);
    }
    return next;
  }

  /** Deletes all keyframes and edits after the current tick. Call before continuing from a rewound moment. */
  cut(): void {
    const { tick } = this._loaded.simulation;
    this._keyframes = this._keyframes.filter((one) => one.tick <= tick);
    this._log = this._log.filter((one) => one.tick <= tick);
  }

  private _advance(): void {
    this._loaded.simulation.step();
    this._loaded.commands.afterStep();
  }

  /**
   * Saves a keyframe (state of the scene) if the previous one is old enough.
   * @param isFirst whether this is the first step after a drawn frame
   */
  private _keep(isFirst: boolean): void {
    if (this._spreading) {
      if (isFirst) this._spread(this._spreading);
      return;
    }
    const { simulation } = this._loaded;
    const { tick, time, stepRate } = simulation;
    const last = this._keyframes.at(-1);
    if (last && last.tick >= tick) return;
    const interval = Math.max(keyframeInterval, (last?.memento.size ?? 0) * intervalPerObject);
    const waited = last && !this._due ? time - last.time : Infinity;
    if (waited < interval - timeTolerance) return;
    if (waited > mostIntervals * interval || !canBeSpread(simulation, this._loaded.commands)) {
      this._addKeyframe(this.memento());
      return;
    }
    const edited = this._log.at(-1)?.tick ?? -Infinity;
    if (isFirst && tick - edited >= untouchedTime * stepRate)
      this._spreading = new SpreadMemento(this._noted, this._lastSpread);
  }

  /** Saves the next group of bodies into an unfinished snapshot. */
  private _spread(memento: SpreadMemento): void {
    if (!memento.note()) return;
    this._lastSpread = memento;
    this._spreading = null;
    this._addKeyframe(memento);
  }

  private _addKeyframe(memento: Keyframe['memento']): void {
    const { tick, time } = this._loaded.simulation;
    this._keyframes.push({ memento, tick, time, edits: this.edits });
    this._due = false;
    this._forget(time - longestLookBack);
  }

  /**
   * Deletes keyframes and edits that are no longer needed.
   * @param time earliest simulation time that must remain restorable, s
   */
  private _forget(time: number): void {
    const first = this._keyframes.findLastIndex((one) => one.time <= time + timeTolerance);
    if (first < 1) return;
    this._keyframes.splice(0, first);
    this._log.splice(0, this._keyframes[0].edits - this._dropped);
    this._dropped = this._keyframes[0].edits;
  }
}
