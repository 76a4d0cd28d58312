// The last ten seconds of a session: mementos every half second, and the edits between them.
import type { Entity } from '../../../world/simulation/entity-kinds';
import { Memento } from '../../../world/simulation/history/memento';
import type { Simulation } from '../../../world/simulation/simulation';
import { timeTolerance } from '../../../world/simulation/timeline';
import type { Commands } from '../commands';
import type { Demonstration } from '../demonstration';
import type { LineUp } from '../line-up';
import type { ReducedLimit } from '../reduced-limit';
import type { Stage } from '../stage';
import { canBeSpread, isCrowd, SpreadMemento } from './spread-memento';

/** How far one can look back. s */
export const longestLookBack = 10;

/** Time between two keyframes. s; in a crowd more. */
const keyframeInterval = 0.5;

/**
 * Time between two keyframes per object. s: an object takes 0.3 µs to note down, so that noting takes 1 % of the time at
 * most (0.3 µs / 1 % = 30 µs).
 */
const intervalPerObject = 30e-6;

/** How long nobody must have edited for a memento to be spread over the frames that come. s: an edit in them spoils it. */
const untouchedTime = 0.25;

/** How many intervals after the last keyframe one is made in a single frame, where edits go on all the time. */
const longestWait = 2;

/** Most bodies times steps from a keyframe to a place that is only passed: 3 ms of them. */
const mostPassed = 500;

/** The part of a session that a person can edit. */
export interface Edited {
  readonly simulation: Simulation;
  /** Mode, target and path. */
  readonly commands: Commands;
  /** Which bodies fly. */
  readonly lineUp: LineUp;
  /** The turn limit, full or reduced. */
  readonly reducedLimit: ReducedLimit;
  /** The demonstration that switches the hero by itself. */
  readonly demonstration: Demonstration;
}

/** The part of a session that rewinding restores: it is edited and stepped. */
interface LookedAt extends Edited {
  readonly stage: Stage;
}

/**
 * One edit. Who looks back runs it again, so it may depend on nothing but what it is given and on values that were
 * fixed when it was made.
 * @param body the body that it is about
 */
export type Edit = (edited: Edited, body: Entity) => void;

/** The state before a step, and how many of the edits it has behind it. */
interface Keyframe {
  readonly memento: Memento | SpreadMemento;
  readonly tick: number;
  readonly time: number;
  readonly edits: number;
}

/** An edit between two steps. Its body is named by its place in the list: on the way back it may be another object. */
interface LoggedEdit {
  readonly change: Edit;
  readonly place: number;
  readonly tick: number;
}

/** The state at any step of the last seconds: the last keyframe before it, and steps with their edits from there. */
export class LookBack {
  private readonly _loaded: LookedAt;
  private _keyframes: Keyframe[] = [];
  /** The last memento that was made: the next one looks only for what is new since. */
  private _last: Memento | null = null;
  /** The last one of a crowd, and the one that is being noted. */
  private _lastSpread: SpreadMemento | null = null;
  private _spreading: SpreadMemento | null = null;
  private _log: LoggedEdit[] = [];
  /** How many edits were logged before those of the log. */
  private _dropped = 0;
  /** Whether the next step must have a keyframe before it. */
  private _due = true;

  constructor(loaded: LookedAt) {
    this._loaded = loaded;
  }

  /** Time of the earliest state that is kept. s */
  get from(): number {
    const [first] = this._keyframes;
    const { time } = this._loaded.simulation;
    return first ? Math.max(first.time, time - longestLookBack) : time;
  }

  /** All that is edited and stepped as it is now, without the records, which are only written on. */
  memento(): Memento | SpreadMemento {
    this._spreading = null;
    if (isCrowd(this._loaded.simulation)) {
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

  /** Memento of the record, without the edited state. */
  ownMemento(): Memento {
    return new Memento([this], [this._loaded]);
  }

  /**
   * One step, kept. When it cannot be taken, everything is as it was before it, and a sentence is thrown that says so.
   * @param isFirst whether it is the first of its frame
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

  /** Logs an edit that was just made. @param changesWho whether there are other bodies or targets now */
  log(change: Edit, place: number, changesWho: boolean): void {
    this._log.push({ change, place, tick: this._loaded.simulation.tick });
    this._spreading = null;
    this._due ||= changesWho;
  }

  /**
   * Brings everything to the state at a time that has passed: the one before the first step from there, with all edits
   * made until that step. Returns false when nothing is kept so far.
   * @param time s @param tick the last one that there is @param passing whether the nearest keyframe will do in a crowd
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

  /** Makes the edits of this tick again, from one of the log on. Returns the index of the first later one. */
  private _editNow(from: number): number {
    const { simulation } = this._loaded;
    let next = from;
    for (; this._log[next]?.tick === simulation.tick; next++) {
      const { change, place } = this._log[next];
      change(this._loaded, simulation.entities[place]);
    }
    return next;
  }

  /** Forgets what came after the present state, to go on from it. */
  cut(): void {
    const { tick } = this._loaded.simulation;
    this._keyframes = this._keyframes.filter((one) => one.tick <= tick);
    this._log = this._log.filter((one) => one.tick <= tick);
  }

  private _advance(): void {
    this._loaded.simulation.step();
    this._loaded.commands.afterStep();
  }

  /** Makes a keyframe when one is due. @param isFirst see step */
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

  /** Notes more of a crowd, which is a keyframe once all of it is noted. */
  private _spread(memento: SpreadMemento): void {
    if (!memento.note()) return;
    this._lastSpread = memento;
    this._spreading = null;
    this._addKeyframe(memento);
  }

  private _addKeyframe(memento: Keyframe['memento']): void {
    const { tick, time } = this._loaded.simulation;
    this._keyframes.push({ memento, tick, time, edits: this._dropped + this._log.length });
    this._due = false;
    this._forget(time - longestLookBack);
  }

  /** Forgets keyframes that no look back begins from, and the edits before the first one left. @param time s */
  private _forget(time: number): void {
    const first = this._keyframes.findLastIndex((one) => one.time <= time + timeTolerance);
    if (first < 1) return;
    this._keyframes.splice(0, first);
    this._log.splice(0, this._keyframes[0].edits - this._dropped);
    this._dropped = this._keyframes[0].edits;
  }
}
