// Answers how many bodies this device can simulate in real time, from the time that a step takes now.
import { fixed } from '../../laws/exact/figures';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMeter, GuessChoice, StepPace } from './answer';

/** Real time for which simulation steps are counted before a result is available. s */
const watched = 10;

/** Longest real time that is counted for one frame of the page. s */
const longestFrame = 1;

/**
 * Choices for the guess how many bodies this device can simulate in real time. `below`: upper limit of the choice, not
 * included.
 */
const ranges: readonly (readonly [label: string, below: number])[] = [
  ['under 2,000', 2000],
  ['2,000 to 20,000', 20_000],
  ['more', Infinity],
];

/** Observer that estimates how many bodies this device can simulate in real time. */
export class StepsHeld implements AnswerMeter {
  readonly bodyByBody = true;
  readonly choices: readonly GuessChoice[] = ranges.map(([label]) => ({ label, bodies: [] }));
  private readonly _simulation: Simulation;
  /** Real time counted since `restart`. s */
  private _elapsed = 0;
  /** Number of frames that the page has drawn since `restart`. */
  private _frames = 0;
  /** Number of simulation steps since `restart`. */
  private _steps = 0;
  /** Real time that computing the simulation steps has taken since `restart`. s */
  private _spent = 0;

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  restart(): void {
    this._elapsed = 0;
    this._frames = 0;
    this._steps = 0;
    this._spent = 0;
  }

  noteFrame({ elapsed, steps, isDrawn, spent }: StepPace): void {
    this._elapsed += Math.min(elapsed, longestFrame);
    this._frames += isDrawn ? 1 : 0;
    this._steps += steps;
    this._spent += spent;
  }

  get answer(): Answer | null {
    if (this._elapsed < watched || this._steps === 0) return null;
    const { entities, stepRate } = this._simulation;
    const held = Math.min(stepRate, Math.round(this._steps / this._elapsed));
    const cost = this._spent / this._steps;
    const isHeld = held === stepRate;
    // A page that is behind has no room for more, however quick its steps are: drawing takes time, too.
    const share = isHeld ? 1 / (stepRate * cost) : Math.min(held / stepRate, 1 / (stepRate * cost));
    const fit = Number((entities.length * share).toPrecision(2));
    const count = entities.length.toLocaleString('en');
    const ran = isHeld
      ? `${count} fly at full speed`
      : `${count} fly in slow motion, at ${fixed((100 * held) / stepRate, 0)} % speed`;
    const rest = `; about ${fit.toLocaleString('en')} ${isHeld ? 'could' : 'would fly at full speed'}`;
    return {
      phrases: [`${ran}${Number.isFinite(fit) ? rest : ''}.`],
      figures: {
        bodies: entities.length,
        framesPerSecond: this._frames / this._elapsed,
        stepsPerSecond: this._steps / this._elapsed,
        secondsPerStep: cost,
      },
      right: [ranges.findIndex(([, below]) => fit < below)].filter((place) => place >= 0),
      marks: [],
      ...(fit < entities.length && { bright: Math.ceil(fit) }),
    };
  }
}
