// The objects of a scene on the canvas: their names, the object under a press, and the handles of a selected object.

import type { Session } from '../../../app/session/session';
import { distinct, namesOf } from '../../../app/view/bodies';
import { enlargementOf, hullLength } from '../../../app/view/hull-size';
import type { Viewport } from '../../../app/view/viewport';
import {
  gameThings,
  isGameList,
  shapeOfThing,
  type ThingRef,
  thingsOf,
} from '../../../lab/files/edit-scenario';
import type { ThingShape } from '../../../lab/files/field';
import { atan2, cos, hypot, sin } from '../../../laws/exact/exact';
import { rounded } from '../../../laws/exact/figures';
import { distance, type Point } from '../../../world/entities/command';
import type { ObstacleKind, ObstacleSpec } from '../../../world/simulation/obstacle';
import { type Place, pointOf } from '../../../world/simulation/place';
import { poseOf } from '../../../world/simulation/pose';
import type { Scenario } from '../../../world/simulation/scenario';
import { snappedAngle, snappedLength } from './snap';

/** Labels of crates and walls. */
export const obstacleLabels: Readonly<Record<ObstacleKind, string>> = { crate: 'Crate', wall: 'Wall' };

/** Returns the name of an object, unique in its scene. */
export function nameOfThing(session: Session, { list, index }: ThingRef): string {
  if (isGameList(list)) {
    const found = gameThings(session.scenario, list, session.games);
    return found ? distinct(found.list.map(() => found.things.label))[index] : '';
  }
  const { obstacles = [], targets = [] } = session.scenario;
  if (list === 'entities') return namesOf(session)[index];
  if (list === 'obstacles') return distinct(obstacles.map(({ kind }) => obstacleLabels[kind]))[index];
  return distinct(targets.map(() => 'Target'))[index];
}

/** A rectangle in the world at any angle: middle (m), half sides (m), and angle (rad). */
export interface ThingBox {
  readonly at: Point;
  readonly half: Point;
  readonly angle: number;
}

/** Half the width of the drawn hull of a body of size 1. m */
const hullHalfWidth = 1.3;

/** Half the side of the square that the editor uses as the area of a target. m */
const targetHalf = 1.5;

/**
 * Returns the rectangle around the drawn hull of a body.
 * @param size scale of the body, 1 for the usual one
 * @param zoom CSS pixels per metre
 */
export function slabOfHull(at: Point, angle: number, size: number, zoom: number): ThingBox {
  const half = (hullLength * size) / 2;
  const drawn = half * enlargementOf(2 * half * zoom);
  return { at, half: { x: drawn, y: (2 * drawn * hullHalfWidth) / hullLength }, angle };
}

/** Returns a square around a target. The editor uses the square as the target's area. */
export const slabOfTarget = (at: Point): ThingBox => ({
  at,
  half: { x: targetHalf, y: targetHalf },
  angle: 0,
});

/**
 * Returns the rectangle around an object as drawn. Null if the object is not in the scene any more.
 * @param zoom CSS pixels per metre
 */
export function slabOf(session: Session, { list, index }: ThingRef, zoom: number): ThingBox | null {
  const { simulation, entities } = session;
  if (list === 'entities') {
    const entity = entities[index];
    if (!entity) return null;
    const { x, y, angle } = poseOf(entity);
    return slabOfHull({ x, y }, angle, entity.build.size, zoom);
  }
  if (list === 'obstacles') {
    const obstacle = simulation.obstacles[index];
    if (!obstacle) return null;
    const { x, y } = obstacle.body.getPosition();
    const [width, height] = obstacle.size;
    return { at: { x, y }, half: { x: width / 2, y: height / 2 }, angle: obstacle.body.getAngle() };
  }
  if (list !== 'targets') return slabOfShape(shapeNow(session, { list, index }));
  const target = simulation.targets[index];
  return target ? slabOfTarget(target.position) : null;
}

/** Half the width of the rectangle around a line-shaped object, such as a gate. m, measured across the line */
const lineHalf = 1.5;

/** Returns the rectangle around an object of a game, such as a gate. Null if there is no shape. */
export function slabOfShape(shape: ThingShape | null): ThingBox | null {
  if (!shape) return null;
  const { at, angle, reach } = shape;
  return { at: pointOf(at), half: { x: angle === null ? reach : lineHalf, y: reach }, angle: angle ?? 0 };
}

/** Returns the left (`from`) and right (`to`) end of a line-shaped object, seen along `angle`. m */
export function endsOfShape({ at, angle, reach }: ThingShape): { readonly from: Point; readonly to: Point } {
  const slab = { at: pointOf(at), half: { x: 0, y: 0 }, angle: angle ?? 0 };
  return { from: outOf(slab, { x: 0, y: -reach }), to: outOf(slab, { x: 0, y: reach }) };
}

