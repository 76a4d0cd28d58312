// Replays: the last seconds of a run, simulated again between two steps of the session.
import type { Simulation } from '../../../world/simulation/simulation';
import { SceneMoment, type SessionScene } from '../session-scene';

/** Error of a replay that is no longer valid, because the scene continued or was edited. */
export class ReplayOutdated extends Error {
  constructor() {
    super('The scene went on, or was changed, in the meantime.');
  }
}

/** Tolerance for rounding errors of times, in simulation steps. */
const tolerance = 1e-6;

/**
 * Moves the scene to a moment of a replay. Times must not decrease.
 * @param time time since the start of the replay, s
 * @returns fraction with which to draw: 0 is the state before the last step, 1 the state after it
 */
type GoTo = (time: number) => number;

/** A replay of the last seconds of a run. An edit or another simulation step makes the replay invalid. */
export class Replay {
  /** Length of the replay. s */
  readonly seconds: number;
  private readonly _current: () => SessionScene;
  private readonly _loaded: SessionScene;
  private readonly _simulation: Simulation;
  private readonly _tick: number;
  private readonly _end: number;
  /** Number of edits in the scene when the replay was created. */
  private readonly _edits: number;
  /** State of the scene at the end of the last call of `visit`; null before the first call. */
  private _cursor: SceneMoment | null = null;

  /**
   * Creates a replay that ends at the present step.
   * @param current returns the open scene
   * @param seconds largest length of the replay, s
   */
  constructor(current: () => SessionScene, seconds: number) {
    const loaded = current();
    const { tick, time } = loaded.simulation;
    this._current = current;
    this._loaded = loaded;
    this._simulation = loaded.simulation;
    this._tick = tick;
    this._end = time;
    this._edits = loaded.lookBack.edits;
    this.seconds = Math.max(0, Math.min(seconds, time - loaded.lookBack.from));
  }

  /**
   * Calls `look`, which may draw past moments of the scene. Then restores the present.
   * @param look function that draws. It moves the scene with its argument `goTo` before each drawing
   * @throws ReplayOutdated if the scene ran on or was edited after the replay was created
   */
  visit(look: (goTo: GoTo) => void): void {
    const { simulation } = this._current();
    const isSame = this._current() === this._loaded && simulation === this._simulation;
    if (!isSame || simulation.tick !== this._tick || this._loaded.lookBack.edits !== this._edits)
      throw new ReplayOutdated();
    const present = new SceneMoment(this._loaded, true);
    try {
      if (this._cursor) this._cursor.restore();
      else this._loaded.lookBack.rewind(this._end - this.seconds, this._tick, false);
      look((time) => this._goTo(time));
      this._cursor = new SceneMoment(this._loaded, true);
    } finally {
      present.restore();
    }
  }

  private _goTo(time: number): number {
    const at = this._tick + (time - this.seconds) * this._simulation.stepRate;
    const tick = Math.min(this._tick, Math.ceil(at - tolerance));
    this._loaded.lookBack.follow(tick);
    return Math.min(1, Math.max(0, 1 - (tick - at)));
  }
}
