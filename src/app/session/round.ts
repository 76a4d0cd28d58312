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
  /** Whether time stops when the answer to the scene's question is known. */
  holds = false;
  /** Whether the scene lets the person guess the answer. */
  asks = false;
  /** State of simulated time: `running`, `waiting` for a guess, or `held` at the result */
  state: RoundState = 'running';
  private readonly _changed: () => void;
  private readonly _waited = new Set<string>();
  private readonly _held = new Set<string>();
  private _scene = '';

  /**
   * Creates the guessing game of a session.
   * @param changed called after each guess, and when time stops or runs again
   */
  constructor(changed: () => void) {
    this._changed = changed;
  }

  get runs(): boolean {
    return this.state === 'running';
  }

  /** Whether the scene asks for a guess and has not yet stopped time at its result since the page was loaded. */
  get isUnanswered(): boolean {
    return this.asks && !this._held.has(this._scene);
  }

  /**
   * Prepares the guessing game for a newly opened scene. Deletes the guess and lets time run.
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

  /** Stops time to show the scene's result, at most once per scene. @returns whether this call has stopped time */
  hold(): boolean {
    if (!this.holds || this._held.has(this._scene)) return false;
    this._held.add(this._scene);
    this._become('held');
    return true;
  }

  /** Lets time stop once more for a guess and for the result in the open scene. Does not stop or start time now. */
  forget(): void {
    this._waited.delete(this._scene);
    this._held.delete(this._scene);
  }

  /** Deletes the person's guess, so that the person can guess again. */
  ask(): void {
    this.forget();
    this.guess = null;
  }

  /** Stores the person's guess. Does not stop or start time. @param place index of the guessed option */
  choose(place: number): void {
    this.guess = place;
    this._changed();
  }

  run(): void {
    if (this.state !== 'running') this._become('running');
  }

  private _become(state: RoundState): void {
    this.state = state;
    this._changed();
  }
}
