// Edits of a scenario as data: things are added, changed and removed, and all indexes to them stay right.
import * as v from 'valibot';
import { overlaps, slabOfBody, slabOfThing } from '../../world/simulation/crowding';
import { type EntityName, entityKinds } from '../../world/simulation/entity-kinds';
import type { Place } from '../../world/simulation/place';
import type { CommandSpec, EntitySpec, Scenario, TimelineEntry } from '../../world/simulation/scenario';
import { type Field, type FieldThings, fieldOf, listsOf, type ThingShape } from './field';
import { kindRefusals } from './refusals';
import { freeTarget } from './targets-beside';
import {
  type GameList,
  isGameList,
  isSameThing,
  type ListName,
  type Lists,
  ownLists,
  type ThingRef,
} from './things';

export { isGameList, isSameThing, type ListName, type Lists, type ThingRef } from './things';

/**
 * Returns the names of a scenario's lists of scene objects, such as `entities` and `obstacles`, in the order in which
 * the page shows them.
 * @param games all games that the program knows
 */
export function listNamesOf(scenario: Scenario, games: readonly Field[] = []): ListName[] {
  const game = fieldOf(scenario, games);
  const added = Object.keys(listsOf(game)) as GameList[];
  return [...ownLists, ...added.filter((list) => gameThings(scenario, list, games)?.list)];
}

/**
 * Returns the names of all lists that games can add to a scenario, such as `gates`. If the scenario belongs to a game,
 * returns only that game's lists.
 */
export function openLists(scenario: Scenario, games: readonly Field[]): GameList[] {
  // Those of the scenario's game; without a game, those of games that their first thing starts.
  if (fieldOf(scenario, games)) return listNamesOf(scenario, games).filter(isGameList);
  return games.flatMap((field) => Object.keys(listsOf(field)) as GameList[]);
}

/** A list of scene objects that a game has added to a scenario, with a function to replace the list. */
interface ListOfGame {
  readonly things: FieldThings<unknown, Lists[ListName]>;
  readonly list: readonly Lists[ListName][];
  with(list: readonly Lists[ListName][]): Scenario;
}

/** Returns a list of a game's objects, such as `gates`. Null if there is none. */
export function gameThings(scenario: Scenario, name: GameList, games: readonly Field[]): ListOfGame | null {
  const played = fieldOf(scenario, games);
  const game = played ?? games.find((each) => listsOf(each)[name]);
  const things: FieldThings<unknown, Lists[ListName]> | undefined = listsOf(game)[name];
  if (!game || !things) return null;
  const { first } = things;
  if (!played) return { things, list: [], with: (others) => first.start(scenario, others) };
  const spec: unknown = scenario[game.key];
  const list = things.get(spec);
  return list && { things, list, with: (others) => ({ ...scenario, [game.key]: things.set(spec, others) }) };
}

function listOf<Name extends ListName>(
  scenario: Scenario,
  name: Name,
  games: readonly Field[] = [],
): readonly Lists[Name][] {
  const added: { readonly [Each in GameList]?: readonly Lists[Each][] } = isGameList(name)
    ? { [name]: gameThings(scenario, name, games)?.list }
    : {};
  const lists: { readonly [Each in ListName]?: readonly Lists[Each][] } = { ...scenario, ...added };
  return lists[name] ?? [];
}

/**
 * Returns the scenario with one of its lists of scene objects replaced.
 * @param name name of the list
 */
function withList<Name extends ListName>(
  scenario: Scenario,
  name: Name,
  list: readonly Lists[Name][],
  games: readonly Field[],
): Scenario {
  if (isGameList(name)) return gameThings(scenario, name, games)?.with(list) ?? scenario;
  return { ...scenario, [name]: list };
}

/**
 * Returns references to all scene objects of a scenario, list by list.
 * @param games games whose scene objects are included
 */
export function thingsOf(scenario: Scenario, games: readonly Field[] = []): ThingRef[] {
  return listNamesOf(scenario, games).flatMap((list) =>
    listOf(scenario, list, games).map((_, index) => ({ list, index })),
  );
}

/** Returns a scene object's description; undefined if no object has the index. */
export function thingIn<Name extends ListName>(
  scenario: Scenario,
  { list, index }: ThingRef<Name>,
  games: readonly Field[] = [],
): Lists[Name] | undefined {
  return listOf(scenario, list, games)[index];
}

/**
 * Returns whether `value` is valid in a game's list, such as a gate in `gates`. True without a check if `list` is
 * 'entities', 'obstacles' or 'targets'.
 */
