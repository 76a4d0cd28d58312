// Flies runs of others in a worker, so that the page stays alive.
import type { Friend } from '../rules/display';
import type { ParRun } from '../spec';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';

/** A worker that flies one run at a time. */
export class FriendWorker {
  #worker: Worker | null = null;

  /** Flies a run. Resolves to null if the browser has no workers, or the worker fails. */
  readonly fly = (run: ParRun): Promise<Friend | null> =>
    new Promise((resolve) => {
      try {
        this.#worker ??= new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
        this.#worker.onmessage = ({ data }: MessageEvent<ForecastAnswer>) =>
          resolve(data.kind === 'friend' ? data.friend : null);
        this.#worker.onerror = (event) => {
          event.preventDefault();
          this.#worker?.terminate();
          this.#worker = null;
          resolve(null);
        };
        this.#worker.postMessage({
          plan: run.scene,
          ask: { kind: 'friend', run },
        } satisfies ForecastQuestion);
      } catch {
        resolve(null);
      }
    });
}
