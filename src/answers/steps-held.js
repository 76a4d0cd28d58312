/** How long the page is watched. Real s */
const watched = 10;
/** Length of a frame from which on the page was out of sight. Real s */
const asleep = 1;
/** For a crowd. It is no part of the run, which is the same on every device. */
export class StepsHeld {
  bodyByBody = true;
  _simulation;
  /** Since it began: real s, steps, and real time that they took. s */
  _elapsed = 0;
  _steps = 0;
  _spent = 0;
  constructor(simulation) {
    this._simulation = simulation;
  }
  beginAnew() {
    this._elapsed = 0;
    this._steps = 0;
    this._spent = 0;
  }
  paced({ elapsed, steps, spent }) {
    if (elapsed > asleep) return;
    this._elapsed += elapsed;
    this._steps += steps;
    this._spent += spent;
  }
  get answer() {
    if (this._elapsed < watched) return null;
    const { entities, stepRate } = this._simulation;
    const held = Math.min(stepRate, Math.round(this._steps / this._elapsed));
    const cost = (1000 * this._spent) / this._steps;
    const isHeld = held === stepRate;
    const rate = isHeld ? `${held} steps a second held` : `${held} of ${stepRate} steps a second`;
    return {
      phrases: [
        `${entities.length.toLocaleString('en')} turned, ${rate}, ${cost.toFixed(cost < 10 ? 1 : 0)} ms a step.`,
      ],
      figures: {
        bodies: entities.length,
        stepsPerSecond: this._steps / this._elapsed,
        secondsPerStep: cost / 1000,
      },
      right: [],
      marks: [],
    };
  }
}