export function isThing(
  scenario: Scenario,
  list: ListName,
  value: unknown,
  games: readonly Field[],
): boolean {
  if (!isGameList(list)) return true;
  const found = gameThings(scenario, list, games);
  return found !== null && v.is(found.things.schema, value);
}

/** Returns the shape (line or ring) of a scene object that a game has added, such as a gate. Null for other objects. */
export function shapeOfThing(
  scenario: Scenario,
  { list, index }: ThingRef,
  games: readonly Field[],
): ThingShape | null {
  if (!isGameList(list)) return null;
  const found = gameThings(scenario, list, games);
  const thing = found?.list[index];
  return found && thing ? found.things.shapeOf(thing) : null;
}

/** Returns the position of a scene object. m */
export function placeOfThing(scenario: Scenario, ref: ThingRef, games: readonly Field[] = []): Place {
  const { list, index } = ref;
  if (isGameList(list)) return shapeOfThing(scenario, ref, games)?.at ?? [0, 0];
  return listOf(scenario, list)[index]?.position ?? [0, 0];
}

/** Returns the list index for a new object: the end, or an index that the game chooses. */
export function indexFor<Name extends ListName>(
  scenario: Scenario,
  list: Name,
  thing: Lists[Name],
  games: readonly Field[] = [],
): number {
  if (!isGameList(list)) return listOf(scenario, list).length;
  return gameThings(scenario, list, games)?.things.indexFor(scenario, thing) ?? 0;
}

/** Adds an object to a list of a scenario. @returns the new scenario */
export function withAdded<Name extends ListName>(
  scenario: Scenario,
  list: Name,
  thing: Lists[Name],
  games: readonly Field[] = [],
): Scenario {
  const index = indexFor(scenario, list, thing, games);
  const more = withList(scenario, list, listOf(scenario, list, games).toSpliced(index, 0, thing), games);
  return inView(suited(more), [placeOfThing(more, { list, index }, games)]);
}

/** Reroutes the path of a scenario through a new game object, such as a gate. @returns the new scenario */
export function readyFor(
  scenario: Scenario,
  list: ListName,
  thing: Lists[ListName],
  games: readonly Field[],
): Scenario {
  const found = isGameList(list) ? gameThings(scenario, list, games) : null;
  if (!found) return scenario;
  const { reroute, shapeOf } = found.things;
  return reroute(scenario, shapeOf(thing).at);
}

/** Returns the scenario with one object changed, and the view enlarged to fit. @param change returns the new object */
export function withChanged<Name extends ListName>(
  scenario: Scenario,
  { list, index }: ThingRef<Name>,
  change: (thing: Lists[Name]) => Lists[Name],
  games: readonly Field[] = [],
): Scenario {
  const changed = listOf(scenario, list, games).map((each, n) => (n === index ? change(each) : each));
  const next = withList(scenario, list, changed, games);
  return index in changed ? inView(next, [placeOfThing(next, { list, index }, games)]) : next;
}

/**
 * Returns the scenario with a new shape for one object of a game, such as a gate. If there is no such object, returns
 * the same scenario.
 * @param change returns the new shape
 */
export function withShape(
  scenario: Scenario,
  { list, index }: ThingRef,
  change: (shape: ThingShape) => Omit<ThingShape, 'reach'>,
  games: readonly Field[],
): Scenario {
  const found = isGameList(list) ? gameThings(scenario, list, games) : null;
  const thing = found?.list[index];
  if (!found || !thing) return scenario;
  const { things } = found;
  const shape = change(things.shapeOf(thing));
  return inView(found.with(found.list.with(index, things.withShape(thing, shape))), [shape.at]);
}

/**
 * Returns the scenario with a scene object moved.
 * @param to function that returns the new position, given the old one. m
 */
export function withPlaced(
  scenario: Scenario,
  ref: ThingRef,
  to: (was: Place) => Place,
  games: readonly Field[] = [],
): Scenario {
  const { list, index } = ref;
  const moved = <Thing extends { readonly position?: Place }>(thing: Thing): Thing => ({
    ...thing,
    position: to(thing.position ?? [0, 0]),
  });
  switch (list) {
    case 'entities':
      return withChanged(scenario, { list, index }, (thing) => moved(thing));
    case 'obstacles':
      return withChanged(scenario, { list, index }, (thing) => moved(thing));
    case 'targets':
      return withChanged(scenario, { list, index }, (thing) => moved(thing));
    default:
      return withShape(scenario, ref, (shape) => ({ ...shape, at: to(shape.at) }), games);
  }
}

