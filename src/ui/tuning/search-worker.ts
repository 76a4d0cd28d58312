// The worker in which gains are searched, so that the page stays alive. It is told a tuning and tells how far it is.
import { type Tuning, tune } from '../../tuning/tune';
import type { WorkerMessage } from './search';

addEventListener('message', ({ data }: MessageEvent<Tuning>) => {
  const tell = (message: WorkerMessage) => postMessage(message);
  try {
    const search = tune(data);
    for (;;) {
      const step = search.next();
      if (step.done) {
        tell({ kind: 'found', tuned: step.value });
        return;
      }
      tell({ kind: 'progress', progress: step.value });
    }
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
