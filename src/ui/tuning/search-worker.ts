// The worker in which gains are searched, so that the page stays alive. It is told a tuning and tells how far it is.
import { type Tuning, tune } from '../../tuning/tune';
import type { Told } from './search';

/** How often it tells how far it is: after so many trials. */
const every = 4;

addEventListener('message', ({ data }: MessageEvent<Tuning>) => {
  const tell = (told: Told) => postMessage(told);
  try {
    const search = tune(data);
    for (let n = 0; ; n++) {
      const step = search.next();
      if (step.done) {
        tell({ kind: 'found', tuned: step.value });
        return;
      }
      if (n % every === 0) tell({ kind: 'progress', progress: step.value });
    }
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
