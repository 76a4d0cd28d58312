// Opens the fields of an object at a double click on it.

import type { App } from '../../../app/ui/app';
import { buildOf } from '../state/current';
import { thingAt } from '../state/things';
import { showFields } from './panel';

/** Opens the input fields of an object on a double click @returns function that stops listening */
export function listenToDoubleClicks(app: App): () => void {
  const open = new AbortController();
  const stage = document.getElementById('stage');
  // A double click of which one press used a tool belongs to the tool: it ends a path, for example.
  let usedTool = [false, false];
  stage?.addEventListener(
    'pointerdown',
    () => {
      usedTool = [usedTool[1], buildOf(app).tool !== 'select'];
    },
    { capture: true, signal: open.signal },
  );
  stage?.addEventListener(
    'dblclick',
    ({ clientX: x, clientY: y }) => {
      const build = buildOf(app);
      if (build.tool !== 'select' || usedTool.includes(true) || build.question) return;
      const thing = thingAt(app.session, app.viewport, { x, y, finger: false });
      if (!thing && build.spot === null) return;
      if (thing && build.spot === null) build.choose([thing]);
      showFields(app);
    },
    open,
  );
  return () => open.abort();
}
