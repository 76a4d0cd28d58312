// A double click on a thing of the field opens its properties.

import type { App } from '../../../app/ui/app';
import { buildOf } from '../state/current';
import { thingAt } from '../state/things';
import { showFields } from './panel';

/** Time after the use of a tool in which a double click belongs to the tool: it ends a path, for example. ms */
const toolMs = 1000;

/** Opens the properties of a thing on a double click. Returns a function that stops it. */
export function listenToDoubleClicks(app: App): () => void {
  const open = new AbortController();
  const stage = document.getElementById('stage');
  let usedMs = -Infinity;
  stage?.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (buildOf(app).tool !== 'select') usedMs = timeStamp;
    },
    { capture: true, signal: open.signal },
  );
  stage?.addEventListener(
    'dblclick',
    ({ timeStamp, clientX: x, clientY: y }) => {
      const build = buildOf(app);
      const isTools = build.tool !== 'select' || timeStamp - usedMs < toolMs;
      if (isTools || build.question) return;
      const thing = thingAt(app.session, app.viewport, { x, y, finger: false });
      if (!thing && build.spot === null) return;
      if (thing && build.spot === null) build.choose([thing]);
      showFields(app);
    },
    open,
  );
  return () => open.abort();
}
