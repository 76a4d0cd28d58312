// A search for gains in a worker: it tells how far it is and what it found, and can be stopped at any time.
import type { Progress, Tuned, Tuning } from '../../tuning/tune';

/** What the worker tells. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'found'; readonly tuned: Tuned }
  | { readonly kind: 'failed'; readonly message: string };

/** What is done with it. */
interface Listener {
  progress(progress: Progress): void;
  found(tuned: Tuned): void;
  /** @param message one sentence */
  failed(message: string): void;
}

const unchanged = 'Your gains are as they were.';

/** Begins a search; returns how to stop it. After that nothing is told any more. */
export function beginSearch(tuning: Tuning, listener: Listener): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    listener.failed(`This browser does not let the page search gains in a worker. ${unchanged}`);
    return () => {};
  }
  const stop = () => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
  };
  const fail = (message: string) => {
    stop();
    listener.failed(message);
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'progress') {
      listener.progress(data.progress);
      return;
    }
    if (data.kind === 'failed') {
      fail(`The search stopped: ${data.message}. ${unchanged}`);
      return;
    }
    stop();
    listener.found(data.tuned);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(`The search could not be loaded, or broke off. ${unchanged}`);
  };
  worker.onmessageerror = () => fail(`The search told nothing that can be read. ${unchanged}`);
  worker.postMessage(tuning);
  return stop;
}
