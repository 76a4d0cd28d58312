// How many bodies the page turns, and at what cost: the page's own figures.
import { fixed } from '../../laws/exact/figures';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMeter, StepPace } from './answer';

/** How long the page is watched. Real s */
const watched = 10;

/** Length of a frame from which on the page was out of sight. Real s */
const asleep = 1;

/** Answers how many steps a second this device holds with a crowd. */
export class StepsHeld implements AnswerMeter {
  readonly bodyByBody = true;
  private readonly _simulation: Simulation;
  /** Since it began: real s, frames that were drawn, steps, and real time that those took. s */
  private _elapsed = 0;
  private _frames = 0;
  private _steps = 0;
  private _spent = 0;

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  beginAnew(): void {
    this._elapsed = 0;
    this._frames = 0;
    this._steps = 0;
    this._spent = 0;
  }

  paced({ elapsed, steps, isDrawn, spent }: StepPace): void {
    if (elapsed > asleep) return;
    this._elapsed += elapsed;
    this._frames += isDrawn ? 1 : 0;
    this._steps += steps;
    this._spent += spent;
  }

  get answer(): Answer | null {
    if (this._elapsed < watched) return null;
    const { entities, stepRate } = this._simulation;
    const held = Math.min(stepRate, Math.round(this._steps / this._elapsed));
    const cost = (1000 * this._spent) / this._steps;
    const isHeld = held === stepRate;
    const rate = isHeld ? `${held} steps a second held` : `${held} of ${stepRate} steps a second`;
    return {
      phrases: [
        `${entities.length.toLocaleString('en')} turned, ${rate}, ${fixed(cost, cost < 10 ? 1 : 0)} ms a step.`,
      ],
      figures: {
        bodies: entities.length,
        framesPerSecond: this._frames / this._elapsed,
        stepsPerSecond: this._steps / this._elapsed,
        secondsPerStep: cost / 1000,
      },
      right: [],
      marks: [],
    };
  }
}