/** Returns whether a scene object has a direction, so that it can be rotated. */
export function canTurn(scenario: Scenario, ref: ThingRef, games: readonly Field[] = []): boolean {
  if (isGameList(ref.list)) return shapeOfThing(scenario, ref, games)?.angle != null;
  return ref.list !== 'targets';
}

/**
 * Returns the scenario with a scene object rotated in place; unchanged if it has no direction.
 * @param by the angle of this rotation. rad, clockwise
 */
export function withTurned(
  scenario: Scenario,
  ref: ThingRef,
  by: number,
  games: readonly Field[] = [],
): Scenario {
  const { list, index } = ref;
  const turned = <Thing extends { readonly angle?: number }>(thing: Thing): Thing => ({
    ...thing,
    angle: (thing.angle ?? 0) + by,
  });
  switch (list) {
    case 'entities':
      return withChanged(scenario, { list, index }, (thing) => turned(thing));
    case 'obstacles':
      return withChanged(scenario, { list, index }, (thing) => turned(thing));
    case 'targets':
      return scenario;
    default:
      return withShape(
        scenario,
        ref,
        (shape) => ({ ...shape, angle: shape.angle === null ? null : shape.angle + by }),
        games,
      );
  }
}

/**
 * Returns the scenario with copies of some scene objects.
 * @param refs references to the objects to copy
 * @param by [x, y] from each object to its copy. m
 */
export function withCopies(
  scenario: Scenario,
  refs: readonly ThingRef[],
  by: Place,
  games: readonly Field[] = [],
): Scenario {
  // Copied bodies get names with numbers. A body that chases another copied thing chases its copy. Timeline events
  // are copied, too.
  const [bodies, targets] = [copiesIn(scenario, refs, 'entities'), copiesIn(scenario, refs, 'targets')];
  const command = (given: CommandSpec): CommandSpec => {
    if (!('quarry' in given)) return given;
    const { kind, quarry } = given;
    return 'entity' in quarry
      ? { kind, quarry: { entity: bodies.get(quarry.entity) ?? quarry.entity } }
      : { kind, quarry: { target: targets.get(quarry.target) ?? quarry.target } };
  };
  const commanded = <Item extends { readonly command?: CommandSpec }>(item: Item): Item =>
    item.command ? { ...item, command: command(item.command) } : item;
  const copied = <Name extends ListName>(list: Name) => [...copiesIn(scenario, refs, list).keys()];
  const beside = <Item extends { readonly position?: Place }>(item: Item): Item => {
    const [x, y] = item.position ?? [0, 0];
    return { ...item, position: [x + by[0], y + by[1]] };
  };
  const entities: EntitySpec[] = [];
  for (const n of copied('entities')) {
    const others = scenario.entities.concat(entities);
    const copy = withFreeName(commanded(beside(scenario.entities[n])), others);
    const { command: given } = copy;
    // Two bodies that fly to one place would end up inside each other; on cards each is by itself.
    const flies = given?.kind === 'seek' && 'target' in given && !scenario.cards;
    const target = flies && freeTarget({ entities: others }, given.target);
    entities.push(target ? { ...copy, command: { ...given, target } } : copy);
  }
  const { obstacles = [], targets: moving = [], timeline } = scenario;
  const things = copied('obstacles').map((n) => beside(obstacles[n]));
  const others = copied('targets').map((n) => beside(moving[n]));
  const told = [...bodies].flatMap(([from, entity]) =>
    (timeline ?? [])
      .filter((entry) => entry.entity === from)
      .map((entry) => ({ ...commanded(entry), entity })),
  );
  const more = {
    ...scenario,
    entities: [...scenario.entities, ...entities],
    ...(things.length > 0 && { obstacles: [...obstacles, ...things] }),
    ...(others.length > 0 && { targets: [...moving, ...others] }),
    ...(timeline && { timeline: [...timeline, ...told] }),
  };
  const placed = [...entities, ...things, ...others].map(({ position = [0, 0] }) => position);
  return addedToGame(inView(suited(more), placed), refs, by, games).scenario;
}

/**
 * Copies those objects in `refs` that belong to a game, such as gates. Returns the scenario with the copies, and
 * references to the copies.
 * @param by vector [x, y] from each object to its copy. m
 */
function addedToGame(
  scenario: Scenario,
  refs: readonly ThingRef[],
  by: Place,
  games: readonly Field[],
): AddResult {
  const copies = refs.flatMap(({ list, index }) => {
    const found = isGameList(list) ? gameThings(scenario, list, games) : null;
    const thing = found?.list[index];
    if (!found || !thing) return [];
    const shape = found.things.shapeOf(thing);
    const at = [shape.at[0] + by[0], shape.at[1] + by[1]] as const;
    return [{ list, thing: found.things.withShape(thing, { ...shape, at }) }];
  });
  return withAll(scenario, copies, games);
}

