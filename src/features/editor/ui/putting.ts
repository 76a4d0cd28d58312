// Puts a new thing where there is room in what can be seen.

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
import { cornersOf, type Slab, slabOf, slabOfTarget } from '../state/things';
import { focusThings } from './focus-things';
import { wordsOfThing } from './things';
import { byFingers } from './tools';

/** How far from the rim of the free part of the page something is put. CSS pixels */
const fromRim = 8;

/** A box of the field as the simulation knows boxes. */
const boxed = ({ at, half, angle }: Slab) => ({ at: placeOf(at), half: placeOf(half), angle });

/** Puts the thing of a tool at the free place nearest to the middle of what is seen, and says where. Null where there is no room. */
export function putNearMiddle(app: App, tool: BuildTool): ThingRef | null {
  const { session, viewport } = app;
  const { left, top, width, height } = viewport.freeBox;
  const drawn = thingsOf(session.scenario, session.games)
    .flatMap((ref) => slabOf(session, ref, viewport.zoom) ?? [])
    .map(boxed);
  // Gates stand on waypoints; what flies there is not to begin there.
  const meant = buildOf(app).spots.flatMap((spot) => placeOfSpot(session, spot) ?? []);
  const standing = roomOf(
    isGameTool(tool) ? drawn : [...drawn, ...meant.map((at) => boxed(slabOfTarget(at)))],
  );
  const isSeen = (place: Point) => {
    const { x, y } = viewport.toPage(place);
    return (
      x > left + fromRim && x < left + width - fromRim && y > top + fromRim && y < top + height - fromRim
    );
  };
  // Bodies are drawn larger than they collide where they would be small.
  const hasRoom = (thing: NewThing, air: number) => {
    const slab = slabOfNew(session, thing, viewport.zoom);
    return cornersOf(slab).every(isSeen) && standing.isFree(boxed(slab), air);
  };
  const ref = buildOf(app).addNear(tool, viewport.centre, hasRoom);
  if (ref) app.say(`${wordsOfThing(session, ref)}.`);
  return ref;
}

/** Where a path that keys put begins and ends: so far left and right of the middle of what is seen. m */
const pathReach = 10;

/** Puts a path of two waypoints, or makes the one that there is longer; arrows move its last waypoint from there. */
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

/**
 * Takes the tool that was pressed in the palette, or puts its thing at once: keys have no place on the field, and a finger that
 * taps has not shown one. A path has no thing: a finger draws it.
 */
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
  // Arrows move it from there.
  if (detail === 0) focusThings();
}
