// Judges laws in a worker, one question after the other.
import { Work } from '../app/ui/kit/work';
import { scoreRows } from './score-rows';
import type { Judge, JudgeAnswer, JudgeQuestion } from './workshop/score-card/judge';

const work = new Work<JudgeQuestion, JudgeAnswer>(
  'The judge',
  () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
);

export const judging: Judge = {
  rows: scoreRows,
  ask: ({ asks, law }, take) => work.ask({ asks, law }, { answer: take, failed: () => take(null) }),
};
