// Simulates other players' runs in a worker, so that the page stays responsive.
import { Work } from '../../../app/ui/kit/work';
import type { Friend } from '../rules/display';
import type { ParRun } from '../spec';
import { type ForecastAnswer, type ForecastQuestion, startForecastWorker } from './forecasts';

/** A worker that simulates the runs of other players, one at a time. */
export class FriendWorker {
  readonly #work = new Work<ForecastQuestion, ForecastAnswer>('The flight', startForecastWorker);

  /** Simulates another player's run. Null if workers are missing or fail. */
  readonly fly = (run: ParRun): Promise<Friend | null> =>
    this.#work.answerTo({ plan: run.scene, ask: { kind: 'friend', run } }).then(
      (answer) => (answer.kind === 'friend' ? answer.friend : null),
      () => null,
    );
}
