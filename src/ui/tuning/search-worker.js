// The worker in which gains are searched, so that the page stays alive. It is told a tuning and tells how far it is.
import { tune } from '../../tuning/tune';

const tell = (message) => postMessage(message);
addEventListener('message', ({ data }) => {
  const search = tune(data);
  for (;;) {
    const { done, value } = search.next();
    if (done) return tell({ tuned: value });
    tell({ progress: value });
  }
});
