// Guessing the answer to a scene's question: time waits for a guess, runs, and stops when the answer is known.
// Only the page's clock stops. The simulation does not depend on it, so a run and its hash stay the same.

export type RoundState = 'waiting' | 'running' | 'held';

/**
 * Lets a person guess the answer to a scene's question. Simulated time waits for the guess, then runs, and stops at the
 * answer.
 */
export class Round {
  /** Index of the choice that the person guessed; null before a guess. */
  guess: number | null = null;
  /**
   * Whether simulated time should stop when the simulation has answered the scene's question. A scene stops only once
   * per session.
   */
  holds = false;
  /** Whether the scene lets the person guess the answer. */
  asks = false;
  /**
   * Whether simulated time passes (`running`), waits for the person's prediction (`waiting`), or is stopped to show the
   * result (`held`).
   */
  state: RoundState = 'running';
  private readonly _changed: () => void;
  /** Names of scenes that already paused in this session for the person to guess the result. */
  private readonly _waited = new Set<string>();
  /** Names of the scenes whose result has already paused the simulation in this session. */
  private readonly _held = new Set<string>();
  private _scene = '';

  /** Creates the game of guessing scene results. Calls `changed` after every change. */
  constructor(changed: () => void) {
    this._changed = changed;
  }

  /**
   * Whether simulated time passes: not while the page waits for the person's guess, or is stopped to show the result.
   */
  get runs(): boolean {
    return this.state === 'running';
  }

  /** Whether the scene asks for a guess, and has not yet paused at its result since the page was loaded. */
  get isUnanswered(): boolean {
    return this.asks && !this._held.has(this._scene);
  }

  /**
   * Resets the guessing game for a newly opened scene: no guess, and the simulation is not paused.
   * @param scene unique name of the scene
   */
  begin(scene: string): void {
    this._scene = scene;
    this.state = 'running';
    this.guess = null;
    this.holds = false;
    this.asks = false;
  }

  /** Stops time until the person guesses or chooses to watch. Works only once per scene in a session. */
  wait(): void {
    if (this._waited.has(this._scene)) return;
    this._waited.add(this._scene);
    this._become('waiting');
  }

  /**
   * Pauses the simulation because the scene's question has been answered. Does so at most once per scene in a session.
   * @returns true if this call has paused the simulation
   */
  hold(): boolean {
    if (!this.holds || this._held.has(this._scene)) return false;
    this._held.add(this._scene);
    this._become('held');
    return true;
  }

  /**
   * Forgets that simulated time has already stopped in the open scene. It can then stop again, once for a guess and
   * once at the result.
   */
  forget(): void {
    this._waited.delete(this._scene);
    this._held.delete(this._scene);
  }

  /**
   * Deletes the person's guess of the open scene's result. Time can then stop twice more: to wait for a new guess, and
   * at the result.
   */
  ask(): void {
    this.forget();
    this.guess = null;
  }

  /** Stores the person's guess of the result. Does not start or stop time. @param place index of the guessed option */
  choose(place: number): void {
    this.guess = place;
    this._changed();
  }

  /** Lets simulated time pass again after it was stopped. */
  run(): void {
    if (this.state !== 'running') this._become('running');
  }

  private _become(state: RoundState): void {
    this.state = state;
    this._changed();
  }
}
