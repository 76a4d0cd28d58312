// The worker in which plans are flown, so that the page stays alive: it is told a plan, and tells what it would bring.
import { adviceFor, forecastOf } from '../rules/coach';

addEventListener('message', ({ data }) => {
  const { plan, ask } = data;
  const answer =
    ask.kind === 'forecast'
      ? { kind: 'forecast', forecast: forecastOf(plan) }
      : { kind: 'advice', advice: adviceFor(plan, ask.gate, ask.time) };
  postMessage(answer);
});
