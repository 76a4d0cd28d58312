// The worker in which plans and runs of others are flown, so that the page stays alive: it is told one, and tells what it brings.
import '../../../laws/language/own-law';
import { adviceFor, forecastOf } from '../rules/coach';
import { flownFriend } from '../rules/ghosts';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';

addEventListener('message', ({ data }: MessageEvent<ForecastQuestion>) => {
  postMessage(answerTo(data));
});

function answerTo({ plan, ask }: ForecastQuestion): ForecastAnswer {
  if (ask.kind === 'forecast') return { kind: 'forecast', forecast: forecastOf(plan) };
  if (ask.kind === 'friend') return { kind: 'friend', friend: flownFriend(ask.run) };
  return { kind: 'advice', advice: adviceFor(plan, ask.gate, ask.time) };
}
