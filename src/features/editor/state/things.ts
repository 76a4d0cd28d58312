// The things of a scene as a hand meets them: their names, what lies under a press, and the handles of a chosen one.

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

/** Plain words for crates and walls. */
export const obstacleLabels: Readonly<Record<ObstacleKind, string>> = { crate: 'Crate', wall: 'Wall' };

/** Returns the name of a thing, unique in its scene. */
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

/** A box in the world: its middle, half its sides, and its angle. m, rad */
export interface Slab {
  readonly at: Point;
  readonly half: Point;
  readonly angle: number;
}

/** Half the width of a hull of size 1. m */
const hullHalfWidth = 1.3;

/** Half the width of the box of a target. m */
const targetHalf = 1.5;

/** Box of a drawn hull, which may be longer than the colliding one. @param size of the hull @param zoom CSS pixels a metre */
export function slabOfHull(at: Point, angle: number, size: number, zoom: number): Slab {
  const half = (hullLength * size) / 2;
  const drawn = half * enlargementOf(2 * half * zoom);
  return { at, half: { x: drawn, y: (2 * drawn * hullHalfWidth) / hullLength }, angle };
}

/** The box of a target. */
export const slabOfTarget = (at: Point): Slab => ({ at, half: { x: targetHalf, y: targetHalf }, angle: 0 });

/** Returns the drawn box of a thing; null if it is gone. @param zoom CSS pixels a metre */
export function slabOf(session: Session, { list, index }: ThingRef, zoom: number): Slab | null {
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

/** Half the depth of the box of a line across a way. m */
const lineHalf = 1.5;

/** The box of the form of a thing of a game. */
export function slabOfShape(shape: ThingShape | null): Slab | null {
  if (!shape) return null;
  const { at, angle, reach } = shape;
  return { at: pointOf(at), half: { x: angle === null ? reach : lineHalf, y: reach }, angle: angle ?? 0 };
}

/** The ends of a line across a way: the left one of who goes along it, and the right one. m */
export function endsOfShape({ at, angle, reach }: ThingShape): { readonly from: Point; readonly to: Point } {
  const slab = { at: pointOf(at), half: { x: 0, y: 0 }, angle: angle ?? 0 };
  return { from: outOf(slab, { x: 0, y: -reach }), to: outOf(slab, { x: 0, y: reach }) };
}

/** Returns the drawn form of a feature's thing; null for other things. */
export function shapeNow(
  { scenario, games, simulation }: Session,
  { list, index }: ThingRef,
): ThingShape | null {
  if (!isGameList(list)) return null;
  return gameThings(scenario, list, games)?.things.shapeIn(simulation, index) ?? null;
}

/** Returns the position in the file; for an orbiting target its centre. m */
export function placeOfRef(session: Session, ref: ThingRef): Point {
  const shape = shapeOfThing(session.scenario, ref, session.games);
  if (shape) return pointOf(shape.at);
  const target = ref.list === 'targets' ? session.simulation.targets[ref.index] : null;
  return target?.anchor ?? slabOf(session, ref, 1)?.at ?? { x: 0, y: 0 };
}

/** A place of the world as one of a box, from its middle along its sides. m */
export function within({ at, angle }: Slab, { x, y }: Point): Point {
  const [dx, dy] = [x - at.x, y - at.y];
  return { x: dx * cos(angle) + dy * sin(angle), y: dy * cos(angle) - dx * sin(angle) };
}

/** A place of a box as one of the world. m */
export function outOf({ at, angle }: Slab, { x, y }: Point): Point {
  return { x: at.x + x * cos(angle) - y * sin(angle), y: at.y + x * sin(angle) + y * cos(angle) };
}

/** The corners of a box, in order. @param out how far outside of it. m */
export function cornersOf(slab: Slab, out = 0): Point[] {
  const [x, y] = [slab.half.x + out, slab.half.y + out];
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => outOf(slab, corner));
}