/** A scenario with new scene objects, and references to these objects. */
interface AddResult {
  readonly scenario: Scenario;
  readonly refs: readonly ThingRef[];
}

export function withAll(
  scenario: Scenario,
  things: readonly { readonly list: ListName; readonly thing: Lists[ListName] }[],
  games: readonly Field[],
): AddResult {
  let next = scenario;
  const refs: ThingRef[] = [];
  for (const { list, thing: given } of things) {
    const thing = list === 'entities' ? withFreeName(given as EntitySpec, next.entities) : given;
    const index = indexFor(next, list, thing, games);
    next = withAdded(next, list, thing, games);
    // Things behind it in the order have moved by one.
    for (const [n, each] of refs.entries())
      if (each.list === list && each.index >= index) refs[n] = { list, index: each.index + 1 };
    refs.push({ list, index });
  }
  return { scenario: next, refs };
}

/**
 * Returns the indices that copies of objects will get at the end of their list. Key: index of the original. Value:
 * index of the copy.
 */
function copiesIn(scenario: Scenario, refs: readonly ThingRef[], list: ListName): Map<number, number> {
  const { length } = listOf(scenario, list);
  const indices = new Set(
    refs.filter((ref) => ref.list === list && thingIn(scenario, ref)).map(({ index }) => index),
  );
  return new Map([...indices].map((index, n) => [index, length + n]));
}

/**
 * Returns references to the copies that `withCopies` makes for the same arguments.
 * @param scenario scenario before copying
 */
export function copiesOf(
  scenario: Scenario,
  refs: readonly ThingRef[],
  by: Place,
  games: readonly Field[] = [],
): ThingRef[] {
  const own = ownLists.flatMap((list) =>
    [...copiesIn(scenario, refs, list).values()].map((index) => ({ list, index })),
  );
  return [...own, ...addedToGame(scenario, refs, by, games).refs];
}

/** Returns the name of a body in the file; the name of its kind if it has none. */
function nameOf({ kind, label }: EntitySpec): string {
  return label ?? entityKinds[kind].label;
}

/** Longest name of a body in a file. letters */
const longestName = 60;

/** Returns a name that no body has: the given name with the smallest free number after it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.replace(/ \d{1,3}$/, '').slice(0, longestName - ' 9999'.length);
  for (let n = 2; ; n++) if (!taken.has(`${stem} ${n}`)) return `${stem} ${n}`;
}

/** Returns the body with a unique name. A number is added if necessary. */
function withFreeName(entity: EntitySpec, others: readonly EntitySpec[]): EntitySpec {
  const taken = new Set(others.map(nameOf));
  const name = nameOf(entity);
  return taken.has(name) ? { ...entity, label: freeName(name, taken) } : entity;
}

/** Returns the scenario without some scene objects and their timeline entries. */
export function withoutThings(
  scenario: Scenario,
  gone: readonly ThingRef[],
  games: readonly Field[] = [],
): Scenario {
  const lost = (list: ListName) => new Set(gone.filter((ref) => ref.list === list).map(({ index }) => index));
  const [entities, obstacles, targets] = [lost('entities'), lost('obstacles'), lost('targets')];
  const left = <Item>(list: readonly Item[], those: ReadonlySet<number>) =>
    list.filter((_, n) => !those.has(n));
  const command = (given: CommandSpec): CommandSpec => {
    if (!('quarry' in given)) return given;
    const { kind, quarry } = given;
    const chased: ThingRef =
      'entity' in quarry
        ? { list: 'entities', index: quarry.entity }
        : { list: 'targets', index: quarry.target };
    const index = indexWithout(chased.index, chased.list === 'entities' ? entities : targets);
    if (index === null) return { kind, target: placeOfThing(scenario, chased) };
    return { kind, quarry: chased.list === 'entities' ? { entity: index } : { target: index } };
  };
  const entry = (given: TimelineEntry): TimelineEntry[] => {
    const entity = indexWithout(given.entity, entities);
    return entity === null
      ? []
      : [{ ...given, entity, ...(given.command && { command: command(given.command) }) }];
  };
  const ofGame = listNamesOf(scenario, games).filter(isGameList);
  const kept = ofGame.reduce((next, list) => {
    const those = left(listOf(next, list, games), lost(list));
    const end = those.length === 0 ? gameThings(next, list, games)?.things.first.end : undefined;
    return end ? end(next) : withList(next, list, those, games);
  }, scenario);
  return suited({
    ...kept,
    entities: left(scenario.entities, entities).map((each) =>
      each.command ? { ...each, command: command(each.command) } : each,
    ),
    ...(scenario.obstacles && { obstacles: left(scenario.obstacles, obstacles) }),
    ...(scenario.targets && { targets: left(scenario.targets, targets) }),
    ...(scenario.timeline && { timeline: scenario.timeline.flatMap(entry) }),
  });
}

