// Whether simulated time keeps up with real time: how far it has come in the last second beside how far it should have.

/** Over how long the two are compared. s. Two such spans in turn that lag are told: a single stall is not. */
const span = 0.75;

/** Share from which time counts as kept: a frame more or less in a span is no lag. */
const kept = 0.93;

/** Compares the simulated time that was taken with the one that was due. */
export class RealTime {
  private _real = 0;
  private _due = 0;
  private _taken = 0;
  /** Whether the span before the present one lagged. */
  private _lagged = false;
  private _rate: number | null = null;

  /** Simulated seconds per real second while they are fewer than they should be; null while time keeps up. */
  get rate(): number | null {
    return this._rate;
  }

  /** Takes a frame. @param elapsed real s @param due simulated s that should have passed @param taken simulated s that have */
  add(elapsed: number, due: number, taken: number): void {
    if (!(elapsed > 0) || !Number.isFinite(elapsed)) return;
    this._real += elapsed;
    this._due += due;
    this._taken += taken;
    if (this._real < span) return;
    const lags = this._taken < kept * this._due;
    this._rate = lags && this._lagged ? this._taken / this._real : null;
    this._lagged = lags;
    this._real = 0;
    this._due = 0;
    this._taken = 0;
  }

  /** Begins afresh, as after a pause. */
  reset(): void {
    this._real = 0;
    this._due = 0;
    this._taken = 0;
    this._lagged = false;
    this._rate = null;
  }
}
