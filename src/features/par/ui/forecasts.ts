// Asks a worker what a plan would bring. Of plans that come while it flies another only the newest is flown.
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

/** A question, and who waits for its answer. */
interface Waiting {
  readonly plan: Scenario;
  readonly ask: Ask;
  take(answer: ForecastAnswer): void;
}

/** The worker. A search for advice, which takes dozens of flights, gives way to the next question. Where the browser has none, nothing is answered and nothing else is lost. */
export class Forecasts {
  #worker: Worker | null = null;
  #isBroken = false;
  #underWay: Waiting | null = null;
  #next: Waiting | null = null;

  /** @param take is called once with the answer, unless another question comes before this one is begun */
  ask(plan: Scenario, ask: Ask, take: (answer: ForecastAnswer) => void): void {
    this.#next = { plan, ask, take };
    if (this.#underWay?.ask.kind === 'advice') this.#end();
    this.#begin();
  }

  /** Ends the worker in the midst of what it does: the next question starts another one. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#underWay = null;
  }

  #begin(): void {
    if (this.#underWay || !this.#next || this.#isBroken) return;
    const worker = this.#worker ?? this.#start();
    if (!worker) return;
    this.#worker = worker;
    const { plan, ask } = this.#next;
    this.#underWay = this.#next;
    this.#next = null;
    worker.postMessage({ plan, ask } satisfies ForecastQuestion);
  }

  #start(): Worker | null {
    try {
      const worker = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<ForecastAnswer>) => {
        const asked = this.#underWay;
        this.#underWay = null;
        this.#begin();
        asked?.take(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#isBroken = true;
        worker.terminate();
      };
      return worker;
    } catch {
      this.#isBroken = true;
      return null;
    }
  }
}
