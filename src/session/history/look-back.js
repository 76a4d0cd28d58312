import { Memento } from '../../simulation/history/memento';
import { timeTolerance } from '../../simulation/timeline';
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
/** The state at any step of the last seconds: the last keyframe before it, and steps with their edits from there. */
export class LookBack {
  _loaded;
  _keyframes = [];
  /** The last memento that was made: the next one looks only for what is new since. */
  _last = null;
  /** The last one of a crowd, and the one that is being noted. */
  _lastSpread = null;
  _spreading = null;
  _log = [];
  /** How many edits were logged before those of the log. */
  _dropped = 0;
  /** Whether the next step must have a keyframe before it. */
  _due = true;
  constructor(loaded) {
    this._loaded = loaded;
  }
  /** Time of the earliest state that is kept. s */
  get from() {
    const [first] = this._keyframes;
    const { time } = this._loaded.simulation;
    return first ? Math.max(first.time, time - longestLookBack) : time;
  }
  /** All that is edited and stepped as it is now, without the records, which are only written on. */
  memento() {
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
  get _noted() {
    const { stage, commands, lineUp, reducedLimit, demonstration } = this._loaded;
    const { scenario, measures } = stage.simulation;
    const roots = [stage, commands, lineUp, reducedLimit, demonstration];
    return { stage, roots, leaveOut: [scenario, ...measures.rings] };
  }
  /** What is kept, without what is edited. */
  ownMemento() {
    return new Memento([this], [this._loaded]);
  }
  /**
   * One step, kept. When it cannot be taken, everything is as it was before it, and a sentence is thrown that says so.
   * @param isFirst whether it is the first of its frame
   */
  step(isFirst = true) {
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
  log(change, place, changesWho) {
    this._log.push({ change, place, tick: this._loaded.simulation.tick });
    this._spreading = null;
    this._due ||= changesWho;
  }
  /**
   * Brings everything to the state at a time that has passed: the one before the first step from there, with all edits
   * made until that step. Returns false when nothing is kept so far.
   * @param time s @param tick the last one that there is @param passing whether the nearest keyframe will do in a crowd
   */
  rewind(time, tick, passing) {
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
  _editNow(from) {
    const { simulation } = this._loaded;
    let next = from;
    for (; this._log[next]?.tick === simulation.tick; next++) {
      const { change, place } = this._log[next];
      change(this._loaded, simulation.entities[place]);
    }
    return next;
  }
  /** Forgets what came after the present state, to go on from it. */
  cut() {
    const { tick } = this._loaded.simulation;
    this._keyframes = this._keyframes.filter((one) => one.tick <= tick);
    this._log = this._log.filter((one) => one.tick <= tick);
  }
  _advance() {
    this._loaded.simulation.step();
    this._loaded.commands.afterStep();
  }
  /** Makes a keyframe when one is due. @param isFirst see step */
  _keep(isFirst) {
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
  _spread(memento) {
    if (!memento.note()) return;
    this._lastSpread = memento;
    this._spreading = null;
    this._addKeyframe(memento);
  }
  _addKeyframe(memento) {
    const { tick, time } = this._loaded.simulation;
    this._keyframes.push({ memento, tick, time, edits: this._dropped + this._log.length });
    this._due = false;
    this._forget(time - longestLookBack);
  }
  /** Forgets keyframes that no look back begins from, and the edits before the first one left. @param time s */
  _forget(time) {
    const first = this._keyframes.findLastIndex((one) => one.time <= time + timeTolerance);
    if (first < 1) return;
    this._keyframes.splice(0, first);
    this._log.splice(0, this._keyframes[0].edits - this._dropped);
    this._dropped = this._keyframes[0].edits;
  }
}
