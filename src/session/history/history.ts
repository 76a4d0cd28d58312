// The last ten seconds of a session: mementos every half second, and the edits between them.
import { Memento } from '../../simulation/history/memento';
import { timeTolerance } from '../../simulation/timeline';
import type { Edit, Edited } from './edit';

/** How far one can look back. s */
export const lookBackSeconds = 10;

/** Time between two keyframes. s; in a crowd more. */
const keyframeInterval = 0.5;

/**
 * Time between two keyframes per object. s: an object takes 0.3 µs to note down, so that noting takes 1 % of the time at
 * most (0.3 µs / 1 % = 30 µs).
 */
const intervalPerObject = 30e-6;

/** Most bodies times steps from a keyframe to a place that is only passed: 3 ms of them. */
const mostPassed = 500;

/** The state before a step, and how many of the edits it has behind it. */
interface Keyframe {
  readonly memento: Memento;
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
export class History {
  private readonly _edited: Edited;
  private _keyframes: Keyframe[] = [];
  /** The last memento that was made: the next one looks only for what is new since. */
  private _last: Memento | null = null;
  private _log: LoggedEdit[] = [];
  /** How many edits were logged before those of the log. */
  private _dropped = 0;
  /** Whether the next step must have a keyframe before it. */
  private _due = true;

  constructor(edited: Edited) {
    this._edited = edited;
  }

  /** Time of the earliest state that is kept. s */
  get from(): number {
    const [first] = this._keyframes;
    const { time } = this._edited.simulation;
    return first ? Math.max(first.time, time - lookBackSeconds) : time;
  }

  /** All that is edited and stepped as it is now, without the records, which are only written on. */
  memento(): Memento {
    const { scenario, measures } = this._edited.simulation;
    const leaveOut = [scenario, ...measures.rings];
    this._last = new Memento(Object.values(this._edited), leaveOut, this._last);
    return this._last;
  }

  /** What is kept, without what is edited. */
  ownMemento(): Memento {
    return new Memento([this], [this._edited]);
  }

  /** One step, kept. When it cannot be taken, everything is as it was before it, and a sentence is thrown that says so. */
  step(): void {
    this._keep();
    const { tick, time } = this._edited.simulation;
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
    this._log.push({ change, place, tick: this._edited.simulation.tick });
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
    keyframe.memento.restore();
    const { simulation } = this._edited;
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
    const { simulation } = this._edited;
    let next = from;
    for (; this._log[next]?.tick === simulation.tick; next++) {
      const { change, place } = this._log[next];
      change(this._edited, simulation.entities[place]);
    }
    return next;
  }

  /** Forgets what came after the present state, to go on from it. */
  cut(): void {
    const { tick } = this._edited.simulation;
    this._keyframes = this._keyframes.filter((one) => one.tick <= tick);
    this._log = this._log.filter((one) => one.tick <= tick);
  }

  private _advance(): void {
    this._edited.simulation.step();
    this._edited.commands.afterStep();
  }

  private _keep(): void {
    const { simulation } = this._edited;
    const { tick, time } = simulation;
    const last = this._keyframes.at(-1);
    if (last && last.tick >= tick) return;
    const interval = Math.max(keyframeInterval, (last?.memento.size ?? 0) * intervalPerObject);
    if (!this._due && last && time - last.time < interval - timeTolerance) return;
    const memento = this.memento();
    this._keyframes.push({ memento, tick, time, edits: this._dropped + this._log.length });
    this._due = false;
    this._forget(time - lookBackSeconds);
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
