// One round of a scene's question: it waits for a guess, runs, and holds the picture when the answer comes.
// Only the page's clock stands then. The simulation knows nothing of rounds, so a run and its hash stay the same.

export type RoundState = 'waiting' | 'running' | 'held';

/** The round of the open scene, and which scenes have had theirs in this session. */
export class Round {
  /** The choice that the person guessed, by its place; null before a guess. */
  guess: number | null = null;
  /** Whether the answer stops the clock the first time that it comes. The page says so for each scene. */
  holds = false;
  private _state: RoundState = 'running';
  private readonly _changed: () => void;
  /** Scenes whose round has waited, and scenes whose answer was held, by title. */
  private readonly _waited = new Set<string>();
  private readonly _held = new Set<string>();
  private _scene = '';

  /** @param changed called after every change of the state */
  constructor(changed: () => void) {
    this._changed = changed;
  }

  get state(): RoundState {
    return this._state;
  }

  /** Whether time may pass. */
  get runs(): boolean {
    return this._state === 'running';
  }

  /** Begins the round of a scene, which runs at once. @param scene its title */
  begin(scene: string): void {
    this._scene = scene;
    this._state = 'running';
    this.guess = null;
    this.holds = false;
  }

  /** Lets time stand until the person guesses or watches. Once per scene and session: later calls change nothing. */
  wait(): void {
    if (this._waited.has(this._scene)) return;
    this._waited.add(this._scene);
    this._become('waiting');
  }

  /** Stops the clock at the answer. @returns whether it stopped: only once per scene and session */
  hold(): boolean {
    if (!this.holds || this._held.has(this._scene)) return false;
    this._held.add(this._scene);
    this._become('held');
    return true;
  }

  /** Notes a guess. It does not start time, so that the page can show the choice first. */
  choose(place: number): void {
    this.guess = place;
    this._changed();
  }

  /** Lets time pass again. */
  run(): void {
    if (!this.runs) this._become('running');
  }

  private _become(state: RoundState): void {
    this._state = state;
    this._changed();
  }
}
