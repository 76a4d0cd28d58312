// Asks a worker what a plan would bring. Of plans that come while it flies another only the newest is flown.
import { Work } from '../../../app/ui/kit/work';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Advice, Forecast, Friend } from '../rules/display';
import type { ParRun } from '../spec';

/** What is asked of a plan: what it would bring, or what to change at a gate to save some of the time it takes (s). */
type Ask =
  | { readonly kind: 'forecast' }
  | { readonly kind: 'advice'; readonly gate: number; readonly time: number };

/** What the worker is told: a plan, or a course whose run of somebody else is flown. */
export interface ForecastQuestion {
  readonly plan: Scenario;
  readonly ask: Ask | { readonly kind: 'friend'; readonly run: ParRun };
}

/** What it tells. */
export type ForecastAnswer =
  | { readonly kind: 'forecast'; readonly forecast: Forecast | null }
  | { readonly kind: 'advice'; readonly advice: Advice | null }
  | { readonly kind: 'friend'; readonly friend: Friend };

export const startForecastWorker = () =>
  new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });

/** Asks about plans. A search for advice takes dozens of flights, so the next question cancels it. A browser without workers answers nothing. */
export class Forecasts {
  readonly #work = new Work<ForecastQuestion, ForecastAnswer>('The forecast', startForecastWorker);
  #isBroken = false;
  #cancelAdvice = () => {};

  /** @param take is called once with the answer, unless another question comes before this one is begun */
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