function indexWithout(index: number, gone: ReadonlySet<number>): number | null {
  if (gone.has(index)) return null;
  return index - [...gone].filter((each) => each < index).length;
}

/** Converts a body to another kind. Returns the body and the names of dropped fields. */
export function asKind(
  given: EntitySpec,
  kind: EntityName,
): { readonly spec: EntitySpec; readonly dropped: readonly string[] } {
  let spec: EntitySpec = { ...given, kind };
  const dropped: string[] = [];
  for (let found = kindRefusals(spec)[0]; found; found = kindRefusals(spec)[0]) {
    const [field, part] = found.path.map(String);
    // A path stays, but loses its loop.
    if (spec.command && field === 'command' && part === 'loop') {
      spec = { ...spec, command: withoutField(spec.command, 'loop') };
      dropped.push('loop');
    } else {
      spec = withoutField(spec, field as keyof EntitySpec);
      dropped.push(field);
    }
  }
  // A kind's label would be wrong on another kind.
  return { spec: spec.label === entityKinds[given.kind].label ? withoutField(spec, 'label') : spec, dropped };
}

function withoutField<Item>(item: Item, field: string): Item {
  return Object.fromEntries(Object.entries(item as object).filter(([key]) => key !== field)) as Item;
}

/** Returns the indexes of the bodies that chase one of the given scene objects. */
export function chasersOf(scenario: Scenario, refs: readonly ThingRef[]): number[] {
  return scenario.entities.flatMap(({ command }, n) => {
    if (!command || !('quarry' in command)) return [];
    const { quarry } = command;
    const chased: ThingRef =
      'entity' in quarry
        ? { list: 'entities', index: quarry.entity }
        : { list: 'targets', index: quarry.target };
    return refs.some((ref) => isSameThing(ref, chased)) ? [n] : [];
  });
}

/** Returns references to the bodies, crates and walls that overlap a scene object. */
export function overlapsOf(scenario: Scenario, ref: ThingRef): ThingRef[] {
  const slab = slabOf(scenario, ref);
  if (!slab) return [];
  return thingsOf(scenario).filter((other) => {
    const its = isSameThing(other, ref) ? null : slabOf(scenario, other);
    return its !== null && overlaps(slab, its);
  });
}

function slabOf(scenario: Scenario, { list, index }: ThingRef) {
  const [entity, obstacle] = [scenario.entities[index], scenario.obstacles?.[index]];
  if (list === 'entities') return entity ? slabOfBody(entity) : null;
  return list === 'obstacles' && obstacle ? slabOfThing(obstacle) : null;
}

/** Removes label lists that do not fit the number of bodies: `cards.table`, `hero.words`. @returns the new scenario */
function suited(scenario: Scenario): Scenario {
  const { cards, hero, entities } = scenario;
  const table = cards?.table;
  const cells = table ? table.columns.length * table.rows.length : entities.length;
  const isWorded = hero?.sets === 'bodies' && hero.words && hero.words.length !== entities.length + 1;
  return {
    ...scenario,
    ...(cells !== entities.length && { cards: withoutField(cards, 'table') }),
    ...(isWorded && { hero: withoutField(hero, 'words') }),
  };
}

/** Margin around a new object when the view is enlarged to include this object. m */
const viewMargin = 4;

/** Returns the scenario with the view, if any, enlarged to include `places`. */
function inView(scenario: Scenario, places: readonly Place[]): Scenario {
  const { view } = scenario;
  if (!view) return scenario;
  const side = (axis: 0 | 1) => {
    const [one, other] = [view[0][axis], view[1][axis]];
    const [least, most] = [Math.min(one, other), Math.max(one, other)];
    const put = places.map((place) => place[axis]);
    const low = Math.min(least, ...put.filter((at) => at < least).map((at) => at - viewMargin));
    const high = Math.max(most, ...put.filter((at) => at > most).map((at) => at + viewMargin));
    return [low, high] as const;
  };
  const [[left, right], [top, bottom]] = [side(0), side(1)];
  return {
    ...scenario,
    view: [
      [left, top],
      [right, bottom],
    ],
  };
}
