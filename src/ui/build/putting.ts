// Puts a new thing where there is room in what can be seen.
import type { ThingRef } from '../../files/edit-scenario';
import type { BuildTool } from '../../view/build/placing';
import type { App } from '../app';
import { buildOf } from './state';
import { wordsOfThing } from './things';

/** How far from the rim of the free part of the page something is put, so that all of it is seen. CSS pixels */
const fromRim = 24;

/** Puts the thing of a tool at the free place nearest to the middle of what is seen, and says where. Null where there is no room. */
export function putNearMiddle(app: App, tool: BuildTool): ThingRef | null {
  const { viewport } = app;
  const { left, top, width, height } = viewport.freeBox;
  const [right, bottom] = [left + width, top + height];
  const ref = buildOf(app).addNear(tool, viewport.centre, (place) => {
    const { x, y } = viewport.toPage(place);
    return x > left + fromRim && x < right - fromRim && y > top + fromRim && y < bottom - fromRim;
  });
  if (ref) app.say(`${wordsOfThing(app.session.scenario, ref)}.`);
  return ref;
}
