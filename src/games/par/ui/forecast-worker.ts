// The worker in which plans are flown, so that the page stays alive: it is told a plan, and tells what it would bring.
import '../../../own/at-once';
import { adviceFor, forecastOf } from '../rules/coach';
import type { ForecastAnswer, ForecastQuestion } from './forecasts';

addEventListener('message', ({ data }: MessageEvent<ForecastQuestion>) => {
  const { plan, ask } = data;
  const answer: ForecastAnswer =
    ask.kind === 'forecast'
      ? { kind: 'forecast', forecast: forecastOf(plan) }
      : { kind: 'advice', advice: adviceFor(plan, ask.gate, ask.time) };
  postMessage(answer);
});
