// What comes new into a scene: the things of the tools, what new bodies do, and where there is room for one.
import { distance, type Point } from '../../entities/command';
import { cos, sin } from '../../exact/exact';
import { type ListName, type Lists, overlapsOf, withAdded } from '../../files/edit-scenario';
import type { Session } from '../../session/session';
import { type EntityName, entityKinds, isEntityName, kindOf } from '../../simulation/entity-kinds';
import type { ObstacleKind } from '../../simulation/obstacle';
import { placeOf, pointOf } from '../../simulation/place';
import type { CommandSpec, EntitySpec, Scenario } from '../../simulation/scenario';
import { walls } from './things';

/** What a press on the field does while a scene is built: it chooses things, puts a new one there, or draws the path. */
export type BuildTool = 'select' | EntityName | ObstacleKind | 'target' | 'path';

/** A new thing, and the list that it comes into. */
export type NewThing = { [Name in ListName]: { readonly list: Name; readonly spec: Lists[Name] } }[ListName];

/** The usual sides of a crate, and the least. m */
export const crates = { side: 2, least: 0.5, most: 50 };

/** The usual length of a wall that is put somewhere without being drawn. m */
const wallLength = 12;

/** How far ahead a body looks that has nothing to point at. m */
const ahead = 15;

/** The new thing of a tool at a place; null for a tool that puts nothing there. */
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
      return null;
  }
}

/** A body with a name of its own that does what the others of the scene do. */
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

/** What a new body does: it follows the path, or goes to what others go to; one that cannot travel points there. */
function newCommand({ commands, simulation }: Session, kind: EntityName, at: Point): CommandSpec {
  const { travels, loops } = kindOf({ kind });
  const { mode, waypoints, loop, target } = commands;
  if (travels && mode === 'path' && waypoints.length > 0)
    return { kind: 'follow-path', waypoints: waypoints.map(placeOf), ...(loop && loops && { loop: true }) };
  const goes = travels && mode !== 'track' ? 'seek' : 'turn-towards';
  if (simulation.targets.length > 0) return { kind: goes, quarry: { target: 0 } };
  if (mode === 'path') return { kind: goes, target: placeOf(waypoints[0] ?? { x: at.x + ahead, y: at.y }) };
  return { kind: goes, target: placeOf(target) };
}

/** How far from a target there is room. m */
const besideTarget = 4;

/** Steps of the search for room, and turns of its spiral. m, rad */
const search = { step: 0.5, turn: 2.4, most: 4000 };

/**
 * The free place nearest to another one, on a spiral round it: nothing overlaps there, and it can be seen.
 * @param isSeen whether a place is on the free part of the page
 */
export function freePlace(
  scenario: Scenario,
  made: (at: Point) => NewThing | null,
  middle: Point,
  isSeen: (place: Point) => boolean,
): Point | null {
  const onGrid = (value: number) => Math.round(value / search.step) * search.step + 0;
  for (let n = 0; n < search.most; n++) {
    // The golden angle spreads the places evenly.
    const radius = search.step * Math.sqrt(n);
    const at = {
      x: onGrid(middle.x + radius * cos(search.turn * n)),
      y: onGrid(middle.y + radius * sin(search.turn * n)),
    };
    if (!isSeen(at)) continue;
    const thing = made(at);
    if (!thing) return null;
    const more = withAdded(scenario, thing.list, thing.spec);
    const ref = { list: thing.list, index: (scenario[thing.list] ?? []).length };
    const isBeside =
      scenario.targets?.every(({ position }) => distance(pointOf(position), at) >= besideTarget) ?? true;
    if (isBeside && overlapsOf(more, ref).length === 0) return at;
  }
  return null;
}
