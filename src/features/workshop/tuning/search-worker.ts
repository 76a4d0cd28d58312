// The worker in which gains are searched, so that the page stays alive. It is told a tuning and tells how far it is.
import '../../../laws/language/own-law';
import { type Tuning, tune } from '../../../lab/tuning/tune';
import type { WorkerMessage } from './search';

const tell = (message: WorkerMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Tuning>) => {
  const search = tune(data);
  for (;;) {
    const { done, value } = search.next();
    if (done) return tell({ tuned: value });
    tell({ progress: value });
  }
});
