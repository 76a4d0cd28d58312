// Runs a search for gains in a worker.
import { Work } from '../../../app/ui/kit/work';
import type { SearchProgress, Tuning, TuningResult } from '../../../lab/tuning/tune';

export const search = new Work<Tuning, TuningResult, SearchProgress>(
  'The search',
  () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
);
