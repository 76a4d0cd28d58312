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

/** Longest rewind. s */
export const longestLookBack = 10;

/** Least time between two keyframes. s. In a crowd it is longer. */
const keyframeInterval = 0.5;

/** Shortest time between two keyframes, per saved object. s. Saving then takes at most 1 % of the time. */
const intervalPerObject = 30e-6;

/**
 * Time without edits before a keyframe may be saved over several frames. s. An edit during those frames makes it
 * useless.
 */
const untouchedTime = 0.25;

/** Number of intervals after which a keyframe is saved despite continuous edits. */
const longestWait = 2;

/** Largest number of bodies × steps simulated from a keyframe while rewinding a crowd: 3 ms of work. */
const mostPassed = 500;

/** The part of a session that a person can edit. */
export interface EditableState {
  readonly simulation: Simulation;
  /** Mode, target and path. */
  readonly commands: Commands;
  /** Choice of the bodies that fly. */
  readonly lineUp: LineUp;
  /** The turn limit, full or reduced. */
  readonly reducedLimit: ReducedLimit;
  /** The demonstration that switches the hero by itself. */
  readonly demonstration: Demonstration;
}

/** The part of a session that rewinding restores. */
interface LookedAt extends EditableState {
  readonly stage: Stage;
}

/**
 * An edit. Rewinding repeats it, so it may only use its arguments and constants that were fixed when it was made.
 * @param body the body to edit
 */
export type Edit = (edited: EditableState, body: Entity) => void;

/** The state before a step. `edits` is the number of edits made by then, since the session began. */
interface Keyframe {
  readonly memento: Memento | SpreadMemento;
  readonly tick: number;
  readonly time: number;
  readonly edits: number;
}

/**
 * An edit between two steps. `place` is the index of its body, because rewinding may create another object for the
 * body.
 */
interface LoggedEdit {
  readonly change: Edit;
  readonly place: number;
  readonly tick: number;
}

/**
 * Restores the state at any step of the last ten seconds: from the keyframe before it, by repeating steps and edits.
 */
export class LookBack {
  private readonly _loaded: LookedAt;
  private _keyframes: Keyframe[] = [];
  /** The last complete memento. The next one only compares with it. */
  private _last: Memento | null = null;
  /** The last complete memento of a crowd, and the one that is being saved over several frames. */
  private _lastSpread: SpreadMemento | null = null;
  private _spreading: SpreadMemento | null = null;
  private _log: LoggedEdit[] = [];
  /** Number of edits that were dropped from the front of the log. */
  private _dropped = 0;
  /** Whether a keyframe must be saved before the next step. */
  private _due = true;

  constructor(loaded: LookedAt) {
    this._loaded = loaded;
  }

  /** Time of the earliest state that can be restored. s */
  get from(): number {
    const [first] = this._keyframes;
    const { time } = this._loaded.simulation;
    return first ? Math.max(first.time, time - longestLookBack) : time;
  }

  /** Number of edits since the session began. */
  get edits(): number {
    return this._dropped + this._log.length;
  }

  /** Saves everything that edits and steps can change, except append-only records. */
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

  /** Saves the keyframes and the log themselves, without the scene. */
  ownMemento(): Memento {
    return new Memento([this], [this._loaded]);
  }

  /**
   * Takes one step and saves what rewinding needs. If the step throws, restores the state before it and throws an Error
   * with a sentence.
   * @param isFirst whether it is the first step of its frame
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

  /** Logs an edit that was just made. @param changesWho whether it added or removed bodies or targets */
  log(change: Edit, place: number, changesWho: boolean): void {
    this._log.push({ change, place, tick: this._loaded.simulation.tick });
    this._spreading = null;
    this._due ||= changesWho;
  }

  /**
   * Restores the state at a past time, before the first step from there, with all edits up to that step. Returns false
   * if no state was saved.
   * @param time s @param tick latest tick to restore @param passing in a crowd, restores only the nearest keyframe,
   * which is faster
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

  /** Steps forward to a tick that the scene has already passed, with the edits that were made then. */
  follow(tick: number): void {
    const { simulation } = this._loaded;
    let next = this._log.findIndex((one) => one.tick > simulation.tick);
    if (next < 0) next = this._log.length;
    while (simulation.tick < tick) {
      this._advance();
      next = this._editNow(next);
    }
  }

  /** Repeats the logged edits of this tick, beginning at log index `from`. Returns the index of the next edit. */
  private _editNow(from: number): number {
    const { simulation } = this._loaded;
    let next = from;
    for (; this._log[next]?.tick === simulation.tick; next++) {
      const { change, place } = this._log[next];
      change(this._loaded, simulation.entities[place]);
    }
    return next;
  }

  /** Drops all states and edits after the present one. Call before continuing from a rewound moment. */
  cut(): void {
    const { tick } = this._loaded.simulation;
    this._keyframes = this._keyframes.filter((one) => one.tick <= tick);
    this._log = this._log.filter((one) => one.tick <= tick);
  }

  private _advance(): void {
    this._loaded.simulation.step();
    this._loaded.commands.afterStep();
  }

  /** Saves a keyframe if one is due. @param isFirst see step */
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
    if (waited > longestWait * interval || !canBeSpread(simulation, this._loaded.commands)) {
      this._addKeyframe(this.memento());
      return;
    }
    const edited = this._log.at(-1)?.tick ?? -Infinity;
    if (isFirst && tick - edited >= untouchedTime * stepRate)
      this._spreading = new SpreadMemento(this._noted, this._lastSpread);
  }

  /** Saves the next bodies of a crowd. When all are saved, the memento becomes a keyframe. */
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
   * Drops keyframes that are no longer needed, and the edits before the first one left. @param time earliest time to
   * restore. s
   */
  private _forget(time: number): void {
    const first = this._keyframes.findLastIndex((one) => one.time <= time + timeTolerance);
    if (first < 1) return;
    this._keyframes.splice(0, first);
    this._log.splice(0, this._keyframes[0].edits - this._dropped);
    this._dropped = this._keyframes[0].edits;
  }
}
