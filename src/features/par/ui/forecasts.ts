// Asks a worker to forecast planned flights. While the worker is busy, only the newest plan waits.
import { Work } from '../../../app/ui/kit/work';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Advice, Forecast, Friend } from '../rules/display';
import type { ParRun } from '../spec';

type Ask =
  /** Asks how the planned flight ends. */
  | { readonly kind: 'forecast' }
  /**
   * Requests advice from the worker: which waypoint to move, and to which place, so that the flight takes less time.
   */
  | {
      readonly kind: 'advice';
      /** Index of a gate. The worker tries to move only the three waypoints nearest to this gate. */
      readonly gate: number;
      /** Duration of the planned flight if no waypoint is moved. s */
      readonly time: number;
    };

export interface ForecastQuestion {
  readonly plan: Scenario;
  readonly ask: Ask | { readonly kind: 'friend'; readonly run: ParRun };
}

export type ForecastAnswer =
  | { readonly kind: 'forecast'; readonly forecast: Forecast | null }
  | { readonly kind: 'advice'; readonly advice: Advice | null }
  | { readonly kind: 'friend'; readonly friend: Friend };

export const startForecastWorker = () =>
  new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });

/** Asks a worker to forecast a planned flight, or to advise which waypoint to move. */
export class Forecasts {
  readonly #work = new Work<ForecastQuestion, ForecastAnswer>('The forecast', startForecastWorker);
  #isBroken = false;
  #cancelAdvice = () => {};

  /**
   * Asks the simulation worker about a planned flight. Cancels an unanswered question.
   * @param plan scene with the planned path
   * @param take called once with the answer, unless the question was cancelled
   */
  ask(plan: Scenario, ask: Ask, take: (answer: ForecastAnswer) => void): void {
    if (this.#isBroken) return;
    this.#work.clear();
    this.#cancelAdvice();
    const failed = () => {
      this.#isBroken = true;
    };
    const cancel = this.#work.ask({ plan, ask }, { answer: take, failed });
    this.#cancelAdvice = ask.kind === 'advice' ? cancel : () => {};
  }
}