/** Returns the shape of a game's object, such as a gate, as drawn. Null for any other object. */
export function shapeNow(
  { scenario, games, simulation }: Session,
  { list, index }: ThingRef,
): ThingShape | null {
  if (!isGameList(list)) return null;
  return gameThings(scenario, list, games)?.things.shapeIn(simulation, index) ?? null;
}

/** Returns the place of an object as the scenario file gives it. m. For a target that circles, this is the centre. */
export function placeOfRef(session: Session, ref: ThingRef): Point {
  const shape = shapeOfThing(session.scenario, ref, session.games);
  if (shape) return pointOf(shape.at);
  const target = ref.list === 'targets' ? session.simulation.targets[ref.index] : null;
  return target?.anchor ?? slabOf(session, ref, 1)?.at ?? { x: 0, y: 0 };
}

/** Converts a place to coordinates along a rectangle's sides. The rectangle's centre is (0, 0). m */
export function inBoxFrame({ at, angle }: ThingBox, { x, y }: Point): Point {
  const [dx, dy] = [x - at.x, y - at.y];
  return { x: dx * cos(angle) + dy * sin(angle), y: dy * cos(angle) - dx * sin(angle) };
}

/** Converts a place from a rectangle's own axes to world coordinates. m */
export function outOf({ at, angle }: ThingBox, { x, y }: Point): Point {
  return { x: at.x + x * cos(angle) - y * sin(angle), y: at.y + x * sin(angle) + y * cos(angle) };
}

/** Returns the corners of a rectangle, in order. @param out distance by which its sides are first moved outwards, m */
export function cornersOf(slab: ThingBox, out = 0): Point[] {
  const [x, y] = [slab.half.x + out, slab.half.y + out];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => outOf(slab, corner));
}

/** Returns the distance of a place from a rectangle. m; 0 inside */
function outside(slab: ThingBox, place: Point): number {
  const { x, y } = inBoxFrame(slab, place);
  return hypot(Math.max(0, Math.abs(x) - slab.half.x), Math.max(0, Math.abs(y) - slab.half.y));
}

/** Largest distance at which a press selects an object, by mouse or finger. CSS pixels */
const besides = { mouse: 6, finger: 22 };

/** A press on the page, by mouse or by finger. CSS pixels */
export interface Press extends Point {
  readonly finger: boolean;
}

/** Returns the object at or near a pressed point @returns null if no object is there */
export function thingAt(session: Session, viewport: Viewport, press: Press): ThingRef | null {
  const { zoom } = viewport;
  const place = viewport.toWorld(press);
  const reach = (press.finger ? besides.finger : besides.mouse) / zoom;
  const found = thingsOf(session.scenario, session.games).flatMap((ref) => {
    const slab = slabOf(session, ref, zoom);
    const away = slab ? outside(slab, place) : Infinity;
    if (!slab || away > reach) return [];
    return [{ ref, away, middle: distance(slab.at, place), depth: depthOf(session, ref) }];
  });
  const [first] = found.toSorted(
    (a, b) => Number(a.away > 0) - Number(b.away > 0) || a.depth - b.depth || a.middle - b.middle,
  );
  return first?.ref ?? null;
}

function depthOf({ scenario }: Session, { list, index }: ThingRef): number {
  if (list !== 'obstacles') return isGameList(list) ? 1 : 0;
  return scenario.obstacles?.[index]?.kind === 'wall' ? 2 : 1;
}

/**
 * Returns the objects whose middles are in a rectangle.
 * @param one a corner, m
 * @param other the opposite corner, m
 * @param zoom CSS pixels per metre
 */
export function thingsBetween(session: Session, one: Point, other: Point, zoom: number): ThingRef[] {
  const isBetween = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return thingsOf(session.scenario, session.games).filter((ref) => {
    const slab = slabOf(session, ref, zoom);
    return slab && isBetween(slab.at.x, one.x, other.x) && isBetween(slab.at.y, one.y, other.y);
  });
}

/**
 * Property of an object that a handle changes. `from`, `to`: one end of a line. `side`: a wall's thickness. `size`:
 * size of a crate or ring.
 */
export type HandlePart = 'heading' | 'from' | 'to' | 'side' | 'size';

/** Control point that the player drags to turn or reshape an object */
export interface Handle {
  readonly ref: ThingRef;
  readonly part: HandlePart;
  /** Place where the handle is drawn. m */
  readonly at: Point;
  /** Point that follows this handle, such as an end or corner of the object. m */
  readonly of: Point;
}

/** Distance from the front of an object to the handle that turns the object. CSS pixels */
const beforeNose = 40;

/** Distance of a crate's handle from its corner. CSS pixels */
const offCorner = 8;

/** Least distance of handles from the middle of their object. CSS pixels */
const fromMiddle = 36;