/** How far a place is outside of a box; 0 inside. m */
function outside(slab: Slab, place: Point): number {
  const { x, y } = within(slab, place);
  return hypot(Math.max(0, Math.abs(x) - slab.half.x), Math.max(0, Math.abs(y) - slab.half.y));
}

/** How far beside a thing a press may be: by mouse, and by finger, which takes hold within 44 px. CSS pixels */
const besides = { mouse: 6, finger: 22 };

/** A press on the page. CSS pixels */
export interface Press extends Point {
  readonly finger: boolean;
}

/** The thing under a press: bodies and targets lie over crates and the things of games, and these over walls. Null for none. */
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

/** The things whose middles lie in a part of the world. @param one a corner @param other the opposite one */
export function thingsBetween(session: Session, one: Point, other: Point, zoom: number): ThingRef[] {
  const isBetween = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return thingsOf(session.scenario, session.games).filter((ref) => {
    const slab = slabOf(session, ref, zoom);
    return slab && isBetween(slab.at.x, one.x, other.x) && isBetween(slab.at.y, one.y, other.y);
  });
}

/** What a handle does: it turns a body or a line across a way, takes an end of a wall or of such a line, the thickness of a wall, or the size of a crate or a ring. */
export type HandlePart = 'heading' | 'from' | 'to' | 'side' | 'size';

/** A handle of a thing. m */
export interface Handle {
  readonly ref: ThingRef;
  readonly part: HandlePart;
  readonly at: Point;
  /** The place of the thing that goes with it: an end, a corner, a side, the nose. Of a small thing it is nearer to the middle. */
  readonly of: Point;
}

/** How far before the nose of a body its handle is. CSS pixels */
const beforeNose = 40;

/** How far outside of its corner the handle of a crate is. CSS pixels */
const offCorner = 8;

/** How far from the middle of a thing its handles are at least: a press there moves it, also by a finger. CSS pixels */
const fromMiddle = 36;

/** The handles of a thing. @param zoom CSS pixels a metre */
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

/** How near a press is to a handle that it takes: by mouse, and by finger. CSS pixels */
const handleReach = { mouse: 18, finger: 22 };

/** Returns the handle under a press; null if there is none. */
export function handleAt(session: Session, viewport: Viewport, ref: ThingRef, press: Press): Handle | null {
  const reach = press.finger ? handleReach.finger : handleReach.mouse;
  const near = (handle: Handle) => distance(viewport.toPage(handle.at), press);
  const [first] = handlesOf(session, ref, viewport.zoom)
    .filter((handle) => near(handle) <= reach)
    .toSorted((a, b) => near(a) - near(b));
  return first ?? null;
}

/** Places that others may be in line with: the middles of things, and the ends of walls. m */
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

/** Least length of a wall, and its usual thickness. m */
export const walls = { least: 0.5, most: 500, thickness: 2 };

/**
 * A wall from one place towards another; null where it is too short to be meant. Its length and its angle are what a hand
 * means, so that its other end is near the other place. m
 * @param free whether they are only rounded
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

/** Sine of the angle between two walls below which they are parallel. */
const parallel = 1e-6;

/** The walls of a scene that are parallel to another one, by their indices. */
export function parallelTo(
  { angle = 0 }: ObstacleSpec,
  { obstacles = [] }: Pick<Scenario, 'obstacles'>,
): number[] {
  return obstacles.flatMap((other, n) => {
    const off = Math.abs(sin(angle - (other.angle ?? 0)));
    return other.kind === 'wall' && off < parallel ? [n] : [];
  });
}

/** The ends of a wall. m */
export function endsOf({ position, size, angle = 0 }: ObstacleSpec): {
  readonly from: Point;
  readonly to: Point;
} {
  const slab = { at: pointOf(position), half: { x: size[0] / 2, y: size[1] / 2 }, angle };
  return { from: outOf(slab, { x: -slab.half.x, y: 0 }), to: outOf(slab, { x: slab.half.x, y: 0 }) };
}

/** The place to the millimetre: links are short. */
function toMillimetre([x, y]: Place): Place {
  return [rounded(x, 3), rounded(y, 3)];
}
