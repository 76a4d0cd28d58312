// Adds new objects at free places of the visible field.

import type { App } from '../../../app/ui/app';
import { type ThingRef, thingsOf } from '../../../lab/files/edit-scenario';
import type { Point } from '../../../world/entities/command';
import { placeOf } from '../../../world/simulation/place';
import { buildOf } from '../state/current';
import { followedBy } from '../state/paths';
import { type BuildTool, isGameTool, type NewThing, newThing, slabOfNew } from '../state/placing';
import { roomOf } from '../state/room';
import { snapped } from '../state/snap';
import { placeOfSpot } from '../state/spots';
import { cornersOf, slabOf, slabOfTarget, type ThingBox } from '../state/things';
import { focusThings } from './focus-things';
import { wordsOfThing } from './things';
import { byFingers } from './tools';

/** Least gap between a new object and the edges of the visible part of the page. CSS pixels */
const fromRim = 8;

/** Converts the points of a rectangle from `{x, y}` to `[x, y]`. */
const toBox = ({ at, half, angle }: ThingBox) => ({ at: placeOf(at), half: placeOf(half), angle });

/**
 * Adds a new object at the free place nearest to the middle of the view
 * @param tool tool that makes the object
 * @returns the new object; null if there is no room
 */
export function putNearMiddle(app: App, tool: BuildTool): ThingRef | null {
  const { session, viewport } = app;
  const { left, top, width, height } = viewport.freeBox;
  const drawn = thingsOf(session.scenario, session.games)
    .flatMap((ref) => slabOf(session, ref, viewport.zoom) ?? [])
    .map(toBox);
  // Gates may be on waypoints, but bodies should not start there.
  const meant = buildOf(app).spots.flatMap((spot) => placeOfSpot(session, spot) ?? []);
  const standing = roomOf(
    isGameTool(tool) ? drawn : [...drawn, ...meant.map((at) => toBox(slabOfTarget(at)))],
  );
  const isSeen = (place: Point) => {
    const { x, y } = viewport.toPage(place);
    return (
      x > left + fromRim && x < left + width - fromRim && y > top + fromRim && y < top + height - fromRim
    );
  };
  // Small bodies are drawn larger than they collide.
  const hasRoom = (thing: NewThing, air: number) => {
    const slab = slabOfNew(session, thing, viewport.zoom);
    return cornersOf(slab).every(isSeen) && standing.isFree(toBox(slab), air);
  };
  const ref = buildOf(app).addNear(tool, viewport.centre, hasRoom);
  if (ref) app.say(`${wordsOfThing(session, ref)}.`);
  return ref;
}

/** Half the length of a new path; also the distance of an added waypoint from the last one. m */
const pathReach = 10;

/** Adds a waypoint at the end of the path. If there is no path, adds a path of two waypoints */
function putPath(app: App): void {
  const { session, viewport } = app;
  const build = buildOf(app);
  const { mode, waypoints } = session.commands;
  const { x, y } = snapped(viewport.centre, [], viewport.zoom, false).place;
  const last = mode === 'path' ? waypoints.at(-1) : undefined;
  const path = last
    ? [...waypoints.map(placeOf), placeOf({ x: last.x + pathReach, y: last.y })]
    : [placeOf({ x: x - pathReach, y }), placeOf({ x: x + pathReach, y })];
  build.take('select');
  if (build.change(followedBy(session, build.chosen, path))) {
    build.chooseSpot(path.length - 1);
    app.say(last ? `Waypoint ${path.length} added.` : 'Path of two waypoints added.');
  }
  focusThings();
}

export function press(
  app: App,
  tool: BuildTool,
  { shiftKey, detail }: Pick<MouseEvent, 'shiftKey' | 'detail'>,
): void {
  const build = buildOf(app);
  if (tool === build.tool && detail > 0 && byFingers()) {
    if (!build.finish()) build.take('select');
    return;
  }
  if (tool === 'path' && detail === 0) {
    putPath(app);
    return;
  }
  const isThing = newThing(app.session, tool, { x: 0, y: 0 }) !== null;
  if (!isThing || (detail > 0 && !byFingers())) {
    build.take(tool, shiftKey || detail > 1);
    return;
  }
  build.take('select');
  putNearMiddle(app, tool);
  // Arrow keys can move the new thing.
  if (detail === 0) focusThings();
}
