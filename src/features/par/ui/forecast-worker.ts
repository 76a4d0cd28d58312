// Worker that simulates plans and other players' runs, so that the page stays responsive.
import '../../../laws/language/own-law';
import { answerInWorker } from '../../../app/ui/kit/work';
import { adviceFor, forecastOf } from '../rules/coach';
import { flyFriend } from '../rules/ghosts';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';

answerInWorker(({ plan, ask }: ForecastQuestion): ForecastAnswer => {
  if (ask.kind === 'forecast') return { kind: 'forecast', forecast: forecastOf(plan) };
  if (ask.kind === 'friend') return { kind: 'friend', friend: flyFriend(ask.run) };
  return { kind: 'advice', advice: adviceFor(plan, ask.gate, ask.time) };
});
