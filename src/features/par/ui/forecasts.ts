// Asks a worker to forecast plans. While it is busy only the newest plan waits.
import { Work } from '../../../app/ui/kit/work';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Advice, Forecast, Friend } from '../rules/display';
import type { ParRun } from '../spec';

/** A question about a plan: its forecast, or advice on a gate where it loses time (s). */
type Ask =
  | { readonly kind: 'forecast' }
  | { readonly kind: 'advice'; readonly gate: number; readonly time: number };

/** Message to the worker: a plan, or a course with another player's run to simulate. */
export interface ForecastQuestion {
  readonly plan: Scenario;
  readonly ask: Ask | { readonly kind: 'friend'; readonly run: ParRun };
}

/** Answer of the worker. */
export type ForecastAnswer =
  | { readonly kind: 'forecast'; readonly forecast: Forecast | null }
  | { readonly kind: 'advice'; readonly advice: Advice | null }
  | { readonly kind: 'friend'; readonly friend: Friend };

export const startForecastWorker = () =>
  new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });

/**
 * Forecasts plans in a worker. A search for advice takes dozens of simulations, so a new question cancels it. Without
 * workers there are no answers.
 */
export class Forecasts {
  readonly #work = new Work<ForecastQuestion, ForecastAnswer>('The forecast', startForecastWorker);
  #isBroken = false;
  #cancelAdvice = () => {};

  /** Asks a question about a plan. @param take called once with the answer, unless a newer question replaces this one */
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
