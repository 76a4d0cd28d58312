// Worker that searches gains, so that the page stays responsive.
import '../../../laws/language/own-law';
import { answerInWorker } from '../../../app/ui/kit/work';
import { type SearchProgress, type Tuning, type TuningResult, tune } from '../../../lab/tuning/tune';

answerInWorker<Tuning, TuningResult, SearchProgress>((tuning, report) => {
  const steps = tune(tuning);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    report(value);
  }
});