/** Returns the handles with which the player can turn or resize an object. @param zoom CSS pixels per metre */
export function handlesOf(session: Session, ref: ThingRef, zoom: number): Handle[] {
  const slab = slabOf(session, ref, zoom);
  if (!slab || ref.list === 'targets') return [];
  const { half } = slab;
  const handle = (part: HandlePart, x: number, y: number, offPx = 0): Handle => {
    const reach = hypot(x, y);
    const out = Math.max(reach + offPx / zoom, fromMiddle / zoom) / reach;
    return { ref, part, at: outOf(slab, { x: out * x, y: out * y }), of: outOf(slab, { x, y }) };
  };
  const heading = handle('heading', half.x, 0, beforeNose);
  if (ref.list === 'entities') return [heading];
  if (isGameList(ref.list)) {
    const isRing = shapeNow(session, ref)?.angle === null;
    return isRing
      ? [handle('size', half.x, 0)]
      : [handle('from', 0, -half.y), handle('to', 0, half.y), heading];
  }
  if (session.scenario.obstacles?.[ref.index]?.kind === 'wall')
    return [handle('from', -half.x, 0), handle('to', half.x, 0), handle('side', 0, half.y)];
  return [handle('size', half.x, half.y, offCorner)];
}

/** Distance from a handle within which a press takes it, by mouse and by finger. CSS pixels */
const handleReach = { mouse: 18, finger: 22 };

/** Returns the handle of an object under a press. Null if there is none. */
export function handleAt(session: Session, viewport: Viewport, ref: ThingRef, press: Press): Handle | null {
  const reach = press.finger ? handleReach.finger : handleReach.mouse;
  const near = (handle: Handle) => distance(viewport.toPage(handle.at), press);
  const [first] = handlesOf(session, ref, viewport.zoom)
    .filter((handle) => near(handle) <= reach)
    .toSorted((a, b) => near(a) - near(b));
  return first ?? null;
}

/**
 * Returns the places with which a dragged object can be aligned: middles of objects, and ends of walls. m
 * @param but objects that are left out
 */
export function placesInLine(session: Session, but: readonly ThingRef[] = []): Point[] {
  const places = thingsOf(session.scenario, session.games).filter(
    (ref) => !but.some(({ list, index }) => list === ref.list && index === ref.index),
  );
  return places.flatMap((ref) => {
    const slab = slabOf(session, ref, 1);
    if (!slab) return [];
    if (ref.list === 'targets' || isGameList(ref.list)) return [placeOfRef(session, ref)];
    const wall = ref.list === 'obstacles' && session.scenario.obstacles?.[ref.index]?.kind === 'wall';
    if (!wall) return [slab.at];
    return [slab.at, outOf(slab, { x: -slab.half.x, y: 0 }), outOf(slab, { x: slab.half.x, y: 0 })];
  });
}

/** Least and largest length of a wall, and its default thickness. m */
export const walls = { least: 0.5, most: 500, thickness: 2 };

/**
 * Returns a wall from one place towards another. Null if the wall would be too short.
 * @param free true to round length and angle finely, false to snap them to coarse steps
 * @param thickness m
 */
export function wallTowards(
  from: Point,
  to: Point,
  free: boolean,
  thickness: number = walls.thickness,
): ObstacleSpec | null {
  const wanted = distance(from, to);
  if (wanted < walls.least) return null;
  const angle = snappedAngle(atan2(to.y - from.y, to.x - from.x), free);
  const length = Math.min(walls.most, snappedLength(wanted, free));
  return {
    kind: 'wall',
    position: toMillimetre([from.x + (length / 2) * cos(angle), from.y + (length / 2) * sin(angle)]),
    size: [length, thickness],
    ...(angle !== 0 && { angle }),
  };
}

/** Largest sine of the angle between two walls that still count as parallel. */
const parallel = 1e-6;

/** Returns the indices of the walls that are parallel to a wall. */
export function parallelTo(
  { angle = 0 }: ObstacleSpec,
  { obstacles = [] }: Pick<Scenario, 'obstacles'>,
): number[] {
  return obstacles.flatMap((other, n) => {
    const off = Math.abs(sin(angle - (other.angle ?? 0)));
    return other.kind === 'wall' && off < parallel ? [n] : [];
  });
}

/** Returns the two ends of a wall, in the middle of its thickness. m */
export function endsOf({ position, size, angle = 0 }: ObstacleSpec): {
  readonly from: Point;
  readonly to: Point;
} {
  const slab = { at: pointOf(position), half: { x: size[0] / 2, y: size[1] / 2 }, angle };
  return { from: outOf(slab, { x: -slab.half.x, y: 0 }), to: outOf(slab, { x: slab.half.x, y: 0 }) };
}

/** Returns a place rounded to the millimetre, so that links stay short. m */
function toMillimetre([x, y]: Place): Place {
  return [rounded(x, 3), rounded(y, 3)];
}
