// A search for gains in a worker: it tells how far it is and what it found, and can be stopped at any time.
import type { Progress, Tuned, Tuning } from '../../../lab/tuning/tune';

/** What the worker tells. */
export type WorkerMessage = { readonly progress: Progress } | { readonly tuned: Tuned };

/** What is done with it. */
interface Listener {
  progress(progress: Progress): void;
  found(tuned: Tuned): void;
  /** @param message one sentence */
  failed(message: string): void;
}

const unchanged = 'Your gains are as they were.';

/** Begins a search; returns how to stop it. After that nothing is told any more. Throws where there are no workers. */
export function beginSearch(tuning: Tuning, listener: Listener): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    throw new Error(`This browser does not let the page search gains in a worker. ${unchanged}`);
  }
  const stop = () => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('progress' in data) return listener.progress(data.progress);
    stop();
    listener.found(data.tuned);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    stop();
    // One that could not be loaded has no message.
    const reason = event.message
      ? `The search stopped: ${event.message.replace(/^Uncaught \w+: /, '')}.`
      : 'The search could not be loaded, or broke off.';
    listener.failed(`${reason} ${unchanged}`);
  };
  worker.postMessage(tuning);
  return stop;
}
