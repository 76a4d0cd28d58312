// A round of a scene's question: time waits for a guess, runs, and stops when the answer is known.
// Only the page's clock stops. The simulation knows no rounds, so a run and its hash stay the same.

export type RoundState = 'waiting' | 'running' | 'held';

/** The round of the open scene. Also remembers which scenes had their round in this session. */
export class Round {
  /** Index of the choice that the person guessed; null before a guess. */
  guess: number | null = null;
  /** Whether the clock stops at the first answer. The page sets it for each scene. */
  holds = false;
  private _state: RoundState = 'running';
  private readonly _changed: () => void;
  /** Names of scenes whose round has waited, and of scenes whose answer was held. */
  private readonly _waited = new Set<string>();
  private readonly _held = new Set<string>();
  private _scene = '';

  /** @param changed called after every change */
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

  /** Starts the round of a scene. Time runs from the beginning. @param scene a name for it that no other scene has */
  begin(scene: string): void {
    this._scene = scene;
    this._state = 'running';
    this.guess = null;
    this.holds = false;
  }

  /** Stops time until the person guesses or watches. Works once per scene and session. */
  wait(): void {
    if (this._waited.has(this._scene)) return;
    this._waited.add(this._scene);
    this._become('waiting');
  }

  /** Stops the clock at the answer. Works once per scene and session. @returns whether it stopped */
  hold(): boolean {
    if (!this.holds || this._held.has(this._scene)) return false;
    this._held.add(this._scene);
    this._become('held');
    return true;
  }

  /** Lets the scene wait and hold again, as at its first visit. */
  forget(): void {
    this._waited.delete(this._scene);
    this._held.delete(this._scene);
  }

  /** Lets the changed scene ask for a guess, as at the first visit. */
  ask(): void {
    this.forget();
    this.guess = null;
  }

  /** Stores a guess. Time stays stopped, so that the page can show the choice first. */
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
