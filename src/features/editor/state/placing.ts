// New objects in a scene: the objects of each tool, the commands of new bodies, and free places.

import type { Session } from '../../../app/session/session';
import { bestSpot } from '../../../app/view/free-room';
import {
  gameThings,
  isGameList,
  type ListName,
  type Lists,
  openLists,
} from '../../../lab/files/edit-scenario';
import type { ThingShape } from '../../../lab/files/field';
import { freeTarget } from '../../../lab/files/targets-beside';
import type { GameList } from '../../../lab/files/things';
import { cos, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { slabOfBody, slabOfThing } from '../../../world/simulation/crowding';
import { type EntityName, entityKinds, isEntityName, kindOf } from '../../../world/simulation/entity-kinds';
import { placeOf, pointOf } from '../../../world/simulation/place';
import type { CommandSpec, EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { roomOf } from './room';
import { slabOfHull, slabOfShape, slabOfTarget, type ThingBox, walls } from './things';

/** The editor's own tools. The other tools add bodies, or objects of games such as gates. */
const ownTools = ['select', 'wall', 'crate', 'target', 'path'] as const;

/** Tool of the editor: `select`, `path`, or the kind of object that the tool adds */
export type BuildTool = (typeof ownTools)[number] | EntityName | GameList;

/**
 * A new object that is not in the scene yet: its description as in a scenario file, and the name of its list in the
 * file.
 */
export type NewThing = { [Name in ListName]: { readonly list: Name; readonly spec: Lists[Name] } }[ListName];

export function gameListsOf({ scenario, games }: Pick<Session, 'scenario' | 'games'>): GameList[] {
  return openLists(scenario, games);
}

/** Whether a tool adds objects of a game, such as gates. */
export function isGameTool(tool: BuildTool): tool is GameList {
  return !isEntityName(tool) && !ownTools.some((own) => own === tool);
}

/**
 * Returns a new object of a game, such as a gate. Null for an unknown list.
 * @param list name of the object's list in the scenario file
 * @param at place of the object, m
 * @param angle direction in which bodies pass the object, rad; null for the path's direction at `at`
 */
export function newGameThing(
  { scenario, games }: Session,
  list: GameList,
  at: Point,
  angle: number | null,
): NewThing | null {
  const found = gameThings(scenario, list, games);
  if (!found) return null;
  const { reroute, create } = found.things;
  const place = placeOf(at);
  return { list, spec: create(reroute(scenario, place), place, angle) } as NewThing;
}

/**
 * Returns the place at which a tool adds its object. m. Usually this is `at`, but a game may move its object, for
 * example onto the path.
 */
export function suitedPlace({ scenario, games }: Session, tool: BuildTool, at: Point): Point {
  const found = isGameTool(tool) ? gameThings(scenario, tool, games) : null;
  return found ? pointOf(found.things.placeNear(scenario, placeOf(at))) : at;
}

/** Returns the shape of a new object of a game, such as a gate. Null for any other object. */
export function shapeOfNew({ scenario, games }: Session, { list, spec }: NewThing): ThingShape | null {
  if (!isGameList(list)) return null;
  return gameThings(scenario, list, games)?.things.shapeOf(spec) ?? null;
}

/** Returns the place of a new object. m */
export function placeOfNew(session: Session, thing: NewThing): Point {
  const shape = shapeOfNew(session, thing);
  if (shape) return pointOf(shape.at);
  return pointOf('position' in thing.spec && thing.spec.position ? thing.spec.position : [0, 0]);
}

/** Returns the rectangle around a new object as it will be drawn. m @param zoom CSS pixels per metre */
export function slabOfNew(session: Session, thing: NewThing, zoom: number): ThingBox {
  const ofGame = slabOfShape(shapeOfNew(session, thing));
  if (ofGame) return ofGame;
  const at = placeOfNew(session, thing);
  const { list, spec } = thing;
  if (list === 'entities') return slabOfHull(at, spec.angle ?? 0, spec.size ?? 1, zoom);
  if (list !== 'obstacles') return slabOfTarget(at);
  const [width, height] = spec.size;
  return { at, half: { x: width / 2, y: height / 2 }, angle: spec.angle ?? 0 };
}

/** Default, least and largest side of a crate. m */
export const crates = { side: 2, least: 0.5, most: 50 };

/** Length of a new wall, unless the player draws the wall from end to end. m */
const wallLength = 12;

/** Distance in front of a new body at which its target is placed, if the scene has no target. m */
const ahead = 15;

export function newThing(session: Session, tool: BuildTool, at: Point): NewThing | null {
  const position = placeOf(at);
  if (isEntityName(tool)) return { list: 'entities', spec: newBody(session, tool, at) };
  switch (tool) {
    case 'wall':
      return { list: 'obstacles', spec: { kind: 'wall', position, size: [wallLength, walls.thickness] } };
    case 'crate':
      return { list: 'obstacles', spec: { kind: 'crate', position, size: [crates.side, crates.side] } };
    case 'target':
      return { list: 'targets', spec: { position } };
    default:
      return isGameTool(tool) ? newGameThing(session, tool, at, null) : null;
  }
}

function newBody(session: Session, kind: EntityName, at: Point): EntitySpec {
  const { entities } = session.scenario;
  const like = entities.filter((entity) => entity.kind === kind);
  const { label } = entityKinds[kind];
  const names = new Set(entities.map((entity) => entity.label ?? entityKinds[entity.kind].label));
  let name: string | null = null;
  for (let n = 2; like.length > 0 && name === null; n++)
    if (!names.has(`${label} ${n}`)) name = `${label} ${n}`;
  return {
    kind,
    ...(name !== null && { label: name }),
    position: placeOf(at),
    command: newCommand(session, kind, at),
  };
}

/**
 * Returns the first command (goal) of a new body. If the scene's bodies follow a path or aim at a target, the new body
 * does the same.
 */
function newCommand({ commands, scenario, simulation }: Session, kind: EntityName, at: Point): CommandSpec {
  const { travels, loops } = kindOf({ kind });
  const { mode, waypoints, loop, target } = commands;
  if (travels && mode === 'path' && waypoints.length > 0)
    return { kind: 'follow-path', waypoints: waypoints.map(placeOf), ...(loop && loops && { loop: true }) };
  const goes = travels && mode !== 'track' ? 'seek' : 'turn-towards';
  if (simulation.targets.length > 0) return { kind: goes, quarry: { target: 0 } };
  if (mode === 'path') return { kind: goes, target: placeOf(waypoints[0] ?? { x: at.x + ahead, y: at.y }) };
  return {
    kind: goes,
    target: goes === 'seek' ? freeTarget(scenario, placeOf(target)) : placeOf(target),
  };
}

/** Least distance of a new object from targets. m */
const besideTarget = 4;

/** Settings of the search for a free place. Places on a narrow spiral are tried first, then places on a wide spiral. */
const search = {
  /** Spacing of the grid to which the places are rounded. m */
  grid: 0.5,
  /** Scale of the narrow and of the wide spiral. m. Place n of a spiral has the distance scale × √n from the middle. */
  steps: [0.5, 2.5],
  /** Angle between each place of a spiral and the next. rad */
  turn: 2.4,
  /** Number of places on each spiral. */
  most: 4000,
};

function* placesAround(middle: Point): Generator<Point> {
  const onGrid = (value: number) => Math.round(value / search.grid) * search.grid + 0;
  for (const step of search.steps)
    for (let n = 0; n < search.most; n++) {
      const radius = step * Math.sqrt(n);
      yield {
        x: onGrid(middle.x + radius * cos(search.turn * n)),
        y: onGrid(middle.y + radius * sin(search.turn * n)),
      };
    }
}

/**
 * Returns the place nearest to `middle` with room for a new object. m; null if there is none
 * @param made creates the object at a place; returns null if the object is not allowed there
 * @param hasRoom returns whether the object would be in view and cover nothing that is drawn
 */
export function freePlace(
  scenario: Scenario,
  made: (at: Point) => NewThing | null,
  middle: Point,
  hasRoom: (thing: NewThing) => boolean,
): Point | null {
  const first = made(middle);
  if (!first) return null;
  const { entities, obstacles = [] } = scenario;
  const standing = roomOf([...entities.map(slabOfBody), ...obstacles.map(slabOfThing)]);
  const isFree = (at: Point) => {
    const thing = copyAt(first, made, at);
    if (!thing || !hasRoom(thing)) return false;
    const isBeside =
      scenario.targets?.every(({ position }) => distance(pointOf(position), at) >= besideTarget) ?? true;
    const slab = collidingSlab(thing);
    return isBeside && (!slab || standing.isFree(slab));
  };
  return bestSpot(placesAround(middle), (at) => (isFree(at) ? 0 : null));
}

function copyAt(first: NewThing, made: (at: Point) => NewThing | null, at: Point): NewThing | null {
  if (isGameList(first.list)) return made(at);
  return { ...first, spec: { ...first.spec, position: placeOf(at) } } as NewThing;
}

/** Returns a new object's collision box. Null for objects that do not collide. */
function collidingSlab({ list, spec }: NewThing) {
  if (list === 'entities') return slabOfBody(spec);
  return list === 'obstacles' ? slabOfThing(spec) : null;
}
